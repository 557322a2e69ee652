package import ExerciseKit
package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 8.6 are told.
package enum Diagnosis8_6 {
  package static let thinksThatOneTapIsEnough =
    "No double tap was recognized, so the tap that waits was sent as well, only later."
  package static let tapsTooSlowly =
    """
    There were taps, and no double tap: the next one came too late, or too far away.
    Rule: finishing lines: in our engine it has to come down again within 0.35 s (GR-82).
    """
  package static let pressesForTooLong =
    """
    Neither recognized a tap: no finger on the photo, from (0, 100) down, was short and still enough.
    Rule: finishing lines: in our engine a tap is lifted within 0.75 s and 45 points (GR-83, GR-81).
    """
  package static let dragsSlowly =
    """
    In both the pan began: your finger was too slow for a swipe, too short, or not to the right.
    Rule: finishing lines: a swipe goes 50 points in its direction, or 27 by 0.5 s (GR-93).
    """
  package static let strokesWithTwoFingers =
    """
    In both the pan began, so the swipe had failed: two fingers were down, and this swipe takes one.
    Rule: the statement: both sit on one photo, and one quick finger to the right is enough.
    """
  package static let goesAFewPointsOnly =
    """
    In neither did a pan begin: no finger went 10 points on the photo.
    Rule: \(tenPoints)
    """
  package static let dragsTheDotAlone =
    """
    Only the dot was dragged; what the board's pan may do needs a second finger on the board.
    Rule: \(branch)
    """
  package static let noneOnTheBoard =
    """
    Of your two fingers none went 10 points on the board, beside the dot, while the dot was dragged.
    Rule: \(branch)
    """
  package static let oneAfterTheOther =
    """
    The two were dragged one after the other: when the second pan began, the first was over.
    Rule: the tree: one pan keeps the other out while it lasts, and no longer (GR-60).
    """
  package static let missesTheDot =
    "No finger drags the dot, which lies from (20, 120) to (80, 180) on the screen."
  package static let movesBeforeThePressBegins =
    """
    In neither did the press begin: the finger must rest for 0.5 s first, and move after that.
    Rule: finishing lines: a long press needs 0.5 s of rest, within 10 points (GR-86).
    """
  package static let noPanAtAll =
    """
    In neither did a pan begin: a finger must go 10 points on dot or board.
    Rule: \(tenPoints)
    """
  package static let rests =
    """
    In both the press began; but then no finger went 10 points on the photo before it was lifted.
    Rule: \(tenPoints)
    """

  package static let wait =
    "one tap or two: a tap that waits is not sent before the double tap has failed (GR-65)."
  package static let lets = "one tap or two: who waits lets the other one be first (GR-65)."
  package static let branch =
    "the tree: on one branch a pan keeps the other out, whatever its finger; siblings don't (GR-60)."
  package static let permission =
    "permission: unless one is given, the one under way excludes the others (GR-60, GR-63)."
  package static let tenPoints =
    "finishing lines: a pan begins when a finger has gone 10 points (GR-88)."
}

/// Exercise 8.6.
package let written8_6 = WrittenExercise("8.6", read: Rule8.page, steps: Rule8.steps, apart8_6)

/// What judges the scripts of exercise 8.6.
package let apart8_6 = TellApart<[TouchStep]?>(
  (1...4).map { "Pair \($0)" }, wanted: "There are 4 pairs to tell apart; your scripts are"
) { index, script throws(Wrong) in
  let (name, script) = ("Pair \(index + 1)", script ?? [])
  if script.isEmpty {
    throw Wrong("\(name): the script is empty, and no finger comes down.", malformed: .empty)
  }
  let (a, b): (Log8, Log8)
  do throws(ScriptError) {
    (a, b) = (try sent(by: index, .a, script), try sent(by: index, .b, script))
  } catch {
    throw Wrong("\(name) cannot be played. \(error.description)", malformed: .unplayable)
  }
  guard a.text == b.text else { return }
  throw Wrong(
    """
    \(name): A and B both send \(a.text).
    \(why(index, a, b, script))
    Rule: \(rules[index])
    """)
}

private let rules = [
  Diagnosis8_6.wait, Diagnosis8_6.lets,
  Diagnosis8_6.branch, Diagnosis8_6.permission,
]

/// What did not happen, so that nothing differs.
private func why(_ pair: Int, _ a: Log8, _ b: Log8, _ script: [TouchStep]) -> String {
  switch pair {
  case 0:
    if a.names.isEmpty {
      Diagnosis8_6.pressesForTooLong
    } else if a.names.count > 1 {
      Diagnosis8_6.tapsTooSlowly
    } else {
      Diagnosis8_6.thinksThatOneTapIsEnough
    }
  case 1:
    if !a.names.contains("pan") {
      Diagnosis8_6.goesAFewPointsOnly
    } else if hasTwoFingers(script) {
      Diagnosis8_6.strokesWithTwoFingers
    } else {
      Diagnosis8_6.dragsSlowly
    }
  case 2:
    if a.names.isEmpty {
      Diagnosis8_6.noPanAtAll
    } else if a.names.contains("dot"), a.names.contains("board") {
      Diagnosis8_6.oneAfterTheOther
    } else if a.names.contains("dot") {
      hasTwoFingers(script) ? Diagnosis8_6.noneOnTheBoard : Diagnosis8_6.dragsTheDotAlone
    } else {
      Diagnosis8_6.missesTheDot
    }
  default:
    a.names.contains("long press")
      ? Diagnosis8_6.rests
      : Diagnosis8_6.movesBeforeThePressBegins
  }
}

/// Whether a finger comes down while another one is.
private func hasTwoFingers(_ script: [TouchStep]) -> Bool {
  var down = 0
  for step in script {
    switch step {
    case .down: down += 1
    case .up, .cancel: down -= 1
    default: break
    }
    if down > 1 { return true }
  }
  return false
}

private enum Half { case a, b }

/// What one of a pair sends; a script that leaves a finger down is lifted at the end.
private func sent(by pair: Int, _ half: Half, _ script: [TouchStep]) throws(ScriptError) -> Log8 {
  let (stage, log) = (Stage(), Log8())
  let photo = area("photo", 0, 100, 320, 320, in: stage.root)
  let delegate = Yes()
  func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView? = nil) {
    (view ?? photo).addGestureRecognizer(recognizer)
    log.note(recognizer, as: name)
  }
  switch pair {
  case 0:
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    add(tap, "tap")
    add(double, "double tap")
    if half == .b { tap.require(toFail: double) }
  case 1:
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    add(pan, "pan")
    add(swipe, "swipe")
    if half == .a { pan.require(toFail: swipe) } else { swipe.require(toFail: pan) }
  case 2:
    let isIn = half == .b
    let dot =
      isIn ? area("dot", 20, 20, 60, 60, in: photo) : area("dot", 20, 120, 60, 60, in: stage.root)
    add(UIPanGestureRecognizer(), "dot", to: dot)
    add(UIPanGestureRecognizer(), "board")
  default:
    let press = UILongPressGestureRecognizer()
    add(press, "long press")
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

/// A view with a name and a place.
private func area(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in superview: UIView
) -> UIView {
  let area = view(name, CGRect(x: x, y: y, width: width, height: height))
  superview.addSubview(area)
  return area
}
