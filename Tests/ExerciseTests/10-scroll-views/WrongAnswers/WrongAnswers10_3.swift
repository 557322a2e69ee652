import Grading

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

let wrong10_3 = [
  WrongAnswer(
    "a drag has ended before it will end",
    gets: """
      Question 1, 60 points up, rests, lifted: willBeginDragging, didScroll, didEndDragging, willEndDragging is not what happens.
      What will end is told before what did end.
      Rule: drag: it begins, moves, will end, did end, in this order (SV-29).
      """
  ) { with(1, ["willBeginDragging", "didScroll", "didEndDragging", "willEndDragging"]) },
  WrongAnswer(
    "the content moves before the drag begins",
    gets: """
      Question 1, 60 points up, rests, lifted: didScroll, willBeginDragging, willEndDragging, didEndDragging is not what happens.
      The delegate hears of the drag before anything moves.
      Rule: drag: it begins, moves, will end, did end, in this order (SV-29).
      """
  ) { with(1, ["didScroll", "willBeginDragging", "willEndDragging", "didEndDragging"]) },
  WrongAnswer(
    "a flick is a drag until it comes to rest",
    gets: """
      Question 2, a flick: willBeginDragging, didScroll, willEndDragging, willBeginDecelerating, didScroll, didEndDecelerating, didEndDragging is not what happens.
      The drag is over when the finger is lifted; the motion goes on without it.
      Rule: slow down: what goes on after the lift is a deceleration (SV-29).
      """
  ) {
    with(
      2, ["willBeginDragging", "didScroll", "willEndDragging"] + motion + ["didEndDragging"])
  },
  WrongAnswer(
    "every drag goes on after the lift",
    gets: """
      Question 1, 60 points up, rests, lifted: willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, didScroll, didEndDecelerating is not what happens.
      The finger has no speed when it is lifted, and no edge pulls.
      Rule: drag: it begins, moves, will end, did end, in this order (SV-29).
      """
  ) { with(1, drag + motion) },
  WrongAnswer(
    "with the lift all is over",
    gets: """
      Question 2, a flick: willBeginDragging, didScroll, willEndDragging, didEndDragging is not what happens.
      The finger has speed when it is lifted, and the content goes on without it.
      Rule: slow down: what goes on after the lift is a deceleration (SV-29).
      """
  ) { with(2, drag) },
  WrongAnswer(
    "the way back is no deceleration",
    gets: """
      Question 3, 60 points down from the top, rests, lifted: willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll is not what happens.
      The content comes back by itself, and that has a beginning and an end.
      Rule: slow down: what goes on after the lift is a deceleration (SV-29).
      """
  ) { with(3, drag + ["didScroll"]) },
  WrongAnswer(
    "the delegate hears of fingers only",
    gets: """
      Question 4, contentOffset is assigned: nothing is not what happens.
      The delegate hears of every change of contentOffset, whoever made it.
      Rule: slow down: assigning contentOffset is told, assigning bounds is not (SV-29).
      """
  ) { with(4, []) },
  WrongAnswer(
    "an animation is a deceleration",
    gets: """
      Question 5, setContentOffset, animated: willBeginDecelerating, didScroll, didEndDecelerating is not what happens.
      No finger was lifted; this end has a name of its own.
      Rule: slow down: a program's own motion ends with another name (SV-29).
      """
  ) { with(5, motion) },
  WrongAnswer(
    "every movement is a drag",
    gets: """
      Question 6, 9 points up, lifted: willBeginDragging, willEndDragging, didEndDragging is not what happens.
      9 points are not yet a drag.
      Rule: drag: it begins after 10 points (SV-14).
      """
  ) { with(6, ["willBeginDragging", "willEndDragging", "didEndDragging"]) },
  WrongAnswer(
    "whatever moves the content is told",
    gets: """
      Question 7, bounds.origin is assigned: didScroll is not what happens.
      The content has moved all the same, but nobody is told.
      Rule: slow down: assigning contentOffset is told, assigning bounds is not (SV-29).
      """
  ) { with(7, ["didScroll"]) },
]
