import ExerciseKit

/// Exercise 13.8 ★★★ · write · 20 minutes
///
/// Users get menus on pages that are gone. Write a long press by hand: when a finger has rested on
/// the view for 0.5 seconds, `onPress` is called once, with the finger still down. An attempt begins
/// with a finger that comes down alone, while no other is on the view. It is over, without a call,
/// if before that time the finger is lifted or lost, has been more than 10 points away from its
/// start, or a second finger comes down on the view. `onPress` may take the page away. From then on
/// nothing keeps the view alive.
///
///     down ──── 0.5 s ──── onPress ──── up
///     down ── the page goes             nothing
///
/// Worked touch: a tap, and a second later a rest of 0.6 seconds, call `onPress` once.
/// Out of scope: recognizers. For `runLoop`, see 13.4.
final class PressView: UIView {
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
