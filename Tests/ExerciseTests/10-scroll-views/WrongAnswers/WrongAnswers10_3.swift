import Grading
import Questions

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
  WrongAnswer(
    "a drag has ended before it will end",
    gets: """
      Question 1, 60 points up, rests, lifted: you said willBeginDragging, didScroll, \
      didEndDragging, willEndDragging. The first 2 names are right; the next is willEndDragging.
      """,
    Diagnosis10_3.aDragHasEndedBefore, rule: Diagnosis10_3.four
  ) { with(1, ["willBeginDragging", "didScroll", "didEndDragging", "willEndDragging"]) },
  WrongAnswer(
    "the content moves before the drag begins",
    gets: """
      Question 1, 60 points up, rests, lifted: you said didScroll, willBeginDragging, \
      willEndDragging, didEndDragging. The first is willBeginDragging.
      """,
    Diagnosis10_3.theContentMovesBeforeTheDragBegins, rule: Diagnosis10_3.four
  ) { with(1, ["didScroll", "willBeginDragging", "willEndDragging", "didEndDragging"]) },
  WrongAnswer(
    "a flick is a drag until it comes to rest",
    gets: """
      Question 2, a flick: you said willBeginDragging, didScroll, willEndDragging, \
      willBeginDecelerating, didScroll, didEndDecelerating, didEndDragging. The first 3 names are \
      right; the next is didEndDragging.
      """,
    Diagnosis10_3.aFlickIsADragUntil, rule: Diagnosis10_3.slow
  ) {
    with(
      2, ["willBeginDragging", "didScroll", "willEndDragging"] + motion + ["didEndDragging"])
  },
  WrongAnswer(
    "every drag goes on after the lift",
    gets: """
      Question 1, 60 points up, rests, lifted: you said willBeginDragging, didScroll, \
      willEndDragging, didEndDragging, willBeginDecelerating, didScroll, didEndDecelerating. The \
      first 4 names are right, and nothing comes after that.
      """,
    Diagnosis10_3.everyDragGoesOnAfterTheLift, rule: Diagnosis10_3.four
  ) { with(1, drag + motion) },
  WrongAnswer(
    "with the lift all is over",
    gets: """
      Question 2, a flick: you said willBeginDragging, didScroll, willEndDragging, \
      didEndDragging. It is right as far as it goes; the next is willBeginDecelerating.
      """,
    Diagnosis10_3.withTheLiftAllIsOver, rule: Diagnosis10_3.slow
  ) { with(2, drag) },
  WrongAnswer(
    "the way back is no deceleration",
    gets: """
      Question 3, 60 points down from the top, rests, lifted: you said willBeginDragging, \
      didScroll, willEndDragging, didEndDragging, didScroll. The first 4 names are right; the \
      next is willBeginDecelerating.
      """,
    Diagnosis10_3.theWayBackIsNoDeceleration, rule: Diagnosis10_3.slow
  ) { with(3, drag + ["didScroll"]) },
  WrongAnswer(
    "the delegate hears of fingers only",
    gets: "Question 4, contentOffset is assigned: you said nothing. It is didScroll.",
    Diagnosis10_3.theDelegateHearsOfFingersOnly, rule: Diagnosis10_3.slowDown
  ) { with(4, []) },
  WrongAnswer(
    "an animation is a deceleration",
    gets: """
      Question 5, setContentOffset, animated: you said willBeginDecelerating, didScroll, \
      didEndDecelerating. The first is didScroll.
      """,
    Diagnosis10_3.anAnimationIsADeceleration, rule: Diagnosis10_3.ownMotion
  ) { with(5, motion) },
  WrongAnswer(
    "every movement is a drag",
    gets: """
      Question 6, 9 points up, lifted: you said willBeginDragging, willEndDragging, \
      didEndDragging. It is nothing.
      """,
    Diagnosis10_3.everyMovementIsADrag, rule: Diagnosis10_3.drag
  ) { with(6, ["willBeginDragging", "willEndDragging", "didEndDragging"]) },
  WrongAnswer(
    "whatever moves the content is told",
    gets: "Question 7, bounds.origin is assigned: you said didScroll. It is nothing.",
    Diagnosis10_3.whateverMovesTheContentIsTold, rule: Diagnosis10_3.slowDown
  ) { with(7, ["didScroll"]) },
]
