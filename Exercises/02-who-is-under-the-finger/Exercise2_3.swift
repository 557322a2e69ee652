import ExerciseKit

/// Exercise 2.3 ★ · write · 5 minutes
///
/// Say whether a view is switched on: whether its own gates are open, and those of everything it
/// lies in. Neither a finger's place nor the views' sizes matter, nor what covers them, and no window
/// is needed.
///
///     shelf (alpha 0)
///     └─ button             → false: what it lies in is off
///
///     shelf
///     └─ button (alpha 0.5) → true
///
/// Worked case: a button on its own that is hidden is off: false.
///
/// Out of scope: disabled controls; animations; the gates of windows.
func isSwitchedOn(_ view: UIView) -> Bool {
  todo("2.3", false)
}
