import ExerciseKit

/// Exercise 4.4 ★★ · write · 10 minutes
///
/// A view that reacts and lets the touch pass. It is lit while at least one finger is on it, and
/// everybody further along the chain hears every phase of every finger as if it were a plain view.
///
///     finger 1   began ──────── ended
///     finger 2        began ──────────── cancelled
///     isLit      true  true     true     false
///
/// Worked touch: a tap: lit between began and ended; the superview hears began, ended.
///
/// Out of scope: fingers that leave the view; they still belong to it.
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
