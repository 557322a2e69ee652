import ExerciseKit

/// Exercise 11.2 ★ · order · 8 minutes
///
/// A finger presses row 2 and does not move. What happens in our engine, in order? The words are
/// highlight, unhighlight, select, and action for that of grey's tap.
///
///     grey, with a tap      A  as in the chapter
///     └── table             B  tap.cancelsTouchesInView = false
///         └── row 2         C  tap.delaysTouchesBegan = true
///
///     1  A, 0.1 s     2  A, 0.4 s     3  A, 0.9 s     4  B, 0.1 s     5  B, 0.4 s
///     6  C, 0.4 s     7  A, at rest for 0.4 s, then 30 points up in two moves, and lifted
///
/// Worked touch: without any tap, 0.1 s gives highlight, unhighlight, select.
func whatHappensToRow2() -> [[String]] {
  todo("11.2", [[], [], [], [], [], [], []])
}
