import ExerciseKit

// The pan's finishing line is ten points away, and the swipe's is about fifty. So the pan is always
// first, unless one single move crosses both lines, and it excludes the swipe.
// That is why the pan has to wait for the swipe, which needs longer on the same way.
// Waiting for the long press didn't help, because that fails at ten points too, in the same event.
// The price: a slow drag moves the photo only after half a second, when the swipe has failed.
// The trap: read `pan.require(toFail: swipe)` from left to right. The pan waits, the swipe has to
// fail.
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
