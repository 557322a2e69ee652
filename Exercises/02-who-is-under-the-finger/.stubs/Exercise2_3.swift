import ExerciseKit

/// Exercise 2.3 ★ · write · 5 minutes
///
/// Say whether a view is switched on, as far as the gates decide: whether the view and everything
/// it lies in let a finger through. Where the finger is does not matter here.
///
///     shelf (alpha 0)
///     └─ button             → false: what it lies in is off
///
///     shelf
///     └─ button (alpha 0.5) → true
///
/// Worked case: a button on its own that is hidden is off: false.
/// Out of scope: disabled controls, animations, windows.
func isSwitchedOn(_ view: UIView) -> Bool {
  todo("2.3", false)
}
