import ExerciseKit

/// Exercise 8.5 ★★ · repair · 8 minutes
///
/// A card should go with its finger, and runs away. Repair it: the first action of a drag moves its
/// centre by the pan's translation, and each later one by what the translation has grown since the
/// action before. The card or its superview may be turned, and others may move the card between
/// two drags.
///
///     finger      ────▶ 20
///     card now    ──────────────▶ 5 + 10 + 20 …
///
/// Worked touch: a finger that moves by (0, 12) once moves the card by (0, 2), as in this engine 10
/// points do not count.
/// Delete the `todo` when you begin.
/// Out of scope: several fingers, touches that are cancelled.
final class DraggedCard: UIView {
  let pan = UIPanGestureRecognizer()

  func build() {
    todo("8.5")
    pan.addTarget(self, action: DraggedCard.didDrag, name: "didDrag")
    addGestureRecognizer(pan)
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
  }
}
