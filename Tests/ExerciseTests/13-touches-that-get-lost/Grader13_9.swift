import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions13

let exercise13_9: Grader<[[TouchStep]?]> = Grader(
  written13_9,
  solution: { Solutions13.scriptsThatLoseATouch() },
  alternatives: [
    {
      // Everything with two fingers, and later.
      let two: [TouchStep] = [.down(1, x: 10, y: 110), .wait(0.2), .down(2, x: 300, y: 400)]
      return [
        two + [.cancel(1), .wait(0.1), .cancel(2)], two + [.cancel(2)], two + [.cancel(1)],
        two + [.cancel(1), .cancel(2)], nil, two + [.cancel(2), .wait(0.5), .up(1)],
      ]
    },
    {
      // After a tap, and with a finger that has moved.
      let lost: [TouchStep] =
        quickTap(60, 160) + [
          .wait(1), .down(x: 100, y: 300), .move(x: 100, y: 600), .cancel(),
        ]
      return [
        lost, lost, [.down(3, x: 50, y: 200)] + lost, lost, nil,
        [.down(2, x: 50, y: 200)] + lost + [.up(2)],
      ]
    },
  ], wrong: wrong13_9,
  statement: [
    .tells("Six pairs"),
    .asks("For each pair write", "Pair 1", "Pair 2", "Pair 3", "Pair 4", "Pair 5", "Pair 6"),
    .tells("Every script ends"), .asks("The timer of pair 4", "Pair 4"),
    .tells("`.cancel()` takes"), .tells("The button is at"), .tells("Worked script"),
  ]
) { make in
  try judge(make(), apart13_9)
}
