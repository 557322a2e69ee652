import ExerciseKit

// Two lines want a finger. The first is in `gestureRecognizerShouldBegin`: when it is asked about a
// scroll, the velocity is 0, and 0 > 0 is a no. The way is there already; a scroll has no touches.
// Nothing in the action needs a finger, either. The guard was there for `location(ofTouch: 0, in:)`, which
// crashes without one; `location(in:)` is the middle of the fingers, and the pointer where there are
// none. With that the guard has no work left.
// The trap: to answer yes for every scroll. Then those that go up are the ruler's, too. Another: to
// keep the guard and move the ruler above it. Then the label stays where it was.
// When a finger is lifted, there are none left either, so the old action never heard the end.
final class Page: UIView, UIGestureRecognizerDelegate {
  let ruler = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 40))
  private(set) var label: CGPoint?
  private var start: CGFloat = 0

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let isScroll = pan.numberOfTouches == 0
    let way = isScroll ? pan.translation(in: self) : pan.velocity(in: self)
    return abs(way.x) > abs(way.y)
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = ruler.frame.minX }
    label = pan.location(in: self)
    ruler.frame.origin.x = start + pan.translation(in: self).x
  }
}
