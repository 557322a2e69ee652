package import ExerciseKit
package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 7.7 are told.
package enum Diagnosis7_7 {
  package static let touchesBesideTheNote = """
    No finger came down on the note.
    Rule: told first: a recognizer gets touches on its view and on what lies in it (GR-11).
    """
  package static let bothRecognize = "Both recognized, and each took the touch from its note."
  package static let pressesLongEnoughForBoth =
    "Both presses began, one of them later, and each took the touch from its note."
  package static let recognizesTooLate =
    "The second down came too late for a double tap, which had failed by then."
    + "\nRule: the statement: in this engine the next tap must come within 0.35 seconds."
  package static let oneTapOnly =
    "No double tap came, so both failed: one note hears the end later than the other, and no more."
  package static let isHeldTooLong =
    "Both failed, as the finger stayed longer than a tap lasts."
    + "\nRule: the statement: in this engine a tap may last 0.75 seconds."
  package static let movesTooFar = "Both failed, as the finger moved too far."
  package static let movesTooFarForATap =
    "Both failed, as the finger moved too far for a tap."
    + "\nRule: held back: a tap fails past 45 points in our engine (GR-81)."
  package static let isLiftedTooEarly =
    "Both failed, as the finger was lifted before a press began."
  package static let isCancelled = """
    Both failed, as the touch was taken away from both.
    Rule: chapter 1, Two keys, and an alert: a touch that is taken away ends with cancelled (EV-17).
    """
  package static let fails = "Neither recognized anything, so no touch was taken."
  package static let isCancelledForBoth =
    """
    One recognizer took the touch; the other note hears cancelled as well, since it is taken away.
    Rule: chapter 1, Two keys, and an alert: a touch that is taken away ends with cancelled (EV-17).
    """
  package static let cannotTell = "A recognizer recognized, and the notes cannot tell."

  package static let take =
    "the setting: only a recognized touch is cancelled in its view (GR-40)."
  package static let holdBack =
    "held back: recognized, a touch held back never arrives; failed, all of it (GR-55)."
  package static let heldEnd =
    "chapter 7, \"The photo opened, and my harbour was gone\": the end waits, and it comes if the recognizer fails (GR-56)."
  package static let decide =
    "the states: a press begins after its time, or fails if lifted or moved far before (GR-86)."
}

/// Exercise 7.7.
package let written7_7 = WrittenExercise("7.7", read: Rule7.page, steps: Rule7.steps, apart7_7)

/// What judges the scripts of exercise 7.7.
package let apart7_7 = TellApart<[TouchStep]?>(
  (1...4).map { "Pair \($0)" }, wanted: "There are 4 pairs to tell apart; your scripts are"
) { index, script throws(Wrong) in
  let (name, script) = ("Pair \(index + 1)", script ?? [])
  if script.isEmpty {
    throw Wrong("\(name): the script is empty, no finger comes down.", malformed: .empty)
  }
  if script.contains(where: { $0.isOfAnotherFinger }) {
    throw Wrong(
      "\(name) needs one finger only, number 1; several are out of scope.", malformed: .finger)
  }
  let pair = pair(index)
  let (one, other): (Note7, Note7)
  do throws(ScriptError) {
    (one, other) = (try Note7(pair.first, script), try Note7(pair.second, script))
  } catch {
    throw Wrong("\(name) cannot be played. \(error.description)", malformed: .unplayable)
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

/// The recognizers of a pair, and the rule that makes them differ.
private func pair(
  _ index: Int
) -> (first: UIGestureRecognizer, second: UIGestureRecognizer, rule: String) {
  switch index {
  case 0:
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    return (UITapGestureRecognizer(), tap, Diagnosis7_7.take)
  case 1:
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    return (UITapGestureRecognizer(), tap, Diagnosis7_7.holdBack)
  case 2:
    let tap = doubleTap()
    tap.delaysTouchesEnded = false
    return (doubleTap(), tap, Diagnosis7_7.heldEnd)
  default:
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 1
    return (UILongPressGestureRecognizer(), press, Diagnosis7_7.decide)
  }
}

/// Why two notes have heard the same, by what became of the recognizers.
private func reason(_ pair: Int, _ one: Note7, _ other: Note7) -> String {
  if one.heard == "nothing" && one.course.isEmpty && other.course.isEmpty {
    return Diagnosis7_7.touchesBesideTheNote
  }
  switch (one.hasRecognized, other.hasRecognized) {
  case (true, true):
    return pair == 3 ? Diagnosis7_7.pressesLongEnoughForBoth : Diagnosis7_7.bothRecognize
  case (false, false): return reasonOfFailure(one, isPress: pair == 3)
  default:
    return one.phases.contains("cancelled")
      ? Diagnosis7_7.isCancelledForBoth : Diagnosis7_7.cannotTell
  }
}

/// Why neither recognized, by what the trace says of the first.
private func reasonOfFailure(_ note: Note7, isPress: Bool) -> String {
  let lines = note.stage.recording.lines
  let reasons = lines.filter { $0.kind == "gesture" && $0.who == "it" && $0.what == "failed" }
    .flatMap { $0.details.map { $0.value } }
  let downs = lines.filter { $0.kind == "gestureTouch" && $0.what == "began" }.count
  switch reasons.first {
  case "no further tap":
    return downs > 1 ? Diagnosis7_7.recognizesTooLate : Diagnosis7_7.oneTapOnly
  case "held too long": return Diagnosis7_7.isHeldTooLong
  case "moved too far":
    return isPress ? Diagnosis7_7.movesTooFar : Diagnosis7_7.movesTooFarForATap
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

/// A note with one recognizer, and what became of both.
private struct Note7 {
  let stage = Stage()

  /// Plays a script to its end, lifts a finger that is still down, and lets everything arrive that
  /// was held back.
  init(_ recognizer: UIGestureRecognizer, _ script: [TouchStep]) throws(ScriptError) {
    recognizer.name = "it"
    let note = view("note", CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.root.addSubview(note)
    note.addGestureRecognizer(recognizer)
    var isDown = false
    for step in script {
      try stage.phone.play([step])
      switch step {
      case .down: isDown = true
      case .up, .cancel: isDown = false
      case .move, .wait: break
      }
    }
    if isDown { try stage.phone.play([.up()]) }
    try stage.wait(3)
  }

  /// What the note heard.
  var phases: [String] {
    stage.recording.lines.filter { $0.kind == "touch" && $0.who == "note" }.map { $0.what }
  }

  /// The same in words.
  var heard: String { phases.isEmpty ? "nothing" : list(phases) }

  /// What the recognizer decided.
  var course: [String] {
    stage.recording.lines
      .filter { $0.kind == "gesture" && $0.who == "it" && $0.what != "possible" }.map { $0.what }
  }

  var hasRecognized: Bool {
    course.contains { $0 == "ended" || $0.hasPrefix("recognized") || $0.hasPrefix("began") }
  }
}
