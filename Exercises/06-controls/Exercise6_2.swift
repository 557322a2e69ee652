import ExerciseKit

/// Exercise 6.2 ★★ · write · 10 minutes
///
/// Write a checkbox. A touch that the control followed and that is lifted inside, in a control's
/// own sense of inside, turns the tick on or off and then sends `.valueChanged`, once. No other
/// touch does that. A program that sets `isChecked` sends nothing. After each touch the box is
/// released: it neither tracks nor is highlighted any more. Others may lay views on the box, at any
/// time. A finger that comes down on one of them, within the box, is followed as on the box itself.
///
///     ┌──┐  down ──── up inside ────▶ ┌──┐
///     │  │                            │✓ │   .valueChanged
///     └──┘  down ──── up outside ───▶ stays
///
/// Worked touch: two taps leave the box empty and send `.valueChanged` twice.
/// Out of scope: drawing, the order of `.valueChanged` and `.touchUpInside`.
final class Checkbox: UIControl {
  /// Whether the box has its tick.
  var isChecked = false

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    todo("6.2")
  }
}
