import ExerciseKit

// A recognizer that gets no touch can neither cancel it nor hold it back. So a view that is to work as
// without the tap is kept away from it in shouldReceive, the first question of all.
// What closes the keyboard is a touch of the map or of something in it, unless that is a control.
// UIButton would defend itself, but a control of our own does not.
// The trap: cancelsTouchesInView = false. Then rows and pin work again, but every tap on them closes
// the keyboard as well.
final class KeyboardCloser: UIGestureRecognizerDelegate {
  let root: UIView
  let map: UIView

  init(root: UIView, map: UIView) { (self.root, self.map) = (root, map) }

  func install() {
    let tap = UITapGestureRecognizer(target: self, action: KeyboardCloser.close, name: "close")
    tap.delegate = self
    root.addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view else { return false }
    return view.isDescendant(of: map) && !(view is UIControl)
  }

  func close() { root.endEditing(true) }
}
