import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions08

/// What answers to exercise 8.6 are told.
enum Diagnosis8_6 {
  static let thinksThatOneTapIsEnough =
    "No double tap was recognized, so the tap that waits was sent as well, only later."
  static let pressesForTooLong =
    "In neither anything was recognized: no finger has tapped the photo."
  static let dragsSlowly =
    "In both the pan began, so the swipe had failed: it needs one finger, soon, to the right."
  static let goesAFewPointsOnly = "In neither a pan began: no finger went 10 points on the photo."
  static let dragsTheDotWithOneFinger =
    "The two pans were never under way at the same time beside the board, so nothing competed."
  static let movesBeforeThePressBegins =
    "In neither the press began: the finger must rest for 0.5 s, and then go on."
  static let noPanAtAll = "In neither a pan began: a finger must go 10 points on dot or board."
  static let rests =
    "In both the press began; but then no finger went 10 points on the photo before it was lifted."

  static let wait =
    "the wait: a tap that waits is not sent before the double tap has failed (GR-65)."
  static let lets = "the wait: who waits lets the other one be first (GR-65)."
  static let branch =
    "the branch: siblings do not compete; on one branch fingers are no excuse (GR-60)."
  static let permission =
    "the permission: unless one is given, the one under way excludes the others (GR-60, GR-63)."
}

let exercise8_6: Grader<[[TouchStep]]> = Grader(
  "8.6", .tellApart, read: theRule, steps: steps, solution: { Solutions08.scriptsThatTellApart() },
  alternatives: [
    {
      // Three taps, a stroke in many moves, the board before the dot, a press near the corner.
      [
        quickTap(10, 110) + [.wait(0.3)] + quickTap(10, 110) + [.wait(0.1)] + quickTap(10, 110),
        stroke(from: 20, 300, by: 90, 10, in: 12, over: 0.2),
        [
          .down(2, x: 250, y: 350), .move(2, x: 250, y: 300), .down(1, x: 70, y: 170), .wait(0.2),
          .move(1, x: 90, y: 170), .up(1), .up(2),
        ],
        [.down(x: 20, y: 120), .wait(0.7), .move(x: 25, y: 120), .move(x: 20, y: 140)],
      ]
    },
    {
      // Four taps, one move across both lines and on, the dot's finger down last, a press up.
      [
        (0..<4).flatMap { _ in quickTap(300, 400) + [.wait(0.1)] },
        [.down(x: 20, y: 300), .wait(0.05), .move(x: 45, y: 300), .move(x: 90, y: 300), .up()],
        [
          .down(1, x: 200, y: 400), .move(1, x: 220, y: 400), .down(2, x: 30, y: 130),
          .move(2, x: 30, y: 150), .move(2, x: 30, y: 170), .up(2), .up(1),
        ],
        [.down(x: 160, y: 400), .wait(0.55), .move(x: 160, y: 300), .move(x: 160, y: 200), .up()],
      ]
    },
  ], wrong: wrong8_6,
  statement: [
    .tells("Four pairs"),
    .asks("For each, give", "Pair 1", "Pair 2", "Pair 3", "Pair 4"),
    .tells("Of a pan"),
    .tells("Time passes"),
    .tells("In 1, 2"),
    .tells("In 3"),
    .tells("Worked script"),
  ]
) { make in
  let scripts = make()
  guard scripts.count == 4 else {
    throw Wrong("There are 4 pairs to tell apart; your scripts are \(scripts.count).", slip: .count)
  }
  for (index, script) in scripts.enumerated() {
    try playing("Pair \(index + 1)") {
      let name = "Pair \(index + 1)"
      if script.isEmpty {
        throw Wrong("\(name): the script is empty, and no finger comes down.", slip: .empty)
      }
      let (a, b): (Log, Log)
      do {
        (a, b) = (try sent(by: index, .a, script), try sent(by: index, .b, script))
      } catch let error as ScriptError {
        throw Wrong("\(name) cannot be played. \(error.description)", slip: .unplayable)
      }
      guard a.text == b.text else { return }
      throw Wrong(
        """
        \(name): A and B both send \(a.text).
        \(why(index, a, b))
        Rule: \(rules[index])
        """)
    }
  }
}

private let rules = [
  Diagnosis8_6.wait, Diagnosis8_6.lets,
  Diagnosis8_6.branch, Diagnosis8_6.permission,
]

/// What did not happen, so that nothing differs.
private func why(_ pair: Int, _ a: Log, _ b: Log) -> String {
  switch pair {
  case 0:
    a.names.isEmpty
      ? Diagnosis8_6.pressesForTooLong
      : Diagnosis8_6.thinksThatOneTapIsEnough
  case 1:
    a.names.contains("pan")
      ? Diagnosis8_6.dragsSlowly
      : Diagnosis8_6.goesAFewPointsOnly
  case 2:
    a.names.isEmpty ? Diagnosis8_6.noPanAtAll : Diagnosis8_6.dragsTheDotWithOneFinger
  default:
    a.names.contains("hold")
      ? Diagnosis8_6.rests
      : Diagnosis8_6.movesBeforeThePressBegins
  }
}

private enum Half { case a, b }

/// What one of a pair sends; a script that leaves a finger down is lifted at the end.
private func sent(by pair: Int, _ half: Half, _ script: [TouchStep]) throws -> Log {
  let (stage, log) = (Stage(), Log())
  let photo = card("photo", 0, 100, 320, 320, in: stage.root)
  let delegate = Yes()
  func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView? = nil) {
    (view ?? photo).addGestureRecognizer(recognizer)
    log.note(recognizer, as: name)
  }
  switch pair {
  case 0:
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    add(tap, "single")
    add(double, "double")
    if half == .b { tap.require(toFail: double) }
  case 1:
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    add(pan, "pan")
    add(swipe, "swipe")
    if half == .a { pan.require(toFail: swipe) } else { swipe.require(toFail: pan) }
  case 2:
    let isIn = half == .b
    let dot =
      isIn ? card("dot", 20, 20, 60, 60, in: photo) : card("dot", 20, 120, 60, 60, in: stage.root)
    add(UIPanGestureRecognizer(), "dot", to: dot)
    add(UIPanGestureRecognizer(), "board")
  default:
    let press = UILongPressGestureRecognizer()
    add(press, "hold")
    add(UIPanGestureRecognizer(), "pan")
    if half == .b { press.delegate = delegate }
  }
  try stage.phone.play(script + [.wait(2)])
  withExtendedLifetime(delegate) {}
  return log
}

/// Says yes to everything.
private final class Yes: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
