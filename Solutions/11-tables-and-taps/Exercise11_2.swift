import ExerciseKit

// Two clocks run: the hold's, 0.15 s, and the tap's, 0.75 s. The first says whether the row lights up
// before the lift, the second whether there is still a tap to recognize at the lift.
// At the lift the recognizers come first: the action runs, and then the row hears cancelled (2) or,
// if the tap cancels nothing, ended (5) or even began and ended (4).
// In C the tap itself holds the touch for as long as it may recognize, so nothing lights up (6).
// The trap is 7: the row is lit, there is no tap, and still nothing is selected. The pan took the touch.
func whatHappensToRow2() -> [[String]] {
  let lit = "highlight"
  let dark = "unhighlight"
  let select = "select"
  let action = "action"
  return [
    [action],
    [lit, action, dark],
    [lit, dark, select],
    [action, lit, dark, select],
    [lit, action, dark, select],
    [action],
    [lit, dark],
  ]
}
