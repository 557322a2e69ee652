import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions07

let exercise7_7: Grader<[[TouchStep]]> = Grader(
  written7_7,
  solution: { Solutions07.touchesThatTellRecognizersApart() },
  alternatives: [
    {
      // Slower, at other places, and with a press that is too long for a tap.
      [
        [.down(x: 100, y: 100), .move(x: 120, y: 100), .wait(0.5), .up()],
        [.down(x: 299, y: 299), .wait(0.6), .move(x: 290, y: 299), .up()],
        [
          .down(x: 150, y: 150), .up(), .wait(0.3), .down(x: 160, y: 160), .wait(0.3), .up(),
        ],
        [.down(x: 110, y: 110), .wait(0.5), .wait(0.4), .up()],
      ]
    },
    {
      // Two quick taps for the first three, and a finger that is left on the note.
      let two: [TouchStep] = [
        .down(x: 250, y: 150), .up(), .wait(0.1), .down(x: 250, y: 150), .up(),
      ]
      return [two, two, two, [.down(x: 250, y: 150), .wait(0.8)]]
    },
    {
      // Three taps; a press that is moved when one of the two has begun.
      let tap: [TouchStep] = [.down(x: 101, y: 299), .wait(0.2), .up(), .wait(0.2)]
      return [
        tap, tap, tap + tap + tap,
        [
          .down(x: 200, y: 200), .wait(0.6), .move(x: 150, y: 200), .wait(1),
          .move(x: 200, y: 200), .up(),
        ],
      ]
    },
  ], wrong: wrong7_7,
  statement: [
    .tells("Each line has"),
    .asks("Give one script", "Pair 1", "Pair 2", "Pair 3", "Pair 4"),
    .tells("It is played"), .tells("Times do not"), .tells("A finger that"),
    .tells("In this engine"), .tells("Line 3 asks"),
    .tells("Worked script"),
  ]
) { make in
  try judge(make(), apart7_7)
}
