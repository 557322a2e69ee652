import ExerciseKit
import Grading

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
  }
]

let wrong1_7: [WrongAnswer<TwoScripts>] = [
  WrongAnswer(
    "does nothing",
    gets: """
      halvesFromBegans: Halves says 0, Begans says 0, after 0 events.
      No finger has come down: there is nothing to count.
      Rule: one sendEvent for each event; a move is an event if the touch has changed (EV-27).
      """
  ) { ([], []) },
  WrongAnswer(
    "takes two fingers for one event more",
    gets: """
      halvesFromBegans: Halves says 2, Begans says 2, after 4 events.
      Each touch has two events, as in a tap: what could make more events, and no touch?
      Rule: one sendEvent for each event; a move is an event if the touch has changed (EV-27).
      """
  ) {
    ([.down(x: 60, y: 60), .down(2, x: 90, y: 90), .wait(0.1), .up(), .wait(0.1), .up(2)], call)
  },
  WrongAnswer(
    "takes time for events",
    gets: """
      halvesFromBegans: Halves says 1, Begans says 1, after 2 events.
      Each touch has two events, as in a tap: what could make more events, and no touch?
      Rule: one sendEvent for each event; a move is an event if the touch has changed (EV-27).
      """
  ) { ([.down(x: 60, y: 60), .wait(5), .up()], call) },
  WrongAnswer(
    "moves once",
    gets: """
      halvesFromBegans: Halves says 1, Begans says 1, after 3 events.
      Halves rounds down: a single event more than two for each touch does not show.
      Rule: one sendEvent for each event; a move is an event if the touch has changed (EV-27).
      """
  ) { ([.down(x: 60, y: 60), .wait(0.1), .move(x: 90, y: 60), .wait(0.1), .up()], call) },
  WrongAnswer(
    "moves to where the finger is",
    gets: """
      halvesFromBegans: Halves says 1, Begans says 1, after 2 events.
      Each touch has two events, as in a tap: what could make more events, and no touch?
      Rule: one sendEvent for each event; a move is an event if the touch has changed (EV-27).
      """
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
    gets: """
      begansFromLifts: Begans says 1, Lifts says 1.
      Every touch of your script was lifted in the end; where the finger was does not matter.
      Rule: a touch ends in one of two ways, and only one of them is being lifted (EV-17).
      """
  ) { (twoMoves, [.down(x: 60, y: 60), .wait(0.1), .move(x: 374, y: 811), .up()]) },
  WrongAnswer(
    "leaves the finger on the glass",
    gets: """
      begansFromLifts: finger 1 is still on the glass when the script ends.
      A touch that is not over has not been counted by anybody who waits for its end.
      Rule: at the end of the script no finger is on the glass.
      """
  ) { (twoMoves, [.down(x: 60, y: 60)]) },
  WrongAnswer(
    "lifts a finger twice",
    gets: """
      begansFromLifts: the script cannot be played.
      Finger 1 is not on the glass: put it down before you move or lift it (EV-17).
      Rule: a finger comes down, moves as often as it likes, and goes up once.
      """
  ) { (twoMoves, tap + [.up()]) },
]
