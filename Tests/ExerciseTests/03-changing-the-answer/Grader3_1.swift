import Grading
import MiniUIKit
import WrittenExercises

@testable import Solutions03

let exercise3_1: Grader<[String]> = Grader(
  written3_1, solution: { Solutions03.whoIsHit() }, wrong: wrong3_1,
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
  let points = [(245.0, 120.0), (282, 120), (122, 245), (150, 255), (162, 280), (279, 105)]
  try agree(quiz3_1([]), points.map { [hit(root, $0.0, $0.1)] })
  try judge(quiz3_1(make()))
}

/// The button of the chapter: at least 44 × 44.
private final class AtLeast44: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
