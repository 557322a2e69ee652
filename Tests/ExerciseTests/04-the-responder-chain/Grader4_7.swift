import ExerciseKit
import Grading
import Stage
import WrittenExercises

@testable import Solutions04

let exercise4_7: Grader<[[TouchStep]]> = Grader(
  written4_7,
  solution: { Solutions04.touchesThatShowTheFault() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 119), .wait(1), .move(x: 250, y: 250), .move(x: 20, y: 20)],
        [.down(x: 20, y: 20), .wait(0.5), .cancel(), .wait(1)],
        [.down(x: 20, y: 119), .up(), .down(x: 60, y: 60), .up()],
      ]
    }
  ], wrong: wrong4_7,
  statement: [
    .tells("Three keys"),
    .asks("For each, write", "Touch 1", "Touch 2", "Touch 3"),
    .tells("Worked touch"),
    .tells("There are also"),
  ]
) { make in
  try judge(make(), apart4_7)
}
