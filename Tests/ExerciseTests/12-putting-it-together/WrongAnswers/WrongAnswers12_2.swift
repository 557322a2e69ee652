import Grading
import Questions

private let right = ["row", "tap", "began", "panelPan", "cancelled", "away", "102", "100"]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong12_2: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "a touch in a table hits the table",
    gets: "Question 1, which view is hit: you said table. It is row.",
    Diagnosis12_2.theRowLiesInTheTable, rule: Diagnosis12_2.find
  ) { with(1, "table") },
  WrongAnswer(
    "the panel's pan hears nothing of a finger in the table",
    gets: "Question 2, which recognizer gets no touch: you said panelPan. It is tap.",
    Diagnosis12_2.theTapIsAsked, rule: Diagnosis12_2.hear
  ) { with(2, "panelPan") },
  WrongAnswer(
    "a touch that will scroll is held back to its end",
    gets: "Question 3, what row has heard after 0.3 s: you said nothing. It is began.",
    Diagnosis12_2.theHoldIsOver, rule: Diagnosis12_2.held
  ) { with(3, "nothing") },
  WrongAnswer(
    "a drag in the table is the table's",
    gets: "Question 4, who begins with the first move: you said tablePan. It is panelPan.",
    Diagnosis12_2.theRowsCannotGoDown, rule: Diagnosis12_2.decide
  ) { with(4, "tablePan") },
  WrongAnswer(
    "the lift ends the row's touch",
    gets: "Question 5, what row hears last: you said ended. It is cancelled.",
    Diagnosis12_2.thePanTakesTheTouch, rule: Diagnosis12_2.taken
  ) { with(5, "ended") },
  WrongAnswer(
    "the field resigns when the finger is lifted",
    gets: "Question 6, the keyboard after the first move: you said up. It is away.",
    Diagnosis12_2.theDragTookThePanel, rule: Diagnosis12_2.keyboard
  ) { with(6, "up") },
  WrongAnswer(
    "the panel returns under the finger",
    gets: "Question 7, the panel after the first move: you said 420. It is 102.",
    Diagnosis12_2.theFingerHasThePanel, rule: Diagnosis12_2.share
  ) { with(7, "420") },
  WrongAnswer(
    "the first ten points count",
    gets: "Question 7, the panel after the first move: you said 112. It is 102.",
    Diagnosis12_2.twoPoints, rule: Diagnosis12_2.share
  ) { with(7, "112") },
  WrongAnswer(
    "the panel returns to where it was before the keyboard",
    gets: "Question 8, the panel in the end: you said 420. It is 100.",
    Diagnosis12_2.thePlaceIsForgotten, rule: Diagnosis12_2.settle
  ) { with(8, "420") },
  WrongAnswer(
    "the panel stays where it is let go",
    gets: "Question 8, the panel in the end: you said 202. It is 100.",
    Diagnosis12_2.itSettles, rule: Diagnosis12_2.settle
  ) { with(8, "202") },
]
