import Grading
import WrittenExercises

private let right = [
  ["touchDown", "touchDragInside", "touchUpInside"],
  ["touchDown", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchUpOutside"],
  [
    "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
    "touchUpInside",
  ],
  [], ["touchDown", "touchDragInside", "touchCancel"],
  ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"],
]

private func with(_ question: Int, _ answer: [String]) -> [[String]] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong6_1: [WrongAnswer<[[String]]>] = [
  WrongAnswer("the bounds are the border") {
    with(1, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  },
  WrongAnswer("a crossing is all that a move says") {
    with(2, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  },
  WrongAnswer("the tolerance is a larger hit area") {
    with(4, ["touchDown", "touchDragInside", "touchDragInside", "touchUpInside"])
  },
  WrongAnswer("65 points beside it are outside") {
    with(5, ["touchDown", "touchDragExit", "touchDragOutside", "touchCancel"])
  },
  WrongAnswer("the place comes before the crossing") {
    with(
      2, ["touchDown", "touchDragOutside", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  },
  WrongAnswer("a cancelled touch is a lifted one") {
    with(5, ["touchDown", "touchDragInside", "touchUpOutside"])
  },
  WrongAnswer("a cancelled touch is over without a word") {
    with(5, ["touchDown", "touchDragInside"])
  },
  WrongAnswer("a repetition comes instead of touchDown") {
    with(6, ["touchDown", "touchUpInside", "touchDownRepeat", "touchUpInside"])
  },
  WrongAnswer("only the lift is measured by the bounds") {
    with(1, ["touchDown", "touchDragInside", "touchUpOutside"])
  },
  WrongAnswer("every control has a primary action") {
    with(
      6,
      [
        "touchDown", "touchUpInside", "primaryActionTriggered", "touchDown", "touchDownRepeat",
        "touchUpInside", "primaryActionTriggered",
      ])
  },
  WrongAnswer("a crossing takes the place of the place") {
    with(3, ["touchDown", "touchDragExit", "touchDragEnter", "touchUpInside"])
  },
  WrongAnswer("a cancelled touch is outside first") {
    with(5, ["touchDown", "touchDragInside", "touchDragExit", "touchCancel"])
  },
  WrongAnswer("a cancelled touch is lifted as well") {
    with(5, ["touchDown", "touchDragInside", "touchUpOutside", "touchCancel"])
  },
  WrongAnswer("every move outside is a crossing") {
    with(
      2,
      [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragExit", "touchDragOutside",
        "touchUpOutside",
      ])
  },
  WrongAnswer("a repetition comes before its touchDown") {
    with(6, ["touchDown", "touchUpInside", "touchDownRepeat", "touchDown", "touchUpInside"])
  },
]
