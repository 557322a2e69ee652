import ExerciseKit

/// Exercise 5.1 ★ · trace · 6 minutes
///
/// Each question starts afresh: nobody has the focus. Who hears of the shake first? 1: search gets
/// the focus, photo is tapped, shake. 2: dial is tapped, shake. 3: search is tapped, shake. 4: dial
/// gets the focus, panel is removed, shake. 5: search gets the focus, photo is told to become first
/// responder, shake. 6: search gets the focus, then dial, shake.
///
///     window
///     └─ root (controller: screen)
///        └─ panel
///           ├─ search   UITextField
///           ├─ dial     UIView, canBecomeFirstResponder is true, nothing else
///           └─ photo    UIView
///
/// Worked shake: dial gets the focus, then a shake: dial hears first.
func whoHearsFirst() -> [String] {
  todo("5.1", ["", "", "", "", "", ""])
}
