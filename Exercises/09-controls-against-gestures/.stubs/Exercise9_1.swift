import ExerciseKit

/// Exercise 9.1 ★ · repair · 4 minutes
///
/// Since `like` counts its taps with a recognizer of its own, it never sends `touchUpInside`.
/// Repair it: `like` keeps its touch; each tap is counted first, and then the event comes as well.
/// What counts as a tap is for the recognizer to say; a press that is too long for it sends the
/// event and is not counted.
///
///     like ──── its own tap ────▶ taps += 1
///       └────── touchUpInside ──▶ ?
///
/// Worked touch: after three taps `taps` is 3, and touchUpInside was sent three times.
/// Delete the `todo` when you begin.
final class LikeButton: UIButton {
  /// How often the button was tapped.
  private(set) var taps = 0

  func build() {
    todo("9.1")
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: LikeButton.count, name: "count"))
  }

  private func count() { taps += 1 }
}
