import Grading
import WrittenExercises

@testable import Solutions02

let exercise2_2: Grader<[[String]]> = Grader(
  written2_2, solution: { Solutions02.whoIsAsked() },
  wrong: wrong2_2,
  statement: [
    .tells("Every view"),
    .asks("For each of the touches", "Question 1,", "Question 2,", "Question 3,", "Question 4,"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(quiz2_2(make()))
}
