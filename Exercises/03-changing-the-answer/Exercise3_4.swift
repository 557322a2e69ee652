import ExerciseKit

/// Exercise 3.4 ★★ · write · 8 minutes
///
/// A round button must be hit inside its circle only. The circle lies in the middle of the button;
/// its diameter is the shorter side. A point exactly on the circle's rim is outside. All of this
/// goes for a button that is turned or scaled, too.
///
///     ┌───────────────────┐  200 × 100
///     │      ╭─────╮      │  x: outside
///     │  x   │  o  │      │  o: inside
///     │      ╰─────╯      │
///     └───────────────────┘
///
/// Worked touch: a 40 × 40 button is hit in its middle, and not in its corner (1, 1).
/// Out of scope: ellipses; minimum sizes.
class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    todo("3.4", super.point(inside: point, with: event))
  }
}
