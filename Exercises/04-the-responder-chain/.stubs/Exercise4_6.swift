import ExerciseKit

/// Exercise 4.6 ★★ · repair · 10 minutes
///
/// A keyboard counts the fingers that lie on it, and its keys pass everything on. Two complaints:
/// the count grows and never falls, and after a call comes in, keys look pressed for ever. Both are
/// the key's fault. Mend it.
///
///     finger on the key   isPressed   the keyboard counts
///     down                true        1
///     up                  false       0
///     or taken away       false       0
///
/// Worked touch: a tap: pressed and 1, then not pressed and 0.
///
/// Out of scope: several fingers on one key. Delete the `todo` when you begin.
class Key: UIView {
  private(set) var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("4.6")
    isPressed = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}
