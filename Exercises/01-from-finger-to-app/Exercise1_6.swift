import ExerciseKit

/// Exercise 1.6 ★★ · write · 8 minutes
///
/// `speed` tells how fast the finger moved in its latest step, in points per second: the straight
/// distance between the touch's places in two successive events, divided by the time between them.
/// From began until the first move it is 0. When the touch is lifted or cancelled, the speed stays.
///
///     began (20, 50) at 3600.0 s ── moved (50, 50) at 3600.1 s ── moved (60, 50) at 3600.3 s
///     speed        0                     300                           50
///
/// Worked touch: the drag above.
///
/// Out of scope: a second finger; moves within one frame; a view that moves while it is touched.
final class SpeedView: UIView {
  /// How fast the finger moved last, in points per second.
  private(set) var speed = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("1.6")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("1.6")
  }
}
