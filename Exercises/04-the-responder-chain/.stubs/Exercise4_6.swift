import ExerciseKit

/// Exercise 4.6 ★★ · repair · 10 minutes
///
/// A keyboard counts the fingers on its keys: up at began, down at ended and cancelled. Two
/// complaints: the count stays when a finger is lifted; after an alert, keys look pressed for ever.
/// Repair the key: it is pressed from began until the touch is over, wherever the finger slides, and
/// the keyboard, a view or a controller, hears every phase as it is. That goes for touches on its
/// label, too.
///
///     finger on the key   isPressed   the keyboard counts
///     down                true        1
///     up                  false       0
///     or taken away       false       0
///
/// Worked touch: during a tap pressed and counted, afterwards neither.
///
/// Out of scope: several fingers on a key. Delete the `todo`.
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
