import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.1 are told.
enum Diagnosis3_1 {
  static let onlyWhatIsDrawnCanBeTouched =
    "play is drawn from x = 250 on, but its area begins 10 points further left."
  static let anEnlargedButtonWorksOnEverySide =
    "The point is in play's area, but page ends at 280, declines, and never asks play."
  static let anEnlargedAreaComesBefore =
    "cover was added last, so it lies in front of share and is asked before it."
  static let areaGrowsUpwards =
    "play is drawn from y = 110 on and ends at x = 274; its area reaches 10 points beyond both."
  static let theRightEdgeBelongsToTheArea =
    "share's area reaches from 118 to 162, and 162 is the first point that is not in it any more."

  static let resizes = "point(inside:) resizes: 44 × 44 around the same middle (HT-25)."
  static let area = "the area: a point outside a view never reaches its subviews (HT-9)."
  static let subviews = "the subviews: from the front, and the first that accepts wins (HT-5)."
  static let edges =
    "the area: left and upper edges are inside, right and lower edges are not (HT-6)."
}

let exercise3_1: Grader<[String]> = Grader(
  "3.1", .trace, read: "Chapters/03-changing-the-answer, The rule",
  solution: { Solutions03.whoIsHit() }, wrong: wrong3_1,
  statement: [
    .tells("Both buttons"),
    .asks(
      "Name the view", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,"),
    .tells("A view may"),
    .tells("Worked touch"),
  ]
) { make in
  let root = card("root", 0, 0, 375, 812)
  let page = card("page", 40, 100, 240, 200, in: root)
  place(AtLeast44(), "play", CGRect(x: 210, y: 10, width: 24, height: 24), in: page)
  place(AtLeast44(), "share", CGRect(x: 88, y: 148, width: 24, height: 24), in: page)
  _ = card("cover", 100, 90, 80, 70, in: page)
  try judge(
    make(), among: ["root", "page", "play", "share", "cover"],
    [
      Question(
        "touch (245, 120)", is: hit(root, 245, 120),
        why: [
          "page": Diagnosis3_1.onlyWhatIsDrawnCanBeTouched,
          "root": "page reaches from 40 to 280, so the point is in it.",
        ], rule: Diagnosis3_1.resizes),
      Question(
        "touch (282, 120)", is: hit(root, 282, 120),
        why: [
          "play": Diagnosis3_1.anEnlargedButtonWorksOnEverySide,
          "page": "page reaches from 40 to 280; 282 is outside.",
        ], rule: Diagnosis3_1.area),
      Question(
        "touch (122, 245)", is: hit(root, 122, 245),
        why: [
          "page": "share is drawn from x = 128 on, but its area begins 10 points further left.",
          "cover": "cover begins at x = 140; it is asked first, but it declines.",
        ], rule: Diagnosis3_1.resizes),
      Question(
        "touch (150, 255)", is: hit(root, 150, 255),
        why: [
          "share": Diagnosis3_1.anEnlargedAreaComesBefore,
          "page": "Two subviews of page contain the point.",
        ], rule: Diagnosis3_1.subviews),
      Question(
        "touch (162, 280)", is: hit(root, 162, 280),
        why: [
          "share": Diagnosis3_1.theRightEdgeBelongsToTheArea,
          "cover": "cover reaches down to 260 only.",
        ], rule: Diagnosis3_1.edges),
      Question(
        "touch (279, 105)", is: hit(root, 279, 105),
        why: [
          "page": Diagnosis3_1.areaGrowsUpwards,
          "root": "page reaches from 100 down and from 40 to 280, so the point is in it.",
        ], rule: Diagnosis3_1.resizes),
    ])
}

/// The button of the chapter: at least 44 × 44.
private final class AtLeast44: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
