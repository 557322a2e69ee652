import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct TouchLifeTests {
  /// A view that takes several fingers.
  private func touchable() -> (World, Probe) {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.isMultipleTouchEnabled = true
    return (world, view)
  }

  @Test(arguments: [false, true])
  func `EV-17 a touch begins, moves or stays, and ends or is cancelled, once`(isCancelled: Bool)
    throws
  {
    let (world, view) = touchable()
    view.callsSuper = [.began: false]
    // The second time is like the first.
    for _ in 1...2 {
      world.forget()
      try world.down(10, 10)
      try world.move(11, 10)
      try world.frame()
      try world.move(12, 10)
      isCancelled ? try world.cancel() : try world.up()
      let end = isCancelled ? "cancelled view" : "ended view"
      expectLines(world.lines("touch"), "began view", "moved view", "moved view", end)
    }
  }

  @Test func `EV-18 EV-17 a touch is one object all its life, and keeps its view alive`() throws {
    let (world, view) = touchable()
    var touches: [UITouch] = []
    var events: [UIEvent?] = []
    view.on = { _, set, event in
      touches += Array(set)
      events.append(event)
    }
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    try world.tap(12, 12)
    expectEqual(touches.count, 5)
    expectSame(touches[0], touches[1])
    expectSame(touches[1], touches[2])
    #expect(touches[2] !== touches[3])
    expectEqual(touches[0].phase, .ended, "what was kept has changed meanwhile")
    expect(events.allSatisfy { $0 === events[0] })

    // A view that only the touch holds lives until the touch is over.
    let held = World()
    var kept: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    weak let observed = kept
    kept.map { _ = held.add("view", $0) }
    try held.down(10, 10)
    kept?.removeFromSuperview()
    kept = nil
    expectEqual(held.lines("touch").last, "cancelled application")
    held.forget()
    #expect(observed != nil)
    try held.up()
    expectLines(held.lines("touch"), [])
    held.forget()
    expectNil(observed)
  }

  @Test func `EV-3 EV-7 a touch that rests is in allTouches, with its old timestamp`() throws {
    let (world, view) = touchable()
    try world.down(10, 10, finger: 1)
    var calls: [String] = []
    view.on = { phase, touches, event in
      let all = (event?.allTouches ?? []).sorted { $0.x < $1.x }.map { $0.phase.word }
      calls.append("\(phase.word) \(touches.count) of \(all.joined(separator: " "))")
    }
    try world.down(50, 10, finger: 2)
    try world.move(51, 10, finger: 2)
    try world.up(finger: 1)
    expectLines(
      calls, "began 1 of stationary began", "moved 1 of stationary moved",
      "ended 1 of ended stationary")

    // In seconds since the start of the phone.
    let (timed, touched) = touchable()
    var stamps: [[Seconds]] = []
    touched.on = { _, _, event in
      let all = (event?.allTouches ?? []).sorted { $0.x < $1.x }
      stamps.append([event?.timestamp ?? 0] + all.map { $0.timestamp })
    }
    try timed.wait(1)
    try timed.down(10, 10, finger: 1)
    try timed.wait(0.5)
    try timed.down(50, 10, finger: 2)
    let start = Clock.uptimeAtStart
    expectEqual(stamps, [[start + 1, start + 1], [start + 1.5, start + 1, start + 1.5]])
    expectEqual(timed.phone.clock.uptime, start + 1.5)
  }

  @Test func `EV-9 a touch is and was at places of the window, or of any view asked`() throws {
    let (world, view) = touchable()
    world.window.frame.origin = CGPoint(x: 5, y: 5)
    view.frame.origin = CGPoint(x: 10, y: 10)
    var (places, steps): ([CGPoint], [[CGFloat]]) = ([], [])
    view.on = { [unowned view] phase, touches, _ in
      for touch in touches {
        if phase == .began {
          places = [nil, view, world.window].map { touch.location(in: $0) }
        }
        steps.append([touch.previousLocation(in: nil).x, touch.location(in: nil).x])
      }
    }
    try world.down(25, 35)
    expectEqual(places, [CGPoint(x: 20, y: 30), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 30)])
    try world.move(27, 35)
    try world.frame()
    try world.move(30, 35)
    try world.up()
    // The former place is that in the event before.
    expectEqual(steps, [[20, 20], [20, 22], [22, 25], [25, 25]])
  }
}

extension UITouch {
  /// Where the touch is in its window.
  var x: CGFloat { location(in: nil).x }
}
