import ExerciseKit

/// Exercise 12.3 ★★ · repair · 8 minutes
///
/// A pan, on whatever view, calls `didPan`, which moves the panel. But the panel runs away and leaves
/// the screen. Repair it: the panel goes as far as the finger, however the sheet is scaled, and is
/// never resized; its upper edge lies between 100 and 700. A finger beyond an end must come back to
/// it before the panel moves again. When the finger is lifted or the drag cancelled, the panel
/// stays. In this engine a drag's first ten points do not count; the rest of its first move does.
///
///     points that count  0   20   40   60      panel  420   440   480   540      now
///                                              panel  420   440   460   480      wanted
///
/// Worked touch: a tap moves nothing.
/// Delete the `todo`.
/// Out of scope: sideways moves.
final class PanelMover {
  let panel: UIView

  init(panel: UIView) { self.panel = panel }

  func didPan(_ pan: UIPanGestureRecognizer) {
    todo("12.3")
    panel.frame.origin.y += pan.translation(in: panel.superview).y
  }
}
