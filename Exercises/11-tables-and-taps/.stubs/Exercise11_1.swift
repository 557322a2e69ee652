import ExerciseKit

/// Exercise 11.1 ★ · repair · 4 minutes
///
/// Grey has this tap recognizer. Its action hides the keyboard, wherever in grey the user taps. Since
/// it is there, a tap on a row of the table selects no row. Change one word: a tap on a row hides the
/// keyboard and selects the row as well.
///
///     grey ── tap: hide the keyboard
///     └── table
///         ├── row 0
///         └── row 1 …
///
/// Worked touch: a tap on row 0 hides the keyboard and selects row 0.
///
/// Out of scope: buttons in rows.
func letRowsHear(of tap: UITapGestureRecognizer) {
  tap.cancelsTouchesInView = todo("11.1", true)
}
