import ExerciseKit
import Grading
import WrittenExercises

@testable import Solutions11

let exercise11_7: Grader<[Double?]> = Grader(
  written11_7,
  solution: { Solutions11.pressesThatTellScreensApart() },
  alternatives: [{ [0.14, 0.16, 0.76, 0.74, nil, 0.74] }, { [0.01, 0.7, 5, 0.7, nil, 0.16] }],
  wrong: wrong11_7,
  statement: [
    .tells("Six pairs"),
    .asks("For each pair", "Pair 1", "Pair 2", "Pair 3", "Pair 4", "Pair 5", "Pair 6"),
    .asks("If no press", "Pair 5"),
    .tells("What counts"),
    .tells("In this engine"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(make(), apart11_7)
}
