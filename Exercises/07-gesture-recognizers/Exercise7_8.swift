import ExerciseKit

/// Exercise 7.8 ★★★ · write · 20 minutes
///
/// Write a recognizer for a check mark. One finger goes down by 20 points or more, then up by 40 or
/// more from its lowest place, and is lifted: recognized. Every move goes to the right; one that
/// keeps the height belongs to the stroke under way. It fails as soon as a rule is broken: not to
/// the right, up too early, down again, a second finger on its view. It also fails when it is
/// cancelled, or lifted too early. Every override calls super (GR-107).
///
///     ○            ○ up
///       \        /
///         \    /      at least 40
///     20    \/
///
/// Worked touch: a tap fails when it is lifted.
/// Out of scope: a view that moves, is turned or scaled.
final class CheckMark: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    todo("7.8")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    todo("7.8")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    todo("7.8")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    todo("7.8")
  }

  override func reset() {
    super.reset()
    todo("7.8")
  }
}
