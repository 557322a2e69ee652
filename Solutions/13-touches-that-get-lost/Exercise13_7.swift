import ExerciseKit

// A pan has two ends: ended when its finger is lifted, cancelled for everything else. An alert, a pan
// that is switched off, a sheet that leaves its window: all of them arrive here as cancelled, so one
// line sees to all.
// What both ends have in common is said once, before the switch: a drag goes on in two states only.
// An interruption is no decision of the user, so the sheet goes back instead of going on.
// The trap: treating cancelled like ended. A sheet that was dragged nearly open and then interrupted
// opens by itself, although the finger never let go.
final class Sheet: UIView {
  private(set) var isDragging = false
  private var start: CGFloat = 0

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = frame.minY }
    isDragging = pan.state == .began || pan.state == .changed
    frame.origin.y = start + pan.translation(in: superview).y
    switch pan.state {
    case .ended: frame.origin.y = frame.minY <= 300 ? 100 : 500
    case .cancelled: frame.origin.y = start
    default: break
    }
  }
}
