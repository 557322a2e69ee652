import ExerciseKit

/// Exercise 9.2 ★ · trace · 8 minutes
///
/// A control lies on a panel that has a recognizer. Which of the two gets its way? (In 5 and 6 the
/// control is the button.) Answer with one of four words:
///
/// - `"control"`: it follows the touch to its end, and the recognizer's action does not run.
/// - `"gesture"`: the action runs, and the control does not follow the touch to its end.
/// - `"both"`: the control follows the touch to its end, and the action runs.
/// - `"neither"`: the control does not follow the touch to its end, and no action runs.
///
///         on the panel        the panel's recognizer    the finger
///      1  stepper             tap                       taps it
///      2  switch              double tap                taps it twice, quickly
///      3  your own UIControl  tap                       taps it
///      4  button              tap, cancels nothing      taps it
///      5  view on a button    tap                       taps the view
///      6  view on a button    double tap                taps the view once
///      7  slider              swipe to the right        swipes right from its thumb
///      8  slider              pan                       drags right from its thumb
///      9  button              long press of 0.5 s       holds it for 0.3 s
///     10  button              tap of two fingers        two fingers tap it
///
/// Worked touch: a button under a tap, tapped: control.
func whoGetsItsWay() -> [String] {
  todo("9.2", ["", "", "", "", "", "", "", "", "", ""])
}
