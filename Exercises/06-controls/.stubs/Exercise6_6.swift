import ExerciseKit

/// Exercise 6.6 ★★ · tell apart · 10 minutes
///
/// Four people wrote controls that should send what `UIControl` sends. For each, give one touch for
/// which the events differ: 1 counts only its bounds as inside, 2 counts 100 points around them, 3
/// counts 70 points above and below them and none to their left and right, 4 never lets a touch
/// that left come back in. Make each touch with as few moves as possible.
///
///     dial  (100, 200)  100 × 40        edges: x 100 … 200, y 200 … 240
///
/// Worked touch: `[.down(x: 150, y: 220), .up()]` tells none of them apart.
/// Waits are put in for you.
/// Out of scope: several fingers.
func touchesThatTellDialsApart() -> [[TouchStep]] {
  todo("6.6", [[], [], [], []])
}
