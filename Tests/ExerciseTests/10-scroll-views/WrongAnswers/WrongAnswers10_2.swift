import Grading
import WrittenExercises

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
  WrongAnswer("a tap is too quick to be heard of") { with(1, "") },
  WrongAnswer("a view keeps a touch that it has heard of") { with(2, "began moved ended") },
  WrongAnswer("forgets who took the touch") { with(2, "began cancelled") },
  WrongAnswer("a touch is taken in silence") { with(2, "began scrolls") },
  WrongAnswer("the content hears of every finger first") {
    with(3, "touchDown touchCancel scrolls")
  },
  WrongAnswer("a drag takes the touch of a control too") {
    with(4, "touchDown touchCancel scrolls")
  },
  WrongAnswer("the edge of the button is the border") {
    with(4, "touchDown touchDragInside touchUpOutside")
  },
  WrongAnswer("a finger scrolls and buys") {
    with(4, "touchDown touchDragInside touchUpInside scrolls")
  },
  WrongAnswer("a view hears its finger while the list scrolls") {
    with(2, "began moved ended scrolls")
  },
  WrongAnswer("whoever hears of no drag hears of no move") { with(5, "began ended") },
  WrongAnswer("every movement is a drag") { with(5, "began cancelled scrolls") },
  WrongAnswer("ten points are not enough") { with(7, "began moved ended") },
  WrongAnswer("what is held back is lost") { with(6, "touchUpInside") },
  WrongAnswer("writes scrolls where it happens") { with(2, "began scrolls cancelled") },
  WrongAnswer("writes what a view hears, for a button") { with(4, "began moved ended") },
  WrongAnswer("moves in a tap") { with(1, "began moved ended") },
  WrongAnswer("scrolls with nine points, and the view hears") {
    with(5, "began moved ended scrolls")
  },
  WrongAnswer("writes each move") {
    with(4, "touchDown touchDragInside touchDragInside touchDragInside touchUpInside")
  },
]
