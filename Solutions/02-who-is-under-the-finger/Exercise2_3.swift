import ExerciseKit

// The gates are tested view by view, from the root down. One shut gate silences the whole branch,
// so a view is on only if everything above it is on too.
// The opacities are not multiplied: 0.02 in 0.02 can be touched, since each of them is 0.01 at
// least. The comparison is `>=` with 0.01; because alpha is stored as a Float, a view whose alpha
// was set to 0.01 reads back a little less and is off.
// The trap is to ask only the view itself. The commonest dead button is in a panel that is off.
func isSwitchedOn(_ view: UIView) -> Bool {
  var next: UIView? = view
  while let each = next {
    guard each.isUserInteractionEnabled, !each.isHidden, each.alpha >= 0.01 else { return false }
    next = each.superview
  }
  return true
}
