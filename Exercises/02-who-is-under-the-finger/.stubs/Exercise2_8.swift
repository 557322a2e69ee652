import ExerciseKit

/// Exercise 2.8 ★★★ · write · 20 minutes
///
/// Write the tool everybody wishes for: why is this view not hit? `point` is in the coordinates of
/// `root`, in which `view` lies. Go down from root to `view`, and name what stops the touch first:
/// a view's gates, its area, or a view found before the next one of your way. At its end, that is a
/// view in `view`.
///
///     root          (0, 0)    300 × 300
///     ├─ menu       (40, 40)  100 × 100
///     │  └─ item    (20, 20)  60 × 30     in menu
///     └─ veil       (90, 0)   200 × 300   in front of menu
///
/// Worked touch for item: (100, 70) is `.covered(veil)`.
/// Out of scope: windows, hit tests that are overridden.
func reason(_ view: UIView, isNotHitAt point: CGPoint, in root: UIView) -> Reason {
  todo("2.8", .hit)
}

/// Why a touch does not hit a view.
enum Reason: Equatable {
  /// It does.
  case hit
  /// This view is switched off.
  case off(UIView)
  /// The point is outside this view.
  case outside(UIView)
  /// This view gets the touch instead.
  case covered(UIView)
}
