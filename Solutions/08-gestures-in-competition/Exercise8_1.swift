import ExerciseKit

// The pan's line is at 10 points, the swipe's at about 50: unless one move crosses both, the pan
// excludes the swipe.
// So the pan must wait for the one that needs longer over the same way, which is the swipe.
// Waiting for the long press was no use: that fails at 10 points too, in the same event.
// The price: a slow drag moves the photo only when the swipe has failed, after half a second.
// The trap: the sentence reads from left to right. The receiver waits, the argument must fail.
final class PhotoView: UIView {
  let swipe = UISwipeGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let hold = UILongPressGestureRecognizer()

  func build() {
    addGestureRecognizer(swipe)
    addGestureRecognizer(pan)
    addGestureRecognizer(hold)
    pan.require(toFail: swipe)
  }
}
