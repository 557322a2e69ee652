import Grading

private let right = [
  ["touchDown", "touchDragInside", "touchUpInside"],
  ["touchDown", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchUpOutside"],
  [
    "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
    "touchUpInside",
  ],
  [], ["touchDown", "touchDragInside", "touchCancel"],
  ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"],
]

private func with(_ question: Int, _ answer: [String]) -> [[String]] {
  var answers = right
  answers[question - 1] = answer
  return answers
}

let wrong6_1 = [
  WrongAnswer(
    "the bounds are the border",
    gets: """
      Question 1, lifted 60 points below: touchDown, touchDragExit, touchDragOutside, touchUpOutside is not what happens.
      You take the bounds for the border; a touch that is followed has more room.
      Rule: follow: up to 70 points outside each edge, a touch counts as inside (CT-9).
      """
  ) { with(1, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]) },
  WrongAnswer(
    "a crossing is all that a move says",
    gets: """
      Question 2, 71 points to the right, and on to 100: touchDown, touchDragExit, touchDragOutside, touchUpOutside is not what happens.
      The crossing is not all that the first move says; it also says where it is.
      Rule: follow: a move that crosses the border sends two events, the crossing first (CT-5).
      """
  ) { with(2, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]) },
  WrongAnswer(
    "the tolerance is a larger hit area",
    gets: """
      Question 4, begun five points beside dial: touchDown, touchDragInside, touchDragInside, touchUpInside is not what happens.
      The tolerance is for touches that dial follows; this one it never got.
      Rule: begin: a control follows only a touch whose view it is (CT-3).
      """
  ) { with(4, ["touchDown", "touchDragInside", "touchDragInside", "touchUpInside"]) },
  WrongAnswer(
    "the 70th point is outside",
    gets: """
      Question 5, 70 points to the right, cancelled: touchDown, touchDragExit, touchDragOutside, touchCancel is not what happens.
      270 is exactly 70 points beside the edge, and the 70th belongs to the inside.
      Rule: follow: up to 70 points outside each edge, a touch counts as inside (CT-9).
      """
  ) { with(5, ["touchDown", "touchDragExit", "touchDragOutside", "touchCancel"]) },
  WrongAnswer(
    "the place comes before the crossing",
    gets: """
      Question 2, 71 points to the right, and on to 100: touchDown, touchDragOutside, touchDragExit, touchDragOutside, touchUpOutside is not what happens.
      A crossing comes first, and then the move says where the finger is.
      Rule: follow: a move that crosses the border sends two events, the crossing first (CT-5).
      """
  ) {
    with(
      2, ["touchDown", "touchDragOutside", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  },
  WrongAnswer(
    "a cancelled touch is a lifted one",
    gets: """
      Question 5, 70 points to the right, cancelled: touchDown, touchDragInside, touchUpOutside is not what happens.
      Nobody has lifted the finger.
      Rule: stop: a touch that is taken away sends touchCancel and no touchUp (CT-8).
      """
  ) { with(5, ["touchDown", "touchDragInside", "touchUpOutside"]) },
  WrongAnswer(
    "a cancelled touch is over without a word",
    gets: """
      Question 5, 70 points to the right, cancelled: touchDown, touchDragInside is not what happens.
      dial followed this touch, and says that it is over.
      Rule: stop: a touch that is taken away sends touchCancel and no touchUp (CT-8).
      """
  ) { with(5, ["touchDown", "touchDragInside"]) },
  WrongAnswer(
    "a repetition comes instead of touchDown",
    gets: """
      Question 6, two quick taps: touchDown, touchUpInside, touchDownRepeat, touchUpInside is not what happens.
      The second tap's beginning is a touchDown as well; the repetition is said besides.
      Rule: begin: touchDown, and touchDownRepeat as well from the second quick tap on (CT-4).
      """
  ) { with(6, ["touchDown", "touchUpInside", "touchDownRepeat", "touchUpInside"]) },
  WrongAnswer(
    "only the lift is measured by the bounds",
    gets: """
      Question 1, lifted 60 points below: touchDown, touchDragInside, touchUpOutside is not what happens.
      A lift is measured like a move: the same place is inside for both, or for neither.
      Rule: follow: up to 70 points outside each edge, a touch counts as inside (CT-9).
      """
  ) { with(1, ["touchDown", "touchDragInside", "touchUpOutside"]) },
  WrongAnswer(
    "every control has a primary action",
    gets: """
      Question 6, two quick taps: touchDown, touchUpInside, primaryActionTriggered, touchDown, touchDownRepeat, touchUpInside, primaryActionTriggered is not what happens.
      A button adds its primary action; dial is a plain UIControl and has none.
      Rule: begin: touchDown, and touchDownRepeat as well from the second quick tap on (CT-4).
      """
  ) {
    with(
      6,
      [
        "touchDown", "touchUpInside", "primaryActionTriggered", "touchDown", "touchDownRepeat",
        "touchUpInside", "primaryActionTriggered",
      ])
  },
  WrongAnswer(
    "a crossing takes the place of the place",
    gets: """
      Question 3, 80 points out, and back in: touchDown, touchDragExit, touchDragEnter, touchUpInside is not what happens.
      A crossing is not all that a move says; it also says where the finger is.
      Rule: follow: a move that crosses the border sends two events, the crossing first (CT-5).
      """
  ) { with(3, ["touchDown", "touchDragExit", "touchDragEnter", "touchUpInside"]) },
]
