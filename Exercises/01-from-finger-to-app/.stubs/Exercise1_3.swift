import ExerciseKit

/// Exercise 1.3 ★ · trace · 4 minutes
///
///     +-- card --+   +-- other --+
///     |    1     |   |     2     |      1, 2: fingers
///     +----------+   +-----------+
///
/// One word or number each:
///
/// 1. Finger 1 comes down on `card`, moves three times, 50 ms apart, and is lifted. How often does
///    `UIApplication.sendEvent` run?
/// 2. How often is `card`'s `hitTest` called in that script?
/// 3. Finger 1 rests on `card`; finger 2 comes down on `other`. Finger 1's phase in that event?
/// 4. Both come down at the same instant and are lifted at the same instant. How often does
///    `UIApplication.sendEvent` run?
/// 5. Finger 1 rests on `card`; a call comes in. The last phase `card` hears?
///
/// Worked touch: finger 1 taps `card`; `UIApplication.sendEvent` runs `2` times.
func answers() -> [String] {
  todo("1.3", ["", "", "", "", ""])
}
