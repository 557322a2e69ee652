import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// A row of stars of any design.
struct Row {
  let view: UIView
  let rating: () -> Int
  let build: () -> Void
}

/// What answers to exercise 9.3 are told.
enum Diagnosis9_3 {
  static let oneRecognizerForFiveViews =
    "Nothing came of the tap, or star 1 counts as 0; look who has a recognizer."
  static let takesEveryStarForTheLastOne = "Whichever star is tapped, it is taken for the last one."
  static let gap = "A tap between two stars is on none of them."
  static let asksForThePlaceInTheWindow =
    "The tap on star 2 is found on no star, or nobody hears of it."
  static let takesEveryEndOfATouch = "That was no tap; no recognizer of taps would say so."
  static let leavesOutTheFirstEdge = "x = 50 belongs to star 2."
  static let looksAtXOnly = "The tap has the star's x; it is below the star, and on the row alone."
  static let makesAStarTooMany = "There are five stars; a sixth one lies where only the row should."
  static let addsUp = "Ratings are not added up."
  static let takesARatingBack = "The second tap took the rating back; a tap on star 3 makes it 3."

  static let one = "a recognizer has one view; added to another one, it leaves the first (GR-15)."
  static let place =
    "a tap is on a star if it lies inside that star, in the star's own coordinates."
}

let exercise9_3: Grader<Row> = Grader(
  "9.3", .repair, read: theRule, steps: steps,
  solution: {
    let row = Solutions09.RatingRow(frame: .zero)
    return Row(view: row, rating: { row.rating }, build: { row.build() })
  }, alternatives: [{ row(.onRow) }], wrong: wrong9_3
) { make in
  func rated(
    _ scene: String, _ script: [TouchStep], at origin: CGPoint = .zero, scale: Double = 1,
    size: (width: Double, height: Double) = (240, 40), is wanted: Int, why: [String: String],
    rule: String
  ) throws {
    try expect(
      rating(script, at: origin, scale: scale, size: size, make), is: "rating \(wanted)", scene,
      why: why,
      rule: rule)
  }
  for star in 1...4 {
    var why = [
      "rating 0": star == 1
        ? Diagnosis9_3.oneRecognizerForFiveViews
        : "Star \(star) was tapped, and nothing came of it; look who has a recognizer.",
      "rating 5": Diagnosis9_3.takesEveryStarForTheLastOne,
    ]
    if star > 1 { why["rating \(star - 1)"] = "The first star counts as 1, not as 0." }
    try rated(
      "A tap on star \(star)", tap(Double(star * 50 - 30), 20), is: star, why: why,
      rule: Diagnosis9_3.one)
  }
  try rated(
    "A tap on star 5, then one on star 2", tap(220, 20) + [.wait(1)] + tap(70, 20), is: 2,
    why: ["rating 5": "The second tap changed nothing.", "rating 7": Diagnosis9_3.addsUp],
    rule: Diagnosis9_3.one)
  try rated(
    "A tap at x = 89, the last point of star 2", tap(89, 20), is: 2,
    why: ["rating 0": "x = 89 belongs to star 2."], rule: Diagnosis9_3.place)
  try rated(
    "A tap at x = 50, the first point of star 2", tap(50, 20), is: 2,
    why: [
      "rating 0": Diagnosis9_3.leavesOutTheFirstEdge,
      "rating 1": Diagnosis9_3.leavesOutTheFirstEdge,
    ], rule: Diagnosis9_3.place)
  try rated(
    "A tap at x = 40, the first point after star 1", tap(40, 20), is: 0,
    why: ["rating 1": Diagnosis9_3.gap], rule: Diagnosis9_3.place)
  try rated(
    "A tap on star 3, then one between stars 1 and 2", tap(120, 20) + [.wait(1)] + tap(45, 20),
    is: 3,
    why: [
      "rating 1": Diagnosis9_3.gap, "rating 2": Diagnosis9_3.gap,
      "rating 0": "Between the stars nothing changes.",
    ], rule: Diagnosis9_3.place)
  try rated(
    "The row is 60 high; a tap at (70, 50), below star 2", tap(70, 50), size: (240, 60), is: 0,
    why: ["rating 2": Diagnosis9_3.looksAtXOnly], rule: Diagnosis9_3.place)
  try rated(
    "The row is 300 wide; a tap at (270, 20), beyond star 5", tap(270, 20), size: (300, 40), is: 0,
    why: ["rating 6": Diagnosis9_3.makesAStarTooMany], rule: Diagnosis9_3.place)
  try rated(
    "Star 3, tapped twice", tap(120, 20) + [.wait(1)] + tap(120, 20), is: 3,
    why: [
      "rating 0": Diagnosis9_3.takesARatingBack,
      "rating 6": Diagnosis9_3.addsUp,
    ], rule: Diagnosis9_3.one)
  try rated(
    "The row lies at (60, 300); a tap on star 2", tap(130, 320), at: CGPoint(x: 60, y: 300), is: 2,
    why: [
      "rating 3": "A place in the window is taken for one in the row.",
      "rating 0": Diagnosis9_3.asksForThePlaceInTheWindow,
    ], rule: Diagnosis9_3.place)
  try rated(
    "The row is drawn twice as large; a tap on star 2", tap(140, 40), scale: 2, is: 2,
    why: [
      "rating 3": "A place in the window is taken for one in the row.",
      "rating 0": Diagnosis9_3.asksForThePlaceInTheWindow,
    ], rule: Diagnosis9_3.place)
  try rated(
    "Star 2, held for a second", hold(70, 20), is: 0,
    why: ["rating 2": Diagnosis9_3.takesEveryEndOfATouch], rule: Diagnosis9_3.one)
  try rated(
    "A drag from star 1 to star 3", drag(20, 20, by: (x: 100, y: 0)), is: 0,
    why: [
      "rating 1": Diagnosis9_3.takesEveryEndOfATouch,
      "rating 3": Diagnosis9_3.takesEveryEndOfATouch,
    ], rule: Diagnosis9_3.one)
  try rated(
    "Star 2, and an alert comes up", [.down(x: 70, y: 20), .cancel()], is: 0,
    why: ["rating 2": "The touch was taken away; nobody has tapped."], rule: Diagnosis9_3.one)
  try randomScenes(1...20) { name, random in
    var (wanted, script): (Int, [TouchStep]) = (0, [])
    for _ in 0..<4 {
      let x = random.coordinate(0...239)
      script += tap(x, random.coordinate(0...39)) + [.wait(1)]
      if Int(x) % 50 < 40 { wanted = Int(x) / 50 + 1 }
    }
    try rated("\(name), four taps", script, is: wanted, why: [:], rule: Diagnosis9_3.place)
  }
}

/// The rating after a script.
private func rating(
  _ script: [TouchStep], at origin: CGPoint, scale: Double, size: (width: Double, height: Double),
  _ make: () -> Row
) throws -> String {
  let (stage, row) = (Stage(), make())
  place(
    row.view, "row", CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height),
    in: stage.root)
  if scale != 1 {
    row.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    row.view.center = CGPoint(x: origin.x + 120 * scale, y: origin.y + 20 * scale)
  }
  row.build()
  try play(script, on: stage)
  return "rating \(row.rating())"
}
