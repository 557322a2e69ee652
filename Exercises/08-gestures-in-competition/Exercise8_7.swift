import ExerciseKit

/// Exercise 8.7 ★ · write · 8 minutes
///
/// A heart that waits for a double tap feels slow. Write one that acts at once: a tap toggles
/// `isLiked` as soon as the finger is lifted. A double tap opens the picture, so `opened` grows by
/// one, and `isLiked` is then what it was before the first of the two taps. A third quick tap is a
/// first one again.
///
///     up            up
///     isLiked ✓     isLiked back, opened + 1
///
/// Worked touch: two taps a second apart leave `isLiked` false and `opened` 0.
/// Out of scope: several fingers, others who set `isLiked` between two quick taps.
final class HeartView: UIView {
  var isLiked = false
  private(set) var opened = 0

  /// Called once, before the first touch.
  func build() {
    todo("8.7")
  }
}
