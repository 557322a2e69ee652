import ExerciseKit

/// Exercise 15.4 ★★ · finish · 12 minutes
///
/// A card lies in a list, and the list on a page of a pager, which scrolls sideways. The card has a pan
/// that pushes it to the left and nowhere else; this is the pan's delegate. Finish it: the pan begins if
/// the finger goes to the left, and further to the left than up or down. All other drags are the list's
/// or the pager's.
///
///     pager ◀──▶    ⊃    list ▲▼    ⊃    card ◀──
///
/// Worked touch: 20 points up and 5 to the left: no, and the list scrolls.
/// Out of scope: exactly diagonal drags, two fingers.
final class LeftRule: UIGestureRecognizerDelegate {
  /// Asked about the card's pan only.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("15.4", true)
  }
}
