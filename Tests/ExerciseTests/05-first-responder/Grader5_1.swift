import Grading
import WrittenExercises

@testable import Solutions05

let exercise5_1: Grader<[String]> = Grader(
  written5_1, solution: { Solutions05.whoHearsFirst() },
  wrong: wrong5_1,
  statement: [
    .tells("Each of these"),
    .asks(
      "Which object", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,"),
    .tells("At the beginning"),
    .tells("If nothing is at its end"),
    .tells("Worked shake"),
  ]
) { make in
  try judge(quiz5_1(make()))
}
