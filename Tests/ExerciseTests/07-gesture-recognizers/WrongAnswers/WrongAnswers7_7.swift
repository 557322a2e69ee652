import ExerciseKit
import Grading
import Questions

private let tap: [TouchStep] = [.down(x: 200, y: 200), .wait(0.08), .up()]
private let hold: [TouchStep] = [.down(x: 200, y: 200), .wait(2), .up()]
private let press: [TouchStep] = [.down(x: 200, y: 200), .wait(0.6), .up()]
private let two = tap + [.wait(0.1)] + tap
private let slow = tap + [.wait(0.6)] + tap
private let drag: [TouchStep] = [.down(x: 200, y: 200), .move(x: 290, y: 200), .up()]
private let gone: [TouchStep] = [.down(x: 200, y: 200), .wait(0.08), .cancel()]
private let beside: [TouchStep] = [.down(x: 99, y: 200), .wait(0.08), .up()]

let wrong7_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer(
    "holds the finger too long for a tap",
    gets: "Pair 1: both notes hear began, ended.",
    Diagnosis7_7.isHeldTooLong, rule: Diagnosis7_7.take
  ) { [hold, tap, two, press] },
  WrongAnswer(
    "touches beside the note",
    gets: "Pair 1: both notes hear nothing.",
    Diagnosis7_7.touchesBesideTheNote, rule: Diagnosis7_7.take
  ) { [beside, tap, two, press] },
  WrongAnswer(
    "lets what is held back arrive",
    gets: "Pair 2: both notes hear began, moved, ended.",
    Diagnosis7_7.movesTooFar, rule: Diagnosis7_7.holdBack
  ) { [tap, drag, two, press] },
  WrongAnswer(
    "expects an end that is late to be another end",
    gets: "Pair 3: both notes hear began, ended.",
    Diagnosis7_7.oneTapOnly, rule: Diagnosis7_7.heldEnd
  ) { [tap, tap, tap, press] },
  WrongAnswer(
    "comes too late with the second tap",
    gets: "Pair 3: both notes hear began, ended, began, ended.",
    Diagnosis7_7.recognizesTooLate, rule: Diagnosis7_7.heldEnd
  ) { [tap, tap, slow, press] },
  WrongAnswer(
    "presses long enough for both",
    gets: "Pair 4: both notes hear began, cancelled.",
    Diagnosis7_7.pressesLongEnoughForBoth, rule: Diagnosis7_7.decide
  ) { [tap, tap, two, hold] },
  WrongAnswer(
    "moves too far for both",
    gets: "Pair 4: both notes hear began, moved, ended.",
    Diagnosis7_7.movesTooFar, rule: Diagnosis7_7.decide
  ) { [tap, tap, two, drag] },
  WrongAnswer(
    "gives the same two taps to each pair",
    gets: "Pair 4: both notes hear began, ended, began, ended.",
    Diagnosis7_7.isLiftedTooEarly, rule: Diagnosis7_7.decide
  ) { [two, two, two, two] },
  WrongAnswer(
    "lets the touch be cancelled",
    gets: "Pair 1: both notes hear began, cancelled.",
    Diagnosis7_7.isCancelled, rule: Diagnosis7_7.take
  ) { [gone, tap, two, press] },
  WrongAnswer(
    "lifts the finger before a press begins",
    gets: "Pair 4: both notes hear began, ended.",
    Diagnosis7_7.isLiftedTooEarly, rule: Diagnosis7_7.decide
  ) { [tap, tap, two, tap] },
  WrongAnswer(
    "taps twice for one setting, and rests for the other",
    gets: "Pair 2: both notes hear began, ended.",
    Diagnosis7_7.isHeldTooLong, rule: Diagnosis7_7.holdBack
  ) {
    [tap, hold, two, press]
  },
  WrongAnswer(
    "lets the touch of the other note be cancelled, too",
    gets: "Pair 4: both notes hear began, cancelled.",
    Diagnosis7_7.isCancelledForBoth, rule: Diagnosis7_7.decide
  ) {
    [tap, tap, two, [.down(x: 200, y: 200), .wait(0.7), .cancel()]]
  },
  WrongAnswer(
    "gives one script",
    gets: "There are 4 pairs to tell apart; your scripts are 1.",
    "Which of yours belongs to which cannot be told.", rule: "one for each, in their order."
  ) { [tap] },
]
