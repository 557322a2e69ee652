import ExerciseKit

/// Exercise 4.5 ★★ · repair · 10 minutes
///
/// In this gallery no photo opens. Users want:
///
/// - During a touch on a photo or its frame, wherever the finger slides, this frame and all frames
///   around it glow, and gallery hears every phase.
/// - A touch on the caption turns it over at its lift, anywhere, and does nothing else.
/// - A touch on the veil does nothing.
///
/// Repair the views. Frames may lie in frames, or be gallery's root view.
///
///     gallery     a controller: dims, slides, opens, brightens, as the phases come
///     └─ root
///        └─ GlowingFrame
///           ├─ photo     a plain view
///           ├─ Caption   may become a UIControl
///           └─ Veil      over a sold photo; so may it
///
/// Worked touch: during a tap on photo the frame glows; gallery hears began and ended.
///
/// Out of scope: several fingers. Delete the `todo` when you begin.
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

class Caption: UIView {
  private(set) var isTurned = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTurned.toggle()
  }
}

class Veil: UIView {
}
