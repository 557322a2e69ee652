import ExerciseKit

/// Exercise 3.2 ★ · write · 6 minutes
///
/// Users miss small buttons. Each side that is shorter than 44 points must be exactly 44 in the hit
/// area, with the button in its middle; a longer side stays as it is. As always, the right and lower
/// edges of the area do not belong to it. The button may get another size at any time.
///
///     ┌──────────────┐  44 × 44: the area
///     │   ┌──────┐   │
///     │   │ draw │   │  24 × 24: the bounds
///     │   └──────┘   │
///     └──────────────┘
///
/// Worked touch: a 10 × 10 button is hit 5 points to the right of what is drawn.
/// Out of scope: ancestors, neighbours, ellipses.
class ComfortableButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    todo("3.2", super.point(inside: point, with: event))
  }
}
