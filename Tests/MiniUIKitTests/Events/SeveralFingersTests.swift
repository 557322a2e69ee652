import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct SeveralFingersTests {
  private func pair() -> (World, left: Probe, right: Probe) {
    let world = World()
    let left = world.add("left", Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let right = world.add("right", Probe(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
    for view in [left, right] { view.callsSuper = [.began: false] }
    return (world, left, right)
  }

  @Test func `EV-10 without isMultipleTouchEnabled only the first touch of a sequence arrives`()
    throws
  {
    let (world, left, _) = pair()
    try world.down(10, 10, finger: 1)
    try world.down(20, 10, finger: 2)
    try world.move(21, 10, finger: 2)
    try world.up(finger: 1)
    try world.down(30, 10, finger: 3)
    try world.up(finger: 2)
    try world.up(finger: 3)
    expectLines(world.lines("touch"), ["began left", "ended left"])
    try world.tap(10, 10)
    expectEqual(world.lines("touch").count, 4, "the next sequence has a first touch again")
    expect(!left.isMultipleTouchEnabled)
  }

  @Test func `EV-10 the fingers kept from the view are in the event all the same`() throws {
    let (world, left, _) = pair()
    var seen: [Int?] = []
    left.on = { _, _, event in seen.append(event?.allTouches?.count) }
    try world.down(10, 10, finger: 1)
    try world.down(20, 10, finger: 2)
    try world.move(11, 10, finger: 1)
    expectEqual(seen, [1, 2])
  }

  @Test func `EV-10 with isMultipleTouchEnabled every touch arrives, of one event together`() throws
  {
    let (world, left, _) = pair()
    left.isMultipleTouchEnabled = true
    var counts: [Int] = []
    left.on = { _, touches, _ in counts.append(touches.count) }
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(x: 10, y: 10)),
      .init(finger: 2, .down, at: CGPoint(x: 20, y: 10)),
    ])
    try world.up(finger: 2)
    expectEqual(counts, [2, 1])
  }

  @Test func `EV-11 an exclusive view keeps others out, and is kept out by others`() throws {
    let (world, left, right) = pair()
    left.isExclusiveTouch = true
    try world.down(10, 10, finger: 1)
    try world.down(110, 10, finger: 2)
    expectLines(world.lines("touch"), ["began left"])
    try world.up(finger: 1)
    try world.move(111, 10, finger: 2)
    expectLines(world.lines("touch"), ["began left", "ended left"], "a touch kept out stays out")
    try world.up(finger: 2)
    world.forget()
    try world.down(110, 10, finger: 1)
    try world.down(10, 10, finger: 2)
    expectLines(world.lines("touch"), ["began right"])
    expect(!right.isExclusiveTouch)
  }

  @Test func `EV-11 two views that are not exclusive have touches at the same time`() throws {
    let (world, _, _) = pair()
    try world.down(10, 10, finger: 1)
    try world.down(110, 10, finger: 2)
    expectLines(world.lines("touch"), ["began left", "began right"])
  }

  @Test func `EV-11 exclusive touch ends at the window`() throws {
    let (world, left, _) = pair()
    left.isExclusiveTouch = true
    let other = world.addWindow("other", level: .alert)
    other.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    try world.down(10, 10, finger: 1)
    try world.down(10, 310, finger: 2)
    expectLines(Array(world.lines("touch").prefix(2)), ["began left", "began other"])
  }

  @Test func `EV-19 allTouches and touches(for) are the whole and its parts`() throws {
    let (world, left, right) = pair()
    let other = world.addWindow("other", level: .alert)
    other.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    let stranger = UIView()
    var counts: [[Int?]] = []
    left.on = { _, _, event in
      counts.append([
        event?.allTouches?.count, event?.touches(for: left)?.count,
        event?.touches(for: right)?.count,
        event?.touches(for: world.window)?.count, event?.touches(for: other)?.count,
        event?.touches(for: stranger)?.count,
      ])
    }
    try world.phone.digitizer.report([
      .init(finger: 1, .down, at: CGPoint(x: 10, y: 10)),
      .init(finger: 2, .down, at: CGPoint(x: 110, y: 10)),
      .init(finger: 3, .down, at: CGPoint(x: 10, y: 310)),
    ])
    expectEqual(counts, [[3, 1, 1, 2, 1, nil]])
  }

  @Test func `EV-19 the order is began, moved, ended, cancelled, and views by their first touch`()
    throws
  {
    let (world, _, _) = pair()
    let third = world.add("third", CGRect(x: 0, y: 100, width: 100, height: 100))
    try world.down(110, 10, finger: 1)
    try world.down(10, 10, finger: 2)
    try world.down(10, 110, finger: 3)
    world.forget()
    try world.phone.digitizer.report([
      .init(finger: 3, .cancelled, at: .zero), .init(finger: 2, .up, at: .zero),
      .init(finger: 1, .moved, at: CGPoint(x: 111, y: 10)),
      .init(finger: 4, .down, at: CGPoint(x: 300, y: 500)),
    ])
    let lines = world.lines("touch", of: ["left", "right", "third"])
    expectLines(lines, ["moved right", "ended left", "cancelled third"], "DEC-18")
    expectEqual(world.lines("touch").first, "began root")
    #expect(third.window != nil)
  }

  @Test func `EV-19 a hundred fingers in one event reach their views in order`() throws {
    let world = World()
    for number in 0..<100 {
      let (x, y) = (CGFloat(number % 10) * 30, CGFloat(number / 10) * 30)
      let view = Probe(frame: CGRect(x: x, y: y, width: 30, height: 30))
      view.callsSuper = [.began: false]
      world.add("v\(number)", view)
    }
    try world.phone.digitizer.report(
      (0..<100).map { number in
        .init(
          finger: number, .down,
          at: CGPoint(x: CGFloat(number % 10) * 30 + 1, y: CGFloat(number / 10) * 30 + 1))
      })
    expectLines(world.lines("touch"), (0..<100).map { "began v\($0)" })
  }
}
