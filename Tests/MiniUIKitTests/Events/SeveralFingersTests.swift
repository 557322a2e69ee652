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

  /// The pair, and a window in front of it at (0, 300).
  private func pairWithWindow() -> (World, left: Probe, right: Probe, other: UIWindow) {
    let (world, left, right) = pair()
    let other = world.addWindow("other", level: .alert)
    other.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    return (world, left, right, other)
  }

  @Test func `EV-10 only with isMultipleTouchEnabled a view has more than one touch`() throws {
    let (world, left, _) = pair()
    var seen: [Int?] = []
    left.on = { _, _, event in seen.append(event?.allTouches?.count) }
    try world.down((10, 10), (20, 10))
    try world.move(21, 10, finger: 2)
    try world.frame()
    try world.move(11, 10, finger: 1)
    try world.up(finger: 1)
    try world.down(30, 10, finger: 3)
    try world.up(finger: 2)
    try world.up(finger: 3)
    expectLines(world.lines("touch"), "began left", "moved left", "ended left")
    expectEqual(seen, [1, 2, 2], "the fingers kept from the view are in the event all the same")
    try world.tap(10, 10)
    expectEqual(world.lines("touch").count, 5, "the next sequence has a first touch again")
    expect(!left.isMultipleTouchEnabled)

    // Of one event they arrive together.
    let (both, multiple, _) = pair()
    multiple.isMultipleTouchEnabled = true
    var counts: [Int] = []
    multiple.on = { _, touches, _ in counts.append(touches.count) }
    try both.together(.down, (10, 10), (20, 10))
    try both.up(finger: 2)
    expectEqual(counts, [2, 1])
  }

  @Test func `EV-11 an exclusive view keeps its window's others out, and they keep it`() throws {
    let (world, left, right, _) = pairWithWindow()
    try world.down((10, 10), (110, 10))
    expectLines(world.lines("touch"), "began left", "began right")
    expect(!right.isExclusiveTouch)
    for finger in 1...2 { try world.up(finger: finger) }

    left.isExclusiveTouch = true
    world.forget()
    try world.down((10, 10), (110, 10))
    expectLines(world.lines("touch"), "began left")
    try world.up(finger: 1)
    try world.move(111, 10, finger: 2)
    expectLines(world.lines("touch"), ["began left", "ended left"], "a touch kept out stays out")
    try world.up(finger: 2)
    world.forget()
    try world.down((110, 10), (10, 10))
    expectLines(world.lines("touch"), "began right")
    for finger in 1...2 { try world.up(finger: finger) }
    world.forget()
    try world.down((10, 10), (10, 310))
    expectLines(world.lines("touch").prefix(2), "began left", "began other")
  }

  @Test func `EV-19 allTouches and touches(for) are the whole and its parts`() throws {
    let (world, left, right, other) = pairWithWindow()
    let stranger = UIView()
    var counts: [[Int?]] = []
    left.on = { _, _, event in
      let views = [left, right, stranger].map { event?.touches(for: $0)?.count }
      let windows = [world.window, other].map { event?.touches(for: $0)?.count }
      counts.append([event?.allTouches?.count] + views + windows)
    }
    try world.together(.down, (10, 10), (110, 10), (10, 310))
    expectEqual(counts, [[3, 1, 1, nil, 2, 1]])
  }

  @Test func `EV-19 began, moved, ended, cancelled; the views by their first touches`() throws {
    let (world, _, _) = pair()
    let third = world.add("third", CGRect(x: 0, y: 100, width: 100, height: 100))
    try world.down((110, 10), (10, 10), (10, 110))
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

    // A hundred fingers in one event.
    let crowd = World()
    let corners = (0..<100).map { CGPoint(x: $0 % 10 * 30, y: $0 / 10 * 30) }
    for (number, corner) in corners.enumerated() {
      let view = Probe(frame: CGRect(x: corner.x, y: corner.y, width: 30, height: 30))
      view.callsSuper = [.began: false]
      crowd.add("v\(number)", view)
    }
    try crowd.phone.digitizer.report(
      corners.enumerated().map { number, corner in
        .init(finger: number, .down, at: CGPoint(x: corner.x + 1, y: corner.y + 1))
      })
    expectLines(crowd.lines("touch"), (0..<100).map { "began v\($0)" })
  }
}
