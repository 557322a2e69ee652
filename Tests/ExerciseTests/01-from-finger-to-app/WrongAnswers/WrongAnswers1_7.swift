import ExerciseKit
import Grading
import WrittenExercises

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
  WrongAnswer("does nothing") { ([], []) },
  WrongAnswer("takes two fingers for one event more") {
    (
      [
        .down(x: 60, y: 60), .wait(0.1), .down(2, x: 90, y: 90), .wait(0.1), .up(), .wait(0.1),
        .up(2),
      ], call
    )
  },
  WrongAnswer("takes two fingers at one instant for one event") {
    ([.down(x: 60, y: 60), .down(2, x: 90, y: 90), .wait(0.1), .up(), .up(2)], call)
  },
  WrongAnswer("takes time for events") { ([.down(x: 60, y: 60), .wait(5), .up()], call) },
  WrongAnswer("moves once") {
    ([.down(x: 60, y: 60), .wait(0.1), .move(x: 90, y: 60), .wait(0.1), .up()], call)
  },
  WrongAnswer("moves to where the finger is") {
    (
      [
        .down(x: 60, y: 60), .wait(0.1), .move(x: 60, y: 60), .wait(0.1), .move(x: 60, y: 60),
        .up(),
      ], call
    )
  },
  WrongAnswer("slides off the view") {
    (twoMoves, [.down(x: 60, y: 60), .wait(0.1), .move(x: 374, y: 811), .up()])
  },
  WrongAnswer("leaves the finger on the glass") { (twoMoves, [.down(x: 60, y: 60)]) },
  WrongAnswer("lifts a finger twice") { (twoMoves, tap + [.up()]) },
]
