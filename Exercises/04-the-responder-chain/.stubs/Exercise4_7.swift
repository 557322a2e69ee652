import ExerciseKit

/// Exercise 4.7 ★★ · tell apart · 8 minutes
///
/// Three keys should pass every phase on to the keyboard they lie on. 1 forgets moved, 2 forgets
/// cancelled, 3 forgets ended: an empty override, without super. For each, write a touch of which
/// its keyboard hears less than it should, while behind both other keys nothing is missing.
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
