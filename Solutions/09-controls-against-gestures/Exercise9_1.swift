import ExerciseKit

// The button refuses the taps of recognizers behind it, but not those of its own. So the tap was
// recognized, and it cancelled the button's touch, which is why the button sent touchDown and
// touchCancel, and never touchUpInside.
// A recognizer that cancels nothing leaves the touch to the button. Both actions run, the
// recognizer's first.
// The trap is to send touchUpInside from count(). The touch is cancelled all the same, and an
// object that has registered for touchCancel believes that nothing has happened.
final class LikeButton: UIButton {
  private(set) var taps = 0

  func build() {
    let tap = UITapGestureRecognizer(target: self, action: LikeButton.count, name: "count")
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  private func count() { taps += 1 }
}
