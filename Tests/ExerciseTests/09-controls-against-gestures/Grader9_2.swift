import Grading
import WrittenExercises

@testable import Solutions09

let exercise9_2: Grader<[String]> = Grader(
  written9_2, solution: { Solutions09.whoGetsItsWay() },
  wrong: wrong9_2,
  statement: [
    .tells("A control lies"),
    .asks(
      "Which of the two", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,", "Question 8,", "Question 9,", "Question 10,"),
    .tells("- `\"control\"`"), .tells("- `\"gesture\"`"), .tells("- `\"both\"`"),
    .tells("- `\"neither\"`"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz9_2(make()))
}
