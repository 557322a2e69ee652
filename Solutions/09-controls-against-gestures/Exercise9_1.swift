import ExerciseKit

// The button refuses the taps of other views' recognizers, but not those of its own: whoever puts a
// recognizer on a button is taken at his word. So the tap was recognized, and it cancelled the
// button's touch: touchDown, touchCancel, and never touchUpInside.
// A recognizer that cancels nothing leaves the touch to the button. Both get their way, the
// recognizer first.
// The trap: sending touchUpInside from count(). The touch is cancelled all the same, and whoever
// listens for touchCancel believes that nothing happened.
final class LikeButton: UIButton {
  private(set) var taps = 0

  func build() {
    let tap = UITapGestureRecognizer(target: self, action: LikeButton.count, name: "count")
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  private func count() { taps += 1 }
}
