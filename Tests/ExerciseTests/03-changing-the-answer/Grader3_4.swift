import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.4 are told.
enum Diagnosis3_4 {
  static let keepsTheRectangle =
    "The point is farther from the middle than half the shorter side, and you take it in."
  static let takesCenterForTheMiddle =
    "The middle you measure from lies elsewhere; center is a point of the superview."
  static let forgetsWhereTheBoundsBegin =
    "The middle you measure from lies elsewhere; bounds need not begin at zero."

  static let anyShape = "point(inside:) resizes, to any shape you can compute (HT-25)."
  static let rim =
    "the statement leaves the rim outside; `<` and `<=` differ there and nowhere else."
  static let ownCoordinates = "point(inside:) gets a point in the view's own coordinates (HT-8)."
}

let exercise3_4: Grader<UIButton> = Grader(
  "3.4", read: "Chapters/03-changing-the-answer, The rule, Resize",
  solution: { Solutions03.RoundButton() }, alternatives: [{ SquareAndHypot() }], wrong: wrong3_4
) { make in
  func found(_ width: Double, _ height: Double, _ x: Double, _ y: Double, _ origin: Double)
    -> String
  {
    let panel = card("panel", 0, 0, 400, 400)
    let button = place(
      make(), "button", CGRect(x: 60, y: 80, width: width, height: height), in: panel)
    button.bounds.origin.x = origin
    return hit(panel, 60 + x, 80 + y)
  }
  let scenes: [(Double, Double, Double, Double, String, Bool)] = [
    (100, 100, 50, 50, "in the middle", true), (100, 100, 10, 10, "in the corner", false),
    (100, 100, 80, 89, "inside the rim", true), (100, 100, 80, 90, "on the rim", false),
    (100, 100, 20, 10, "on the rim", false), (100, 100, 20, 11, "inside the rim", true),
    (100, 100, 0, 50, "on the rim", false), (100, 100, 0.5, 50, "inside the rim", true),
    (200, 100, 20, 50, "left of the circle", false), (200, 100, 55, 50, "in the circle", true),
    (200, 100, 150, 50, "on the rim", false), (100, 200, 50, 20, "above the circle", false),
    (100, 200, 50, 55, "in the circle", true),
  ]
  for (width, height, x, y, place, isInside) in scenes {
    try expect(
      found(width, height, x, y, 0), is: isInside ? "button" : "panel",
      "A \(Int(width)) × \(Int(height)) button, touch \(coordinates(x, y)), \(place)",
      why: [
        "button": place == "on the rim"
          ? rim(width, height, x, y)
          : Diagnosis3_4.keepsTheRectangle,
        "panel": Diagnosis3_4.takesCenterForTheMiddle,
      ],
      rule: isInside
        ? Diagnosis3_4.ownCoordinates
        : place == "on the rim"
          ? Diagnosis3_4.rim
          : Diagnosis3_4.anyShape)
  }
  for (x, place, isInside) in [(5.0, "near the left", true), (99.5, "near the right", true)] {
    try expect(
      found(100, 100, x, 50, 30), is: isInside ? "button" : "panel",
      "A 100 × 100 button whose bounds begin at (30, 0), touch \(coordinates(x, 50)), \(place)",
      why: ["panel": Diagnosis3_4.forgetsWhereTheBoundsBegin], rule: Diagnosis3_4.ownCoordinates)
  }
  try randomScenes { scene, random in
    let (width, height) = (random.int(in: 10...80) * 2, random.int(in: 10...80) * 2)
    let (x, y) = (random.int(in: 0...width), random.int(in: 0...height))
    let (dx, dy, radius) = (x - width / 2, y - height / 2, min(width, height) / 2)
    try expect(
      found(Double(width), Double(height), Double(x), Double(y), 0),
      is: dx * dx + dy * dy < radius * radius ? "button" : "panel",
      "\(scene): a \(width) × \(height) button, touch (\(x), \(y))",
      rule: "the circle lies in the middle, and its diameter is the shorter side.")
  }
}

private func rim(_ width: Double, _ height: Double, _ x: Double, _ y: Double) -> String {
  let (dx, dy) = (abs(x - width / 2), abs(y - height / 2))
  return """
    \(coordinates(x, y)) lies \(Int(dx)) and \(Int(dy)) from the middle, so exactly 50: that is the rim.
    """
}
