import ExerciseKit

/// Exercise 4.7 ★ · tell apart · 6 minutes
///
/// Three keys lie on a keyboard each, and each key passes on all phases but one: 1 keeps moved,
/// 2 keeps cancelled, 3 keeps ended. For each, write a touch that shows it: its keyboard hears less
/// than it would of a plain view, and the same touch on the other two keys is heard completely.
///
///     keyboard   (0, 0)     300 × 300
///     └─ key     (20, 20)   100 × 100
///
/// Worked touch: `[.down(x: 50, y: 50)]` shows none of the three. There are also
/// `.move(x: 90, y: 50)`, `.up()` and `.cancel()`.
///
/// Out of scope: a second finger.
func touchesThatShowTheFault() -> [[TouchStep]] {
  todo("4.7", [[], [], []])
}
