import ExerciseKit

/// Exercise 2.8 ★★★ · write · 20 minutes
///
/// Write the tool everybody wishes for: why does a touch not hit this view? `point` is in the
/// coordinates of `root`, in which `view` lies at some depth. Answer with the first thing that
/// keeps the touch away, on the way from root down to the view.
///
///     root
///     ├─ panel (hidden)
///     │  └─ button      → .off(panel)
///     └─ sheet
///
/// At each view of the way the gates come first, then its area, then the siblings in front of the
/// next view. A touch that ends in a subview of the view counts as `.covered` by the view found.
/// Out of scope: views with a hit test of their own.
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
