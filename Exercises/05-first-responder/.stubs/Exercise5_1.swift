import ExerciseKit

/// Exercise 5.1 ★ · trace · 6 minutes
///
/// Each question starts without a first responder; a shake then begins at the window, in this
/// engine. Who hears it first? 1: search becomes first responder, photo is tapped, shake. 2: dial
/// is tapped, shake. 3: search is tapped, shake. 4: dial becomes first responder, panel is removed,
/// shake. 5: search becomes first responder, photo is told to, shake. 6: search becomes first
/// responder, then dial, shake.
///
///     window
///     └─ root (controller: screen)
///        └─ panel
///           ├─ search   UITextField
///           ├─ dial     UIView, canBecomeFirstResponder is true, nothing else
///           └─ photo    UIView
///
/// Worked shake: dial becomes first responder, then a shake: dial hears first.
func whoHearsFirst() -> [String] {
  todo("5.1", ["", "", "", "", "", ""])
}
