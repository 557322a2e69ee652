import ExerciseKit

/// Exercise 4.5 ★★ · repair · 8 minutes
///
/// A controller counts taps: it adds one for each touch that ends. Since somebody put the photos
/// into a frame that glows, the counter stays at zero. Repair the frame: it glows as before,
/// from began until the touch is over, wherever the finger is, and every responder further along
/// hears every phase.
///
///     GalleryController   counts in touchesEnded
///     └─ root
///        └─ GlowingFrame     glows for touches on it and on its photo
///           └─ photo
///
/// On another screen the frame is the controller's own root view. In this engine a call by hand
/// leaves no note, so hand over all four phases, or none.
///
/// Worked touch: during a tap on photo the frame glows, and one tap is counted.
///
/// Out of scope: the controller; several fingers. Delete the `todo` when you begin.
class GlowingFrame: UIView {
  private(set) var isGlowing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    todo("4.5")
    isGlowing = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
  }
}
