import ExerciseKit

// The question comes before the pan begins, when it knows already which way the finger goes. To the
// left x is negative, so -x is what counts; it has to be larger than what goes up or down, or the pan
// would take what was meant for the list. Whatever it refuses, it is out of the race, and the list
// or the pager begins, whichever can move that way.
// The trap is abs(way.x) > abs(way.y) alone, which also takes what goes to the right, from the pager.
final class LeftRule: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.velocity(in: pan.view)
    return -way.x > abs(way.y)
  }
}
