import MiniUIKit

/// What the file of exercise 16.4 has, as the reader gets it.
enum Stub16_4 {
  final class Page: UIView, UIGestureRecognizerDelegate {
    let ruler = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 40))
    private(set) var label: CGPoint?
    private var start: CGFloat = 0

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let way = pan.velocity(in: self)
      return abs(way.x) > abs(way.y)
    }

    func didPan(_ pan: UIPanGestureRecognizer) {
      guard pan.numberOfTouches > 0 else { return }
      if pan.state == .began { start = ruler.frame.minX }
      label = pan.location(ofTouch: 0, in: self)
      ruler.frame.origin.x = start + pan.translation(in: self).x
    }
  }
}
