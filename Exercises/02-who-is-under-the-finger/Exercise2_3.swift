import ExerciseKit

/// Exercise 2.3 ★ · write · 5 minutes
///
/// Say whether a view is switched on: whether its own gates are open, and those of everything it
/// lies in. Where the finger is does not matter, nor how large the views are, what covers them, or
/// whether there is a window.
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
