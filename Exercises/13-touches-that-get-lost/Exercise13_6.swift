import ExerciseKit

/// Exercise 13.6 ★★ · write · 12 minutes
///
/// A heart in a row of a list answers at once: when a finger comes down, `isLiked` is the other value
/// already. If the finger is lifted within `bounds`, that stays, and the new value is appended to
/// `saved`. If the touch ends in any other way, `isLiked` is rolled back, and nothing is saved. Until
/// the touch ends, the finger may leave the bounds and come back.
///
/// The row may be used for another photo while the finger is down. Then `show(_:)` is called: its
/// value counts, and this touch changes and saves nothing any more.
///
///     down ──────────── up         ♡ → ♥   saved: [true]
///     down ──── the list scrolls   ♡ → ♥ → ♡
///
/// Worked touch: two taps save true and false.
/// Out of scope: several fingers.
final class LikeHeart: UIView {
  private(set) var isLiked = false
  private(set) var saved: [Bool] = []

  /// Shows another photo.
  func show(_ isLiked: Bool) {
    self.isLiked = isLiked
    todo("13.6")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("13.6")
  }
}
