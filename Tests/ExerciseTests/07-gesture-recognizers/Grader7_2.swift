import Grading
import WrittenExercises

@testable import Solutions07

let exercise7_2: Grader<[[String]]> = Grader(
  written7_2, solution: { Solutions07.whatTheNoteHears() },
  wrong: wrong7_2,
  statement: [
    .tells("A note lies"), .tells("In each line"),
    .asks(
      "Which touches methods", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,", "Question 7,", "Question 8,"),
    .tells("Times don't"), .tells("Where it hears"), .tells("In this engine"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz7_2(make()))
}
