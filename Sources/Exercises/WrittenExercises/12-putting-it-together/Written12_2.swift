package import GradingCore

/// What answers to exercise 12.2 are told.
package enum Diagnosis12_2 {
  package static let theRowLiesInTheTable = "The row lies in the table and in front of it."
  package static let theTapIsAsked =
    "Both pans sit on the way up from the row. Whose delegate wants touches on the map only?"
  package static let theHoldIsOver =
    "The table holds the touch back for 0.15 s, and 0.3 s have gone."
  package static let theFingerIsDown =
    "The finger is down, and no recognizer has taken its touch yet."
  package static let theRowsCannotGoDown =
    "The rows are at their top, and the finger goes down: they cannot use it."
  package static let oneWaitsForTheOther =
    """
    The table's pan waits for the panel's pan to fail, so the two never begin both.
    Rule: decide: the delegate of the panel's pan decides for both; no yes to both is given (GR-65).
    """
  package static let somebodyBegins =
    "12 points are more than a pan needs, and the panel can go down."
  package static let thePanTakesTheTouch =
    "A pan that begins takes the touch from the view, which hears that it is over."
  package static let theDragTookThePanel = "This move has taken the panel down to 102."
  package static let tenPointsDoNotCount =
    "The first ten points of a drag do not count, the rest does."
  package static let theFingerHasThePanel =
    "The keyboard goes because of the drag, and then the panel stays with the finger."
    + "\nRule: \(keyboard)"
  package static let twoPoints = "The finger went 12 points, and ten of them do not count."
  package static let itSettles =
    "The finger is gone, and the panel does not stay between two detents."
  package static let thePlaceIsForgotten =
    """
    Where the panel lay before the keyboard no longer counts: a drag has taken it. What is nearest?
    Rule: \(keyboard)
    """
  package static let noSpeed = "The finger rests before it is lifted, so it says no direction."

  package static let find =
    "chapter 2, Four steps, or one word: the deepest view that takes the point is hit (HT-3)."
  package static let hear = "hear: a delegate keeps whole touches away from its recognizer (GR-13)."
  package static let held =
    "chapter 10, A head start: content hears after 0.15 s, or when the finger is lifted (SV-3)."
  package static let decide = "decide: the panel's pan declines only what the rows can use."
  package static let taken =
    "chapter 7, The setting that everybody tries: a touch that is taken ends with cancelled (GR-40)."
  package static let share =
    "share: a translation is without the first ten points of its drag (GR-89)."
  package static let keyboard =
    "keyboard: a drag down from 100 makes the field resign, and keeps the panel."
  package static let settle = "settle: below 500 points a second, the nearest detent."
}

/// Exercise 12.2.
package let written12_2 = WrittenExercise(
  "12.2", .trace, read: Rule12.page, steps: Rule12.steps, quiz12_2)

/// The questions of exercise 12.2.
package func quiz12_2(_ answers: [String]) -> Quiz {
  let right = ["row", "tap", "began", "panelPan", "cancelled", "away", "102", "100"]
  func question(
    _ number: Int, _ text: String, _ why: [String: String], _ rule: String
  ) -> Question { Question(text, is: right[number - 1], why: why, rule: rule) }
  return Quiz(
    answers,
    among: [
      "map", "sheet", "panel", "search", "table", "row", "panelPan", "tablePan", "tap", "both",
      "nobody", "nothing", "began", "moved", "cancelled", "ended", "up", "away", "90", "100",
      "102", "112", "202", "212", "420", "700",
    ],
    [
      question(
        1, "which view is hit",
        [
          "table": Diagnosis12_2.theRowLiesInTheTable, "panel": Diagnosis12_2.theRowLiesInTheTable,
          "sheet": "The sheet lets through what nothing in it takes; it's never hit itself.",
          "map": "The panel lies in front of the map.",
        ], Diagnosis12_2.find),
      question(
        2, "which recognizer gets no touch",
        ["panelPan": Diagnosis12_2.theTapIsAsked, "tablePan": Diagnosis12_2.theTapIsAsked],
        Diagnosis12_2.hear),
      question(
        3, "what row has heard after 0.3 s",
        ["nothing": Diagnosis12_2.theHoldIsOver, "ended": Diagnosis12_2.theFingerIsDown],
        Diagnosis12_2.held),
      question(
        4, "who begins with the first move",
        [
          "tablePan": Diagnosis12_2.theRowsCannotGoDown,
          "both": Diagnosis12_2.oneWaitsForTheOther, "nobody": Diagnosis12_2.somebodyBegins,
        ], Diagnosis12_2.decide),
      question(
        5, "what row hears last",
        [
          "began": Diagnosis12_2.thePanTakesTheTouch, "moved": Diagnosis12_2.thePanTakesTheTouch,
          "ended": Diagnosis12_2.thePanTakesTheTouch,
        ], Diagnosis12_2.taken),
      question(
        6, "the keyboard after the first move", ["up": Diagnosis12_2.theDragTookThePanel],
        Diagnosis12_2.keyboard),
      question(
        7, "the panel after the first move",
        [
          "112": Diagnosis12_2.twoPoints, "100": Diagnosis12_2.tenPointsDoNotCount,
          "420": Diagnosis12_2.theFingerHasThePanel,
          "90": "The finger goes down, and y grows downwards.",
        ], Diagnosis12_2.share),
      question(
        8, "the panel in the end",
        [
          "202": Diagnosis12_2.itSettles, "212": Diagnosis12_2.itSettles,
          "420": Diagnosis12_2.thePlaceIsForgotten, "700": Diagnosis12_2.noSpeed,
        ], Diagnosis12_2.settle),
    ])
}
