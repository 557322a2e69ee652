import Grading
import WrittenExercises

private let right = [
  "control", "gesture", "gesture", "both", "gesture", "neither", "control", "gesture", "control",
  "gesture",
]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong9_2: [WrongAnswer<[String]>] = [
  WrongAnswer("controls win") { [String](repeating: "control", count: 10) },
  WrongAnswer("gestures win") { [String](repeating: "gesture", count: 10) },
  WrongAnswer("every UIControl has the veto") { with(3, "control") },
  WrongAnswer("the veto is asked in any case") { with(4, "control") },
  WrongAnswer("the question travels up") { with(5, "control") },
  WrongAnswer("what no gesture takes, the button gets") { with(6, "control") },
  WrongAnswer("a slider refuses pans") { with(8, "control") },
  WrongAnswer("a button refuses every tap") { with(10, "control") },
]
