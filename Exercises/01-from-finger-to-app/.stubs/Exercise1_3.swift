import ExerciseKit

/// Exercise 1.3 ★ · trace · 4 minutes
///
///     +-- card --+   +-- other --+
///     |    1     |   |     2     |      1 and 2 are fingers
///     +----------+   +-----------+
///
/// Answer each question with one number or one phase, such as `7` or `moved`.
///
/// 1. Finger 1 comes down, moves three times, 50 ms apart, and is lifted. How many calls of the
///    app's `sendEvent`?
/// 2. In that drag: how many calls of `card`'s `hitTest`?
/// 3. Finger 1 is down, and finger 2 comes down. Which phase does finger 1 have in that event?
/// 4. Finger 1 comes down on `card`, slides onto `other` and is lifted. What is the last that
///    `card` hears?
/// 5. Finger 1 is down when a system alert comes up. What does `card` hear last?
///
/// Worked touch: finger 1 taps: `sendEvent` is called `2` times.
///
/// Out of scope: recognizers.
func answers() -> [String] {
  todo("1.3", ["", "", "", "", ""])
}
