import MiniUIKit
import TestKit
import Testing

/// The area in which a touch that began in a control still counts as inside.
@Suite(.provedOnce(.engine)) struct ToleranceTests {
  /// Drags from the middle of a control of 100 by 40 points at (100, 200).
  private func events(of kind: UIControl = UIControl(), through places: [CGPoint]) throws
    -> [String]
  {
    let world = World()
    kind.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    world.add("control", kind)
    try world.down(150, 220)
    for place in places {
      try world.frame()
      try world.move(place.x, place.y)
    }
    try world.up()
    return world.lines("control").map { String($0.dropFirst("control ".count)) }
  }

  private static let inside = ["touchDown", "touchDragInside", "touchUpInside"]
  private static let outside = [
    "touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside",
  ]

  @Test(arguments: [
    CGPoint(x: 30, y: 220), CGPoint(x: 269.999, y: 220), CGPoint(x: 150, y: 130),
    CGPoint(x: 150, y: 309.999), CGPoint(x: 30, y: 130), CGPoint(x: 269.999, y: 309.999),
  ])
  func `CT-9 inside is up to 70 points from an edge, or from two`(place: CGPoint) throws {
    try expectEqual(events(through: [place]), Self.inside)
  }

  @Test(arguments: [
    CGPoint(x: 29.999, y: 220), CGPoint(x: 270, y: 220), CGPoint(x: 150, y: 129.999),
    CGPoint(x: 150, y: 310), CGPoint(x: 29.999, y: 130), CGPoint(x: 270, y: 309.999),
  ])
  func `DEC-6 the grown area has the left and upper edges, and not the others`(place: CGPoint)
    throws
  {
    try expectEqual(events(through: [place]), Self.outside)
  }

  @Test func `CT-9 inside is also wherever point(inside:) says so, however far that is`() throws {
    final class Roomy: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -200, dy: -200).contains(point)
      }
    }
    try expectEqual(events(of: Roomy(), through: [CGPoint(x: 150, y: 311)]), Self.inside)
    try expectEqual(events(of: Roomy(), through: [CGPoint(x: 150, y: 441)]), Self.outside)
  }

  @Test func `TR-29 a button, 60 points out and lifted there: it was a tap`() throws {
    let places = [230, 250, 270, 300].map { CGPoint(x: 150, y: Double($0)) }
    try expectLines(
      events(of: UIButton(), through: places),
      ["touchDown"]
        + Array(repeating: "touchDragInside", count: 4)
        + ["touchUpInside", "primaryActionTriggered"])
  }

  @Test func `TR-30 a button, 71 points out, back, and lifted inside`() throws {
    try expectEqual(
      events(of: UIButton(), through: [CGPoint(x: 150, y: 311), CGPoint(x: 150, y: 230)]),
      [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
        "touchUpInside", "primaryActionTriggered",
      ])
  }
}
