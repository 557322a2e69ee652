import ExerciseKit

/// Exercise 7.2 ★★ · choose · 9 minutes
///
/// Six complaints, each about one view and one recognizer. All settings are as they come, but for
/// what the list says. Choose the changes that each needs, and none besides; their order says
/// nothing. We play your choices: with the gesture, with other touches, and in 1, 2, 3 and 6 with an
/// alert while the finger is down. An alert must open and start nothing, and leave nothing lit or
/// shown.
///
///        view    touchesBegan  touchesEnded  gesture                   complaint
///     1  lamp    lights it     darkens it    tap on it                 stays lit after a tap
///     2  door    –             opens it      tap on the hall round it  doesn't open any more
///     3  fan     –             starts it     double tap on its room    starts late
///     4  letter  lights it     opens it      long press on it          lights up at a press, too
///     5  box     –             opens it      TurnCounter on it, with   a tap doesn't open it
///                                            delaysTouchesBegan on
///     6  lens    shows it      hides it      long press on it: a pin   stays shown after a pin;
///                                                                      should hide at the lift
///
///     cancelsTouchesInView    is set to false
///     delaysTouchesEnded      is set to false
///     delaysTouchesBegan      is set to true
///     failed                  a recognizer of your own sets it in touchesEnded and
///                             touchesCancelled, if it's still possible
///     touchesCancelled        the view does there what it does in touchesEnded
///
/// Worked choice: two names are written `["failed", "delaysTouchesEnded"]`.
func whatCuresTheComplaints() -> [[String]] {
  todo("7.2", [[""], [""], [""], [""], [""], [""]])
}
