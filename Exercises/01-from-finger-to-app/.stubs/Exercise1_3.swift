import ExerciseKit

/// Exercise 1.3 ★ · trace · 4 minutes
///
///     +-- card --+   +-- other --+
///     |    1     |   |     2     |      1 and 2 are fingers
///     +----------+   +-----------+
///
/// One word or number each:
///
/// 1. Finger 1 comes down, moves three times, 50 ms apart, goes up. Calls of the app's `sendEvent`?
/// 2. In that drag, calls of `card`'s `hitTest`?
/// 3. Finger 1 rests, finger 2 comes down: finger 1's phase?
/// 4. Both tap, down and up at the same instants. Calls of `sendEvent`?
/// 5. Finger 1 rests, an alert comes up. The last phase `card` hears?
///
/// Worked touch: finger 1 taps: `2` calls of `sendEvent`.
///
/// Out of scope: recognizers.
func answers() -> [String] {
  todo("1.3", ["", "", "", "", ""])
}
