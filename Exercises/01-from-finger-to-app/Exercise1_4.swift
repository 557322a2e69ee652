import ExerciseKit

/// Exercise 1.4 ★ · repair · 5 minutes
///
/// `trail` tells where the finger has been: one place for each event of the touch, from began to
/// ended or cancelled, in this view's coordinates. A new touch begins a new trail, and until then
/// the old one can be read. Today every place is the last one.
///
///     down (10, 10) ── move (60, 10) ── move (90, 40) ── up
///     wanted: (10, 10)  (60, 10)  (90, 40)  (90, 40)
///     today:  (90, 40)  (90, 40)  (90, 40)  (90, 40)
///
/// Worked touch: the drag above.
///
/// Out of scope: a second finger; a view that moves while it is touched.
final class TrailView: UIView {
  private var kept: [UITouch] = []

  /// Where the finger has been.
  var trail: [CGPoint] {
    todo("1.4")
    return kept.map { $0.location(in: self) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    kept = []
    note(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) { kept += touches }
}
