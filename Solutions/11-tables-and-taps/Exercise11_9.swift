import ExerciseKit

// The row's pan lies deepest, so in a tie it goes first: whatever it doesn't refuse is taken from the
// list and from the drawer. It refuses by direction, and whoever is next begins in the same event.
// The trap is that one method answers two questions. As the delegate of slide the row is asked about
// slide; as the view that is hit it is asked about every other recognizer that would take its touch.
// If it answers for those, too, a finger that misses the title can't scroll the list.
final class SlidingRow: UIView, UIGestureRecognizerDelegate {
  let slide = UIPanGestureRecognizer()
  var leading = false
  var trailing = false

  func build() {
    slide.delegate = self
    addGestureRecognizer(slide)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === slide else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let speed = slide.velocity(in: self)
    return abs(speed.x) > abs(speed.y) && (speed.x < 0 ? trailing : leading)
  }
}
