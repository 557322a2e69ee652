import ExerciseKit

// The tap doesn't wait, so it acts when the finger is lifted for the first time. It doesn't exclude
// the double tap, because that needs more taps. The second time, the double tap acts and excludes
// the tap.
// So a double tap is always one tap and then one double tap, and the double tap undoes the tap.
// To turn the heart over twice is to undo it, whatever the value was before.
// The trap is to write `isLiked = false` in the double tap. A heart that was liked loses that.
// This works because the tap's action can be undone. If it can't, the tap has to wait.
final class HeartView: UIView {
  var isLiked = false
  private(set) var opened = 0

  func build() {
    let tap = UITapGestureRecognizer(target: self, action: HeartView.didTap)
    let doubleTap = UITapGestureRecognizer(target: self, action: HeartView.didDoubleTap)
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
    addGestureRecognizer(doubleTap)
  }

  private func didTap() { isLiked.toggle() }

  private func didDoubleTap() {
    isLiked.toggle()
    opened += 1
  }
}
