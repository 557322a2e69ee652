import ExerciseKit
import Grading

let wrong11_1: [WrongAnswer<Setup>] = [
  WrongAnswer("changes nothing") { { $0.cancelsTouchesInView = true } },
  WrongAnswer("delays nothing, and still cancels") {
    { ($0.delaysTouchesBegan, $0.delaysTouchesEnded) = (false, false) }
  },
  WrongAnswer("switches the tap off") { { $0.isEnabled = false } },
  WrongAnswer("refuses touches in rows") { { $0.delegate = takesGreyOnly } },
  WrongAnswer("asks for two taps") {
    { ($0.cancelsTouchesInView, $0.numberOfTapsRequired) = (false, 2) }
  },
  WrongAnswer("lets only rows' touches in") {
    { ($0.cancelsTouchesInView, $0.delegate) = (false, takesRowsOnly) }
  },
  WrongAnswer("mends it, and holds touches back") {
    { ($0.cancelsTouchesInView, $0.delaysTouchesBegan) = (false, true) }
  },
  WrongAnswer("mends it, and lets the table hold nothing back") {
    { tap in
      tap.cancelsTouchesInView = false
      for case let table as UITableView in tap.view?.subviews ?? [] {
        table.delaysContentTouches = false
      }
    }
  },
  WrongAnswer("changes two words") {
    { ($0.cancelsTouchesInView, $0.delaysTouchesEnded) = (false, false) }
  },
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
