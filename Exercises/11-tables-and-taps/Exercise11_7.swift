import ExerciseKit

/// Exercise 11.7 ★★ · tell apart · 10 minutes
///
/// Four pairs of screens, each a table with row 2 in grey with a tap. For each pair, how long must a
/// finger rest on row 2 so that the two differ? What counts is what happens to the row and whether
/// the action runs, in order, not when. In this engine a tap may last 0.75 seconds.
///
///     1   as in the chapter               table.delaysContentTouches = false
///     2   as in the chapter               tap.delaysTouchesBegan = true
///     3   as in the chapter               the table's willSelectRowAt answers nil
///     4   tap.cancelsTouchesInView = false     the tap's delegate refuses touches in the table
///
/// Worked touch: a table with a tap and one without differ at 0.2 seconds.
func pressesThatTellScreensApart() -> [Double] {
  todo("11.7", [0, 0, 0, 0])
}
