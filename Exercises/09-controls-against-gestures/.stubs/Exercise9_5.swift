import ExerciseKit

/// Exercise 9.5 ★★ · write · 10 minutes
///
/// A control of our own loses its touch to any tap recognizer behind it. Protect it as a button
/// protects itself: it refuses a single tap with one finger that belongs to another view, and
/// nothing else. Then a tap on the heart sends `touchUpInside`.
///
///     window ── root ── panel ── heart
///        tap      tap     tap      its own tap, double tap, pan …
///         ╳        ╳       ╳         all of these get their way
///
/// Worked touch: the panel has a pan; dragged from the heart, the pan wins.
final class HeartControl: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    todo("9.5", super.gestureRecognizerShouldBegin(gestureRecognizer))
  }
}
