import ExerciseKit

// The question comes before the pan begins, when it knows already which way the finger goes. A closed
// card can move to the left, where x is negative, so that -x is what counts; an open one can move to
// the right. That way has to be longer than what goes up or down, or the pan would take what was meant
// for the list. Whatever it refuses, it is out of the race, and the list or the pager begins,
// whichever can move that way.
// The trap is abs(way.x) > abs(way.y) alone, which takes the pager's drags as well.
final class LeftRule: UIGestureRecognizerDelegate {
  var isOpen = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.velocity(in: pan.view)
    let ahead = isOpen ? way.x : -way.x
    return ahead > abs(way.y)
  }
}
