import ExerciseKit
import Grading
import WrittenExercises

let wrong5_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer("lifts the finger for 1", answer(1, tapA)),
  WrongAnswer("taps one card only for 2", answer(2, tapA + tapA)),
  WrongAnswer("touches beside the cards for 3", answer(3, tapA + [.down(x: 300, y: 500), .up()])),
  WrongAnswer("touches nobody for 1", answer(1, [])),
  WrongAnswer("comes back to the first card for 3", answer(3, tapA + tapB + tapA)),
  WrongAnswer("lifts the finger for 4", answer(4, tapA)),
  WrongAnswer("has three scripts", { Array(right.dropLast()) }),
  WrongAnswer(
    "cancels a touch of the card that is first responder already",
    answer(4, tapA + [.down(x: 50, y: 130), .cancel()])),
  WrongAnswer(
    "has one script for all four",
    { [[TouchStep]](repeating: tapA + tapB + [.down(x: 50, y: 130), .cancel()], count: 4) }),
  WrongAnswer("taps a card first for 4", answer(4, tapA + [.down(x: 50, y: 230), .cancel()])),
  WrongAnswer("lifts a finger that is not down", answer(1, [.up()])),
]

private let right = [
  [.down(x: 50, y: 130)], tapA + tapB, tapA + tapB, [.down(x: 50, y: 130), .cancel()],
]

private func answer(_ number: Int, _ script: [TouchStep]) -> @Sendable () -> [[TouchStep]] {
  {
    var scripts = right
    scripts[number - 1] = script
    return scripts
  }
}
