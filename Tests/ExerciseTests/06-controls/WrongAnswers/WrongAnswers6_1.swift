import Grading
import Questions

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

let wrong6_1: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "the bounds are the border",
    gets: """
      Question 1, lifted 60 points below: touchDown, touchDragExit, touchDragOutside, \
      touchUpOutside is not what happens.
      """,
    Diagnosis6_1.theBoundsAreTheBorder, rule: Diagnosis6_1.far
  ) { with(1, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]) },
  WrongAnswer(
    "a crossing is all that a move says",
    gets: """
      Question 2, 71 points to the right, and on to 100: touchDown, touchDragExit, \
      touchDragOutside, touchUpOutside is not what happens.
      """,
    Diagnosis6_1.aCrossingIsAllThatAMove, rule: Diagnosis6_1.border
  ) { with(2, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]) },
  WrongAnswer(
    "the tolerance is a larger hit area",
    gets: """
      Question 4, begun five points beside dial: touchDown, touchDragInside, touchDragInside, \
      touchUpInside is not what happens.
      """,
    Diagnosis6_1.theToleranceIsALargerHitArea, rule: Diagnosis6_1.begin
  ) { with(4, ["touchDown", "touchDragInside", "touchDragInside", "touchUpInside"]) },
  WrongAnswer(
    "65 points beside it are outside",
    gets: """
      Question 5, 65 points to the right, cancelled: touchDown, touchDragExit, touchDragOutside, \
      touchCancel is not what happens.
      """,
    Diagnosis6_1.theToleranceEndsAtTheBounds, rule: Diagnosis6_1.far
  ) { with(5, ["touchDown", "touchDragExit", "touchDragOutside", "touchCancel"]) },
  WrongAnswer(
    "the place comes before the crossing",
    gets: """
      Question 2, 71 points to the right, and on to 100: touchDown, touchDragOutside, \
      touchDragExit, touchDragOutside, touchUpOutside is not what happens.
      """,
    Diagnosis6_1.crossingFirst, rule: Diagnosis6_1.border
  ) {
    with(
      2, ["touchDown", "touchDragOutside", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  },
  WrongAnswer(
    "a cancelled touch is a lifted one",
    gets: """
      Question 5, 65 points to the right, cancelled: touchDown, touchDragInside, touchUpOutside is \
      not what happens.
      """,
    Diagnosis6_1.aCancelledTouchIsALiftedOne, rule: Diagnosis6_1.taken
  ) { with(5, ["touchDown", "touchDragInside", "touchUpOutside"]) },
  WrongAnswer(
    "a cancelled touch is over without a word",
    gets: """
      Question 5, 65 points to the right, cancelled: touchDown, touchDragInside is not what \
      happens.
      """,
    Diagnosis6_1.aCancelledTouchIsOverWithout, rule: Diagnosis6_1.taken
  ) { with(5, ["touchDown", "touchDragInside"]) },
  WrongAnswer(
    "a repetition comes instead of touchDown",
    gets: """
      Question 6, two quick taps: touchDown, touchUpInside, touchDownRepeat, touchUpInside is \
      not what happens.
      """,
    Diagnosis6_1.aRepetitionComesInsteadOfTouchDown, rule: Diagnosis6_1.downRepeat
  ) { with(6, ["touchDown", "touchUpInside", "touchDownRepeat", "touchUpInside"]) },
  WrongAnswer(
    "only the lift is measured by the bounds",
    gets: """
      Question 1, lifted 60 points below: touchDown, touchDragInside, touchUpOutside is not what \
      happens.
      """,
    Diagnosis6_1.onlyTheLiftIsMeasured, rule: Diagnosis6_1.far
  ) { with(1, ["touchDown", "touchDragInside", "touchUpOutside"]) },
  WrongAnswer(
    "every control has a primary action",
    gets: """
      Question 6, two quick taps: touchDown, touchUpInside, primaryActionTriggered, touchDown, \
      touchDownRepeat, touchUpInside, primaryActionTriggered is not what happens.
      """,
    Diagnosis6_1.primary, rule: Diagnosis6_1.downRepeat
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
      Question 3, 80 points out, and back in: touchDown, touchDragExit, touchDragEnter, \
      touchUpInside is not what happens.
      """,
    Diagnosis6_1.aCrossingTakesThePlace, rule: Diagnosis6_1.border
  ) { with(3, ["touchDown", "touchDragExit", "touchDragEnter", "touchUpInside"]) },
]
