import ExerciseKit

/// Exercise 6.7 ★★★ · write · 20 minutes
///
/// Write a fader that is grabbed anywhere and follows the finger: moving by the fader's whole width
/// changes `value` by 1. Where the finger goes further than the value can, the value stays at 0 or
/// 1 until the finger is back where it stopped. Each change by the finger sends `.valueChanged`
/// once, afterwards. A cancelled touch puts back the value from before, sends if that is a change,
/// and releases the fader. Nothing else sends it.
///
///     value 0.5   ├─────────▊─────────┤   the finger moves a quarter of the width to the right
///     value 0.75  ├──────────────▊────┤   .valueChanged
///
/// Worked touch: a tap changes nothing and sends no `.valueChanged`.
/// Out of scope: drawing, several fingers, a program that sets `value` during a touch, the order of
/// `.valueChanged` and other events.
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
