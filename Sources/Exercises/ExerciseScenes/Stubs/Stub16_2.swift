import MiniUIKit

/// What the file of exercise 16.2 has, as the reader gets it.
enum Stub16_2 {
  final class Panel: UIView, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()
    let stars = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 60))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(stars)
      pan.delegate = self
      addGestureRecognizer(pan)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      touch.view !== stars
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer.numberOfTouches == 1
    }
  }
}
