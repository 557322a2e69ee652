import MiniUIKit
import TestKit
import Testing

/// What a recognized gesture takes from the views.
@Suite(.provedOnce(.engine)) struct CancelTests {
  @Test func `GR-40 GR-42 F2 a view keeps a touch that is not cancelled, or never has it`() throws {
    try play(
      "a pan", of: "touch", "action",
      seen: "began C", "began A", "action pan", "moved C", "moved A", "action pan", "moved C",
      "moved A", "action pan", "ended C", "ended A"
    ) {
      $0.add(UIPanGestureRecognizer(), to: $0.c, "pan").cancelsTouchesInView = false
      try $0.dragC(15, 20)
      try $0.world.up()
    }
    try play(
      "a tap", of: "touch", "action",
      seen: "began C", "began A", "action tapC", "ended C", "ended A"
    ) {
      let tap = $0.tap(on: $0.c, "tapC")
      expect(tap.cancelsTouchesInView)
      tap.cancelsTouchesInView = false
      try $0.tapC()
    }

    try play(
      "GR-42", seen: "own began", "own = ended", "action act", "own = possible"
    ) {
      $0.add(Own.assigning([.began: [.ended]]), to: $0.a, "act")
      try $0.tapC()
    }
  }

  @Test func `GR-41 the cancel goes to whoever heard began; then the phase is ended`() throws {
    let probe = Probe()
    let scene = GestureScene(c: probe)
    var touch: UITouch?
    var phases: [UITouch.Phase?] = []
    probe.callsSuper = [.began: false]
    probe.on = { _, touches, _ in
      touch = touches.first
      phases.append(touch?.phase)
    }
    scene.tap(on: scene.a, "tapA")
    try scene.tapC()
    expectLines(scene.world.lines("touch"), "began C", "cancelled C")
    expectEqual(phases, [.began, .cancelled])
    expectEqual(touch?.phase, .ended)
  }

  @Test func `GR-51 one cancel has all touches of a gesture by views, and no others`() throws {
    try play(
      "a touch on another view", of: "touch",
      seen: "began other", "began C", "began A", "cancelled C", "cancelled A", "moved other"
    ) { scene in
      let other = scene.world.add("other", CGRect(x: 0, y: 400, width: 100, height: 100))
      scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
      try scene.world.down(10, 410, finger: 2)
      try scene.dragC(20)
      try scene.world.drag([CGPoint(x: 20, y: 410)], finger: 2)
      expectNil(other.gestureRecognizers)
    }

    let scene = GestureScene()
    let right = scene.world.add("R", CGRect(x: 120, y: 0, width: 80, height: 100), to: scene.a)
    for view in [scene.c, right] { view.isMultipleTouchEnabled = true }
    scene.add(Own.assigning([.moved: [.began]]), to: scene.a, "act")
    try scene.world.down((150, 60), (60, 60), (160, 60))
    scene.world.forget()
    try scene.world.drag([CGPoint(x: 61, y: 60)], finger: 2)
    expectLines(
      scene.world.sentences("touch").filter { $0.hasPrefix("R ") || $0.hasPrefix("C ") },
      "R cancelled finger 1", "R cancelled finger 3", "C cancelled finger 2")
  }

  @Test func `GR-52 GR-53 a gesture cancels once, keeps new fingers, ends tracking`() throws {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.dragC(20)
    expectLines(scene.lines("touch").filter { $0 == "cancelled C" }, "cancelled C")
    scene.world.forget()
    try scene.world.down(60, 100, finger: 2)
    expectLines(scene.news(), "pan(C) began", "pan(C) = changed", "action pan")
    try scene.dragC(25, 30)
    for finger in 1...2 { try scene.world.up(finger: finger) }
    expectLines(scene.lines("touch"), [])

    let control = ControlWorld.Control()
    let tracked = GestureScene(c: control)
    tracked.add(UIPanGestureRecognizer(), to: tracked.a, "pan")
    try tracked.dragC(5, 20)
    expectLines(tracked.lines("control"), "C touchDown", "C touchDragInside", "C touchCancel")
    expectLines(control.calls, "begin", "continue", "cancel")
    expect(!control.isTracking)
  }
}
