import ExerciseKit

/// Exercise 4.2 ★ · trace · 5 minutes
///
/// A key lies on a keyboard, which hears what the key passes on. The key overrides only what the
/// table says: `super` calls super, `keeps` does not. What does the keyboard hear of one touch?
///
///     question   began    moved    ended    cancelled   the touch
///     1          keeps    -        super    -           is tapped
///     2          -        -        keeps    -           is tapped
///     3          super    -        keeps    -           is taken away by a call
///     4          -        keeps    -        -           moves, is lifted
///     5          keeps    -        -        super       is taken away by a call
///
/// Answer with the phases, `"began ended"`, or with `"nothing"`. Worked touch: a key that overrides
/// nothing is tapped: `"began ended"`.
func whatTheKeyboardHears() -> [String] {
  todo("4.2", ["", "", "", "", ""])
}
