import ExerciseKit

/// Exercise 8.6 ★★ · tell apart · 9 minutes
///
/// Four pairs of screens. For each, give a script after which A and B have sent different actions,
/// or the same in another order. Of a pan or press only the first action counts, and times do not.
/// Time passes in `.wait`, and for 2 s after the script. A second finger:
/// `.down(2, x: 50, y: 200)`, `.up(2)`.
///
///     1   A: tap and double tap        B: the same, and the tap waits for the double tap
///     2   A: the pan waits for swipe   B: the swipe waits for the pan      (swipe to the right)
///     3   A: dot beside the board      B: dot in the board                 (a pan on each)
///     4   A: long press and pan        B: the same; the press's delegate allows both
///
/// In 1, 2 and 4 they sit on a photo, (0, 100) 320 × 320. In 3 the board lies there, and in front of
/// it the dot, at (20, 120) of the screen, 60 × 60.
///
/// Worked script: `[.down(x: 200, y: 300), .up()]` tells none apart; in 1 both send tap, B later.
func scriptsThatTellApart() -> [[TouchStep]] {
  todo("8.6", [[], [], [], []])
}
