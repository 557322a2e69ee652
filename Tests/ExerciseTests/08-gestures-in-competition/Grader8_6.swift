import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

let exercise8_6: Grader<[[TouchStep]]> = Grader(
  written8_6, solution: { Solutions08.scriptsThatTellApart() },
  alternatives: [
    {
      // Three taps, a stroke in many moves, the board before the dot, a press near the corner.
      [
        quickTap(10, 110) + [.wait(0.3)] + quickTap(10, 110) + [.wait(0.1)] + quickTap(10, 110),
        stroke(from: 20, 300, by: 90, 10, in: 12, over: 0.2),
        [
          .down(2, x: 250, y: 350), .move(2, x: 250, y: 300), .down(1, x: 70, y: 170), .wait(0.2),
          .move(1, x: 90, y: 170), .up(1), .up(2),
        ],
        [.down(x: 20, y: 120), .wait(0.7), .move(x: 25, y: 120), .move(x: 20, y: 140)],
      ]
    },
    {
      // Four taps, one move across both lines and on, the dot's finger down last, a press up.
      [
        (0..<4).flatMap { _ in quickTap(300, 400) + [.wait(0.1)] },
        [.down(x: 20, y: 300), .wait(0.05), .move(x: 45, y: 300), .move(x: 90, y: 300), .up()],
        [
          .down(1, x: 200, y: 400), .move(1, x: 220, y: 400), .down(2, x: 30, y: 130),
          .move(2, x: 30, y: 150), .move(2, x: 30, y: 170), .up(2), .up(1),
        ],
        [.down(x: 160, y: 400), .wait(0.55), .move(x: 160, y: 300), .move(x: 160, y: 200), .up()],
      ]
    },
  ], wrong: wrong8_6,
  statement: [
    .tells("Four pairs"),
    .asks("For each, give", "Pair 1", "Pair 2", "Pair 3", "Pair 4"),
    .tells("Of a pan"),
    .tells("Time passes"),
    .tells("A second finger"),
    .tells("In 1, 2"),
    .tells("In 3"),
    .tells("Worked script"),
  ]
) { make in
  try judge(make(), apart8_6)
}
