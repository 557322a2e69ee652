import Grading
import WrittenExercises

@testable import Solutions04

let exercise4_2: Grader<[String]> = Grader(
  written4_2, solution: { Solutions04.whatTheKeyboardHears() }, wrong: wrong4_2,
  statement: [
    .tells("A key lies"),
    .tells("In the table"),
    .asks(
      "What does the keyboard", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,"),
    .tells("The alert"),
    .tells("Answer with"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz4_2(make()))
}
