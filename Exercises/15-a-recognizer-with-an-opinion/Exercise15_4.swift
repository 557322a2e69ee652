import ExerciseKit

/// Exercise 15.4 ★★ · finish · 12 minutes
///
/// A card lies in a list, and the list on a page of a pager, which scrolls sideways. A pan pushes the
/// card open to the left, and closes it to the right; this is the pan's delegate. Finish it: the pan
/// begins if the finger goes the way in which the card can move, and further that way than up or down.
/// All other drags are the list's or the pager's.
///
///     pager ◀──▶    ⊃    list ▲▼    ⊃    card, closed ◀── or open ──▶
///
/// Worked touch: the card is closed, and a finger goes 20 points up and 5 to the left: no, and the
/// list scrolls.
/// Out of scope: exactly diagonal drags, two fingers.
final class LeftRule: UIGestureRecognizerDelegate {
  /// Whether the card has been pushed open. The screen keeps this up to date.
  var isOpen = false

  /// Asked about the card's pan only.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("15.4", true)
  }
}
