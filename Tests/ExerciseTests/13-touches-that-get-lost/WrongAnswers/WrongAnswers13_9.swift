import ExerciseKit
import Grading
import WrittenExercises

private let lost: [TouchStep] = [.down(x: 60, y: 160), .cancel()]
private let two: [TouchStep] = [.down(1, x: 60, y: 160), .down(2, x: 200, y: 300)]
private let right: [[TouchStep]?] = [
  lost, lost, two + [.cancel(2)], lost, nil, two + [.cancel(1), .up(2)],
]

/// The right scripts but for one.
private func but(_ pair: Int, _ script: [TouchStep]?) -> [[TouchStep]?] {
  var scripts = right
  scripts[pair - 1] = script
  return scripts
}

/// A quick tap.
func quickTap(_ x: Double, _ y: Double) -> [TouchStep] {
  [.down(x: x, y: y), .wait(0.08), .up()]
}

let wrong13_9: [WrongAnswer<[[TouchStep]?]>] = [
  WrongAnswer("a tap tells endings apart") { but(1, quickTap(60, 160)) },
  WrongAnswer("a drag off the button is a loss") {
    but(2, [.down(x: 60, y: 160), .move(x: 60, y: 700), .up()])
  },
  WrongAnswer("goes on after the loss") { but(1, lost + [.wait(0.5), .down(x: 60, y: 160)]) },
  WrongAnswer("one finger is enough") { but(3, lost) },
  WrongAnswer("loses the touch when the timer has fired") {
    but(4, [.down(x: 60, y: 160), .wait(1.5), .cancel()])
  },
  WrongAnswer("a call takes the touch") { but(5, lost) },
  WrongAnswer("ended never follows cancelled") { but(6, nil) },
  WrongAnswer("the lost finger is lifted") { but(6, lost + [.wait(0.1)] + quickTap(60, 160)) },
  WrongAnswer("gives up") { but(2, nil) },
  WrongAnswer("lifts what is not down") { but(1, lost + [.up()]) },
]
