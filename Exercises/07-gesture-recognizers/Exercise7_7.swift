import ExerciseKit

/// Exercise 7.7 ★★ · tell apart · 10 minutes
///
/// Each line has two recognizers, each alone on a note of its own. Give one script for each.
/// It is played on both notes, and afterwards they must have heard different touches methods, or the
/// same in another order. Times do not count. A finger that is still down at the end is lifted, and
/// 3 seconds pass. In this engine a tap may last 0.75 seconds, and the next tap of a double tap must
/// come within 0.35 seconds. Line 3 asks for this engine's answer; UIKit's is disputed.
///
///     1   tap                  tap, cancelsTouchesInView = false
///     2   tap                  tap, delaysTouchesBegan = true
///     3   double tap           double tap, delaysTouchesEnded = false
///     4   long press           long press, minimumPressDuration = 1 (the default is 0.5)
///
///     the note: x 100 … 300, y 100 … 300       .wait(0.2) lets time pass
///
/// Worked script: `[.down(x: 20, y: 20), .up()]` is beside the notes, and tells none apart.
/// Out of scope: several fingers.
func touchesThatTellRecognizersApart() -> [[TouchStep]] {
  todo("7.7", [[], [], [], []])
}
