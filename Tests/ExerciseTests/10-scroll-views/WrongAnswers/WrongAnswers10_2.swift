import Grading
import Questions

private let right = [
  ["began", "ended"], ["began", "cancelled", "scrolls"], ["scrolls"],
  ["touchDown", "touchDragInside", "touchUpInside"], ["began", "moved", "ended"],
  ["touchDown", "touchUpInside"], ["began", "cancelled", "scrolls"],
]

private func with(_ question: Int, _ answer: String) -> [[String]] {
  var answers = right
  answers[question - 1] = answer.split(separator: " ").map { String($0) }
  return answers
}

let wrong10_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "a tap is too quick to be heard of",
    gets: "Question 1, a tap on photo: you said nothing. The first is began.",
    Diagnosis10_2.late, rule: Diagnosis10_2.hold
  ) { with(1, "") },
  WrongAnswer(
    "a view keeps a touch that it has heard of",
    gets: """
      Question 2, rests on photo, 40 points up: you said began, moved, ended. The first name is \
      right; the next is cancelled.
      """,
    Diagnosis10_2.aViewKeepsATouch, rule: Diagnosis10_2.cancel
  ) { with(2, "began moved ended") },
  WrongAnswer(
    "a touch is taken in silence",
    gets: """
      Question 2, rests on photo, 40 points up: you said began, scrolls. The first name is right; \
      the next is cancelled.
      """,
    Diagnosis10_2.aTouchIsTakenInSilence, rule: Diagnosis10_2.cancel
  ) { with(2, "began scrolls") },
  WrongAnswer(
    "the content hears of every finger first",
    gets: """
      Question 3, from buy at once 40 points up: you said touchDown, touchCancel, scrolls. The \
      first is scrolls.
      """,
    Diagnosis10_2.never, rule: Diagnosis10_2.hold
  ) { with(3, "touchDown touchCancel scrolls") },
  WrongAnswer(
    "a drag takes the touch of a control too",
    gets: """
      Question 4, rests on buy, 40 points up: you said touchDown, touchCancel, scrolls. The first \
      name is right; the next is touchDragInside.
      """,
    Diagnosis10_2.aDragTakesTheTouch, rule: Diagnosis10_2.cancel
  ) { with(4, "touchDown touchCancel scrolls") },
  WrongAnswer(
    "the edge of the button is the border",
    gets: """
      Question 4, rests on buy, 40 points up: you said touchDown, touchDragInside, \
      touchUpOutside. The first 2 names are right; the next is touchUpInside.
      """,
    Diagnosis10_2.theEdgeOfTheButton, rule: Diagnosis10_2.cancel
  ) { with(4, "touchDown touchDragInside touchUpOutside") },
  WrongAnswer(
    "a finger scrolls and buys",
    gets: """
      Question 4, rests on buy, 40 points up: you said touchDown, touchDragInside, touchUpInside, \
      scrolls. The first 3 names are right, and nothing comes after that.
      """,
    Diagnosis10_2.aFingerScrollsAndBuys, rule: Diagnosis10_2.cancel
  ) { with(4, "touchDown touchDragInside touchUpInside scrolls") },
  WrongAnswer(
    "a view hears its finger while the list scrolls",
    gets: """
      Question 2, rests on photo, 40 points up: you said began, moved, ended, scrolls. The first \
      name is right; the next is cancelled.
      """,
    Diagnosis10_2.aViewHearsOfItsFingerWhile, rule: Diagnosis10_2.cancel
  ) { with(2, "began moved ended scrolls") },
  WrongAnswer(
    "whoever hears of no drag hears of no move",
    gets: """
      Question 5, rests on photo, 9 points up: you said began, ended. The first name is right; \
      the next is moved.
      """,
    Diagnosis10_2.whoeverHearsOfNoDragHears, rule: Diagnosis10_2.drag
  ) { with(5, "began ended") },
  WrongAnswer(
    "every movement is a drag",
    gets: """
      Question 5, rests on photo, 9 points up: you said began, cancelled, scrolls. The first name \
      is right; the next is moved.
      """,
    Diagnosis10_2.everyMovementIsADrag, rule: Diagnosis10_2.drag
  ) { with(5, "began cancelled scrolls") },
  WrongAnswer(
    "ten points are not enough",
    gets: """
      Question 7, rests on photo, 10 points up in a single move: you said began, moved, ended. \
      The first name is right; the next is cancelled.
      """,
    Diagnosis10_2.tenPointsAreNotEnough, rule: Diagnosis10_2.drag
  ) { with(7, "began moved ended") },
  WrongAnswer(
    "what is held back is lost",
    gets: "Question 6, a tap on buy: you said touchUpInside. The first is touchDown.",
    Diagnosis10_2.whatIsHeldBackIsLost, rule: Diagnosis10_2.hold
  ) { with(6, "touchUpInside") },
]
