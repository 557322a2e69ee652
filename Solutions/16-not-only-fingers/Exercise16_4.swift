import ExerciseKit

// Nothing in this action needs a finger. The guard was there for `location(ofTouch: 0, in:)`, which
// crashes without one; `location(in:)` is the middle of the fingers, and the pointer where there are
// none. With that the guard has no work left.
// The trap: to keep the guard and move the ruler above it. Then the label stays where it was.
// When a finger is lifted, there are none left either, so the old action never heard the end.
final class Page: UIView {
  let ruler = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 40))
  private(set) var label: CGPoint?
  private var start: CGFloat = 0

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = ruler.frame.minX }
    label = pan.location(in: self)
    ruler.frame.origin.x = start + pan.translation(in: self).x
  }
}
