import MiniUIKit
import TestKit
import Testing

/// C1 to C5 of the published experiments.
@Suite(.provedOnce(.engine)) struct PublishedChainTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private func scene<Grey: UIView, Red: UIView>(_ grey: Grey, _ red: Red) -> World {
    let world = World()
    grey.frame = CGRect(0, 88, 187.5, 400)
    red.frame = CGRect(0, 0, 93.75, 400.0 / 3)
    world.add("grey", grey)
    world.add("red", red, to: grey)
    world.application.delegate = delegate
    delegate.traceName = "appDelegate"
    world.root.traceName = "root"
    return world
  }

  private let delegate = Delegate()
  private let red = CGPoint(46, 154)

  @Test func `RC-10 C1 red, grey, the controller, then window to app delegate`() throws {
    let world = scene(UIView(), UIView())
    try world.tap(red)
    let way = world.lines("touch").filter { $0.hasPrefix("began") }
    expectEqual(
      way,
      [
        "began red", "began grey", "began root", "began viewController", "began window",
        "began scene", "began application", "began appDelegate",
      ])
    expectNil(delegate.next)
    expectSame(world.root.next, world.viewController, "and not the superview")
  }

  @Test func `RC-11 C2 red without super keeps everything, red without overrides nothing`() throws {
    let silent = Probe()
    silent.callsSuper = [.began: false, .moved: false, .ended: false]
    let world = scene(UIView(), silent)
    try world.tap(red)
    expectLines(world.lines("touch"), ["began red", "ended red"])
    let open = scene(UIView(), UIView())
    try open.tap(red)
    expect(open.lines("touch").contains("began viewController"))
    expect(open.lines("touch").contains("ended viewController"))
  }

  @Test func `RC-13 C3 grey hears of the end only if it heard of the beginning`() throws {
    let view = Probe()
    view.callsSuper = [.began: false, .ended: true]
    let silent = scene(UIView(), view)
    try silent.tap(red)
    expectLines(silent.lines("touch"), ["began red", "ended red"])
    final class OnlyEnded: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
      }
    }
    let open = scene(UIView(), OnlyEnded())
    try open.tap(red)
    expectLines(open.lines("touch", of: ["grey"]), ["began grey", "ended grey"])
  }

  @Test func `RC-16 C4 a button above red swallows the touch and sends no action`() throws {
    let button = UIButton()
    let world = scene(button, UIView())
    button.traceName = "button"
    button.addTarget(world.root, action: UIView.setNeedsNothing, for: .touchDown, name: "didPress")
    try world.tap(red)
    let touches = world.lines("touch").filter { $0.hasPrefix("began") }
    expectLines(touches, ["began red", "began button"])
    expectEqual(world.lines("action"), [])
    expectEqual(world.lines("control"), [])
    try world.tap(150, 300)
    expectLines(world.lines("action"), ["action didPress"], "where red does not lie, it works")
  }

  @Test func `CT-1 C5 a button whose touches methods lack super sends no action`() throws {
    final class Mute: UIButton {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let world = World()
    let button = world.add("button", Mute(frame: CGRect(0, 0, 50, 50)))
    button.addTarget(world.root, action: UIView.setNeedsNothing, for: .allEvents, name: "didTap")
    try world.tap(10, 10)
    expectLines(world.lines("touch"), ["began button", "ended button"])
    expectEqual(world.lines("action"), [])
    expect(!button.isTracking)
  }
}
