import ExerciseKit
import Grading
import WrittenExercises

private let tap: [TouchStep] = [.down(x: 200, y: 200), .wait(0.08), .up()]
private let hold: [TouchStep] = [.down(x: 200, y: 200), .wait(2), .up()]
private let press: [TouchStep] = [.down(x: 200, y: 200), .wait(0.6), .up()]
private let two = tap + [.wait(0.1)] + tap
private let slow = tap + [.wait(0.6)] + tap
private let drag: [TouchStep] = [.down(x: 200, y: 200), .move(x: 290, y: 200), .up()]
private let gone: [TouchStep] = [.down(x: 200, y: 200), .wait(0.08), .cancel()]
private let beside: [TouchStep] = [.down(x: 99, y: 200), .wait(0.08), .up()]

let wrong7_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer("holds the finger too long for a tap") { [hold, tap, two, press] },
  WrongAnswer("touches beside the note") { [beside, tap, two, press] },
  WrongAnswer("lets what is held back arrive") { [tap, drag, two, press] },
  WrongAnswer("expects an end that is late to be another end") { [tap, tap, tap, press] },
  WrongAnswer("comes too late with the second tap") { [tap, tap, slow, press] },
  WrongAnswer("presses long enough for both") { [tap, tap, two, hold] },
  WrongAnswer("moves too far for both") { [tap, tap, two, drag] },
  WrongAnswer("gives the same two taps to each pair") { [two, two, two, two] },
  WrongAnswer("lets the touch be cancelled") { [gone, tap, two, press] },
  WrongAnswer("lifts the finger before a press begins") { [tap, tap, two, tap] },
  WrongAnswer("taps twice for one setting, and rests for the other") { [tap, hold, two, press] },
  WrongAnswer("lets the touch of the other note be cancelled, too") {
    [tap, tap, two, [.down(x: 200, y: 200), .wait(0.7), .cancel()]]
  },
  WrongAnswer("gives one script") { [tap] },
]
