import ExerciseKit

/// Exercise 2.8 ★★★ · write · 20 minutes
///
/// Write the tool everybody wishes for: why is this view not hit? `point` is in the coordinates of
/// `root`, in which `view` lies. Name the first thing that keeps the touch away, from root down.
///
///     root
///     ├─ panel (hidden)
///     │  └─ button      → .off(panel)
///     └─ sheet
///
/// At each view the gates come first, then its area, then what lies in front of the next one. A
/// touch that ends in a subview is `.covered` by the view found. Out of scope: hit tests by hand.
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
