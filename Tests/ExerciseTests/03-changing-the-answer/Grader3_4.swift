import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.4 are told.
enum Diagnosis3_4 {
  static let keepsTheRectangle =
    "The point is farther from the middle than half the shorter side, and you take it in."
  static let leavesOut =
    "The point is nearer to the middle than half the shorter side, and you leave it out."
  static let takesCenterForTheMiddle =
    "This is the middle of bounds; center and frame are of the superview's coordinates."
  static let forgetsWhereTheBoundsBegin =
    "The middle you measure from lies elsewhere; bounds need not begin at zero."
  static let takesTheFrame =
    "As long as it is neither turned nor scaled it is right; only its own coordinates stay then."
  static let keepsTheSizeOfBefore =
    "A new button of this size is right; this one had another size when it was asked first."

  static let anyShape = "point(inside:) resizes, to any shape you can compute (HT-25)."
  static let rim =
    "the statement leaves the rim outside; `<` and `<=` differ there and nowhere else."
  static let ownCoordinates = "point(inside:) gets a point in the view's own coordinates (HT-8)."
  static let pure = "an area follows from the bounds as they are when it is asked for (HT-21)."
  static let circle = "the circle lies in the middle, and its diameter is the shorter side."
}

let exercise3_4: Grader<UIButton> = Grader(
  "3.4", read: "Chapters/03-changing-the-answer, A button with two good sides",
  solution: { Solutions03.RoundButton() },
  alternatives: [{ SquareAndHypot() }, { HalfTheChord() }], wrong: wrong3_4,
  statement: [
    .asks("A round button", "A 100 × 100 button, touch (10, 10), in the corner"),
    .asks(
      "The circle lies", "A 200 × 100 button", "A 100 × 200 button", "A 20 × 20 button",
      "A 100 × 100 button whose bounds begin", "A button of 100 × 100 that becomes 40 × 40",
      "Random scene"),
    .asks("A point exactly", "A 100 × 100 button, touch (80, 90), on the rim"),
    .asks(
      "All of this", "A button turned by 45°", "A button scaled to half", "A button scaled to d"),
    .asks(
      "Worked touch", "A 40 × 40 button, touch (20, 20), in the middle",
      "A 40 × 40 button, touch (1, 1), in the corner"),
  ]
) { make in
  func found(
    _ width: Double, _ height: Double, _ x: Double, _ y: Double, _ origin: CGPoint = .zero,
    at place_: CGPoint = CGPoint(x: 60, y: 80)
  ) -> String {
    let panel = card("panel", 0, 0, 400, 400)
    let button = place(
      make(), "button", CGRect(origin: place_, size: CGSize(width: width, height: height)),
      in: panel)
    button.bounds.origin = origin
    return hit(panel, place_.x + x, place_.y + y)
  }
  let scenes: [(Double, Double, Double, Double, String, Bool)] = [
    (100, 100, 50, 50, "in the middle", true), (100, 100, 10, 10, "in the corner", false),
    (100, 100, 80, 89, "inside the rim", true), (100, 100, 99, 71, "outside the rim", false),
    (100, 100, 80, 90, "on the rim", false),
    (100, 100, 20, 10, "on the rim", false), (100, 100, 20, 11, "inside the rim", true),
    (100, 100, 0, 50, "on the rim", false), (100, 100, 0.5, 50, "inside the rim", true),
    (40, 40, 20, 20, "in the middle", true), (40, 40, 1, 1, "in the corner", false),
    (20, 20, 1, 1, "in the corner", false),
    (200, 100, 20, 50, "left of the circle", false), (200, 100, 55, 50, "in the circle", true),
    (200, 100, 150, 50, "on the rim", false), (100, 200, 50, 20, "above the circle", false),
    (100, 200, 50, 55, "in the circle", true),
  ]
  for (width, height, x, y, place, isInside) in scenes {
    try expect(
      found(width, height, x, y), is: isInside ? "button" : "panel",
      "A \(Int(width)) × \(Int(height)) button, touch \(coordinates(x, y)), \(place)",
      why: [
        "button": place == "on the rim"
          ? rim(width, height, x, y)
          : Diagnosis3_4.keepsTheRectangle,
        "panel": place == "in the middle"
          ? Diagnosis3_4.takesCenterForTheMiddle : Diagnosis3_4.leavesOut,
      ],
      rule: place == "in the middle"
        ? Diagnosis3_4.ownCoordinates
        : place == "on the rim"
          ? Diagnosis3_4.rim
          : isInside ? Diagnosis3_4.circle : Diagnosis3_4.anyShape)
  }
  for (x, place, isInside) in [(5.0, "near the left", true), (99.5, "near the right", true)] {
    try expect(
      found(100, 100, x, 50, CGPoint(x: 30, y: 0)), is: isInside ? "button" : "panel",
      "A 100 × 100 button whose bounds begin at (30, 0), touch \(coordinates(x, 50)), \(place)",
      why: ["panel": Diagnosis3_4.forgetsWhereTheBoundsBegin], rule: Diagnosis3_4.ownCoordinates)
  }
  for (x, place, isInside) in [(35.0, "in the corner", false), (20, "in the middle", true)] {
    let scene =
      "A button of 100 × 100 that becomes 40 × 40, touch \(coordinates(x, x < 30 ? 20 : 5)), \(place)"
    try playing(scene) {
      let panel = card("panel", 0, 0, 400, 400)
      let button = Grading.place(
        make(), "button", CGRect(x: 60, y: 80, width: 100, height: 100), in: panel)
      _ = hit(panel, 110, 130)
      button.frame.size = CGSize(width: 40, height: 40)
      try expect(
        hit(panel, 60 + x, x < 30 ? 100 : 85), is: isInside ? "button" : "panel", scene,
        otherwise: Diagnosis3_4.keepsTheSizeOfBefore, rule: Diagnosis3_4.pure)
    }
  }
  try changed(make)
  try randomScenes { scene, random in
    let (width, height) = (random.int(in: 1...120), random.int(in: 1...120))
    let (x, y) = (random.int(in: 0...width), random.int(in: 0...height))
    let origin = CGPoint(x: random.coordinate(-20...20), y: random.coordinate(-20...20))
    let place = CGPoint(x: random.coordinate(0...200), y: random.coordinate(0...200))
    // Twice as large, so that everything is a whole number.
    let (dx, dy, diameter) = (2 * x - width, 2 * y - height, min(width, height))
    try expect(
      found(Double(width), Double(height), Double(x), Double(y), origin, at: place),
      is: dx * dx + dy * dy < diameter * diameter ? "button" : "panel",
      "\(scene): a \(width) × \(height) button, touch (\(x), \(y)) in it",
      rule: Diagnosis3_4.circle)
  }
}

/// A button of 100 by 100 points around (200, 200) that is turned or scaled.
private func changed(_ make: () -> UIButton) throws {
  let transforms: [(String, CGAffineTransform, radius: Double)] = [
    ("turned by 45°", CGAffineTransform(rotationAngle: .pi / 4), 50),
    ("scaled to half", CGAffineTransform(scaleX: 0.5, y: 0.5), 25),
    ("scaled to double its size", CGAffineTransform(scaleX: 2, y: 2), 100),
  ]
  for (name, transform, radius) in transforms {
    for (x, isInside) in [(radius - 3, true), (radius + 3, false)] {
      try playing("A button \(name), touch \(Int(x)) points right of its middle") {
        let panel = card("panel", 0, 0, 400, 400)
        let button = place(
          make(), "button", CGRect(x: 150, y: 150, width: 100, height: 100), in: panel)
        button.transform = transform
        try expect(
          hit(panel, 200 + x, 200), is: isInside ? "button" : "panel",
          "A button \(name), touch \(Int(x)) points right of its middle",
          otherwise: Diagnosis3_4.takesTheFrame, rule: Diagnosis3_4.ownCoordinates)
      }
    }
  }
}

private func rim(_ width: Double, _ height: Double, _ x: Double, _ y: Double) -> String {
  let (dx, dy) = (abs(x - width / 2), abs(y - height / 2))
  return """
    \(coordinates(x, y)) lies \(Int(dx)) and \(Int(dy)) from the middle, so exactly 50: that is the rim.
    """
}
