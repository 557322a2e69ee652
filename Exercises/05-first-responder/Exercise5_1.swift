import ExerciseKit

/// Exercise 5.1 ★ · trace · 6 minutes
///
/// Each of these six scenes ends with a shake. Which object hears the shake first? At the beginning
/// of a scene nothing is first responder. If nothing is at its end either, the answer is window,
/// where a shake begins in this engine.
///
///     window
///     └─ root (controller: screen)
///        └─ panel
///           ├─ search   UITextField
///           ├─ dial     UIView, canBecomeFirstResponder is true, nothing else
///           └─ photo    UIView
///
///     1   search becomes first responder, a finger taps photo
///     2   a finger taps dial
///     3   a finger taps search
///     4   dial becomes first responder, panel is removed
///     5   search becomes first responder, photo is told to become it
///     6   search becomes first responder, then dial does
///
/// Worked shake: dial becomes first responder: dial hears the shake first.
func whoHearsFirst() -> [String] {
  todo("5.1", ["", "", "", "", "", ""])
}
