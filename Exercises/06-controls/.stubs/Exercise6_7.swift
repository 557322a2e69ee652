import ExerciseKit

/// Exercise 6.7 ★★★ · write · 20 minutes
///
/// Write a fader that is grabbed anywhere and follows the finger: a way as long as the fader is
/// wide changes `value` by 1. A finger beyond an end must come back before the value moves again.
/// Every change by the finger is followed by `.valueChanged`, no other. A cancelled touch puts the
/// value back, which is sent as well.
///
///     value 0.5   ├─────────▊─────────┤   the finger moves a quarter of the width to the right
///     value 0.75  ├──────────────▊────┤   .valueChanged
///
/// Worked touch: a tap changes nothing and sends no `.valueChanged`.
///
/// Out of scope: drawing, several fingers, faders of no width.
final class Fader: UIControl {
  /// From 0 to 1; a program that sets it sends nothing.
  var value = 0.0 { didSet { value = min(max(value, 0), 1) } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    todo("6.7", true)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    todo("6.7", true)
  }

  override func cancelTracking(with event: UIEvent?) {
    todo("6.7")
  }
}
