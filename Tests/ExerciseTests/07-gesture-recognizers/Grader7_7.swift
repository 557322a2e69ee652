import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.7 are told.
enum Diagnosis7_7 {
  static let holdsTheFingerTooLong = "Neither recognizer has recognized anything."
  static let touchesBesideTheNote = "No finger came down on a note."
  static let pressesLongEnoughForBoth = "Both recognizers have recognized, and took the touch."

  static let take = "take: only a recognized touch is cancelled in its view (GR-40)."
  static let holdBack =
    "hold back: recognized, a touch held back never arrives; failed, all of it (GR-55)."
  static let heldEnd =
    "hold back: the end waits for the answer, and arrives if that is failed (GR-56)."
  static let decide =
    "decide: a long press begins when the finger has stayed long enough, or fails (GR-86)."
}

let exercise7_7: Grader<[[TouchStep]]> = Grader(
  "7.7", .tellApart, read: "Chapters/07-gesture-recognizers, The rule, take or hold back",
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
    }
  ], wrong: wrong7_7
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
        \(reason(one, other))
        Rule: \(pair.rule)
        """)
    }
  }
}

/// Why two notes have heard the same, by what the recognizers did.
private func reason(_ one: Pad, _ other: Pad) -> String {
  if one.heard == "nothing" && one.verdict == "no decision" && other.verdict == "no decision" {
    return Diagnosis7_7.touchesBesideTheNote
  }
  let recognized = [one, other].map { pad in
    pad.course.contains { $0.hasPrefix("recognized") || $0.hasPrefix("began") }
  }
  if !recognized[0], !recognized[1] { return Diagnosis7_7.holdsTheFingerTooLong }
  if recognized[0], recognized[1] { return Diagnosis7_7.pressesLongEnoughForBoth }
  return "One of the two has recognized, and the notes cannot tell."
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

/// Plays a script to its end, and lets everything arrive that was held back.
private func played(_ recognizer: UIGestureRecognizer, _ script: [TouchStep]) throws -> Pad {
  let pad = Pad(recognizer)
  for step in script {
    try pad.stage.phone.play([step])
    pad.note()
  }
  try pad.stage.wait(3)
  pad.note()
  return pad
}
