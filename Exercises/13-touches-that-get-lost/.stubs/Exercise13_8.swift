import ExerciseKit

/// Exercise 13.8 ★★★ · write · 20 minutes
///
/// Users get menus on vanished pages. Write a long press by hand: when a finger has rested on the
/// view, or a label in it, for 0.5 seconds, `onPress` is called once, with the finger still down. An
/// attempt begins with a finger that comes down alone, with no other on the view. It is over, without
/// a call, if the finger is lifted or lost or has been over 10 points from its start, or a second one
/// comes down on the view. Once the page is gone, nothing keeps the view alive.
///
///     down ──── 0.5 s ──── onPress ──── up
///     down ── the page goes             nothing
///
/// Worked touch: a tap, and a second later a rest of 0.6 seconds, call it once.
final class PressView: UIView {
  /// Makes timers, as in 13.4.
  var runLoop: MainRunLoop?
  var onPress: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("13.8")
  }
}
