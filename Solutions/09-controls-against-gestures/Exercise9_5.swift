import ExerciseKit

// The question comes to the hit view, together with the recognizer that would take the touch. The
// heart refuses only if four things hold: the recognizer is a tap, it belongs to another view, it
// needs one tap, and it needs one finger.
// Everything else is left to super, which says yes to pans, long presses, double taps and the
// heart's own recognizers. It doesn't matter whether the tap belongs to the panel or to the window,
// as long as it isn't the heart's.
// The trap is to ask how many fingers the recognizer has at the moment. When the second finger of a
// tap is lifted, the first may be gone already; how many fingers it needs is in
// numberOfTouchesRequired.
final class HeartControl: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
