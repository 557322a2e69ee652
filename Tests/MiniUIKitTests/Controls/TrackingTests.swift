import MiniUIKit
import TestKit
import Testing

extension World {
  /// What controls sent since it was asked for last, without their names.
  func controlEvents() -> [String] {
    news("control").map { String($0.split(separator: " ")[1]) }
  }
}

/// A control 100 by 40 points at (100, 200), with what it sends and what it is asked.
final class ControlWorld {
  let world = World()
  let control: Control

  final class Control: UIControl {
    var callsSuper = true
    var calls: [String] = []
    var begins = true
    var continues = true

    /// Whether it follows a touch, whether that is inside, and whether it is highlighted.
    var flags: [Bool] { [isTracking, isTouchInside, isHighlighted] }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      calls.append("end, tracking \(isTracking)")
      if callsSuper { super.endTracking(touch, with: event) }
    }
    override func cancelTracking(with event: UIEvent?) {
      calls.append("cancel")
      if callsSuper { super.cancelTracking(with: event) }
    }
  }

  init() { control = world.add("control", Control(frame: CGRect(100, 200, 100, 40))) }

  /// The control's events since they were asked for last.
  func events() -> [String] { world.controlEvents() }

  /// What the control was asked since it was asked for last.
  func calls() -> [String] {
    defer { control.calls = [] }
    return control.calls
  }

  func forget() { (_, _) = (events(), calls()) }

  func move(_ x: CGFloat, _ y: CGFloat) throws { try world.drag([CGPoint(x, y)]) }

  /// Puts a finger on (110, 210) long after the last one, and drags it to the right.
  func stroke(_ dx: CGFloat..., end: HIDEvent.Contact.Change? = .up) throws {
    try world.wait(1)
    try world.down(110, 210)
    try world.drag(dx.map { CGPoint(110 + $0, 210) })
    if let end { try world.stroke(end: end) }
  }
}

@Suite(.provedOnce(.engine)) struct TrackingTests {
  private let scene = ControlWorld()
  private var world: World { scene.world }
  private var control: ControlWorld.Control { scene.control }

  @Test func `CT-1 CT-2 CT-8 touches make events and call the tracking methods`() throws {
    try scene.stroke(1)
    expectLines(scene.events(), ["touchDown", "touchDragInside", "touchUpInside"])
    expectLines(scene.calls(), ["begin", "continue", "end, tracking true"])
    try scene.stroke(end: .cancelled)
    expectLines(scene.events(), ["touchDown", "touchCancel"])
    expectLines(scene.calls(), ["begin", "cancel"])
    expect(!control.isTracking && !control.isHighlighted)
    let touch = try #require(OneFinger().touch)
    let plain = UIControl()
    expect(plain.beginTracking(touch, with: nil))
    expect(plain.continueTracking(touch, with: nil))

    try world.wait(1)
    let outer = world.add("outer", CGRect(0, 0, 375, 400))
    outer.addSubview(control)
    try world.down(110, 210)
    outer.removeFromSuperview()
    expectLines(scene.events(), ["touchDown", "touchCancel"])
    expectLines(scene.calls(), ["begin", "cancel"])
    try scene.move(111, 210)
    try world.up()
    expectLines(scene.events(), [])
    expect(!control.isTracking)
    world.root.addSubview(outer)
    try world.wait(1)
    try world.tap(110, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside"])
  }

  @Test func `CT-3 a control follows one touch, and only if it is the touch's view`() throws {
    control.isMultipleTouchEnabled = true
    try world.down(110, 210, finger: 1)
    try world.down(120, 210, finger: 2)
    try world.up(finger: 2)
    expectLines(scene.events(), ["touchDown"], "a second finger is not followed")
    try world.up(finger: 1)
    expectLines(scene.events(), ["touchUpInside"])
    try world.wait(1)
    world.add("child", CGRect(0, 0, 50, 40), to: control)
    try world.tap(110, 210)
    expectLines(scene.events(), [], "the touch's view is the child")
    try world.tap(190, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside"])
  }

  @Test func `CT-2 without super a control goes on; a program may cancel that`() throws {
    control.callsSuper = false
    try world.tap(110, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside"], "its events come all the same")
    expect(control.isTracking && control.isHighlighted)
    control.callsSuper = true
    try world.wait(1)
    try world.tap(110, 210)
    expect(!control.isTracking && !control.isHighlighted, "the next touch mends it")
    control.callsSuper = false
    scene.forget()
    try scene.stroke(end: .cancelled)
    expectLines(scene.events(), ["touchDown"], "no touchCancel is sent")
    expectLines(scene.calls(), ["begin", "cancel"])
    expect(control.isTracking && control.isHighlighted)

    control.callsSuper = true
    control.cancelTracking(with: nil)
    scene.forget()
    try world.wait(1)
    control.cancelTracking(with: nil)
    expectLines(scene.events(), [], "there is nothing to cancel")
    try world.down(110, 210)
    control.cancelTracking(with: nil)
    try world.up()
    expectLines(scene.events(), ["touchDown", "touchCancel"])
    expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `CT-4 CT-5 CT-6 highlight and inside follow a touch that is wanted`() throws {
    try world.down(110, 210)
    expectEqual(control.flags, [true, true, true])
    try scene.move(110, 311)
    expectEqual(control.flags, [true, false, false])
    try scene.move(110, 300)
    expectEqual(control.flags, [true, true, true])
    try world.up()
    expectEqual(control.flags, [false, false, false])
    scene.forget()
    control.begins = false
    try scene.stroke(1)
    expectLines(scene.events(), [], "a refused touch does nothing (CT-4)")
    expect(!control.isTracking)

    (control.begins, control.continues, control.calls) = (true, false, [])
    try scene.stroke(1, end: nil)
    expect(!control.isTracking && !control.isHighlighted, "it does not want to continue (CT-6)")
    try scene.move(112, 210)
    try world.up()
    expectLines(scene.events(), ["touchDown"], "and hears and sends no more")
    expectLines(scene.calls(), ["begin", "continue"])
  }

  @Test func `CT-7 where a touch is lifted counts anew, before endTracking`() throws {
    try world.down(110, 210)
    try world.report(.up, CGPoint(110, 311))
    expectLines(scene.events(), ["touchDown", "touchDragExit", "touchUpOutside"])
    expectLines(scene.calls(), ["begin", "end, tracking true"])
    try scene.stroke(end: nil)
    try scene.move(110, 400)
    try world.report(.up, CGPoint(110, 230))
    expectLines(
      scene.events(),
      ["touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchUpInside"])
  }

  @Test func `HT-15 CT-15 DEC-25 a disabled control is not hit, but ends its touch`() throws {
    try world.down(110, 210)
    control.isEnabled = false
    try world.up()
    expectLines(scene.events(), ["touchDown", "touchUpInside"], "it goes on (CT-15)")
    let behind = world.add("behind", control.frame)
    world.root.sendSubviewToBack(behind)
    world.add("child", control.bounds, to: control)
    try world.tap(110, 210)
    expectLines(world.lines("hitTest", of: ["control"]), ["hit control", "control -> nil"])
    expect(!world.asked.contains("child"), "DEC-25")
    expectEqual(world.news("touch").first, "began behind")
    control.isEnabled = true
    try world.tap(110, 210)
    expectEqual(world.lines("touch").first, "began child")
  }
}
