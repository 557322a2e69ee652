import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Exercises10
@testable import Solutions10

let exercise10_2 = Exercise(
  "10.2", .trace, read: theRule, steps: steps,
  yours: { Exercises10.whatTheContentHears() },
  solution: { Solutions10.whatTheContentHears() }, wrong: wrong10_2
) { make in
  let hold = "hold: the content hears after 0.15 s, or when the finger is lifted (SV-3)."
  let cancel = "cancel: a drag takes the touch of a view, but not of a control (SV-6)."
  let drag = "drag: it begins after 10 points (SV-14)."
  let late = "The finger was lifted early; that ends the hold, and nothing is lost."
  let never = "The pan began before 0.15 s were over, and what was held is dropped."
  try judge(
    make(),
    among: [
      "began", "moved", "ended", "cancelled", "touchDown", "touchDragInside", "touchUpInside",
      "touchUpOutside", "touchCancel", "scrolls",
    ],
    [
      Question(
        "a tap on photo", is: words { try $0.press(ListScene.onPhoto, for: 0.08) },
        why: ["": late, "began, cancelled": "Nobody takes this touch: there is no drag."],
        rule: hold),
      Question(
        "rests on photo, 40 points up",
        is: words { try $0.drag(from: ListScene.onPhoto, rest: 0.3, up: 40) },
        why: [
          "began, moved, ended": "photo is no control; a drag takes its touch.",
          "began, scrolls": "photo had heard of the touch, so it is told that it is over.",
          "scrolls": "The finger rested longer than the hold lasts.",
          "began, moved, cancelled, scrolls":
            "The first move is long enough for the drag, and the touch is taken with it.",
          "began, ended, scrolls": "The finger is not lifted; the touch is taken.",
          "began, moved, ended, scrolls": "A finger that scrolls has been taken from photo.",
        ], rule: cancel),
      Question(
        "from buy at once 40 points up",
        is: words { try $0.drag(from: ListScene.onBuy, rest: 0, up: 40) },
        why: [
          "touchDown, touchCancel, scrolls": never,
          "touchDown, touchDragInside, touchUpInside": never,
          "": "buy hears nothing, but this drag was quick enough for the list.",
        ], rule: hold),
      Question(
        "rests on buy, 40 points up",
        is: words { try $0.drag(from: ListScene.onBuy, rest: 0.3, up: 40) },
        why: [
          "touchDown, touchCancel, scrolls": "buy is a control; about it the list says no.",
          "touchDown, touchDragInside, touchCancel, scrolls":
            "buy is a control; about it the list says no.",
          "touchDown, touchDragInside, touchUpInside, scrolls":
            "One finger has one owner: what buy keeps scrolls nothing.",
          "scrolls": "The finger rested longer than the hold lasts.",
          "touchDown, touchDragInside, touchUpOutside":
            "40 points up it is 15 above buy, and a followed touch has 70 points of room.",
          "touchDown, touchUpInside": "The finger moves between down and up.",
        ], rule: cancel),
      Question(
        "rests on photo, 9 points up",
        is: words { try $0.drag(from: ListScene.onPhoto, rest: 0.3, up: 9) },
        why: [
          "began, cancelled, scrolls": "9 points are not yet a drag.",
          "began, moved, cancelled, scrolls": "9 points are not yet a drag.",
          "scrolls": "9 points are not yet a drag, and the hold was over.",
          "began, ended":
            "9 points are not a drag, but they are a move, and photo keeps its touch.",
        ], rule: drag),
      Question(
        "a tap on buy", is: words { try $0.press(ListScene.onBuy, for: 0.1) },
        why: [
          "touchUpInside": "What was held back comes late, and it comes whole.", "": late,
          "touchDown, touchCancel": "Nobody takes this touch: there is no drag.",
        ], rule: hold),
      Question(
        "rests on photo, 10 points up in one move",
        is: words { try $0.drag(from: ListScene.onPhoto, rest: 0.3, up: 10, steps: 1) },
        why: [
          "began, moved, ended": "The tenth point belongs to the drag.",
          "began, moved, cancelled, scrolls":
            "The move that makes the drag is not told to photo; the end of the touch is.",
        ], rule: drag),
    ])
}

/// The engine's own answer, as the exercise wants it written.
private func words(_ play: (ListScene) throws -> [String]) throws -> [String] {
  let heard = try play(ListScene(UIScrollView()))
  let own = heard.filter { $0 != "list scrolls" }.map { String($0.split(separator: " ")[1]) }
  return own + (own.count < heard.count ? ["scrolls"] : [])
}
