import ExerciseKit

// The translation counts from the beginning of the drag, so it belongs to the place at the
// beginning. Added to the place of the moment it counts every step again and again.
// The clamp is applied to the result and never stored in what it is computed from. That is why a
// finger beyond an end has to come back the same way.
// The trap: setTranslation(.zero) after every step together with a clamp. It does not run away, but
// it forgets how far beyond the end the finger is, and handle and finger part.
final class PanelMover {
  let panel: UIView
  private var start: CGFloat = 0

  init(panel: UIView) { self.panel = panel }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = panel.frame.minY }
    let top = start + pan.translation(in: panel.superview).y
    panel.frame.origin.y = min(max(top, 100), 700)
  }
}
