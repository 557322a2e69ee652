import ExerciseKit

/// Exercise 2.5 ★★ · write · 12 minutes
///
/// Write `hitTest` yourself. It must find what UIView's own finds, in every scene: a subview may
/// override `hitTest` or look at the event, and a subclass of your view may override
/// `point(inside:with:)`. `BareView` is a UIView whose own `hitTest` answers nil, so `super` is no
/// help.
///
///     container            (0, 0)    200 × 200
///     ├─ back              (20, 20)   60 × 60
///     └─ front             (60, 60)   60 × 60
///
/// Worked touch: (70, 70) finds front, which was added last.
///
/// Out of scope: disabled controls; animations; how often a view is asked.
class HandWrittenView: BareView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("2.5", super.hitTest(point, with: event))
  }
}
