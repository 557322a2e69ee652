import ExerciseKit
import Grading

private let tap: [TouchStep] = [.down(x: 200, y: 200), .wait(0.08), .up()]
private let hold: [TouchStep] = [.down(x: 200, y: 200), .wait(2), .up()]
private let press: [TouchStep] = [.down(x: 200, y: 200), .wait(0.6), .up()]
private let two = tap + [.wait(0.1)] + tap
private let slow = tap + [.wait(0.6)] + tap
private let drag: [TouchStep] = [.down(x: 200, y: 200), .move(x: 290, y: 200), .up()]
private let beside: [TouchStep] = [.down(x: 99, y: 200), .wait(0.08), .up()]

let wrong7_7 = [
  WrongAnswer(
    "holds the finger too long for a tap",
    gets: """
      Pair 1: both notes hear began, ended.
      Neither recognizer has recognized anything.
      Rule: take: only a recognized touch is cancelled in its view (GR-40).
      """
  ) { [hold, tap, two, press] },
  WrongAnswer(
    "touches beside the note",
    gets: """
      Pair 1: both notes hear nothing.
      No finger came down on a note.
      Rule: take: only a recognized touch is cancelled in its view (GR-40).
      """
  ) { [beside, tap, two, press] },
  WrongAnswer(
    "lets what is held back arrive",
    gets: """
      Pair 2: both notes hear began, moved, ended.
      Neither recognizer has recognized anything.
      Rule: hold back: recognized, a touch held back never arrives; failed, all of it (GR-55).
      """
  ) { [tap, drag, two, press] },
  WrongAnswer(
    "expects an end that is late to be another end",
    gets: """
      Pair 3: both notes hear began, ended.
      Neither recognizer has recognized anything.
      Rule: hold back: the end waits for the answer, and arrives if that is failed (GR-56).
      """
  ) { [tap, tap, tap, press] },
  WrongAnswer(
    "comes too late with the second tap",
    gets: """
      Pair 3: both notes hear began, ended, began, ended.
      Neither recognizer has recognized anything.
      Rule: hold back: the end waits for the answer, and arrives if that is failed (GR-56).
      """
  ) { [tap, tap, slow, press] },
  WrongAnswer(
    "presses long enough for both",
    gets: """
      Pair 4: both notes hear began, cancelled.
      Both recognizers have recognized, and took the touch.
      Rule: decide: a long press begins when the finger has stayed long enough, or fails (GR-86).
      """
  ) { [tap, tap, two, hold] },
  WrongAnswer(
    "moves too far for both",
    gets: """
      Pair 4: both notes hear began, moved, ended.
      Neither recognizer has recognized anything.
      Rule: decide: a long press begins when the finger has stayed long enough, or fails (GR-86).
      """
  ) { [tap, tap, two, drag] },
  WrongAnswer(
    "gives the same two taps to each pair",
    gets: """
      Pair 4: both notes hear began, ended, began, ended.
      Neither recognizer has recognized anything.
      Rule: decide: a long press begins when the finger has stayed long enough, or fails (GR-86).
      """
  ) { [two, two, two, two] },
  WrongAnswer(
    "gives one script",
    gets: """
      There are 4 pairs to tell apart; your scripts are 1.
      Which of yours belongs to which cannot be told.
      Rule: one for each, in their order.
      """
  ) { [tap] },
]
