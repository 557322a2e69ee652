import Grading
import MiniUIKit

@testable import Exercises03
@testable import Solutions03

let exercise3_4 = Exercise(
  "3.4", read: "Chapters/03-changing-the-answer, The rule, Resize",
  yours: { Exercises03.RoundButton() as UIButton },
  solution: { Solutions03.RoundButton() as UIButton },
  alternatives: [{ SquareAndHypot() }],
  wrong: [
    WrongAnswer(
      "keeps the rectangle",
      gets: """
        A 100 × 100 button, touch (10, 10), in the corner: panel is right, your answer is button.
        The point is farther from the middle than half the shorter side, and you take it in.
        Rule: point(inside:) resizes, to any shape you can compute (HT-25).
        """
    ) { StaysSquare() },
    WrongAnswer(
      "takes the rim in",
      gets: """
        A 100 × 100 button, touch (80, 90), on the rim: panel is right, your answer is button.
        (80, 90) lies 30 and 40 from the middle, so exactly 50: that is the rim.
        Rule: the statement leaves the rim outside; `<` and `<=` differ there and nowhere else.
        """
    ) { WithTheRim() },
    WrongAnswer(
      "takes half the width for the radius",
      gets: """
        A 200 × 100 button, touch (20, 50), left of the circle: panel is right, your answer is button.
        The point is farther from the middle than half the shorter side, and you take it in.
        Rule: point(inside:) resizes, to any shape you can compute (HT-25).
        """
    ) { HalfTheWidth() },
    WrongAnswer(
      "takes center for the middle",
      gets: """
        A 100 × 100 button, touch (50, 50), in the middle: button is right, your answer is panel.
        The middle you measure from lies elsewhere; center is a point of the superview.
        Rule: point(inside:) gets a point in the view's own coordinates (HT-8).
        """
    ) { FromTheCenter() },
    WrongAnswer(
      "forgets where the bounds begin",
      gets: """
        A 100 × 100 button whose bounds begin at (30, 0), touch (99.5, 50), near the right: \
        button is right, your answer is panel.
        The middle you measure from lies elsewhere; bounds need not begin at zero.
        Rule: point(inside:) gets a point in the view's own coordinates (HT-8).
        """
    ) { FromZero() },
  ]
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
          : "The point is farther from the middle than half the shorter side, and you take it in.",
        "panel": "The middle you measure from lies elsewhere; center is a point of the superview.",
      ],
      rule: isInside
        ? "point(inside:) gets a point in the view's own coordinates (HT-8)."
        : place == "on the rim"
          ? "the statement leaves the rim outside; `<` and `<=` differ there and nowhere else."
          : "point(inside:) resizes, to any shape you can compute (HT-25).")
  }
  for (x, place, isInside) in [(5.0, "near the left", true), (99.5, "near the right", true)] {
    try expect(
      found(100, 100, x, 50, 30), is: isInside ? "button" : "panel",
      "A 100 × 100 button whose bounds begin at (30, 0), touch \(coordinates(x, 50)), \(place)",
      why: ["panel": "The middle you measure from lies elsewhere; bounds need not begin at zero."],
      rule: "point(inside:) gets a point in the view's own coordinates (HT-8).")
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
