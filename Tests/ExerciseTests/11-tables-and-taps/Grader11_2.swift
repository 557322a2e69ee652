import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions11

let exercise11_2: Grader<[[String]]> = Grader(
  written11_2, solution: { Solutions11.whatHappensToRow2() },
  wrong: wrong11_2,
  statement: [
    .tells("A finger presses"),
    .asks(
      "What happens", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,"),
    .tells("The words are"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz11_2(make()))
}
