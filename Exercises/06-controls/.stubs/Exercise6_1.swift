import ExerciseKit

/// Exercise 6.1 ★★ · order · 8 minutes
///
/// Which events does dial send in our engine, in order, for each of these touches? Write them
/// without the dot: `"touchDown"`. Where it sends none, leave the list empty.
///
///     dial  UIControl  (100, 200)  100 × 40       edges: x 100 … 200, y 200 … 240
///
///     1   down (150, 220)   move (150, 300)   up
///     2   down (150, 220)   move (271, 220)   move (300, 220)   up
///     3   down (150, 220)   move (150, 320)   move (150, 230)   up
///     4   down (95, 220)    move (150, 220)   move (160, 220)   up
///     5   down (150, 220)   move (265, 220)   the system cancels the touch
///     6   tap (150, 220), and a tenth of a second after it was lifted the same again
///
/// Worked touch: a tap at (110, 210) sends touchDown, touchUpInside.
func whatDialSends() -> [[String]] {
  todo("6.1", [[], [], [], [], [], []])
}
