import ExerciseKit

/// Exercise 3.9 ★★★ · write · 20 minutes
///
/// A finger between the small keys of a keypad means the nearest key. Where the keypad itself would
/// be hit, hit the key with the shortest way from the finger to its frame instead, if that is at
/// most 20 points. Of equally near keys the front one wins. Farther away, the keypad itself is hit.
/// All other touches stay as they are: on a key, on a view in a key, outside the keypad.
///
///     keypad 200 × 200
///     ├─ one  (20, 20)   30 × 30
///     └─ two  (90, 20)   30 × 30
///
/// Keys are all subviews that are on, whatever their class; in this engine a disabled control is
/// off.
/// Worked touch: (60, 30) hits one, 10 points away.
/// Out of scope: turned keys.
class Keypad: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    todo("3.9", super.hitTest(point, with: event))
  }
}
