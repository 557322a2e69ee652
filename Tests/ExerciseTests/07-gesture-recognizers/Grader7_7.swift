import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.7 are told.
enum Diagnosis7_7 {
  static let touchesBesideTheNote = "No finger came down on the note."
  static let bothRecognize = "Both recognized, and each took the touch from its note."
  static let pressesLongEnoughForBoth =
    "Both presses began, one of them later, and each took the touch from its note."
  static let recognizesTooLate =
    "The second down came too late for a double tap, which had failed by then."
  static let oneTapOnly =
    "No double tap came, so both failed: one note hears the end later than the other, and no more."
  static let isHeldTooLong = "Both failed, as the finger stayed longer than a tap lasts."
  static let movesTooFar = "Both failed, as the finger moved too far."
  static let isLiftedTooEarly = "Both failed, as the finger was lifted before a press began."
  static let isCancelled = "Both failed, as the touch was taken away from all of them."
  static let fails = "Neither recognized anything, so no touch was taken."
  static let isCancelledForBoth =
    "One recognizer took the touch; the other note hears cancelled as well, since it is taken away."
  static let cannotTell = "A recognizer recognized, and the notes cannot tell."

  static let take = "take or hold back: only a recognized touch is cancelled in its view (GR-40)."
  static let holdBack =
    "take or hold back: recognized, a touch held back never arrives; failed, all of it (GR-55)."
  static let heldEnd =
    "take or hold back: the end waits for the answer, and arrives if that is failed (GR-56)."
  static let decide =
    "decide: a long press begins when the finger has stayed long enough, or fails (GR-86)."
}

let exercise7_7: Grader<[[TouchStep]]> = Grader(
  "7.7", .tellApart, read: theRule, steps: steps,
  solution: { Solutions07.touchesThatTellRecognizersApart() },
  alternatives: [
    {
      // Slower, at other places, and with a press that is too long for a tap.
      [
        [.down(x: 100, y: 100), .move(x: 120, y: 100), .wait(0.5), .up()],
        [.down(x: 299, y: 299), .wait(0.6), .move(x: 290, y: 299), .up()],
        [
          .down(x: 150, y: 150), .up(), .wait(0.3), .down(x: 160, y: 160), .wait(0.3), .up(),
        ],
        [.down(x: 110, y: 110), .wait(0.5), .wait(0.4), .up()],
      ]
    },
    {
      // Two quick taps for the first three, and a finger that is left on the note.
      let two: [TouchStep] = [
        .down(x: 250, y: 150), .up(), .wait(0.1), .down(x: 250, y: 150), .up(),
      ]
      return [two, two, two, [.down(x: 250, y: 150), .wait(0.8)]]
    },
    {
      // Three taps; a press that is moved when one of the two has begun.
      let tap: [TouchStep] = [.down(x: 101, y: 299), .wait(0.2), .up(), .wait(0.2)]
      return [
        tap, tap, tap + tap + tap,
        [
          .down(x: 200, y: 200), .wait(0.6), .move(x: 150, y: 200), .wait(1),
          .move(x: 200, y: 200), .up(),
        ],
      ]
    },
  ], wrong: wrong7_7,
  statement: [
    .tells("In each line"),
    .asks("Give one script", "Pair 1", "Pair 2", "Pair 3", "Pair 4"),
    .tells("It is played"), .tells("When they"), .tells("A finger that"), .tells("In this engine"),
    .tells("Worked script"),
  ]
) { make in
  let scripts = make()
  guard scripts.count == 4 else {
    throw Wrong("There are 4 pairs to tell apart; your scripts are \(scripts.count).", slip: .count)
  }
  let pairs: [(first: () -> UIGestureRecognizer, second: () -> UIGestureRecognizer, rule: String)] =
    [
      (
        { UITapGestureRecognizer() },
        {
          let tap = UITapGestureRecognizer()
          tap.cancelsTouchesInView = false
          return tap
        }, Diagnosis7_7.take
      ),
      (
        { UITapGestureRecognizer() },
        {
          let tap = UITapGestureRecognizer()
          tap.delaysTouchesBegan = true
          return tap
        }, Diagnosis7_7.holdBack
      ),
      (
        { doubleTap() },
        {
          let tap = doubleTap()
          tap.delaysTouchesEnded = false
          return tap
        }, Diagnosis7_7.heldEnd
      ),
      (
        { UILongPressGestureRecognizer() },
        {
          let press = UILongPressGestureRecognizer()
          press.minimumPressDuration = 1
          return press
        }, Diagnosis7_7.decide
      ),
    ]
  for (index, (script, pair)) in zip(scripts, pairs).enumerated() {
    let name = "Pair \(index + 1)"
    if script.isEmpty {
      throw Wrong("\(name): the script is empty, no finger comes down.", slip: .empty)
    }
    if script.contains(where: \.isOfAnotherFinger) {
      throw Wrong(
        "\(name) needs one finger only, number 1; several are out of scope.", slip: .finger)
    }
    try playing(name) {
      let (one, other): (Pad, Pad)
      do {
        (one, other) = (try played(pair.first(), script), try played(pair.second(), script))
      } catch let error as ScriptError {
        throw Wrong("\(name) cannot be played. \(error.description)", slip: .unplayable)
      }
      if one.heard == other.heard {
        throw Wrong(
          """
          \(name): both notes hear \(one.heard).
          \(reason(index, one, other))
          Rule: \(pair.rule)
          """)
      }
    }
  }
}

/// Why two notes have heard the same, by what became of the recognizers.
private func reason(_ pair: Int, _ one: Pad, _ other: Pad) -> String {
  if one.heard == "nothing" && one.verdict == "no decision" && other.verdict == "no decision" {
    return Diagnosis7_7.touchesBesideTheNote
  }
  let recognized = [one, other].map { pad in
    pad.course.contains { $0.hasPrefix("recognized") || $0.hasPrefix("began") }
  }
  switch (recognized[0], recognized[1]) {
  case (true, true):
    return pair == 3 ? Diagnosis7_7.pressesLongEnoughForBoth : Diagnosis7_7.bothRecognize
  case (false, false): return reasonOfFailure(pair, one)
  default:
    return one.heard.contains("cancelled")
      ? Diagnosis7_7.isCancelledForBoth : Diagnosis7_7.cannotTell
  }
}

/// Why neither recognized, by what the trace says of the first.
private func reasonOfFailure(_ pair: Int, _ pad: Pad) -> String {
  let reasons = pad.stage.recording.lines
    .filter { $0.kind == "gesture" && $0.who == "it" && $0.what == "failed" }
    .flatMap { $0.details.map(\.value) }
  let downs = pad.stage.recording.lines
    .filter { $0.kind == "gestureTouch" && $0.what == "began" }.count
  switch reasons.first {
  case "no further tap":
    return downs > 1 ? Diagnosis7_7.recognizesTooLate : Diagnosis7_7.oneTapOnly
  case "held too long": return Diagnosis7_7.isHeldTooLong
  case "moved too far": return Diagnosis7_7.movesTooFar
  case "lifted too early": return Diagnosis7_7.isLiftedTooEarly
  case "a touch was cancelled": return Diagnosis7_7.isCancelled
  default: return Diagnosis7_7.fails
  }
}

private func doubleTap() -> UITapGestureRecognizer {
  let tap = UITapGestureRecognizer()
  tap.numberOfTapsRequired = 2
  return tap
}

extension TouchStep {
  fileprivate var isOfAnotherFinger: Bool {
    switch self {
    case .down(let finger, _, _), .move(let finger, _, _), .up(let finger), .cancel(let finger):
      finger != 1
    case .wait: false
    }
  }
}

/// Plays a script to its end, lifts a finger that is still down, and lets everything arrive that was
/// held back.
private func played(_ recognizer: UIGestureRecognizer, _ script: [TouchStep]) throws -> Pad {
  let pad = Pad(recognizer)
  var isDown = false
  for step in script {
    try pad.stage.phone.play([step])
    pad.note()
    switch step {
    case .down: isDown = true
    case .up, .cancel: isDown = false
    case .move, .wait: break
    }
  }
  if isDown { try pad.stage.phone.play([.up()]) }
  try pad.stage.wait(3)
  pad.note()
  return pad
}
