import Grading

private let right = [
  ["touchUpInside"], ["touchDown", "touchDragEnter"], ["touchDragExit", "touchCancel"],
  ["touchUpInside", "touchUpOutside"], ["beginTracking", "continueTracking"], ["didSet"],
]

/// The right choices but for one.
private func but(_ question: Int, _ choice: [String]) -> [[String]] {
  var choices = right
  choices[question - 1] = choice
  return choices
}

let wrong6_8: [WrongAnswer<[[String]]>] = [
  WrongAnswer("buys at the down") { but(1, ["touchDown"]) },
  WrongAnswer("buys by both names of a tap") {
    but(1, ["touchUpInside", "primaryActionTriggered"])
  },
  WrongAnswer("buys at any lift") { but(1, ["touchUpInside", "touchUpOutside"]) },
  WrongAnswer("buys by a method of the button") { but(1, ["endTracking"]) },
  WrongAnswer("buys by an event that a button doesn't send") { but(1, ["valueChanged"]) },
  WrongAnswer("buys by the tap, and listens in vain") {
    but(1, ["touchUpInside", "valueChanged"])
  },
  WrongAnswer("clicks at the down alone") { but(2, ["touchDown"]) },
  WrongAnswer("clicks when the finger slides back alone") { but(2, ["touchDragEnter"]) },
  WrongAnswer("clicks at the tap as well") {
    but(2, ["touchDown", "touchDragEnter", "touchUpInside"])
  },
  WrongAnswer("clicks at both crossings") {
    but(2, ["touchDown", "touchDragEnter", "touchDragExit"])
  },
  WrongAnswer("goes back at the lift outside") { but(3, ["touchUpOutside", "touchCancel"]) },
  WrongAnswer("goes back at exit and lift") {
    but(3, ["touchDragExit", "touchUpOutside", "touchCancel"])
  },
  WrongAnswer("goes back without alerts") { but(3, ["touchDragExit"]) },
  WrongAnswer("goes back by the control's method for a loss") {
    but(3, ["touchDragExit", "cancelTracking"])
  },
  WrongAnswer("sends at a lift inside") { but(4, ["touchUpInside"]) },
  WrongAnswer("sends at every end") { but(4, ["touchUpInside", "touchUpOutside", "touchCancel"]) },
  WrongAnswer("sends when the finger leaves") { but(4, ["touchUpInside", "touchDragExit"]) },
  WrongAnswer("sends by all three names") {
    but(4, ["touchUpInside", "touchUpOutside", "primaryActionTriggered"])
  },
  WrongAnswer("previews moves alone") { but(5, ["continueTracking"]) },
  WrongAnswer("previews the down alone") { but(5, ["beginTracking"]) },
  WrongAnswer("previews the lift as well") {
    but(5, ["beginTracking", "continueTracking", "endTracking"])
  },
  WrongAnswer("previews changes") { but(5, ["valueChanged"]) },
  WrongAnswer("redraws for fingers") { but(6, ["valueChanged"]) },
  WrongAnswer("redraws for fingers twice") { but(6, ["didSet", "valueChanged"]) },
  WrongAnswer("redraws at each move") { but(6, ["beginTracking", "continueTracking"]) },
  WrongAnswer("redraws at the lift") { but(6, ["endTracking"]) },
  WrongAnswer("one choice is missing") { Array(right.dropLast()) },
  WrongAnswer("invents a place") { but(1, ["touchUp"]) },
]
