package import GradingCore

/// What answers to exercise 10.2 are told.
package enum Diagnosis10_2 {
  package static let late =
    "The finger was lifted early, and that ends the hold.\nRule: \(lift)"
  package static let aViewKeepsATouch = "photo is no control; a drag takes its touch."
  package static let aTouchIsTakenInSilence =
    "photo had heard the touch, so it is told that it is over."
    + "\nRule: cancel: the list scrolls, and the view hears cancelled (SV-6)."
  package static let forgetsTheList =
    "It was the list that took the touch, for its drag."
    + "\nRule: the statement: if the list begins a drag, scrolls is written at the end."
  package static let scrollsIsWrittenLast =
    "photo hears the two in this order; scrolls is the list's, and is written last."
    + "\nRule: the statement: scrolls is written at the end, whenever the drag begins."
  package static let aButtonSends =
    "These are what a plain view hears. buy is a button: write what it sends."
    + "\nRule: chapter 6, The methods you shouldn't override: a control makes its events from its"
    + " touches methods (CT-1)."
  package static let aTapDoesNotMove =
    "In this tap the finger does not move."
    + "\nRule: the statement: a way takes three moves, and a tap has no way."
  package static let oneNameOnce =
    "The names are right, but each move is written."
    + "\nRule: the statement: the same several times in a row is written once."
  package static let never = "The pan began before 0.15 s were over, and what was held is dropped."
  package static let aDragTakesTheTouch = "buy is a control; about it the list says no."
  package static let theEdgeOfTheButton =
    "40 points up it is 15 above buy, and a followed touch has 70 points of room."
    + "\nRule: chapter 6, A finger that strays: less than 70 points beside it is inside (CT-9)."
  package static let aFingerScrollsAndBuys =
    "One finger has one owner: what buy keeps scrolls nothing."
    + "\nRule: cancel: after a no the pan fails, and the list waits for the next finger (SV-6)."
  package static let aViewHearsOfItsFingerWhile =
    "A finger that scrolls has been taken from photo."
    + "\nRule: cancel: after cancelled the rest of the movement is the list's (SV-6)."
  package static let whoeverHearsOfNoDragHears =
    "9 points are not a drag, but they are a move, and photo keeps its touch."
  package static let everyMovementIsADrag = "9 points are not yet a drag."
  package static let tenPointsAreNotEnough =
    "Here are exactly ten points, and they are enough.\nRule: \(tenth)"
  package static let whatIsHeldBackIsLost =
    "touchUpInside came, and touchDown before it, in the same instant.\nRule: \(lift)"

  package static let hold =
    "hold: the content hears after 0.15 s, or when the finger is lifted (SV-3)."
  package static let cancel =
    "cancel: a drag takes the touch of a view, but not of a control (SV-6)."
  package static let lift =
    "hold: at an early lift nothing is lost: began and ended arrive together (SV-3)."
  package static let tenth = "drag: at the tenth point it begins, and not later (SV-14)."
  package static let drag = "drag: it takes ten points; what is shorter is heard as a move (SV-14)."
  package static let early =
    "drag: if it begins in the hold, the list scrolls, and the content never hears (SV-3)."
}

/// Exercise 10.2.
package let written10_2 = WrittenExercise(
  "10.2", .trace, read: Rule10.page, steps: Rule10.steps, quiz10_2)

/// The questions of exercise 10.2.
package func quiz10_2(_ answers: [[String]]) -> Quiz {
  Quiz(
    answers,
    among: [
      "began", "moved", "ended", "cancelled", "touchDown", "touchDragInside", "touchUpInside",
      "touchUpOutside", "touchCancel", "scrolls",
    ],
    [
      Question(
        "a tap on photo", is: ["began", "ended"],
        why: [
          "": Diagnosis10_2.late,
          "began, moved, ended": Diagnosis10_2.aTapDoesNotMove,
          "began, cancelled": "Nothing takes this touch, because there is no drag.",
        ], rule: Diagnosis10_2.hold),
      Question(
        "rests on photo, 40 points up", is: ["began", "cancelled", "scrolls"],
        why: [
          "began, moved, ended": Diagnosis10_2.aViewKeepsATouch,
          "began, scrolls": Diagnosis10_2.aTouchIsTakenInSilence,
          "began, scrolls, cancelled": Diagnosis10_2.scrollsIsWrittenLast,
          "scrolls": "The finger rested longer than the hold lasts.",
          "began, cancelled": Diagnosis10_2.forgetsTheList,
          "began, moved, cancelled, scrolls":
            "The first move is long enough for the drag, and the touch is taken with it.",
          "began, ended, scrolls": "The finger is not lifted; the touch is taken.",
          "began, moved, ended, scrolls": Diagnosis10_2.aViewHearsOfItsFingerWhile,
        ], rule: Diagnosis10_2.cancel),
      Question(
        "from buy at once 40 points up", is: ["scrolls"],
        why: [
          "touchDown, touchCancel, scrolls": Diagnosis10_2.never,
          "touchDown, touchDragInside, touchUpInside": Diagnosis10_2.never,
          "": "buy hears nothing, but this drag was quick enough for the list.",
        ], rule: Diagnosis10_2.early),
      Question(
        "rests on buy, 40 points up",
        is: ["touchDown", "touchDragInside", "touchUpInside"],
        why: [
          "touchDown, touchCancel, scrolls": Diagnosis10_2.aDragTakesTheTouch,
          "touchDown, touchDragInside, touchCancel, scrolls": Diagnosis10_2.aDragTakesTheTouch,
          "touchDown, touchDragInside, touchUpInside, scrolls": Diagnosis10_2.aFingerScrollsAndBuys,
          "touchDown, touchUpInside, scrolls": Diagnosis10_2.aFingerScrollsAndBuys,
          "scrolls": "The finger rested longer than the hold lasts.",
          "touchDown, touchDragInside, touchUpOutside": Diagnosis10_2.theEdgeOfTheButton,
          "touchDown, touchUpInside": "The finger moves between down and up.",
          "began, moved, ended": Diagnosis10_2.aButtonSends,
          "began, cancelled, scrolls": Diagnosis10_2.aButtonSends,
          "touchDown, touchDragInside, touchDragInside, touchDragInside, touchUpInside":
            Diagnosis10_2.oneNameOnce,
        ], rule: Diagnosis10_2.cancel),
      Question(
        "rests on photo, 9 points up", is: ["began", "moved", "ended"],
        why: [
          "began, cancelled, scrolls": Diagnosis10_2.everyMovementIsADrag,
          "began, moved, cancelled, scrolls": Diagnosis10_2.everyMovementIsADrag,
          "began, moved, ended, scrolls": Diagnosis10_2.everyMovementIsADrag,
          "scrolls": "9 points are not yet a drag, and the hold was over.",
          "began, ended": Diagnosis10_2.whoeverHearsOfNoDragHears,
          "began, moved, moved, moved, ended": Diagnosis10_2.oneNameOnce,
        ], rule: Diagnosis10_2.drag),
      Question(
        "a tap on buy", is: ["touchDown", "touchUpInside"],
        why: [
          "touchUpInside": Diagnosis10_2.whatIsHeldBackIsLost, "": Diagnosis10_2.late,
          "touchDown, touchDragInside, touchUpInside": Diagnosis10_2.aTapDoesNotMove,
          "touchDown, touchCancel": "Nothing takes this touch, because there is no drag.",
          "began, ended": Diagnosis10_2.aButtonSends,
        ], rule: Diagnosis10_2.hold),
      Question(
        "rests on photo, 10 points up in a single move",
        is: ["began", "cancelled", "scrolls"],
        why: [
          "began, moved, ended": Diagnosis10_2.tenPointsAreNotEnough,
          "began, cancelled": Diagnosis10_2.forgetsTheList,
          "began, scrolls, cancelled": Diagnosis10_2.scrollsIsWrittenLast,
          "began, moved, cancelled, scrolls":
            "The move that makes the drag is not told to photo; the end of the touch is.",
        ], rule: Diagnosis10_2.drag),
    ])
}
