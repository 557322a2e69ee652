import ExerciseKit

/// Exercise 3.2 ★ · write · 6 minutes
///
/// Give the button an area of at least 44 × 44 points, around the same middle, however small it is
/// drawn. A side that is longer than 44 keeps its length. As always, the right and lower edges of
/// the area do not belong to it.
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
