import Grading
import WrittenExercises

@testable import Solutions07

let exercise7_2: Grader<[[String]]> = Grader(
  written7_2, solution: { Solutions07.whatCuresTheComplaints() },
  alternatives: [{ Solutions07.whatCuresTheComplaints().map { $0.reversed() } }],
  wrong: wrong7_2,
  statement: [
    .tells("Six complaints"), .tells("All settings"),
    .asks(
      "Choose the changes", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,"),
    .asks("We play your choices", "Question 1,", "Question 2,"),
    .asks("An alert must", "Question 1,", "Question 2,", "Question 3,", "Question 6,"),
    .tells("Worked choice"),
  ]
) { make in
  try judge(make(), choices7_2)
}
