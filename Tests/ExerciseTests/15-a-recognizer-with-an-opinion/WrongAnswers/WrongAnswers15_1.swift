import Grading

private let right = [
  "child", "parent", "both", "both", "parent", "parent", "child", "neither",
]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong15_1: [WrongAnswer<[String]>] = [
  WrongAnswer("the outer one first") { with(1, "parent") },
  WrongAnswer("the inner one first") { with(2, "child") },
  WrongAnswer("simultaneous is weak") { with(3, "child") },
  WrongAnswer("high priority beats simultaneous") { with(4, "child") },
  WrongAnswer("a tap that can't be hit") { with(5, "child") },
  WrongAnswer("the mask adds") { with(6, "both") },
  WrongAnswer("high priority beats the mask") { with(7, "parent") },
  WrongAnswer("none means no exclusion") { with(8, "both") },
  WrongAnswer("everything runs") { [String](repeating: "both", count: 8) },
]
