import MiniUIKit
import TestKit
import Testing

/// What a recognized gesture takes from the views.
@Suite(.provedOnce(.engine)) struct CancelTests {
  @Test func `GR-40 F2 with cancelsTouchesInView off the view goes on receiving`() throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan").cancelsTouchesInView = false
    try scene.dragC(15, 20)
    try scene.world.up()
    expectLines(
      scene.lines("touch", "action"),
      [
        "began C", "began A", "action pan", "moved C", "moved A", "action pan", "moved C",
        "moved A", "action pan", "ended C", "ended A",
      ])
  }

  @Test func `GR-40 F2 a tap that does not cancel lets the view have its end`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    expect(tap.cancelsTouchesInView)
    tap.cancelsTouchesInView = false
    try scene.tapC()
    expectLines(
      scene.lines("touch", "action"), ["began C", "began A", "action tapC", "ended C", "ended A"])
  }

  @Test func `GR-41 the cancel goes to the hit view and to those who heard began by forwarding`()
    throws
  {
    let probe = Probe()
    probe.callsSuper = [.began: false]
    let scene = GestureScene(c: probe)
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(scene.world.lines("touch"), ["began C", "cancelled C"])
  }

  @Test func `GR-41 the phase is cancelled in touchesCancelled and ended again afterwards`() throws
  {
    let probe = Probe()
    let scene = GestureScene(c: probe)
    var touch: UITouch?
    var phases: [UITouch.Phase?] = []
    probe.on = { _, touches, _ in
      touch = touches.first
      phases.append(touch?.phase)
    }
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    expectEqual(phases, [.began, .cancelled])
    expectEqual(touch?.phase, .ended)
  }

  @Test func `GR-42 a touch in began that is recognized at once never arrives`() throws {
    let scene = GestureScene()
    scene.add(Own.assigning([.began: [.ended]]), to: scene.a, "act")
    try scene.tapC()
    expectLines(scene.lines, ["own began", "own = ended", "action act", "own = possible"])
  }

  @Test func `GR-50 the action comes first, the cancel after it (DEC-2)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    expectLines(
      scene.lines("touch", "action"),
      [
        "began C", "began A", "action tapC", "cancelled C", "cancelled A",
      ])
  }

  @Test func `GR-51 only the touches of the gesture are cancelled`() throws {
    let scene = GestureScene()
    let other = scene.world.add("other", CGRect(x: 0, y: 400, width: 100, height: 100))
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.world.down(10, 410, finger: 2)
    try scene.dragC(20)
    try scene.world.drag([CGPoint(x: 20, y: 410)], finger: 2)
    expectLines(
      scene.lines("touch"),
      [
        "began other", "began C", "began A", "cancelled C", "cancelled A", "moved other",
      ])
    expectNil(other.gestureRecognizers)
  }

  @Test func `GR-51 one cancel has all touches of a view, views in the order of their touches`()
    throws
  {
    let scene = GestureScene()
    let right = scene.world.add("R", CGRect(x: 120, y: 0, width: 80, height: 100), to: scene.a)
    for view in [scene.c, right] { view.isMultipleTouchEnabled = true }
    scene.add(Own.assigning([.moved: [.began]]), to: scene.a, "act")
    try scene.world.down(150, 60, finger: 1)
    try scene.world.down(60, 60, finger: 2)
    try scene.world.down(160, 60, finger: 3)
    scene.world.forget()
    try scene.world.drag([CGPoint(x: 61, y: 60)], finger: 2)
    expectEqual(
      scene.world.sentences("touch").filter { $0.hasPrefix("R ") || $0.hasPrefix("C ") },
      [
        "R cancelled finger 1", "R cancelled finger 3", "C cancelled finger 2",
      ])
  }

  @Test func `GR-52 a continuous gesture cancels once, when it begins`() throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.dragC(15, 20, 25)
    try scene.world.up()
    expectLines(scene.lines("touch").filter { $0 == "cancelled C" }, ["cancelled C"])
  }

  @Test func `GR-52 a finger that joins a gesture under way belongs to it and not to the view`()
    throws
  {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.dragC(20)
    scene.world.forget()
    try scene.world.down(60, 100, finger: 2)
    expectLines(scene.lines, ["pan(C) began", "pan(C) = changed", "action pan"])
  }

  @Test func `GR-53 touchesCancelled of a control cancels its tracking and sends touchCancel`()
    throws
  {
    let control = ControlWorld.Control()
    let scene = GestureScene(c: control)
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    try scene.dragC(5, 20)
    expectLines(scene.lines("control"), ["C touchDown", "C touchDragInside", "C touchCancel"])
    expectLines(control.calls, ["begin", "continue", "cancel"])
    expect(!control.isTracking)
  }
}
