import Grading
import WrittenExercises

private let right = [
  ["action"], ["highlight", "action", "unhighlight"], ["highlight", "unhighlight", "select"],
  ["action", "highlight", "unhighlight", "select"],
  ["highlight", "action", "unhighlight", "select"], ["action"], ["highlight", "unhighlight"],
]

private func right(but number: Int, _ answer: [String]) -> [[String]] {
  right.enumerated().map { $0.offset == number - 1 ? answer : $0.element }
}

let wrong11_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer("forgets the hold") { right(but: 1, ["highlight", "action", "unhighlight"]) },
  WrongAnswer("nobody is told of what was held") { right(but: 1, []) },
  WrongAnswer("believes that the tap holds the touch") { right(but: 2, ["action"]) },
  WrongAnswer("a row that is lit has won") {
    right(but: 2, ["highlight", "unhighlight", "select"])
  },
  WrongAnswer("cancels before the action") {
    right(but: 2, ["highlight", "unhighlight", "action"])
  },
  WrongAnswer("a tap on the background always swallows rows") {
    right(but: 3, ["highlight", "action", "unhighlight"])
  },
  WrongAnswer("the row comes before the action") {
    right(but: 4, ["highlight", "unhighlight", "select", "action"])
  },
  WrongAnswer("a tap that cancels nothing takes the end away") {
    right(but: 5, ["highlight", "action", "unhighlight"])
  },
  WrongAnswer("takes delaysTouchesBegan for the table's hold") {
    right(but: 6, ["highlight", "action", "unhighlight"])
  },
  WrongAnswer("gives the row what a tap holds and takes") {
    right(but: 6, ["highlight", "unhighlight", "select"])
  },
  WrongAnswer("releases what a tap has held when it recognizes") {
    right(but: 6, ["action", "highlight", "unhighlight", "select"])
  },
  WrongAnswer("selects the row of a drag") {
    right(but: 7, ["highlight", "unhighlight", "select"])
  },
]
