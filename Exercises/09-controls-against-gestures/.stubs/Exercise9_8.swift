import ExerciseKit

/// Exercise 9.8 ★★★ · write · 20 minutes
///
/// Write a tap recognizer for backgrounds that leaves controls alone, yours included. It ignores
/// every finger that comes down on a control or on anything in one, whatever other fingers do. The
/// recognizer's own view may be a control, or lie in one; these controls do not count. With all
/// other fingers it is a tap recognizer like any other.
///
///     panel, has a PoliteTap ──┬── heart, a UIControl ── icon    ignored
///                              └── picture                       a tap here counts
///
/// Worked touch: a tap on the picture is recognized.
/// Chapter 7 shows how to write a recognizer of your own.
/// Out of scope: delegates.
final class PoliteTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    todo("9.8", super.touchesBegan(touches, with: event))
  }
}
