import ExerciseKit

// Nobody waits, so the tap acts at the first up. It does not exclude the double tap, because that
// needs more taps; with the second up the double tap acts, and excludes the tap.
// So a double tap is always one tap and then one double tap, and the double tap undoes the tap.
// Turning over twice is an undo, whatever the value was before.
// The trap: writing `isLiked = false` in the double tap. A heart that was liked loses that.
// This works because the tap's action can be undone. Where it cannot, the tap has to wait.
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
