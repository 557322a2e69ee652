import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions10

let exercise10_7: Grader<[[TouchStep]]> = Grader(
  written10_7,
  solution: { Solutions10.touchesThatTellListsApart() },
  alternatives: [
    {
      [
        [.down(x: 50, y: 225), .wait(0.1), .move(x: 50, y: 200), .wait(0.3), .up()],
        [.down(x: 200, y: 120), .wait(0.16), .move(x: 200, y: 110), .cancel()],
        [.down(x: 50, y: 225), .wait(0.2), .move(x: 50, y: 300), .up()],
        [.down(x: 50, y: 350), .move(x: 50, y: 390), .wait(1), .up()],
      ]
    }
  ], wrong: wrong10_7,
  statement: [
    .tells("Four lists"),
    .asks("For each, give", "Touch 1", "Touch 2", "Touch 3", "Touch 4"),
    .tells("When it came"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(make(), apart10_7)
}
