import Grading
import WrittenExercises

private let right = ["row", "tap", "began", "panelPan", "cancelled", "away", "102", "100"]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong12_2: [WrongAnswer<[String]>] = [
  WrongAnswer("a touch in a table hits the table") { with(1, "table") },
  WrongAnswer("the panel's pan hears nothing of a finger in the table") { with(2, "panelPan") },
  WrongAnswer("a touch that will scroll is held back to its end") { with(3, "nothing") },
  WrongAnswer("a drag in the table is the table's") { with(4, "tablePan") },
  WrongAnswer("the lift ends the row's touch") { with(5, "ended") },
  WrongAnswer("the field resigns when the finger is lifted") { with(6, "up") },
  WrongAnswer("the panel returns under the finger") { with(7, "420") },
  WrongAnswer("the first ten points count") { with(7, "112") },
  WrongAnswer("the panel returns to where it was before the keyboard") { with(8, "420") },
  WrongAnswer("the panel stays where it is let go") { with(8, "202") },
]
