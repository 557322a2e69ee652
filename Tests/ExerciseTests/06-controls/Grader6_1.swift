import Grading
import WrittenExercises

@testable import Solutions06

let exercise6_1: Grader<[[String]]> = Grader(
  written6_1, solution: { Solutions06.whatDialSends() }, wrong: wrong6_1,
  statement: [
    .asks(
      "Which events", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,"),
    .tells("Write them"),
    .tells("Where it sends"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz6_1(make()))
}
