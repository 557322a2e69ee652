package import GradingCore

/// What answers to exercise 6.1 are told.
package enum Diagnosis6_1 {
  package static let theBoundsAreTheBorder =
    "You take the bounds for the border; a touch that is followed has more room."
  package static let aCrossingIsAllThatAMove =
    "The crossing is not all that the first move says; it also says where it is."
  package static let theToleranceIsALargerHitArea =
    "The tolerance is for touches that dial follows; this one it never got."
  package static let theToleranceEndsAtTheBounds =
    "265 is 65 points beside the edge, and less than 70 count as inside."
  package static let crossingFirst =
    "A crossing comes first, and then the move says where the finger is."
  package static let aCancelledTouchIsALiftedOne = "The finger was not lifted."
  package static let crossesAsItIsTaken =
    "The finger has not moved again: a touch that is taken away crosses no border.\nRule: \(taken)"
  package static let crossesOnce =
    "The first move crosses the border; the second finds the finger outside already."
  package static let saysTheRepetitionFirst =
    "The second tap begins as every touch does, with touchDown, and then says that it is one more."
  package static let aCancelledTouchIsOverWithout =
    "dial followed this touch, and says that it is over."
  package static let aRepetitionComesInsteadOfTouchDown =
    "The second tap's beginning is a touchDown as well; the repetition is said besides."
  package static let onlyTheLiftIsMeasured =
    "A lift is measured like a move: the same place is inside for both, or for neither."
  package static let primary =
    "A button adds its primary action; dial is a plain UIControl and has none."
  package static let aCrossingTakesThePlace =
    "A crossing is not all that a move says; it also says where the finger is."

  package static let far =
    "less than 70 points outside each edge, a touch counts as inside (CT-9)."
  package static let border =
    "a move that crosses the border sends two events, the crossing first (CT-5)."
  package static let own =
    "a button has a primary action; a plain control has none until it sends one (CT-13)."
  package static let begin =
    "a new touch has to hit; the tolerance is for one that is followed (CT-9)."
  package static let taken =
    "chapter 6, A touch has two ends: a touch taken away sends touchCancel, no touchUp (CT-8)."
  package static let downRepeat =
    "chapter 6, A touch has two ends: a second quick tap sends touchDownRepeat as well (CT-4)."
}

/// Exercise 6.1.
package let written6_1 = WrittenExercise(
  "6.1", .order, read: "Chapters/06-controls, A finger that strays", quiz6_1)

/// The questions of exercise 6.1.
package func quiz6_1(_ answers: [[String]]) -> Quiz {
  let sawACrossing = answers.dropFirst(4).first?.contains("touchDragExit") == true
  func saidPrimary(_ index: Int) -> Bool {
    answers.dropFirst(index).first?.contains("primaryActionTriggered") == true
  }
  return Quiz(
    answers,
    among: [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "primaryActionTriggered",
    ],
    [
      Question(
        "lifted 60 points below", is: ["touchDown", "touchDragInside", "touchUpInside"],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchUpOutside": Diagnosis6_1
            .theBoundsAreTheBorder,
          "touchDown, touchUpInside": "A finger that moves between down and up sends events, too.",
          "touchDown, touchDragInside, touchUpOutside": Diagnosis6_1.onlyTheLiftIsMeasured,
          "touchDown, touchDragInside, touchUpInside, primaryActionTriggered": Diagnosis6_1.primary,
        ], rule: saidPrimary(0) ? Diagnosis6_1.own : Diagnosis6_1.far),
      Question(
        "71 points to the right, and on to 100",
        is: [
          "touchDown", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchUpOutside",
        ],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchUpOutside": Diagnosis6_1
            .aCrossingIsAllThatAMove,
          "touchDown, touchDragExit, touchDragOutside, touchDragExit, touchDragOutside, touchUpOutside":
            Diagnosis6_1.crossesOnce,
          "touchDown, touchDragOutside, touchDragOutside, touchUpOutside":
            "The first move crosses the border, and a crossing has an event of its own.",
          "touchDown, touchDragOutside, touchDragExit, touchDragOutside, touchUpOutside":
            Diagnosis6_1.crossingFirst,
          "touchDown, touchDragInside, touchDragExit, touchDragOutside, touchUpOutside":
            "271 is 71 points beside the edge at 200.",
          "touchDown, touchDragInside, touchDragInside, touchUpInside":
            "271 is 71 points beside the edge at 200, and 300 is 100.",
        ], rule: Diagnosis6_1.border),
      Question(
        "80 points out, and back in",
        is: [
          "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
          "touchUpInside",
        ],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchDragOutside, touchUpOutside":
            "A control still follows a touch that has left; it may come back.",
          "touchDown, touchDragOutside, touchDragInside, touchUpInside":
            "Both moves cross the border, and a crossing has an event of its own.",
          "touchDown, touchDragOutside, touchDragExit, touchDragInside, touchDragEnter, touchUpInside":
            Diagnosis6_1.crossingFirst,
          "touchDown, touchDragExit, touchDragEnter, touchUpInside": Diagnosis6_1
            .aCrossingTakesThePlace,
        ], rule: Diagnosis6_1.border),
      Question(
        "begun five points beside dial", is: [],
        why: [
          "touchDown, touchDragInside, touchDragInside, touchUpInside": Diagnosis6_1
            .theToleranceIsALargerHitArea,
          "touchDragEnter, touchDragInside, touchDragInside, touchUpInside":
            "A touch keeps the view it began on. dial hears nothing of it.",
        ], rule: Diagnosis6_1.begin),
      Question(
        "65 points to the right, cancelled", is: ["touchDown", "touchDragInside", "touchCancel"],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchCancel": Diagnosis6_1
            .theToleranceEndsAtTheBounds,
          "touchDown, touchDragInside": Diagnosis6_1.aCancelledTouchIsOverWithout,
          "touchDown, touchDragInside, touchUpInside": Diagnosis6_1.aCancelledTouchIsALiftedOne,
          "touchDown, touchDragInside, touchUpOutside": Diagnosis6_1.aCancelledTouchIsALiftedOne,
          "touchDown, touchDragInside, touchUpInside, touchCancel": Diagnosis6_1
            .aCancelledTouchIsALiftedOne,
          "touchDown, touchDragInside, touchUpOutside, touchCancel": Diagnosis6_1
            .aCancelledTouchIsALiftedOne,
          "touchDown, touchDragInside, touchDragExit, touchCancel": Diagnosis6_1.crossesAsItIsTaken,
        ], rule: sawACrossing ? Diagnosis6_1.far : Diagnosis6_1.taken),
      Question(
        "two quick taps",
        is: ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"],
        why: [
          "touchDown, touchUpInside, touchDownRepeat, touchUpInside": Diagnosis6_1
            .aRepetitionComesInsteadOfTouchDown,
          "touchDown, touchUpInside, touchDownRepeat, touchDown, touchUpInside": Diagnosis6_1
            .saysTheRepetitionFirst,
          "touchDown, touchUpInside, touchDown, touchUpInside":
            "The second touch knows that it is a second tap, and dial says so.",
          """
          touchDown, touchUpInside, primaryActionTriggered, \
          touchDown, touchDownRepeat, touchUpInside, primaryActionTriggered
          """: Diagnosis6_1.primary,
        ], rule: saidPrimary(5) ? Diagnosis6_1.own : Diagnosis6_1.downRepeat
      ),
    ])
}
