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
      Question 1, lifted 60 points below: you said touchDown, touchDragExit, touchDragOutside, \
      touchUpOutside. The first name is right; the next is touchDragInside.
      """,
    Diagnosis6_1.theBoundsAreTheBorder, rule: Diagnosis6_1.far
  ) { with(1, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]) },
  WrongAnswer(
    "a crossing is all that a move says",
    gets: """
      Question 2, 71 points to the right, and on to 100: you said touchDown, touchDragExit, \
      touchDragOutside, touchUpOutside. The first 3 names are right; the next is \
      touchDragOutside.
      """,
    Diagnosis6_1.aCrossingIsAllThatAMove, rule: Diagnosis6_1.border
  ) { with(2, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]) },
  WrongAnswer(
    "the tolerance is a larger hit area",
    gets: """
      Question 4, begun five points beside dial: you said touchDown, touchDragInside, \
      touchDragInside, touchUpInside. It is nothing.
      """,
    Diagnosis6_1.theToleranceIsALargerHitArea, rule: Diagnosis6_1.begin
  ) { with(4, ["touchDown", "touchDragInside", "touchDragInside", "touchUpInside"]) },
  WrongAnswer(
    "65 points beside it are outside",
    gets: """
      Question 5, 65 points to the right, cancelled: you said touchDown, touchDragExit, \
      touchDragOutside, touchCancel. The first name is right; the next is touchDragInside.
      """,
    Diagnosis6_1.theToleranceEndsAtTheBounds, rule: Diagnosis6_1.far
  ) { with(5, ["touchDown", "touchDragExit", "touchDragOutside", "touchCancel"]) },
  WrongAnswer(
    "the place comes before the crossing",
    gets: """
      Question 2, 71 points to the right, and on to 100: you said touchDown, touchDragOutside, \
      touchDragExit, touchDragOutside, touchUpOutside. The first name is right; the next is \
      touchDragExit.
      """,
    Diagnosis6_1.crossingFirst, rule: Diagnosis6_1.border
  ) {
    with(
      2, ["touchDown", "touchDragOutside", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  },
  WrongAnswer(
    "a cancelled touch is a lifted one",
    gets: """
      Question 5, 65 points to the right, cancelled: you said touchDown, touchDragInside, \
      touchUpOutside. The first 2 names are right; the next is touchCancel.
      """,
    Diagnosis6_1.aCancelledTouchIsALiftedOne, rule: Diagnosis6_1.taken
  ) { with(5, ["touchDown", "touchDragInside", "touchUpOutside"]) },
  WrongAnswer(
    "a cancelled touch is over without a word",
    gets: """
      Question 5, 65 points to the right, cancelled: you said touchDown, touchDragInside. It is \
      right as far as it goes; the next is touchCancel.
      """,
    Diagnosis6_1.aCancelledTouchIsOverWithout, rule: Diagnosis6_1.taken
  ) { with(5, ["touchDown", "touchDragInside"]) },
  WrongAnswer(
    "a repetition comes instead of touchDown",
    gets: """
      Question 6, two quick taps: you said touchDown, touchUpInside, touchDownRepeat, \
      touchUpInside. The first 2 names are right; the next is touchDown.
      """,
    Diagnosis6_1.aRepetitionComesInsteadOfTouchDown, rule: Diagnosis6_1.downRepeat
  ) { with(6, ["touchDown", "touchUpInside", "touchDownRepeat", "touchUpInside"]) },
  WrongAnswer(
    "only the lift is measured by the bounds",
    gets: """
      Question 1, lifted 60 points below: you said touchDown, touchDragInside, touchUpOutside. \
      The first 2 names are right; the next is touchUpInside.
      """,
    Diagnosis6_1.onlyTheLiftIsMeasured, rule: Diagnosis6_1.far
  ) { with(1, ["touchDown", "touchDragInside", "touchUpOutside"]) },
  WrongAnswer(
    "every control has a primary action",
    gets: """
      Question 6, two quick taps: you said touchDown, touchUpInside, primaryActionTriggered, \
      touchDown, touchDownRepeat, touchUpInside, primaryActionTriggered. The first 2 names are \
      right; the next is touchDown.
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
      Question 3, 80 points out, and back in: you said touchDown, touchDragExit, touchDragEnter, \
      touchUpInside. The first 2 names are right; the next is touchDragOutside.
      """,
    Diagnosis6_1.aCrossingTakesThePlace, rule: Diagnosis6_1.border
  ) { with(3, ["touchDown", "touchDragExit", "touchDragEnter", "touchUpInside"]) },
]
