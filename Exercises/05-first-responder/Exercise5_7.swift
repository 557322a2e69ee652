import ExerciseKit

/// Exercise 5.7 ★★ · tell apart · 10 minutes
///
/// A right card takes the focus when a finger is lifted on it, and is lit while it has it. Four
/// mistakes: 1 takes it when the finger comes down, 2 stays lit without it, 3 refuses to resign,
/// 4 also takes it after a cancelled touch. Both cards make the same mistake. For each, write a
/// script after which focus or light differ from right cards.
///
///     A  (20, 100)  100 × 60
///     B  (20, 200)  100 × 60
///
/// Worked script: a tap on A tells nobody apart:
///
///     [.down(x: 50, y: 130), .wait(0.1), .up()]
func scriptsThatTellApart() -> [[TouchStep]] {
  todo("5.7", [[], [], [], []])
}
