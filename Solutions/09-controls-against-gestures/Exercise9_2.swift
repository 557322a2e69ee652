import ExerciseKit

// 1, 7: these pairs are on the list. 2, 8, 10 are not: a switch refuses the single tap and the pan
// along it, a slider the swipe along it, a button the tap of one finger.
// 3: a class of your own is on no list. 4: nothing would be cancelled, so nobody is asked.
// 5: asked is the view, not the button behind it. 6: the double tap fails, and still the button
// does nothing: the touch is the view's, and not its own.
// 9: no veto is needed. The finger is lifted before the long press would be recognized.
// The trap: taking "controls win" for a rule. It is a list of pairs.
func whoGetsItsWay() -> [String] {
  [
    "control", "gesture", "gesture", "both", "gesture", "neither", "control", "gesture", "control",
    "gesture",
  ]
}
