import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// What answers to exercise 10.2 are told.
enum Diagnosis10_2 {
  static let late = "The finger was lifted early; that ends the hold, and nothing is lost."
  static let aViewKeepsATouch = "photo is no control; a drag takes its touch."
  static let aTouchIsTakenInSilence = "photo had heard the touch, so it is told that it is over."
  static let never = "The pan began before 0.15 s were over, and what was held is dropped."
  static let aDragTakesTheTouch = "buy is a control; about it the list says no."
  static let theEdgeOfTheButton =
    "40 points up it is 15 above buy, and a followed touch has 70 points of room."
  static let aFingerScrollsAndBuys = "One finger has one owner: what buy keeps scrolls nothing."
  static let aViewHearsOfItsFingerWhile = "A finger that scrolls has been taken from photo."
  static let whoeverHearsOfNoDragHears =
    "9 points are not a drag, but they are a move, and photo keeps its touch."
  static let everyMovementIsADrag = "9 points are not yet a drag."
  static let tenPointsAreNotEnough = "The tenth point belongs to the drag."
  static let whatIsHeldBackIsLost = "What was held back comes late, and it comes whole."

  static let hold = "hold: the content hears after 0.15 s, or when the finger is lifted (SV-3)."
  static let cancel = "cancel: a drag takes the touch of a view, but not of a control (SV-6)."
  static let drag = "drag: it begins after 10 points (SV-14)."
}

let exercise10_2: Grader<[[String]]> = Grader(
  "10.2", .trace, read: theRule, steps: steps, solution: { Solutions10.whatTheContentHears() },
  wrong: wrong10_2,
  statement: [
    .tells("A usual list"),
    .asks(
      "For each finger", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,"),
    .tells("If the list"),
    .tells("The same several"),
    .tells("Each way"),
    .tells("Worked touch"),
    .tells("Words:"),
  ]
) { make in
  try judge(
    make(),
    among: [
      "began", "moved", "ended", "cancelled", "touchDown", "touchDragInside", "touchUpInside",
      "touchUpOutside", "touchCancel", "scrolls",
    ],
    [
      Question(
        "a tap on photo", is: words { try $0.press(ListScene.onPhoto, for: 0.08) },
        why: [
          "": Diagnosis10_2.late,
          "began, cancelled": "Nothing takes this touch, because there is no drag.",
        ], rule: Diagnosis10_2.hold),
      Question(
        "rests on photo, 40 points up",
        is: words { try $0.drag(from: ListScene.onPhoto, rest: 0.3, up: 40) },
        why: [
          "began, moved, ended": Diagnosis10_2.aViewKeepsATouch,
          "began, scrolls": Diagnosis10_2.aTouchIsTakenInSilence,
          "scrolls": "The finger rested longer than the hold lasts.",
          "began, moved, cancelled, scrolls":
            "The first move is long enough for the drag, and the touch is taken with it.",
          "began, ended, scrolls": "The finger is not lifted; the touch is taken.",
          "began, moved, ended, scrolls": Diagnosis10_2.aViewHearsOfItsFingerWhile,
        ], rule: Diagnosis10_2.cancel),
      Question(
        "from buy at once 40 points up",
        is: words { try $0.drag(from: ListScene.onBuy, rest: 0, up: 40) },
        why: [
          "touchDown, touchCancel, scrolls": Diagnosis10_2.never,
          "touchDown, touchDragInside, touchUpInside": Diagnosis10_2.never,
          "": "buy hears nothing, but this drag was quick enough for the list.",
        ], rule: Diagnosis10_2.hold),
      Question(
        "rests on buy, 40 points up",
        is: words { try $0.drag(from: ListScene.onBuy, rest: 0.3, up: 40) },
        why: [
          "touchDown, touchCancel, scrolls": Diagnosis10_2.aDragTakesTheTouch,
          "touchDown, touchDragInside, touchCancel, scrolls": Diagnosis10_2.aDragTakesTheTouch,
          "touchDown, touchDragInside, touchUpInside, scrolls": Diagnosis10_2.aFingerScrollsAndBuys,
          "scrolls": "The finger rested longer than the hold lasts.",
          "touchDown, touchDragInside, touchUpOutside": Diagnosis10_2.theEdgeOfTheButton,
          "touchDown, touchUpInside": "The finger moves between down and up.",
        ], rule: Diagnosis10_2.cancel),
      Question(
        "rests on photo, 9 points up",
        is: words { try $0.drag(from: ListScene.onPhoto, rest: 0.3, up: 9) },
        why: [
          "began, cancelled, scrolls": Diagnosis10_2.everyMovementIsADrag,
          "began, moved, cancelled, scrolls": Diagnosis10_2.everyMovementIsADrag,
          "scrolls": "9 points are not yet a drag, and the hold was over.",
          "began, ended": Diagnosis10_2.whoeverHearsOfNoDragHears,
        ], rule: Diagnosis10_2.drag),
      Question(
        "a tap on buy", is: words { try $0.press(ListScene.onBuy, for: 0.1) },
        why: [
          "touchUpInside": Diagnosis10_2.whatIsHeldBackIsLost, "": Diagnosis10_2.late,
          "touchDown, touchCancel": "Nothing takes this touch, because there is no drag.",
        ], rule: Diagnosis10_2.hold),
      Question(
        "rests on photo, 10 points up in a single move",
        is: words { try $0.drag(from: ListScene.onPhoto, rest: 0.3, up: 10, steps: 1) },
        why: [
          "began, moved, ended": Diagnosis10_2.tenPointsAreNotEnough,
          "began, moved, cancelled, scrolls":
            "The move that makes the drag is not told to photo; the end of the touch is.",
        ], rule: Diagnosis10_2.drag),
    ])
}

/// The engine's own answer, as the exercise wants it written.
private func words(_ play: (ListScene) throws -> [String]) throws -> [String] {
  let heard = try play(ListScene(UIScrollView()))
  let own = heard.filter { $0 != "list scrolls" }.map { String($0.split(separator: " ")[1]) }
  return own + (own.count < heard.count ? ["scrolls"] : [])
}
