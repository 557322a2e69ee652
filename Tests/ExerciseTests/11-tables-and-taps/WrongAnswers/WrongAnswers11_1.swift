import ExerciseKit
import Grading

let wrong11_1: [WrongAnswer<Setup>] = [
  WrongAnswer(
    "changes nothing",
    gets: "A tap on row 1: expected hidden 1 ×, row 1, but your code gives hidden 1 ×, no row.",
    Diagnosis11_1.changesNothing, rule: Diagnosis11_1.rule
  ) { { $0.cancelsTouchesInView = true } },
  WrongAnswer(
    "delays nothing, and still cancels",
    gets: "A tap on row 1: expected hidden 1 ×, row 1, but your code gives hidden 1 ×, no row.",
    Diagnosis11_1.changesNothing, rule: Diagnosis11_1.rule
  ) { { ($0.delaysTouchesBegan, $0.delaysTouchesEnded) = (false, false) } },
  WrongAnswer(
    "switches the tap off",
    gets: "A tap on row 1: expected hidden 1 ×, row 1, but your code gives hidden 0 ×, row 1.",
    Diagnosis11_1.switchesTheTapOff, rule: Diagnosis11_1.rule
  ) { { $0.isEnabled = false } },
  WrongAnswer(
    "refuses touches in rows",
    gets: "A tap on row 1: expected hidden 1 ×, row 1, but your code gives hidden 0 ×, row 1.",
    Diagnosis11_1.switchesTheTapOff, rule: Diagnosis11_1.rule
  ) { { $0.delegate = takesGreyOnly } },
  WrongAnswer(
    "asks for two taps",
    gets: "A tap on row 1: expected hidden 1 ×, row 1, but your code gives hidden 0 ×, row 1.",
    Diagnosis11_1.switchesTheTapOff, rule: Diagnosis11_1.rule
  ) { { ($0.cancelsTouchesInView, $0.numberOfTapsRequired) = (false, 2) } },
  WrongAnswer(
    "lets only rows' touches in",
    gets: """
      A tap on grey, below the table: expected hidden 1 ×, no row, but your code gives hidden 0 ×, \
      no row.
      """,
    Diagnosis11_1.letsOnlyRowsTouchesIn, rule: Diagnosis11_1.rule
  ) { { ($0.cancelsTouchesInView, $0.delegate) = (false, takesRowsOnly) } },
  WrongAnswer(
    "mends it, and holds touches back",
    gets: """
      What happens in a press of 0.4 s on row 1: expected highlight, action, unhighlight, select, \
      but your code gives action, highlight, unhighlight, select.
      """,
    Diagnosis11_1.lightsLate, rule: Diagnosis11_1.rule
  ) { { ($0.cancelsTouchesInView, $0.delaysTouchesBegan) = (false, true) } },
]

/// A delegate that answers by a closure.
private final class Answers: UIGestureRecognizerDelegate, Sendable {
  private let answer: @Sendable (UIGestureRecognizer, UITouch) -> Bool
  init(_ answer: @escaping @Sendable (UIGestureRecognizer, UITouch) -> Bool) {
    self.answer = answer
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(gestureRecognizer, touch) }
}

private let takesGreyOnly: any UIGestureRecognizerDelegate & Sendable =
  Answers { $1.view === $0.view }
private let takesRowsOnly: any UIGestureRecognizerDelegate & Sendable =
  Answers { $1.view !== $0.view }
/// Right: cancels the touches on grey, and none in a row.
let decidesForEachTouch: any UIGestureRecognizerDelegate & Sendable = Answers {
  $0.cancelsTouchesInView = $1.view === $0.view
  return true
}
