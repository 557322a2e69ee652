import Grading
import WrittenExercises

private let drag = ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging"]
private let motion = ["willBeginDecelerating", "didScroll", "didEndDecelerating"]

private func with(_ question: Int, _ answer: [String]) -> [[String]] {
  var answers = [
    drag, drag + motion, drag + motion, ["didScroll"], ["didScroll", "didEndScrollingAnimation"],
    [],
    [],
  ]
  answers[question - 1] = answer
  return answers
}

let wrong10_3: [WrongAnswer<[[String]]>] = [
  WrongAnswer("a drag has ended before it will end") {
    with(1, ["willBeginDragging", "didScroll", "didEndDragging", "willEndDragging"])
  },
  WrongAnswer("the content moves before the drag begins") {
    with(1, ["didScroll", "willBeginDragging", "willEndDragging", "didEndDragging"])
  },
  WrongAnswer("a flick is a drag until it comes to rest") {
    with(
      2, ["willBeginDragging", "didScroll", "willEndDragging"] + motion + ["didEndDragging"])
  },
  WrongAnswer("a drag that slows down has no end") {
    with(2, ["willBeginDragging", "didScroll", "willEndDragging"] + motion)
  },
  WrongAnswer("a flick ends as an animation") {
    with(2, drag + ["willBeginDecelerating", "didScroll", "didEndScrollingAnimation"])
  },
  WrongAnswer("every drag goes on after the lift") { with(1, drag + motion) },
  WrongAnswer("with the lift all is over") { with(2, drag) },
  WrongAnswer("the way back is no deceleration") { with(3, drag + ["didScroll"]) },
  WrongAnswer("the delegate hears of fingers only") { with(4, []) },
  WrongAnswer("an animation is a deceleration") { with(5, motion) },
  WrongAnswer("every movement is a drag") {
    with(6, ["willBeginDragging", "willEndDragging", "didEndDragging"])
  },
  WrongAnswer("a flick has ended before it will end") {
    with(
      2, ["willBeginDragging", "didScroll", "didEndDragging", "willEndDragging"] + motion)
  },
  WrongAnswer("a flick slows down before the drag has ended") {
    with(
      2,
      [
        "willBeginDragging", "didScroll", "willEndDragging", "willBeginDecelerating",
        "didEndDragging", "didScroll", "didEndDecelerating",
      ])
  },
  WrongAnswer("at an edge there is no drag") { with(3, []) },
  WrongAnswer("a program drags") {
    with(5, ["willBeginDragging", "didScroll", "didEndScrollingAnimation"])
  },
  WrongAnswer("whatever moves the content is told") { with(7, ["didScroll"]) },
]
