import Grading
import WrittenExercises

private let right = [
  ["began", "cancelled"], ["began", "ended"], [], ["began", "ended"], ["began", "ended"],
  ["began", "cancelled"], ["began", "moved", "ended"], ["began", "cancelled"],
]

/// The right lists with one replaced.
private func but(_ number: Int, _ answer: [String]) -> [[String]] {
  var lists = right
  lists[number - 1] = answer
  return lists
}

let wrong7_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer("the finger was lifted, so it ended") { but(1, ["began", "ended"]) },
  WrongAnswer("ended and cancelled") { but(1, ["began", "ended", "cancelled"]) },
  WrongAnswer("every recognized touch is cancelled") { but(2, ["began", "cancelled"]) },
  WrongAnswer("held back and then cancelled") { but(3, ["began", "cancelled"]) },
  WrongAnswer("what is held back is lost") { but(4, []) },
  WrongAnswer("a delayed end never comes") { but(5, ["began"]) },
  WrongAnswer("the view hears the move before the cancel") {
    but(6, ["began", "moved", "cancelled"])
  },
  WrongAnswer("a long press swallows moves") { but(7, ["began", "ended"]) },
  WrongAnswer("only a view's own recognizers concern it") { but(8, ["began", "ended"]) },
  WrongAnswer("a held touch is cancelled without having begun") { but(3, ["cancelled"]) },
  WrongAnswer("the last phase is left out") { but(7, ["began", "moved"]) },
]
