import MiniUIKit
import TestKit
import Testing

/// The golden traces of delivery and of controls, each from down to up.
@Suite(.provedOnce(.engine)) struct DeliveryTraceTests {
  @Test func `TR-1 without recognizers a tap goes from the hit view up the whole chain`() throws {
    let world = World()
    let a = world.add("A", CGRect(x: 20, y: 20, width: 200, height: 200))
    world.add("C", CGRect(x: 20, y: 20, width: 100, height: 100), to: a)
    try world.tap(60, 60)
    let chain = ["C", "A", "root", "viewController", "window", "scene", "application"]
    expectLines(world.lines("touch"), chain.map { "began \($0)" } + chain.map { "ended \($0)" })
    expectEqual(world.lines("hitTest").last, "window -> C")
  }

  @Test func `TR-20 TR-21 a superview hears both began and ended, or neither`() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let silent = Probe(frame: frame)
    silent.callsSuper = [.began: false]
    let watcher = EndWatcher(frame: frame)
    for view in [silent, watcher] {
      let world = World()
      let parent = world.add("P", CGRect(x: 20, y: 20, width: 200, height: 200))
      world.add("view", view, to: parent)
      try world.tap(60, 60)
      let all = ["began view", "began P", "ended view", "ended P"]
      expectLines(
        world.lines("touch", of: ["view", "P"]),
        view === watcher ? all : ["began view", "ended view"])
      expectEqual(world.lines("touch").contains("ended root"), view === watcher)
    }
  }

  private static let drags: [(CGFloat, back: CGFloat?, events: [String])] = [
    (260, nil, ["touchDown", "touchDragInside", "touchUpInside", "primaryActionTriggered"]),
    (271, nil, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]),
    (
      271, 190,
      [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
        "touchUpInside", "primaryActionTriggered",
      ]
    ),
  ]

  @Test(arguments: drags)
  func `TR-29 TR-30 dragged out of a button by 60 points it is a tap, by 71 only if it comes back`(
    y: CGFloat, back: CGFloat?, events: [String]
  ) throws {
    let world = World()
    world.add("button", UIButton(frame: CGRect(x: 100, y: 160, width: 100, height: 40)))
    try world.down(150, 180)
    try world.drag([y, back].compactMap { $0 }.map { CGPoint(x: 150, y: $0) })
    try world.up()
    expectLines(world.lines("control"), events.map { "button \($0)" })
  }
}

/// A view that overrides the end only, and passes it on.
private final class EndWatcher: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}
