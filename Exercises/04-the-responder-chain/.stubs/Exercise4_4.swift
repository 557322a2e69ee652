import ExerciseKit

/// Exercise 4.4 ★★ · write · 10 minutes
///
/// A view that reacts and lets the touch pass. It is lit as long as a finger is down that came down
/// on it, wherever that finger is now. Everybody further along the chain hears every phase of every
/// finger as if it were a plain view. `isMultipleTouchEnabled` is on already, and one call may bring
/// several touches.
///
///     finger 1   began ────────────────────── ended
///     finger 2        began ──── cancelled
///     isLit      true  true      true         false
///
/// In this engine a call by hand leaves no note: by hand all four phases must go, or none.
///
/// Worked touch: a tap: lit between began and ended; the superview hears began, ended.
///
/// Out of scope: fingers on views in it; isLit while a phase is being passed on.
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
