import ExerciseKit

// The tap recognizes at the lift. With this property at true, its default, the touch is taken
// from the row: a short press never reaches the row, and a longer one is cancelled in it.
// At false the recognizer runs its action and leaves the touch alone. What was held back is released,
// the table hears began and ended, and selects.
// The trap: the property is about the touches of this recognizer only. It does not make two
// recognizers compatible, and it silences the veto of buttons: their superview's tap runs, too.
func letRowsHear(of tap: UITapGestureRecognizer) {
  tap.isEnabled = true
  tap.numberOfTapsRequired = 1
  tap.delaysTouchesBegan = false
  tap.cancelsTouchesInView = false
  tap.delaysTouchesEnded = true
}
