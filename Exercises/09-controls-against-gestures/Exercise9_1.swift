import ExerciseKit

/// Exercise 9.1 ★ · repair · 4 minutes
///
/// Since `like` counts its taps with a recognizer of its own, its `touchUpInside` never comes.
/// Change one word: each tap is counted first, and then the event comes as well. What a tap is
/// remains the recognizer's business.
///
///     like ──── its own tap ────▶ taps += 1
///       └────── touchUpInside ──▶ ?
///
/// Worked touch: after three taps `taps` is 3, and touchUpInside was sent three times.
final class LikeButton: UIButton {
  /// How often the button was tapped.
  private(set) var taps = 0

  func build() {
    let tap = UITapGestureRecognizer(target: self, action: LikeButton.count, name: "count")
    tap.cancelsTouchesInView = todo("9.1", true)
    addGestureRecognizer(tap)
  }

  private func count() { taps += 1 }
}
