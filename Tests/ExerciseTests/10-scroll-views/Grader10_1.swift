import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// How somebody prepares a list.
typealias Preparation = (UIScrollView) -> Void

/// What answers to exercise 10.1 are told.
enum Diagnosis10_1 {
  static let early = "The photo heard of the finger before anybody knew whether it scrolls."
  static let keeps = "The photo had heard of the touch, and the drag did not take it back."
  static let mendsIt = "The list does not give way at its edge."
  static let switchesScrollingOff = "isScrollEnabled is false: no finger scrolls this list."

  static let hold = "hold: for 0.15 s the content hears nothing of a touch (SV-3)."
  static let cancel = "cancel: a drag may take a touch from content that has heard of it (SV-6)."
  static let slowDown = "slow down: what is pulled beyond an edge gives way (SV-28)."
}

let exercise10_1: Grader<Preparation> = Grader(
  "10.1", .repair, read: theRule, steps: steps, solution: { { Solutions10.preparePhotoList($0) } },
  alternatives: [{ { $0.canCancelContentTouches.toggle() } }], wrong: wrong10_1
) { make in
  func list() -> UIScrollView {
    let list = UIScrollView()
    list.canCancelContentTouches = false
    make()(list)
    return list
  }
  let kept =
    making("The list is prepared", list).isScrollEnabled
    ? Diagnosis10_1.early : Diagnosis10_1.switchesScrollingOff
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0, up: 40), is: ["list scrolls"],
    "At once 40 points up, from photo",
    why: [
      "photo began, list scrolls, photo cancelled": Diagnosis10_1.early,
      "photo began, photo moved, photo ended": kept, "": "The list does not scroll any more.",
    ], rule: Diagnosis10_1.hold)
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0.3, up: 40),
    is: ["photo began", "list scrolls", "photo cancelled"], "Rests 0.3 s on photo, 40 points up",
    why: ["photo began, photo moved, photo ended": Diagnosis10_1.keeps], rule: Diagnosis10_1.cancel)
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0.15, up: 12),
    is: ["photo began", "photo moved", "list scrolls", "photo cancelled"],
    "Rests 0.15 s on photo, 12 points up in three steps",
    why: ["photo began, photo moved, photo ended": Diagnosis10_1.keeps], rule: Diagnosis10_1.cancel)
  try expect(
    order: ListScene(list()).press(ListScene.onPhoto, for: 0.3),
    is: ["photo began", "photo ended"],
    "A press of 0.3 s on photo", rule: Diagnosis10_1.hold)
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0, up: -60),
    is: ["list scrolls"], "40 points down, at the top",
    why: ["photo began, photo moved, photo ended": Diagnosis10_1.mendsIt],
    rule: Diagnosis10_1.slowDown)
  try randomScenes { name, random in
    let rest = Double(random.int(in: 0...40)) / 100
    let way = random.coordinate(-60...80)
    try expect(
      order: ListScene(list()).drag(from: ListScene.onPhoto, rest: rest, up: way),
      is: ListScene(UIScrollView()).drag(from: ListScene.onPhoto, rest: rest, up: way),
      "\(name), rests \(rest) s, \(way) points up", rule: Diagnosis10_1.cancel)
  }
}
