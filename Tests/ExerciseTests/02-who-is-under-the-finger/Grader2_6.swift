import Grading
import MiniUIKit
import WrittenExercises

@testable import Solutions02

let exercise2_6: Grader<[CGPoint]> = Grader(
  written2_6, solution: { Solutions02.touchesThatTellApart() },
  alternatives: [
    {
      [
        CGPoint(x: 179, y: 179), CGPoint(x: 150, y: 20), CGPoint(x: 99, y: 219),
        CGPoint(x: 180, y: 30),
      ]
    },
    { [at(110, 100), at(269, 21), at(175, 135), at(200, 40)] },
  ], wrong: wrong2_6,
  statement: [
    .tells("Four people"),
    .asks("For each of the four", "Mistake 1", "Mistake 2", "Mistake 3", "Mistake 4"),
    .tells("Worked touch"),
  ]
) { make in
  try judge(make(), apart2_6)
}

func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
