import ExerciseKit

/// Exercise 11.7 ★★ · tell apart · 10 minutes
///
/// Six pairs of screens, each a table with row 2 in grey with a tap. For each pair: after how long a
/// rest on row 2 must a finger be lifted so that the two differ? If no press tells them apart, the
/// answer is nil. What counts is what happens to the row and whether the action runs, in order, not
/// when. In this engine a tap may last 0.75 seconds.
///
///     1   as in the chapter               table.delaysContentTouches = false
///     2   as in the chapter               tap.delaysTouchesBegan = true
///     3   as in the chapter               the table's willSelectRowAt answers nil
///     4   tap.cancelsTouchesInView = false     the tap's delegate refuses touches in the table
///     5   tap.delaysTouchesBegan = true   the same, and table.delaysContentTouches = false
///     6   tap.cancelsTouchesInView = false     the same, and tap.delaysTouchesBegan = true
///
/// Worked touch: a table with a tap and one without differ at 0.2 seconds.
func pressesThatTellScreensApart() -> [Double?] {
  todo("11.7", [0, 0, 0, 0, 0, 0])
}
