import Grading
import WrittenExercises

@testable import Solutions04

let exercise4_1: Grader<[[String]]> = Grader(
  written4_1, solution: { Solutions04.whoHearsBegan() }, wrong: wrong4_1,
  statement: [
    .tells("A shelf lies"), .tells("In the shelf"), .tells("There are four"),
    .asks("For each of them", "Question 1,", "Question 2,", "Question 3,", "Question 4,"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz4_1(make()))
}
