import MiniUIKit
import TestKit
import Testing

/// A control 100 by 40 points at (100, 200), with what it sends and what it is asked.
final class ControlWorld {
  let world = World()
  let control: Control

  final class Control: UIControl {
    var callsSuper = true
    var calls: [String] = []
    var begins = true
    var continues = true
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

  init() {
    control = world.add("control", Control(frame: CGRect(x: 100, y: 200, width: 100, height: 40)))
  }

  /// The control's events since they were asked for last.
  func events() -> [String] {
    let events = world.lines("control").map { String($0.dropFirst("control ".count)) }
    world.forget()
    return events
  }

  func move(_ x: CGFloat, _ y: CGFloat) throws {
    try world.frame()
    try world.move(x, y)
  }
}

@Suite(.provedOnce(.engine)) struct TrackingTests {
  @Test func `CT-1 a control makes its events of the four touches methods`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    try scene.move(111, 210)
    try scene.world.up()
    try scene.world.wait(1)
    try scene.world.down(110, 210)
    try scene.world.cancel()
    expectEqual(
      scene.events(),
      [
        "touchDown", "touchDragInside", "touchUpInside", "touchDown", "touchCancel",
      ])
  }

  @Test func `CT-2 the four tracking methods are called, and say yes by default`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    try scene.move(111, 210)
    try scene.world.up()
    try scene.world.down(110, 210)
    try scene.world.cancel()
    expectLines(
      scene.control.calls, ["begin", "continue", "end, tracking true", "begin", "cancel"])
    let finger = try OneFinger()
    let touch = try #require(finger.touch)
    let plain = UIControl()
    let (begins, continues) = (
      plain.beginTracking(touch, with: nil), plain.continueTracking(touch, with: nil)
    )
    expect(begins)
    expect(continues)
  }

  @Test func `CT-3 a control follows one touch, and only if it is the touch's view`() throws {
    let scene = ControlWorld()
    scene.control.isMultipleTouchEnabled = true
    try scene.world.down(110, 210, finger: 1)
    try scene.world.down(120, 210, finger: 2)
    try scene.world.up(finger: 2)
    expectLines(scene.events(), ["touchDown"], "a second finger is not followed")
    try scene.world.up(finger: 1)
    expectLines(scene.events(), ["touchUpInside"])
    try scene.world.wait(1)
    scene.world.add("child", CGRect(x: 0, y: 0, width: 50, height: 40), to: scene.control)
    try scene.world.tap(110, 210)
    expectEqual(scene.events(), [], "the touch's view is the child")
    try scene.world.tap(190, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside"])
  }

  @Test func `CT-2 without super in endTracking a control goes on tracking and stays highlighted`()
    throws
  {
    let scene = ControlWorld()
    scene.control.callsSuper = false
    try scene.world.tap(110, 210)
    #expect(scene.events() == ["touchDown", "touchUpInside"], "its events come all the same")
    #expect(scene.control.isTracking && scene.control.isHighlighted)
    scene.control.callsSuper = true
    try scene.world.wait(1)
    try scene.world.tap(110, 210)
    #expect(!scene.control.isTracking && !scene.control.isHighlighted, "the next touch mends it")
  }

  @Test func `CT-2 without super in cancelTracking no touchCancel is sent, and it looks pressed`()
    throws
  {
    let scene = ControlWorld()
    scene.control.callsSuper = false
    try scene.world.down(110, 210)
    try scene.world.cancel()
    #expect(scene.events() == ["touchDown"])
    #expect(scene.control.calls == ["begin", "cancel"])
    #expect(scene.control.isTracking && scene.control.isHighlighted)
  }

  @Test func `CT-2 a program may cancel the tracking by cancelTracking itself`() throws {
    let scene = ControlWorld()
    scene.control.cancelTracking(with: nil)
    #expect(scene.events() == [], "there is nothing to cancel")
    try scene.world.down(110, 210)
    scene.control.cancelTracking(with: nil)
    try scene.world.up()
    #expect(scene.events() == ["touchDown", "touchCancel"])
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
  }

  @Test func `CT-4 a touch that is followed is inside and highlights; a refused one does nothing`()
    throws
  {
    let scene = ControlWorld()
    let control = scene.control
    try scene.world.down(110, 210)
    expectEqual(
      [control.isTracking, control.isTouchInside, control.isHighlighted], [true, true, true])
    try scene.world.up()
    expectEqual(
      [control.isTracking, control.isTouchInside, control.isHighlighted], [false, false, false])
    _ = scene.events()
    control.begins = false
    try scene.world.wait(1)
    try scene.world.down(110, 210)
    try scene.move(111, 210)
    try scene.world.up()
    expectEqual(scene.events(), [])
    expect(!control.isTracking)
  }

  @Test func `CT-5 highlight and inside follow the touch across the edge`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    try scene.move(110, 311)
    expect(!scene.control.isHighlighted)
    expect(!scene.control.isTouchInside)
    expect(scene.control.isTracking)
    try scene.move(110, 300)
    expect(scene.control.isHighlighted)
    expect(scene.control.isTouchInside)
  }

  @Test func `CT-6 a control that does not want to continue hears and sends no more`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    scene.control.continues = false
    try scene.move(111, 210)
    expect(!scene.control.isTracking)
    expect(!scene.control.isHighlighted)
    try scene.move(112, 210)
    try scene.world.up()
    expectLines(scene.events(), ["touchDown"])
    expectLines(scene.control.calls, ["begin", "continue"])
  }

  @Test func `CT-7 where a touch is lifted counts anew, before endTracking`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    try scene.world.report(.up, CGPoint(x: 110, y: 311))
    expectLines(scene.events(), ["touchDown", "touchDragExit", "touchUpOutside"])
    expectLines(scene.control.calls, ["begin", "end, tracking true"])
    try scene.world.wait(1)
    try scene.world.down(110, 210)
    try scene.move(110, 400)
    try scene.world.report(.up, CGPoint(x: 110, y: 230))
    expectLines(
      scene.events(),
      ["touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchUpInside"])
  }

  @Test func `CT-8 a touch that is taken away calls cancelTracking and sends touchCancel`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    try scene.world.cancel()
    expectLines(scene.events(), ["touchDown", "touchCancel"])
    expectLines(scene.control.calls, ["begin", "cancel"])
    expect(!scene.control.isTracking)
    expect(!scene.control.isHighlighted)
  }

  @Test func `CT-8 a control that leaves its window while it follows a touch cancels`() throws {
    let scene = ControlWorld()
    let outer = scene.world.add("outer", CGRect(x: 0, y: 0, width: 375, height: 400))
    outer.addSubview(scene.control)
    try scene.world.down(110, 210)
    outer.removeFromSuperview()
    expectLines(scene.events(), ["touchDown", "touchCancel"])
    expectLines(scene.control.calls, ["begin", "cancel"])
    try scene.move(111, 210)
    try scene.world.up()
    expectEqual(scene.events(), [])
    expect(!scene.control.isTracking)
    scene.world.root.addSubview(outer)
    try scene.world.wait(1)
    try scene.world.tap(110, 210)
    expectLines(scene.events(), ["touchDown", "touchUpInside"])
  }

  /// Points 70 and a little more outside each of the four edges.
  @Test(arguments: [
    (30, 210, true), (29.9, 210, false), (269.9, 210, true), (270, 210, false),
    (110, 130, true), (110, 129.9, false), (110, 309.9, true), (110, 310, false),
  ])
  func `CT-9 up to 70 points outside each edge count as inside (DEC-6)`(
    x: CGFloat, y: CGFloat, isInside: Bool
  ) throws {
    let scene = ControlWorld()
    try scene.world.down(150, 220)
    try scene.move(x, y)
    try scene.world.up()
    expectEqual(
      scene.events(),
      [
        "touchDown"
      ]
        + (isInside
          ? ["touchDragInside", "touchUpInside"]
          : ["touchDragExit", "touchDragOutside", "touchUpOutside"]))
  }

  @Test func `CT-9 a touch begins only in the real area`() throws {
    let scene = ControlWorld()
    try scene.world.tap(99, 210)
    expectEqual(scene.events(), [])
    expectEqual(Decisions.controlTolerance, 70)
  }

  @Test func `HT-15 a disabled control is not hit, nor is what lies in it (DEC-25)`() throws {
    let scene = ControlWorld()
    let behind = scene.world.add("behind", scene.control.frame)
    scene.world.root.sendSubviewToBack(behind)
    scene.world.add("child", scene.control.bounds, to: scene.control)
    scene.control.isEnabled = false
    try scene.world.tap(110, 210)
    expectLines(scene.world.lines("hitTest", of: ["control"]), ["hit control", "control -> nil"])
    expect(!scene.world.asked.contains("child"))
    expectEqual(scene.world.lines("touch").first, "began behind")
    scene.control.isEnabled = true
    scene.world.forget()
    try scene.world.tap(110, 210)
    expectEqual(scene.world.lines("touch").first, "began child")
  }

  @Test func `CT-15 a control that is disabled while it follows a touch goes on`() throws {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    scene.control.isEnabled = false
    try scene.world.up()
    expectLines(scene.events(), ["touchDown", "touchUpInside"])
  }
}
