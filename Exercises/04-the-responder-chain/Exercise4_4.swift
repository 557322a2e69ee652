import ExerciseKit

/// Exercise 4.4 ★★ · write · 10 minutes
///
/// A view that reacts and lets the touch pass. It is lit from the moment a finger comes down on it
/// until the last such finger is lifted or taken away, wherever they move. Everybody further along
/// the chain hears every phase of every finger as if it were a plain view. Its
/// `isMultipleTouchEnabled` is on.
///
///     finger 1   began ──────── ended
///     finger 2        began ──────────── cancelled
///     isLit      true  true     true     false
///
/// Worked touch: a tap: lit between began and ended; the superview hears began, ended.
///
/// Out of scope: fingers on views in it.
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
