import ExerciseKit

// Both pans cross their lines with the same move, and the carousel's lies deeper. So it has to refuse
// where it can't use the finger, and then pop begins in the same event.
// A scroll view is asked about its own pan wherever in its content the finger is. If the finger hits
// the carousel itself, it is asked about pop as well, as the view that would lose the touch. That is
// the trap: a no that doesn't look at the recognizer keeps pop from beginning, too, and nobody moves.
// To let pop wait for the carousel's pan changes nothing, as that pan doesn't fail where it bounces.
final class GivingCarousel: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, contentOffset.x <= -contentInset.left,
      panGestureRecognizer.velocity(in: self).x > 0
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
