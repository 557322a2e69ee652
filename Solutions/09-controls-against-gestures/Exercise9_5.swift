import ExerciseKit

// The question comes to the hit view, with the recognizer that would take the touch. Four things
// must hold for a no: it is a tap, it is another view's, it needs one tap, and it needs one finger.
// Everything else is left to super, which says yes: pans, long presses, double taps, and the heart's
// own recognizers.
// Whose tap it is does not matter, as long as it is not ours: the panel's, the window's.
// The trap: asking how many fingers the recognizer has at the moment. When the second finger of a
// tap is lifted, the first may be gone; what it needs is numberOfTouchesRequired.
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
