import ExerciseKit

/// Exercise 4.4 ★★ · write · 10 minutes
///
/// Write a view that reacts to its touches and passes them on. It is lit while at least one finger
/// is down that came down on it and not on a subview, wherever it is now. The responders further
/// along the chain hear every phase of every finger, as if this were a plain view.
/// `isMultipleTouchEnabled` is on, so one call may bring several touches.
///
///     finger 1   began ────────────────────── ended
///     finger 2        began ──── cancelled
///     isLit      true  true      true         false
///
/// Worked touch: during a tap the view is lit, and its superview hears began and ended.
///
/// Out of scope: isLit while a phase is being passed on.
class LitView: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("4.4")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("4.4")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("4.4")
  }
}
