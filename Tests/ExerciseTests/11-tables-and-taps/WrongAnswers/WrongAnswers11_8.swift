import ExerciseKit
import Grading

private let row =
  "Rule: the row: began lights it, ended selects what is lit, cancelled puts it out (SV-30)."

private func gets(_ scene: String, _ wanted: String, _ got: String, _ why: String) -> String {
  "\(scene): \(wanted) is right, your answer is \(got).\n\(why)\n\(row)"
}

private let none = "lit none, selected none"

let wrong11_8: [WrongAnswer<Hand>] = [
  WrongAnswer(
    "selects when the finger comes down",
    gets: gets(
      "A finger rests on row 1", "lit 1, selected none", "lit 1, selected 1",
      "The row is selected before the finger is lifted.")
  ) { hand(SelectsAtOnce(frame: .zero)) },
  WrongAnswer(
    "leaves the light on",
    gets: gets(
      "A tap on row 1", "lit none, selected 1", "lit 1, selected 1",
      "The finger is lifted, and the light is still on.")
  ) { hand(LeavesLight(frame: .zero)) },
  WrongAnswer(
    "asks for the place on the screen",
    gets: gets(
      "A finger rests on row 1", "lit 1, selected none", "lit 3, selected none",
      "Row 3 would be at this place if rows began at the top of the screen, 100 points higher.")
  ) { hand(AsksTheWindow(frame: .zero)) },
  WrongAnswer(
    "forgets that the content scrolls",
    gets: gets(
      "The content scrolled by 44 points, a tap 66 points below the upper edge",
      "lit none, selected 2", "lit none, selected 1",
      "The content is scrolled: rows go with it, and the finger does not.")
  ) { hand(ForgetsOffset(frame: .zero)) },
  WrongAnswer(
    "does not count the rows",
    gets: gets(
      "Two rows, a tap on the first point below row 1", none, "lit none, selected 2",
      "There are two rows, 0 and 1.")
  ) { hand(EndlessRows(frame: .zero)) },
  WrongAnswer(
    "takes the selection back",
    gets: gets(
      "Row 1 is selected, then a tap below the last of two rows", "lit none, selected 1", none,
      "A tap that hits no row took the selection back.")
  ) { hand(TakesBack(frame: .zero)) },
  WrongAnswer(
    "counts the 10th point as too far",
    gets: gets(
      "Rests on row 1, moves 10 points to the right, lifted", "lit none, selected 1", none,
      "10 points are not further than 10 points.")
  ) { hand(TenIsTooFar(frame: .zero)) },
  WrongAnswer(
    "selects the row under the lifted finger",
    gets: gets(
      "Rests at the lower edge of row 1, moves 8 points down onto row 2, lifted",
      "lit none, selected 1", "lit none, selected 2",
      "Row 2 lies under the lifted finger, but row 1 is the one that is lit.")
  ) { hand(LooksAtTheLift(frame: .zero)) },
  WrongAnswer(
    "remembers the lifted finger for ever",
    gets: gets(
      "A tap on row 1 and then one on row 3", "lit none, selected 3", "lit none, selected 1",
      "The second finger was not listened to: the first one is over.")
  ) { hand(KeepsLifted(frame: .zero)) },
  WrongAnswer(
    "follows no moves",
    gets: gets(
      "Rests on row 1, moves 11 points to the right", none, "lit 1, selected none",
      "The finger is 11 points from where it came down, and the row is lit.")
  ) { hand(IgnoresMoves(frame: .zero)) },
  WrongAnswer(
    "forgives a third of a point",
    gets: gets(
      "The table does not scroll: moves 10 points to the right and a third of one down, lifted",
      none, "lit none, selected 1", "In a straight line the finger is more than 10 points away.")
  ) { hand(ForgivesAThird(frame: .zero)) },
  WrongAnswer(
    "measures each axis by itself",
    gets: gets(
      "Rests on row 1, moves 8 points to the right and 8 down, lifted", none,
      "lit none, selected 1", "8 to the side and 8 down are together more than 11 points.")
  ) { hand(AxisByAxis(frame: .zero)) },
  WrongAnswer(
    "lights the row again when the finger comes back",
    gets: gets(
      "Rests on row 1, moves 20 points to the right and back, lifted", none,
      "lit none, selected 1",
      "Once out, the light is out for good; this row was selected again.")
  ) { hand(LightsAgain(frame: .zero)) },
  WrongAnswer(
    "measures each move by itself",
    gets: gets(
      "Rests on row 1, three moves of 6 points to the right, lifted", none,
      "lit none, selected 1", "The finger is 18 points from where it came down, in three moves.")
  ) { hand(MoveByMove(frame: .zero)) },
  WrongAnswer(
    "forgets that a touch can be cancelled",
    gets: gets(
      "Rests on row 1, and a call comes in", none, "lit 1, selected none",
      "The touch was taken away, and the row is still lit.")
  ) { hand(NeverCancelled(frame: .zero)) },
  WrongAnswer(
    "selects what was cancelled",
    gets: gets(
      "Rests on row 1, and a call comes in", none, "lit none, selected 1",
      "The touch was taken away, and the row is selected.")
  ) { hand(CancelIsEnd(frame: .zero)) },
  WrongAnswer(
    "remembers the cancelled finger for ever",
    gets: gets(
      "A call takes a touch on row 1, then a tap on row 3", "lit none, selected 3", none,
      "After the touch that was taken away, no other finger was listened to.")
  ) { hand(KeepsFinger(frame: .zero)) },
  WrongAnswer(
    "lights the row of every finger",
    gets: gets(
      "A finger rests on row 1, a second one taps row 3", "lit 1, selected none",
      "lit 3, selected none", "The second finger lit its row, while the first one is down.")
  ) { hand(EveryFinger(frame: .zero)) },
  WrongAnswer(
    "any finger that is lifted selects",
    gets: gets(
      "The table does not scroll: a finger rests on row 1, a second one taps row 3",
      "lit 1, selected none", "lit none, selected 1",
      "The finger that lit the row was not lifted; another one was.")
  ) { hand(AnyLift(frame: .zero)) },
  WrongAnswer(
    "any finger that moves puts the light out",
    gets: gets(
      "A finger rests on row 1, a second one comes down on row 3 and moves 30 points to the right",
      "lit 1, selected none", none,
      "The finger that lit the row did not move; another one did.")
  ) { hand(AnyMove(frame: .zero)) },
  WrongAnswer(
    "rounds towards row 0",
    gets: gets(
      "The content pulled down by 30 points, a tap 10 points below the upper edge", none,
      "lit none, selected 0", "Row 0 begins 20 points further down; above it there is no row.")
  ) { hand(RoundsToZero(frame: .zero)) },
  WrongAnswer(
    "counts the fingers of the whole event",
    gets: gets(
      "A finger rests beside the table, a second one taps row 1", "lit none, selected 1", none,
      "The first finger never came down on the table; the one on row 1 was not listened to.")
  ) { hand(OneFingerInAll(frame: .zero)) },
  WrongAnswer(
    "takes the light for the finger",
    gets: gets(
      "The table does not scroll: a finger moves 20 points and stays, a second one taps row 3",
      none, "lit none, selected 3",
      "The first finger is still down, its light is out, and a second one selected a row.")
  ) { hand(LightIsFinger(frame: .zero)) },
  WrongAnswer(
    "forgets a finger that is on no row",
    gets: gets(
      "The table does not scroll: a finger rests below two rows, a second one taps row 1", none,
      "lit none, selected 1",
      "The first finger is still down, on no row, and a second one selected a row.")
  ) { hand(OnlyOnRows(frame: .zero)) },
  WrongAnswer(
    "stays out for ever",
    gets: gets(
      "The table does not scroll: a finger moves 20 points and is lifted, then a tap on row 3",
      "lit none, selected 3", none,
      "The touch that went too far is over, and the next one selected nothing.")
  ) { hand(StaysOut(frame: .zero)) },
  WrongAnswer(
    "takes the selection back when a finger comes down",
    gets: gets(
      "Row 1 is selected, then a finger rests on row 3", "lit 3, selected 1",
      "lit 3, selected none",
      "The selection went when a finger came down; only a lift changes it.")
  ) { hand(DownTakesBack(frame: .zero)) },
  WrongAnswer(
    "takes the selection back when a touch is cancelled",
    gets: gets(
      "Row 1 is selected, then a call takes a finger on row 3", "lit none, selected 1", none,
      "The touch that was taken away took the selection with it.")
  ) { hand(CancelTakesBack(frame: .zero)) },
]
