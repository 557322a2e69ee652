import ExerciseKit

// Rows 1 and 7 are pairs on the list. Rows 2, 8 and 10 aren't, because a switch refuses only the
// single tap and the pan along it, a slider the swipe along it, and a button the tap with one
// finger.
// In row 3 the control is a class of your own, which isn't on the list. In row 4 nothing would be
// cancelled, so no view is asked. In row 5 the view on the button is asked, and the button behind
// it isn't. In row 6 the double tap fails, but the button does nothing all the same, because the
// touch belongs to the view on it.
// Row 9 needs no veto, because the finger is lifted before the long press would be recognized.
// The trap is to take "controls win" for a rule. The rule is a list of pairs.
func whoGetsItsWay() -> [String] {
  [
    "control", "gesture", "gesture", "both", "gesture", "neither", "control", "gesture", "control",
    "gesture",
  ]
}
