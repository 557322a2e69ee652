import MiniUIKit

/// What the file of exercise 13.7 has, as the reader gets it.
enum Stub13_7 {
  final class Sheet: UIView {
    private(set) var isHeld = false
    private var start: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isHeld = true }

    func didPan(_ pan: UIPanGestureRecognizer) {
      if pan.state == .began { start = frame.minY }
      frame.origin.y = start + pan.translation(in: superview).y  // right at any size of the page
      if pan.state == .ended { frame.origin.y = frame.minY <= 300 ? 100 : 500 }
    }
  }
}
