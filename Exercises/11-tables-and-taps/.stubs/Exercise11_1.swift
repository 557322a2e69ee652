import ExerciseKit

/// Exercise 11.1 ★ · repair · 4 minutes
///
/// Grey has this tap recognizer. Its action hides the keyboard, wherever in grey the user taps. Since
/// it is there, a tap on a row of the table selects no row. Change one word: a tap on a row hides the
/// keyboard and selects the row as well. Nothing else may change.
///
///     grey ── tap: hide the keyboard
///     └── table
///         ├── row 0
///         └── row 1 …
///
/// Worked touch: a tap on row 0 hides the keyboard and selects row 0.
/// Delete the `todo` when you begin.
/// Out of scope: buttons in rows.
func letRowsHear(of tap: UITapGestureRecognizer) {
  todo("11.1")
  tap.isEnabled = true
  tap.numberOfTapsRequired = 1
  tap.delaysTouchesBegan = false
  tap.cancelsTouchesInView = true
  tap.delaysTouchesEnded = true
}
