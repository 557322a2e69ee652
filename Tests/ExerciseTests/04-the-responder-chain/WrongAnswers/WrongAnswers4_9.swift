import Grading

private let right = [["player"], ["card", "shelf"], ["player"], ["knob", "player"], ["card"]]

/// The right choices but for one.
private func but(_ question: Int, _ choice: [String]) -> [[String]] {
  var choices = right
  choices[question - 1] = choice
  return choices
}

let wrong4_9: [WrongAnswer<[[String]]>] = [
  WrongAnswer("repairs the hit view, as it is touched") { but(1, ["knob"]) },
  WrongAnswer("looks at ended, as a tap is counted there") { but(1, ["card"]) },
  WrongAnswer("repairs the first that keeps ended") { but(2, ["card"]) },
  WrongAnswer("repairs the last that keeps ended") { but(2, ["shelf"]) },
  WrongAnswer("repairs all that keeps something") { but(2, ["card", "player", "shelf"]) },
  WrongAnswer("looks for the missing ended after an alert") { but(3, ["card"]) },
  WrongAnswer("repairs the empty cancelled as well") { but(3, ["player", "shelf"]) },
  WrongAnswer("repairs the hit view alone") { but(4, ["knob"]) },
  WrongAnswer("repairs what card and knob have in common") { but(4, ["player"]) },
  WrongAnswer("repairs the one that doesn't hear") { but(5, ["player"]) },
  WrongAnswer("one choice is missing") { Array(right.dropLast()) },
  WrongAnswer("invents a name") { but(5, ["root"]) },
  WrongAnswer("leaves one out") { but(3, []) },
]
