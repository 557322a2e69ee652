import ExerciseKit
import Grading
import MiniUIKit

@testable import Solutions12

/// Adds 20 points on all four sides.
final class RoomyHandle: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

/// What answers to exercise 12.2 are told.
enum Diagnosis12_2 {
  static let theAreaCountsWhereverItReaches =
    "The point lies in the handle's area. But who would ask the handle there?"
  static let whatIsDrawnCounts =
    "In the handle's coordinates this is (-17, 12), and the area begins at -20."
  static let theSheetKeepsItsEmptyPart = "The sheet's empty part lets fingers through."
  static let theLowerEdgeBelongsToTheArea =
    "The area reaches from 408 to 454, and a lower edge does not belong to it."
  static let theLargerOneWins = "Both contain the point. Who was added last, and is asked first?"

  static let area =
    "find: an area may be larger than the view, and is offered points by its superview only."
  static let find = "find: whoever answers nil lets the next one behind be asked."
  static let edge =
    "find: left and upper edge belong to an area, right and lower edge do not (HT-6)."
}

let exercise12_2: Grader<[String]> = Grader(
  "12.2", .trace, read: "Chapters/12-putting-it-together, The rule", steps: stepNames,
  solution: { Solutions12.whoIsHit() }, wrong: wrong12_2
) { make in
  let root = card("root", 0, 0, 375, 812)
  let map = card("map", 0, 0, 375, 812, in: root)
  _ = card("here", 20, 360, 60, 44, in: map)
  let sheet = place(
    PassingSheet(), "sheet", CGRect(x: 0, y: 0, width: 375, height: 812), in: root)
  let panel = card("panel", 0, 420, 375, 392, in: sheet)
  _ = card("search", 16, 30, 343, 40, in: panel)
  place(RoomyHandle(), "handle", CGRect(x: 162, y: 8, width: 50, height: 6), in: panel)

  func question(_ x: Double, _ y: Double, _ why: [String: String], _ rule: String) -> Question {
    Question("touch \(coordinates(x, y))", is: hit(root, x, y), why: why, rule: rule)
  }
  try judge(
    make(), among: ["root", "map", "here", "sheet", "panel", "search", "handle"],
    [
      question(
        187, 431, ["panel": "The handle is drawn there, in front of the panel."], Diagnosis12_2.area
      ),
      question(
        145, 440,
        [
          "panel": Diagnosis12_2.whatIsDrawnCounts,
          "search": "The search field begins at 450 on the screen.",
        ], Diagnosis12_2.area),
      question(
        187, 415,
        [
          "handle": Diagnosis12_2.theAreaCountsWhereverItReaches,
          "panel": "The panel begins at y = 420; this is five points above it.",
          "sheet": Diagnosis12_2.theSheetKeepsItsEmptyPart,
        ], Diagnosis12_2.area),
      question(
        187, 420,
        [
          "map": "The panel begins at y = 420, and its upper edge belongs to it.",
          "panel": "The panel is hit only if nobody in it wants the point.",
        ], Diagnosis12_2.edge),
      question(
        187, 453,
        [
          "search": Diagnosis12_2.theLargerOneWins,
          "panel": "The handle's area ends at 454 on the screen.",
        ], Diagnosis12_2.area),
      question(
        187, 454,
        [
          "handle": Diagnosis12_2.theLowerEdgeBelongsToTheArea,
          "panel": "Below the handle's area lies a view that begins at 450.",
        ], Diagnosis12_2.edge),
      question(
        141, 440,
        [
          "handle": "In the handle's coordinates this is (-21, 12), and the area begins at -20.",
          "search": "The search field begins at 450 on the screen.",
          "map": "The panel begins at 420 and is as wide as the screen.",
        ], Diagnosis12_2.area),
      question(
        50, 400,
        [
          "sheet": Diagnosis12_2.theSheetKeepsItsEmptyPart,
          "map": "The finger lies on a view in the map, from (20, 360) to (80, 404).",
          "panel": "The panel begins at y = 420.",
        ], Diagnosis12_2.find),
    ])
}
