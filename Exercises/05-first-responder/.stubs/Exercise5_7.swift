import ExerciseKit

/// Exercise 5.7 ★★ · tell apart · 10 minutes
///
/// A right card becomes first responder when a finger is lifted on it, and is lit while it is. Four
/// mistakes: 1 becomes it when the finger comes down, 2 stays lit after it has resigned, 3 refuses
/// to resign, 4 also becomes it after a cancelled touch. Both cards make the same mistake. For
/// each, write a script after which first responder or light differ from right cards. Make each
/// script as short as it can be; waits do not count. It may end while a finger is down. One script
/// may tell two mistakes apart.
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
