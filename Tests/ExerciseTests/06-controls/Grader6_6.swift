import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions06

let exercise6_6: Grader<[[TouchStep]]> = Grader(
  written6_6,
  solution: { Solutions06.touchesThatTellDialsApart() },
  alternatives: [
    {
      // Sideways, and without coming to rest where it counts.
      [
        [.down(x: 199, y: 201), .move(x: 200, y: 201), .cancel()],
        [.down(x: 101, y: 239), .move(x: 10, y: 239), .cancel()],
        [.down(x: 199, y: 239), .move(x: 45, y: 170), .cancel()],
        [.down(x: 150, y: 220), .move(x: 20, y: 220), .move(x: 40, y: 220), .up()],
      ]
    }
  ], wrong: wrong6_6,
  statement: [
    .tells("Four people"),
    .asks("For each, give", "Touch 1", "Touch 2", "Touch 3", "Touch 4"),
    .asks("Make each", "Touch 1"),
    .tells("Worked touch"),
    .tells("Waits are"),
  ]
) { make in
  try judge(make(), apart6_6)
}
