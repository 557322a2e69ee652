import ExerciseKit

/// Exercise 13.2 ★★ · repair · 10 minutes
///
/// Users say some lamps stay lit with no finger on them. A lamp is lit from the moment a finger
/// comes down on it, or on a label in it, until the last of its fingers is gone. A finger is gone
/// when its touch is over, whether it was lifted or lost. Until then it may slide off; in our
/// engine a hidden, switched off or re-parented lamp keeps its touches. Repair the lamp. One that
/// has left its window is dark, also when put back.
///
///     finger 1   down ──────────────── up
///     finger 2           down ── up
///     isLit      true ──────────────── false
///
/// Worked touch: two fingers are down, and one is lifted: lit. The other one is lifted: dark.
/// Delete the `todo` when you begin.
final class Lamp: UIView {
  private(set) var isLit = false
  private var fingers = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("13.2")
    fingers += 1
    isLit = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= 1
    if fingers == 0 { isLit = false }
  }
}
