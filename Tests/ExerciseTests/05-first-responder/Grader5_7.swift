import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

@testable import Solutions05

let tapA: [TouchStep] = [.down(x: 50, y: 130), .wait(0.1), .up()]
let tapB: [TouchStep] = [.down(x: 50, y: 230), .wait(0.1), .up()]

let exercise5_7: Grader<[[TouchStep]]> = Grader(
  written5_7, solution: { Solutions05.scriptsThatTellApart() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 259), .wait(2)], tapB + tapA, tapB + tapA + [.wait(1)],
        [.wait(1), .down(3, x: 20, y: 200), .wait(0.5), .cancel(3)],
      ]
    }
  ], wrong: wrong5_7,
  statement: [
    .tells("A right card"),
    .tells("There are four mistakes"),
    .asks("Write a script for each", "Script 1", "Script 2", "Script 3", "Script 4"),
    .tells("After it"),
    .asks("Make it as short", "Script 1"),
    .tells("It may end"),
    .tells("The same script"),
    .tells("Worked script"),
  ]
) { make in
  try judge(make(), apart5_7)
}
