import ExerciseKit

/// Exercise 3.2 ★ · write · 6 minutes
///
/// A close button lies in the upper right corner of its card, and users miss it. To its right and
/// above it no finger arrives, so the area grows to the other two sides. Each side that is shorter
/// than 44 points must be exactly 44 in the area; a longer side stays as it is. Its upper right
/// corner stays. As always, right and lower edges do not belong to it. The button may get another
/// size at any time, be turned, or be off.
///
///     ┌──────────┬──────┐
///     │          │ draw │  24 × 24: the bounds
///     │          └──────┤
///     └─────────────────┘  44 × 44: the area
///
/// Worked touch: a 10 × 10 button is hit 5 points to the left of what is drawn.
/// Out of scope: ancestors, neighbours, ellipses.
class ComfortableButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    todo("3.2", super.point(inside: point, with: event))
  }
}
