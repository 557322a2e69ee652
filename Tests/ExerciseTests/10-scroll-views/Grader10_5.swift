import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// What answers to exercise 10.5 are told.
enum Diagnosis10_5 {
  static let takesTheTouchFromEverybody = "The drag took the touch from the slider."
  static let leavesOutSlidersOnly =
    "The drag took the touch from a control that is neither slider nor button."
  static let goesBackToTheUsualAnswer = "The button keeps its touch, and the list does not scroll."
  static let saysYesForButtonsOnly = "photo keeps its touch; it is no control."
  static let knowsOneClassOfButtonsOnly =
    "A button of the app's own keeps the touch; it is a button as well."
  static let doesAwayWithTheDelayAsWell =
    "The slider hears of a finger that scrolls: nobody waits now."

  static let rule = "cancel: touchesShouldCancel decides for each view (SV-6)."
}

let exercise10_5: Grader<UIScrollView> = Grader(
  "10.5", .repair, read: theRule, steps: steps,
  solution: { Solutions10.SettingsList(frame: .zero) },
  alternatives: [
    { Mistaken(delays: true) { view, _ in !(view is UIControl) || view is UIButton } }
  ], wrong: wrong10_5
) { make in
  func drag(
    _ name: String, from place: CGPoint, rest: Double = 0.3, buy: UIButton = UIButton(frame: .zero),
    other: UIControl = UISlider(frame: .zero), is wanted: [String], why: [String: String]
  ) throws {
    try expect(
      order: ListScene(make(), buy: buy, other: other).drag(from: place, rest: rest, up: 40),
      is: wanted, name, why: why, rule: Diagnosis10_5.rule)
  }
  let (kept, taken) = (
    ["other touchDown", "other touchDragInside", "other touchUpInside"],
    ["buy touchDown", "list scrolls", "buy touchCancel"]
  )
  let (lost, stays) = (
    "other touchDown, list scrolls, other touchCancel",
    "buy touchDown, buy touchDragInside, buy touchUpInside"
  )
  try drag(
    "Rests 0.3 s on a slider, 40 points up", from: ListScene.onOther, is: kept,
    why: [lost: Diagnosis10_5.takesTheTouchFromEverybody])
  try drag(
    "Rests 0.3 s on a control of the app's own, 40 points up", from: ListScene.onOther,
    other: Dial(frame: .zero), is: kept,
    why: [lost: Diagnosis10_5.leavesOutSlidersOnly])
  try drag(
    "Rests 0.3 s on a switch, 40 points up", from: ListScene.onOther,
    other: UISwitch(frame: .zero), is: kept,
    why: [lost: Diagnosis10_5.leavesOutSlidersOnly])
  try drag(
    "Rests 0.3 s on buy, 40 points up", from: ListScene.onBuy, is: taken,
    why: [stays: Diagnosis10_5.goesBackToTheUsualAnswer])
  try drag(
    "Rests 0.3 s on a button of the app's own, 40 points up", from: ListScene.onBuy,
    buy: FancyButton(frame: .zero), is: taken,
    why: [stays: Diagnosis10_5.knowsOneClassOfButtonsOnly])
  try drag(
    "Rests 0.3 s on photo, 40 points up", from: ListScene.onPhoto,
    is: ["photo began", "list scrolls", "photo cancelled"],
    why: ["photo began, photo moved, photo ended": Diagnosis10_5.saysYesForButtonsOnly])
  try drag(
    "At once 40 points up, from a slider", from: ListScene.onOther, rest: 0, is: ["list scrolls"],
    why: [
      kept.joined(separator: ", "): Diagnosis10_5.doesAwayWithTheDelayAsWell,
      lost: Diagnosis10_5.doesAwayWithTheDelayAsWell,
    ])
  try randomScenes { name, random in
    let place = random.pick([ListScene.onPhoto, ListScene.onBuy, ListScene.onOther])
    let rest = Double(random.int(in: 0...40)) / 100
    let way = random.coordinate(-60...80)
    let other = random.int(in: 0...2)
    func scene(_ list: UIScrollView) -> ListScene {
      let others = [UISlider(frame: .zero), UISwitch(frame: .zero), Dial(frame: .zero)]
      return ListScene(list, other: others[other])
    }
    let model = Mistaken(delays: true) { view, usual in usual || view is UIButton }
    try expect(
      order: scene(make()).drag(from: place, rest: rest, up: way),
      is: scene(model).drag(from: place, rest: rest, up: way),
      "\(name), rests \(rest) s at \(coordinates(place.x, place.y)), \(way) points up",
      rule: Diagnosis10_5.rule)
  }
}
