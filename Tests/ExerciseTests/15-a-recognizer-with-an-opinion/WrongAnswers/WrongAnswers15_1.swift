import Grading

private let right = [
  "child", "parent", "both", "parent", "child", "parent", "parent", "neither",
]

private func with(_ question: Int, _ answer: String) -> [String] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong15_1: [WrongAnswer<[String]>] = [
  WrongAnswer("the outer one first") { with(1, "parent") },
  WrongAnswer("the inner one first") { with(2, "child") },
  WrongAnswer("high priority beats simultaneous") { with(3, "child") },
  WrongAnswer("simultaneous is alone") { with(3, "parent") },
  WrongAnswer("a tap that can't be hit") { with(4, "child") },
  WrongAnswer("high priority beats the mask") { with(5, "parent") },
  WrongAnswer("the mask adds") { with(6, "both") },
  WrongAnswer("the child's mask is about the parent") { with(7, "child") },
  WrongAnswer("simultaneous beats the mask") { with(7, "both") },
  WrongAnswer("what is off acts behind") { with(8, "parent") },
  WrongAnswer("what can't be hit acts alone") { with(8, "child") },
  WrongAnswer("everything runs") { [String](repeating: "both", count: 8) },
]
