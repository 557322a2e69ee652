import ExerciseKit

/// Exercise 5.7 ★★ · tell apart · 10 minutes
///
/// A right card becomes first responder when a finger is lifted on it, and is lit as long as it is
/// first responder. There are four mistakes, and both cards make the same one:
///
///     1   becomes first responder when the finger comes down
///     2   stays lit after it has resigned
///     3   refuses to resign
///     4   also becomes first responder after a cancelled touch
///
/// Write a script for each mistake. After it, the first responder or a light is not what it would
/// be with two right cards. Make it as short as it can be; waits do not count. It may end while a
/// finger is down. The same script may serve for two mistakes.
///
///     A  (20, 100)  100 × 60
///     B  (20, 200)  100 × 60
///
/// Worked script: a tap on A tells no mistake apart:
///
///     [.down(x: 50, y: 130), .wait(0.1), .up()]
func scriptsThatTellApart() -> [[TouchStep]] {
  todo("5.7", [[], [], [], []])
}
