import ExerciseKit
import Grading
import Questions

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
  WrongAnswer(
    "a tap tells endings apart", gets: "Pair 1: A and B are both dark, count 1.",
    Diagnosis13_9.noLoss, rule: Diagnosis13_9.cleanUp
  ) { but(1, quickTap(60, 160)) },
  WrongAnswer(
    "a drag off the button is a loss", gets: "Pair 2: A and B are both dark, count 1.",
    Diagnosis13_9.noLoss, rule: Diagnosis13_9.cleanUp
  ) { but(2, [.down(x: 60, y: 160), .move(x: 60, y: 700), .up()]) },
  WrongAnswer(
    "goes on after the loss", gets: "Pair 1: A and B are both lit, count 0.",
    Diagnosis13_9.hidden, rule: Diagnosis13_9.cleanUp
  ) { but(1, lost + [.wait(0.5), .down(x: 60, y: 160)]) },
  WrongAnswer(
    "one finger is enough", gets: "Pair 3: A and B are both dark, count 0.",
    Diagnosis13_9.oneFinger, rule: Diagnosis13_9.one
  ) { but(3, lost) },
  WrongAnswer(
    "loses the touch when the timer has fired", gets: "Pair 4: A and B are both dark, count 1.",
    Diagnosis13_9.tooLate, rule: Diagnosis13_9.timer
  ) { but(4, [.down(x: 60, y: 160), .wait(1.5), .cancel()]) },
  WrongAnswer(
    "a call takes the touch",
    gets: "Pair 5: A and B are both lit and dark at the same moments.",
    Diagnosis13_9.banner, rule: Diagnosis13_9.interrupt
  ) { but(5, lost) },
  WrongAnswer(
    "ended never follows cancelled",
    gets: "Pair 6: nil says that no script tells them apart, and there is one.",
    Diagnosis13_9.givesUpWithTwo, rule: Diagnosis13_9.one
  ) { but(6, nil) },
  WrongAnswer(
    "the lost finger is lifted", gets: "Pair 6: A and B are both dark, count 1.",
    Diagnosis13_9.noEnd, rule: Diagnosis13_9.one
  ) { but(6, lost + [.wait(0.1)] + quickTap(60, 160)) },
  WrongAnswer(
    "gives up", gets: "Pair 2: nil says that no script tells them apart, and there is one.",
    Diagnosis13_9.givesUp, rule: Diagnosis13_9.cleanUp
  ) { but(2, nil) },
  WrongAnswer(
    "lifts what is not down",
    gets: """
      Pair 1 cannot be played. Finger 1 is not on the glass: put it down before you move or lift it \
      (EV-17).
      """,
    "The script stops there, so nothing after it happens.",
    rule: "a finger comes down before it moves or goes; time only goes forward."
  ) { but(1, lost + [.up()]) },
]
