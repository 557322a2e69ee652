import ExerciseKit

/// Exercise 7.4 ★★ · write · 11 minutes
///
/// Write a tap recognizer for one finger. It is recognized when the finger is lifted. It fails as
/// soon as the finger is more than 10 points from where it came down, in a straight line, or a
/// second finger comes down on its view. It also fails when the touch is cancelled. Every override
/// calls super (GR-107).
///
///     down ○ ──▶ ○ up          at most 10 points: recognized
///     down ○ ──────────▶ ✗     more: failed, at this move
///
/// Worked touch: a finger that moves by 300 points fails at that move, not when it is lifted.
/// Out of scope: how long the finger stays, a view that moves, is turned or scaled.
final class OneTap: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    todo("7.4")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    todo("7.4")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    todo("7.4")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    todo("7.4")
  }
}
