import Grading
import WrittenExercises

@testable import Solutions04

let exercise4_9: Grader<[[String]]> = Grader(
  written4_9, solution: { Solutions04.whoIsToBeRepaired() },
  alternatives: [{ Solutions04.whoIsToBeRepaired().map { $0.reversed() } }],
  wrong: wrong4_9,
  statement: [
    .tells("`main` glows"), .tells("Its users"), .tells("In the table"),
    .asks(
      "For each complaint", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,"),
    .tells("A repaired one"), .tells("Worked choice"),
  ]
) { make in
  try judge(make(), choices4_9)
}
