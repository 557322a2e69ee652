import MiniUIKit
import TestKit
import Testing

/// The area in which a touch that began in a control still counts as inside.
@Suite(.provedOnce(.engine)) struct ToleranceTests {
  /// Drags from the middle of a control of 100 by 40 points at (100, 200).
  private func events(of kind: UIControl = UIControl(), through places: (CGFloat, CGFloat)...)
    throws
    -> [String]
  {
    let world = World()
    kind.frame = CGRect(100, 200, 100, 40)
    world.add("control", kind)
    try world.down(150, 220)
    try world.drag(places.map { CGPoint($0.0, $0.1) })
    try world.up()
    return world.controlEvents()
  }

  private let inside = ["touchDown", "touchDragInside", "touchUpInside"]
  private let outside = ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]

  @Test(arguments: [
    (30, 220, true), (29.999, 220, false), (269.999, 220, true), (270, 220, false),
    (150, 130, true), (150, 129.999, false), (150, 309.999, true), (150, 310, false),
    (30, 130, true), (29.999, 130, false), (269.999, 309.999, true), (270, 309.999, false),
  ])
  func `CT-9 DEC-6 inside is up to 70 points from an edge, or from two; the upper left ones count`(
    x: CGFloat, y: CGFloat, isInside: Bool
  ) throws {
    try expectLines(events(through: (x, y)), isInside ? inside : outside)
    expectEqual(Decisions.controlTolerance, 70)
  }

  @Test func `CT-9 TR-29 TR-30 inside is 70 points more, or what the control says`() throws {
    final class Roomy: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -200, dy: -200).contains(point)
      }
    }
    try expectLines(events(of: Roomy(), through: (150, 311)), inside)
    try expectLines(events(of: Roomy(), through: (150, 441)), outside)
    let scene = ControlWorld()
    try scene.world.tap(99, 210)
    expectLines(scene.events(), [])

    try expectLines(
      events(of: UIButton(), through: (150, 230), (150, 250), (150, 270), (150, 300)),
      ["touchDown"]
        + Array(repeating: "touchDragInside", count: 4)
        + ["touchUpInside", "primaryActionTriggered"])
    try expectLines(
      events(of: UIButton(), through: (150, 311), (150, 230)),
      [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
        "touchUpInside", "primaryActionTriggered",
      ])
  }
}
