import ExerciseKit

/// Exercise 9.8 ★★★ · write · 20 minutes
///
/// Write a tap recognizer for backgrounds that spares controls, yours included, and all that lies in
/// them: a finger there is not its business, whatever other fingers do. A control that holds the
/// recognizer's view, or is that view, does not count. All else is as with any tap.
///
///     panel, has a PoliteTap ──┬── heart, a UIControl ── icon    spared
///                              └── picture                       a tap here counts
///
/// Worked touch: a tap on the picture is recognized.
/// Chapter 7 has recognizers of one's own. Out of scope: delegates.
final class PoliteTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    todo("9.8", super.touchesBegan(touches, with: event))
  }
}
