import ExerciseKit

// During the hold the slider hears nothing, so no touchesShouldCancel is asked about it. But it is the
// hit view, and is asked about each recognizer that would take the finger, whoever's it is. It refuses
// the pans of others, and only for fingers that it can use itself: a slider slides sideways, so a
// finger that goes up or down is left to the list.
// The trap is to refuse by owner: on a slant the list's pan is ready, too, and a drawer has no scroll
// view. What isn't decided here is super's, as a UISlider refuses swipes.
final class PageSlider: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self {
      let speed = pan.velocity(in: self)
      if abs(speed.x) > abs(speed.y) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
