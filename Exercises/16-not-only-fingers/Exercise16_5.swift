import ExerciseKit

/// Exercise 16.5 ★★★ · write · 20 minutes
///
/// A sheet of paper that pencils and fingers write on. Each touch makes one stroke, in the order in
/// which they begin. A stroke has a point for every sample of the glass, from the first to the lift,
/// each with the force it had then. A measured force that comes later replaces the estimate of its
/// point, at any time. A touch that is taken away, like a palm's, takes its stroke away as well.
///
///     stroke  ●──●──●──●      samples: 4, more than touchesMoved was called
///     force   .5 .5 .5 .5  →  .5 .9 .5 .5   measured: the second
///
/// Worked example: a pencil that comes down and is lifted at one place makes a stroke of two points.
/// Places are in the paper's coordinates. Several touches may write at once.
final class Paper: UIView {
  /// A point of a stroke.
  struct Ink {
    var place: CGPoint
    var force: CGFloat
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// The strokes so far, each a list of points.
  var strokes: [[Ink]] { todo("16.5", []) }
}
