import MiniUIKit

/// What the file of exercise 8.1 has, as the reader gets it.
enum Stub8_1 {
  final class PhotoView: UIView {
    let swipe = UISwipeGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let hold = UILongPressGestureRecognizer()

    func build() {
      addGestureRecognizer(swipe)
      addGestureRecognizer(pan)
      addGestureRecognizer(hold)
      pan.require(toFail: hold)
    }
  }
}
