import ExerciseKit

// A recognizer gets the touches of its view and of everything in it. Its delegate is asked for each
// new touch before the recognizer gets it, and a touch that the delegate refuses never reaches the
// recognizer.
// The question here is about views: does the touch's view lie in the panel, however deep?
// isDescendant(of:) says yes for the panel itself as well.
// The trap is to ask where the finger is. The toast covers the panel, so a finger on the toast is
// inside the panel's frame, but it isn't on the panel.
final class Shade: UIView, UIGestureRecognizerDelegate {
  let panel = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 200))
  private(set) var closes = 0

  func build() {
    addSubview(panel)
    let tap = UITapGestureRecognizer(target: self, action: Shade.close, name: "close")
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: panel) != true
  }

  private func close() { closes += 1 }
}
