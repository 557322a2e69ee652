import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct CoalescingTests {
  @Test func `EV-28 EV-12 moves come at most once a frame, and no sample is lost`() throws {
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
    expectEqual(times.count, 7)
    let pauses = zip(times.dropFirst().dropLast(), times.dropFirst(2).dropLast()).map { $1 - $0 }
    expect(pauses.allSatisfy { $0 >= Clock.frame })
    expectEqual(moves.flatMap { $0 }, (1...24).map { CGFloat($0) })
    expectEqual(moves.first, [1])
    expectEqual(moves[1], [2, 3, 4])
  }

  @Test func `EV-12 the place delivered is the last coalesced one; at the end is none`() throws {
    let finger = try OneFinger()
    let (own, sent) = (try #require(finger.touch), try #require(finger.event))
    var last: UITouch?
    finger.view.on = { phase, touches, event in
      guard phase == .moved, let touch = touches.first else { return }
      last = event?.coalescedTouches(for: touch)?.last
      expectEqual(last?.location(in: nil), touch.location(in: nil))
      expectEqual(last?.timestamp, touch.timestamp)
      expectEqual(last?.phase, touch.phase)
      expectEqual(event?.predictedTouches(for: touch), [])
    }
    try finger.world.move(20, 10)
    #expect(last != nil)
    expectSame(last?.view, own.view)
    try finger.world.up()
    expectNil(sent.coalescedTouches(for: own))
    expectNil(sent.predictedTouches(for: own))
  }

  @Test func `EV-28 a held move comes with its frame, or before its finger is lifted`() throws {
    let waiting = try OneFinger()
    try waiting.world.move(11, 10)
    try waiting.world.move(12, 10)
    waiting.world.forget()
    try waiting.world.wait(0.016_666)
    expectEqual(waiting.world.lines("touch"), [])
    try waiting.world.wait(0.000_001)
    expectEqual(waiting.world.lines("touch").first, "moved view")

    let lifted = try OneFinger().world
    lifted.forget()
    try lifted.move(11, 10)
    try lifted.wait(0.004)
    try lifted.move(12, 10)
    try lifted.up()
    expectLines(lifted.lines("touch", of: ["view"]), "moved view", "moved view", "ended view")
    try lifted.wait(1)
    expectEqual(lifted.lines("touch", of: ["view"]).count, 3, "nothing comes after the end")
  }
}
