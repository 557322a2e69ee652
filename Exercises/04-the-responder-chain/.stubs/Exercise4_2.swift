import ExerciseKit

/// Exercise 4.2 ★ · trace · 5 minutes
///
/// A key lies on a keyboard, which hears what the key passes on. In the table, `super` is an
/// override that calls super, `keeps` is one that does not, and `-` means not overridden. What does
/// the keyboard hear in one touch?
///
///     question   began    moved    ended    cancelled   the touch
///     1          keeps    -        super    -           is tapped
///     2          -        -        keeps    -           is tapped
///     3          super    -        keeps    -           is taken away by an alert
///     4          -        keeps    -        -           moves, is lifted
///     5          keeps    -        -        super       is taken away by an alert
///
/// The alert is one of the system, and the finger is still down when it comes up. Answer with the
/// phases, `"began ended"`, or with `"nothing"`.
///
/// Worked touch: a key that overrides nothing is tapped: `"began ended"`.
func whatTheKeyboardHears() -> [String] {
  todo("4.2", ["", "", "", "", ""])
}
