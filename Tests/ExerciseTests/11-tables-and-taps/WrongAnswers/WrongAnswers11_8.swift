import ExerciseKit
import Grading

private let none = "lit none, selected none"

let wrong11_8: [WrongAnswer<Hand>] = [
  WrongAnswer(
    "selects when the finger comes down",
    gets: """
      A finger rests on row 1: expected lit 1, selected none, but your code gives lit 1, selected 1.
      """,
    Diagnosis11_8.selectsWhenTheFingerComesDown, rule: Diagnosis11_8.row
  ) { hand(SelectsAtOnce(frame: .zero)) },
  WrongAnswer(
    "leaves the light on",
    gets: "A tap on row 1: expected lit none, selected 1, but your code gives lit 1, selected 1.",
    Diagnosis11_8.leavesTheLightOn, rule: Diagnosis11_8.row
  ) { hand(LeavesLight(frame: .zero)) },
  WrongAnswer(
    "asks for the place on the screen",
    gets: """
      A finger rests on row 1: expected lit 1, selected none, but your code gives lit 3, selected \
      none.
      """,
    Diagnosis11_8.asksForThePlaceOnTheScreen, rule: Diagnosis11_8.row
  ) { hand(AsksTheWindow(frame: .zero)) },
  WrongAnswer(
    "forgets that the content scrolls",
    gets: """
      The content scrolled by 44 points, a tap 66 points below the upper edge: expected lit none, \
      selected 2, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.forgetsThatTheContentScrolls, rule: Diagnosis11_8.row
  ) { hand(ForgetsOffset(frame: .zero)) },
  WrongAnswer(
    "does not count the rows",
    gets: """
      Two rows, a tap on the first point below row 1: expected lit none, selected none, but your \
      code gives lit none, selected 2.
      """,
    Diagnosis11_8.doesNotCountTheRows, rule: Diagnosis11_8.row
  ) { hand(EndlessRows(frame: .zero)) },
  WrongAnswer(
    "takes the selection back",
    gets: """
      Row 1 is selected, then a tap below the last of two rows: expected lit none, selected 1, but \
      your code gives lit none, selected none.
      """,
    Diagnosis11_8.takesTheSelectionBack, rule: Diagnosis11_8.row
  ) { hand(TakesBack(frame: .zero)) },
  WrongAnswer(
    "counts the 10th point as too far",
    gets: """
      Rests on row 1, moves 10 points to the right, lifted: expected lit none, selected 1, but \
      your code gives lit none, selected none.
      """,
    Diagnosis11_8.countsThe10thPointAsTooFar, rule: Diagnosis11_8.row
  ) { hand(TenIsTooFar(frame: .zero)) },
  WrongAnswer(
    "selects the row under the lifted finger",
    gets: """
      Rests at the lower edge of row 1, moves 8 points down onto row 2, lifted: expected lit none, \
      selected 1, but your code gives lit none, selected 2.
      """,
    Diagnosis11_8.selectsTheRowUnderTheLiftedFinger, rule: Diagnosis11_8.row
  ) { hand(LooksAtTheLift(frame: .zero)) },
  WrongAnswer(
    "remembers the lifted finger for ever",
    gets: """
      A tap on row 1 and then one on row 3: expected lit none, selected 3, but your code gives lit \
      none, selected 1.
      """,
    Diagnosis11_8.remembersTheLiftedFingerForEver, rule: Diagnosis11_8.row
  ) { hand(KeepsLifted(frame: .zero)) },
  WrongAnswer(
    "follows no moves",
    gets: """
      Rests on row 1, moves 11 points to the right: expected lit none, selected none, but your \
      code gives lit 1, selected none.
      """,
    Diagnosis11_8.followsNoMoves, rule: Diagnosis11_8.row
  ) { hand(IgnoresMoves(frame: .zero)) },
  WrongAnswer(
    "forgives a third of a point",
    gets: """
      The table does not scroll: moves 10 points to the right and a third of one down, lifted: \
      expected lit none, selected none, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.forgivesAThirdOfAPoint, rule: Diagnosis11_8.row
  ) { hand(ForgivesAThird(frame: .zero)) },
  WrongAnswer(
    "measures each axis by itself",
    gets: """
      Rests on row 1, moves 8 points to the right and 8 down, lifted: expected lit none, selected \
      none, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.measuresEachAxisByItself, rule: Diagnosis11_8.row
  ) { hand(AxisByAxis(frame: .zero)) },
  WrongAnswer(
    "lights the row again when the finger comes back",
    gets: """
      Rests on row 1, moves 20 points to the right and back, lifted: expected lit none, selected \
      none, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.lightsTheRowAgainWhenTheFinger, rule: Diagnosis11_8.row
  ) { hand(LightsAgain(frame: .zero)) },
  WrongAnswer(
    "measures each move by itself",
    gets: """
      Rests on row 1, three moves of 6 points to the right, lifted: expected lit none, selected \
      none, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.measuresEachMoveByItself, rule: Diagnosis11_8.row
  ) { hand(MoveByMove(frame: .zero)) },
  WrongAnswer(
    "forgets that a touch can be cancelled",
    gets: """
      Rests on row 1, and an alert comes up: expected lit none, selected none, but your code gives \
      lit 1, selected none.
      """,
    Diagnosis11_8.forgetsThatATouchCanBeCancelled, rule: Diagnosis11_8.row
  ) { hand(NeverCancelled(frame: .zero)) },
  WrongAnswer(
    "selects what was cancelled",
    gets: """
      Rests on row 1, and an alert comes up: expected lit none, selected none, but your code gives \
      lit none, selected 1.
      """,
    Diagnosis11_8.selectsWhatWasCancelled, rule: Diagnosis11_8.row
  ) { hand(CancelIsEnd(frame: .zero)) },
  WrongAnswer(
    "remembers the cancelled finger for ever",
    gets: """
      A call takes a touch on row 1, then a tap on row 3: expected lit none, selected 3, but your \
      code gives lit none, selected none.
      """,
    Diagnosis11_8.remembersTheCancelledFingerForEver, rule: Diagnosis11_8.row
  ) { hand(KeepsFinger(frame: .zero)) },
  WrongAnswer(
    "lights the row of every finger",
    gets: """
      A finger rests on row 1, a second one taps row 3: expected lit 1, selected none, but your \
      code gives lit 3, selected none.
      """,
    Diagnosis11_8.lightsTheRowOfEveryFinger, rule: Diagnosis11_8.row
  ) { hand(EveryFinger(frame: .zero)) },
  WrongAnswer(
    "any finger that is lifted selects",
    gets: """
      The table does not scroll: a finger rests on row 1, a second one taps row 3: expected lit 1, \
      selected none, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.mine, rule: Diagnosis11_8.row
  ) { hand(AnyLift(frame: .zero)) },
  WrongAnswer(
    "any finger that moves puts the light out",
    gets: """
      A finger rests on row 1, a second one comes down on row 3 and moves 30 points to the right: \
      expected lit 1, selected none, but your code gives lit none, selected none.
      """,
    Diagnosis11_8.anyFingerThatMovesPutsTheLight, rule: Diagnosis11_8.row
  ) { hand(AnyMove(frame: .zero)) },
  WrongAnswer(
    "rounds towards row 0",
    gets: """
      The content pulled down by 30 points, a tap 10 points below the upper edge: expected lit \
      none, selected none, but your code gives lit none, selected 0.
      """,
    Diagnosis11_8.roundsTowardsRow0, rule: Diagnosis11_8.row
  ) { hand(RoundsToZero(frame: .zero)) },
  WrongAnswer(
    "counts the fingers of the whole event",
    gets: """
      A finger rests beside the table, a second one taps row 1: expected lit none, selected 1, but \
      your code gives lit none, selected none.
      """,
    Diagnosis11_8.countsTheFingersOfTheWholeEvent, rule: Diagnosis11_8.row
  ) { hand(OneFingerInAll(frame: .zero)) },
  WrongAnswer(
    "takes the light for the finger",
    gets: """
      The table does not scroll: a finger moves 20 points and stays, a second one taps row 3: \
      expected lit none, selected none, but your code gives lit none, selected 3.
      """,
    Diagnosis11_8.takesTheLightForTheFinger, rule: Diagnosis11_8.row
  ) { hand(LightIsFinger(frame: .zero)) },
  WrongAnswer(
    "forgets a finger that is on no row",
    gets: """
      The table does not scroll: a finger rests below two rows, a second one taps row 1: expected \
      lit none, selected none, but your code gives lit none, selected 1.
      """,
    Diagnosis11_8.forgetsAFingerThatIsOnNo, rule: Diagnosis11_8.row
  ) { hand(OnlyOnRows(frame: .zero)) },
  WrongAnswer(
    "stays out for ever",
    gets: """
      The table does not scroll: a finger moves 20 points and is lifted, then a tap on row 3: \
      expected lit none, selected 3, but your code gives lit none, selected none.
      """,
    Diagnosis11_8.staysOutForEver, rule: Diagnosis11_8.row
  ) { hand(StaysOut(frame: .zero)) },
  WrongAnswer(
    "takes the selection back when a finger comes down",
    gets: """
      Row 1 is selected, then a finger rests on row 3: expected lit 3, selected 1, but your code \
      gives lit 3, selected none.
      """,
    Diagnosis11_8.takesTheSelectionBackWhenAFinger, rule: Diagnosis11_8.row
  ) { hand(DownTakesBack(frame: .zero)) },
  WrongAnswer(
    "takes the selection back when a touch is cancelled",
    gets: """
      Row 1 is selected, then a call takes a finger on row 3: expected lit none, selected 1, but \
      your code gives lit none, selected none.
      """,
    Diagnosis11_8.takesTheSelectionBackWhenATouch, rule: Diagnosis11_8.row
  ) { hand(CancelTakesBack(frame: .zero)) },
]
