import ExerciseKit

/// Exercise 2.8 ★★★ · write · 20 minutes
///
/// Why is this view not hit? `point` is in the coordinates of `root`, and `view` is `root` or lies
/// in it. Walk down from `root` to `view`, and name what stops the touch first: a view on the way
/// whose gates are shut (`off`) or whose area does not contain the point (`outside`), or another
/// view found before the next one is asked (`covered`). A view found inside `view` has covered it,
/// too. What `root` lies in does not matter.
///
///     root          (0, 0)    300 × 300
///     ├─ menu       (40, 40)  100 × 100
///     │  └─ item    (20, 20)  60 × 30     in menu
///     └─ veil       (90, 0)   200 × 300   in front of menu
///        └─ close   (0, 50)   60 × 60     in veil
///
/// Worked touch: for item, (100, 70) is `.covered(close)`: veil finds it.
///
/// Out of scope: windows; disabled controls; overridden hit tests or areas.
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
