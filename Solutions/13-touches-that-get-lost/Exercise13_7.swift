import ExerciseKit

// One finger, two owners: first the sheet, which hears the touches methods, then its pan, whose action
// tells the rest. Each has a flag of its own and puts it down at each of its own ends. The film stands
// still as long as one of them is up, so it doesn't matter which owner is told first when the touch
// changes hands.
// The first trap: touchesCancelled as the end of everything. When the pan takes the touch, the drag is
// only beginning. The second: the action as the end of everything. A finger that is lifted or lost
// before the pan begins makes the pan fail, and a failure calls no action.
// Of the pan's two ends only the lift is a decision of the user; the other one goes back.
final class Sheet: UIView {
  var isHeld: Bool { isTouched || isDragged }
  private var (isTouched, isDragged) = (false, false)
  private var start: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = frame.minY }
    isDragged = pan.state == .began || pan.state == .changed
    frame.origin.y = start + pan.translation(in: superview).y
    switch pan.state {
    case .ended: frame.origin.y = frame.minY <= 300 ? 100 : 500
    case .cancelled: frame.origin.y = start
    default: break
    }
  }
}
