import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct CoalescingTests {
  private func dragged() throws -> (moves: [[CGFloat]], times: [Microseconds]) {
    let world = World()
    let view = world.add("view", Probe(frame: world.root.bounds))
    var (moves, times): ([[CGFloat]], [Microseconds]) = ([], [])
    view.on = { phase, touches, event in
      guard phase == .moved, let touch = touches.first else { return }
      moves.append((event?.coalescedTouches(for: touch) ?? []).map { $0.x })
      times.append(world.phone.clock.now)
    }
    try world.down(0, 10)
    // 240 samples in a second for a tenth of a second.
    for sample in 1...24 {
      try world.phone.clock.advance(to: Microseconds(sample) * 4167)
      try world.move(CGFloat(sample), 10)
    }
    try world.up()
    return (moves, times)
  }

  @Test func `EV-28 moves come at most once a frame, however fast the glass is`() throws {
    let times = try dragged().times
    expectEqual(times.count, 7)
    let pauses = zip(times.dropFirst().dropLast(), times.dropFirst(2).dropLast()).map { $1 - $0 }
    expect(pauses.allSatisfy { $0 >= Clock.frame })
  }

  @Test func `EV-12 no sample is lost: the coalesced touches are all that came in between`() throws
  {
    let moves = try dragged().moves
    expectEqual(moves.flatMap { $0 }, (1...24).map { CGFloat($0) })
    expectEqual(moves.first, [1])
    expectEqual(moves[1], [2, 3, 4])
  }

  @Test func `EV-12 the delivered place is the last coalesced one, and nothing is predicted`()
    throws
  {
    let finger = try OneFinger()
    var (last, own): (UITouch?, UITouch?)
    var predicted: [UITouch]?
    finger.view.on = { phase, touches, event in
      guard phase == .moved, let touch = touches.first else { return }
      (last, own) = (event?.coalescedTouches(for: touch)?.last, touch)
      predicted = event?.predictedTouches(for: touch)
      expectEqual(last?.location(in: nil), touch.location(in: nil))
      expectEqual(last?.timestamp, touch.timestamp)
      expectEqual(last?.phase, touch.phase)
    }
    try finger.world.move(20, 10)
    #expect(last != nil)
    expectSame(last?.view, own?.view)
    expectEqual(predicted, [])
  }

  @Test func `EV-12 a touch that is not in the event has no coalesced ones`() throws {
    let finger = try OneFinger()
    let (touch, event) = (try #require(finger.touch), try #require(finger.event))
    try finger.world.up()
    expectNil(event.coalescedTouches(for: touch))
    expectNil(event.predictedTouches(for: touch))
  }

  @Test func `EV-28 a finger that is lifted takes its held moves along first`() throws {
    let finger = try OneFinger()
    finger.world.forget()
    try finger.world.move(11, 10)
    try finger.world.wait(0.004)
    try finger.world.move(12, 10)
    try finger.world.up()
    expectLines(
      finger.world.lines("touch", of: ["view"]), ["moved view", "moved view", "ended view"])
    try finger.world.wait(1)
    expectEqual(finger.world.lines("touch", of: ["view"]).count, 3, "nothing comes after the end")
  }

  @Test func `EV-28 a held move is delivered when its frame comes, without another sample`() throws
  {
    let finger = try OneFinger()
    try finger.world.move(11, 10)
    try finger.world.move(12, 10)
    finger.world.forget()
    try finger.world.wait(0.016_666)
    expectEqual(finger.world.lines("touch"), [])
    try finger.world.wait(0.000_001)
    expectEqual(finger.world.lines("touch").first, "moved view")
  }
}
