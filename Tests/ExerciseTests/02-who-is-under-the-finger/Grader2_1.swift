import Grading
import WrittenExercises

@testable import Solutions02

let exercise2_1: Grader<[String]> = Grader(
  written2_1, solution: { Solutions02.whoIsHit() }, wrong: wrong2_1,
  statement: [
    .tells("A card lies"),
    .asks(
      "Name the view", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz2_1(make()))
}
