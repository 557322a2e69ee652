import ExerciseKit
import Grading

/// A list of rows of any design.
struct Hand {
  let table: UIScrollView
  let setRowCount: (Int) -> Void
  let lit: () -> Int?
  let selected: () -> Int?
}

let wrong11_8: [WrongAnswer<Hand>] = [
  WrongAnswer("selects when the finger comes down") { hand(SelectsAtOnce(frame: .zero)) },
  WrongAnswer("leaves the light on") { hand(LeavesLight(frame: .zero)) },
  WrongAnswer("asks for the place on the screen") { hand(AsksTheWindow(frame: .zero)) },
  WrongAnswer("forgets that the content scrolls") { hand(ForgetsOffset(frame: .zero)) },
  WrongAnswer("does not count the rows") { hand(EndlessRows(frame: .zero)) },
  WrongAnswer("counts the rows when it selects") { hand(CountsAtTheLift(frame: .zero)) },
  WrongAnswer("takes the selection back") { hand(TakesBack(frame: .zero)) },
  WrongAnswer("counts the 10th point as too far") { hand(TenIsTooFar(frame: .zero)) },
  WrongAnswer("selects the row under the lifted finger") { hand(LooksAtTheLift(frame: .zero)) },
  WrongAnswer("remembers the lifted finger for ever") { hand(KeepsLifted(frame: .zero)) },
  WrongAnswer("follows no moves") { hand(IgnoresMoves(frame: .zero)) },
  WrongAnswer("forgives a third of a point") { hand(ForgivesAThird(frame: .zero)) },
  WrongAnswer("measures each axis by itself") { hand(AxisByAxis(frame: .zero)) },
  WrongAnswer("lights the row again when the finger comes back") {
    hand(LightsAgain(frame: .zero))
  },
  WrongAnswer("measures each move by itself") { hand(MoveByMove(frame: .zero)) },
  WrongAnswer("forgets that a touch can be cancelled") { hand(NeverCancelled(frame: .zero)) },
  WrongAnswer("selects what was cancelled") { hand(CancelIsEnd(frame: .zero)) },
  WrongAnswer("remembers the cancelled finger for ever") { hand(KeepsFinger(frame: .zero)) },
  WrongAnswer("lights the row of every finger") { hand(EveryFinger(frame: .zero)) },
  WrongAnswer("any finger that is lifted selects") { hand(AnyLift(frame: .zero)) },
  WrongAnswer("any finger that moves puts the light out") { hand(AnyMove(frame: .zero)) },
  WrongAnswer("rounds towards row 0") { hand(RoundsToZero(frame: .zero)) },
  WrongAnswer("counts the fingers of the whole event") { hand(OneFingerInAll(frame: .zero)) },
  WrongAnswer("takes the light for the finger") { hand(LightIsFinger(frame: .zero)) },
  WrongAnswer("forgets a finger that is on no row") { hand(OnlyOnRows(frame: .zero)) },
  WrongAnswer("stays out for ever") { hand(StaysOut(frame: .zero)) },
  WrongAnswer("takes the selection back when a finger comes down") {
    hand(DownTakesBack(frame: .zero))
  },
  WrongAnswer("takes the selection back when a touch is cancelled") {
    hand(CancelTakesBack(frame: .zero))
  },
  WrongAnswer("adds the two axes up") { hand(AddsTheAxesUp(frame: .zero)) },
  WrongAnswer("takes the selection back with a second tap") { hand(SelectsInTurns(frame: .zero)) },
  WrongAnswer("measures the way in its superview") { hand(MeasuresInItsSuperview(frame: .zero)) },
  WrongAnswer("adds the offset to a location that has it") { hand(AddsTheOffset(frame: .zero)) },
  WrongAnswer("puts the light out when a second finger comes down") {
    hand(SecondPutsOut(frame: .zero))
  },
  WrongAnswer("counts the rows once") { hand(CountsRowsOnce(frame: .zero)) },
]
