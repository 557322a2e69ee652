import Grading
import WrittenExercises

private let (lost, kept) = (["began", "cancelled"], ["began", "ended"])
private let right = [lost, kept, kept, lost, kept, kept, lost, lost]

/// The right answers but for some.
private func but(_ changes: [Int: [String]]) -> [[String]] {
  right.enumerated().map { changes[$0.offset + 1] ?? $0.element }
}

let wrong13_1: [WrongAnswer<[[String]]>] = [
  WrongAnswer("every finger is lifted in the end") { right.map { _ in kept } },
  WrongAnswer("the board is removed, and not the note") { but([1: ["began"]]) },
  WrongAnswer("a hidden view is out of the game") { but([2: lost]) },
  WrongAnswer("a view in front takes the touch over") { but([3: ["began"]]) },
  WrongAnswer("cancelled and then ended") { but([4: ["began", "cancelled", "ended"]]) },
  WrongAnswer("a call interrupts as it did before iOS 14") { but([5: lost]) },
  WrongAnswer("a new superview is a new beginning") { but([6: lost]) },
  WrongAnswer("a recognizer that is switched off gives the touch back") {
    but([7: ["began", "moved", "ended"]])
  },
  WrongAnswer("the view hears the move that takes its touch") {
    but([8: ["began", "moved", "cancelled"]])
  },
  WrongAnswer("a scroll view never lets its content hear") { but([8: []]) },
]
