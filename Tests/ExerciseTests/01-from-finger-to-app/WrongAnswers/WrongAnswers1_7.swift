import ExerciseKit
import Grading
import Questions

private let tap: [TouchStep] = [.down(x: 60, y: 60), .wait(0.1), .up()]
private let twoMoves: [TouchStep] = [
  .down(x: 60, y: 60), .wait(0.1), .move(x: 70, y: 60), .wait(0.1), .move(x: 80, y: 60), .up(),
]
private let call: [TouchStep] = [.down(x: 60, y: 60), .cancel()]

/// Right: two fingers that move once each, and a second finger that is taken away.
let alternatives1_7: [@Sendable () -> TwoScripts] = [
  {
    (
      [
        .down(x: 60, y: 60), .down(2, x: 90, y: 90), .wait(0.1), .move(x: 61, y: 60), .wait(0.1),
        .move(2, x: 91, y: 90), .wait(0.1), .up(), .up(2),
      ],
      [.down(x: 60, y: 60), .down(2, x: 90, y: 90), .wait(0.1), .cancel(2), .up()]
    )
  },
  {
    (
      [
        .down(x: 60, y: 60), .wait(0.05), .move(x: 60, y: 70), .wait(0.05), .move(x: 60, y: 80),
        .wait(0.05), .move(x: 60, y: 90), .cancel(),
      ],
      [.down(x: 60, y: 60), .cancel(), .down(x: 60, y: 60), .up()]
    )
  },
]

let wrong1_7: [WrongAnswer<TwoScripts>] = [
  WrongAnswer(
    "does nothing",
    gets: "halvesFromBegans: Halves says 0, Begans says 0, after 0 events.",
    Diagnosis1_7.doesNothing, rule: Diagnosis1_7.oneSendEvent
  ) { ([], []) },
  WrongAnswer(
    "takes two fingers for one event more",
    gets: "halvesFromBegans: Halves says 2, Begans says 2, after 4 events.",
    Diagnosis1_7.takesTwoFingersForOneEventMore, rule: Diagnosis1_7.oneSendEvent
  ) {
    ([.down(x: 60, y: 60), .down(2, x: 90, y: 90), .wait(0.1), .up(), .wait(0.1), .up(2)], call)
  },
  WrongAnswer(
    "takes time for events",
    gets: "halvesFromBegans: Halves says 1, Begans says 1, after 2 events.",
    Diagnosis1_7.takesTwoFingersForOneEventMore, rule: Diagnosis1_7.oneSendEvent
  ) { ([.down(x: 60, y: 60), .wait(5), .up()], call) },
  WrongAnswer(
    "moves once",
    gets: "halvesFromBegans: Halves says 1, Begans says 1, after 3 events.",
    Diagnosis1_7.movesOnce, rule: Diagnosis1_7.oneSendEvent
  ) { ([.down(x: 60, y: 60), .wait(0.1), .move(x: 90, y: 60), .wait(0.1), .up()], call) },
  WrongAnswer(
    "moves to where the finger is",
    gets: "halvesFromBegans: Halves says 1, Begans says 1, after 2 events.",
    Diagnosis1_7.movesToWhereTheFingerIs, rule: Diagnosis1_7.oneSendEvent
  ) {
    (
      [
        .down(x: 60, y: 60), .wait(0.1), .move(x: 60, y: 60), .wait(0.1), .move(x: 60, y: 60),
        .up(),
      ], call
    )
  },
  WrongAnswer(
    "slides off the view",
    gets: "begansFromLifts: Begans says 1, Lifts says 1.",
    Diagnosis1_7.slidesOffTheView, rule: Diagnosis1_7.twoEnds
  ) { (twoMoves, [.down(x: 60, y: 60), .wait(0.1), .move(x: 374, y: 811), .up()]) },
  WrongAnswer(
    "leaves the finger on the glass",
    gets: "begansFromLifts: the touch of finger 1 is not over when the script ends.",
    Diagnosis1_7.leavesTheFingerOnTheGlass, rule: Diagnosis1_7.allOver
  ) { (twoMoves, [.down(x: 60, y: 60)]) },
  WrongAnswer(
    "lifts a finger twice",
    gets: "begansFromLifts: the script cannot be played.",
    "Finger 1 is not on the glass: put it down before you move or lift it (EV-17).",
    rule: Diagnosis1_7.downFirst
  ) { (twoMoves, tap + [.up()]) },
]
