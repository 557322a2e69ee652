import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// What answers to exercise 10.4 are told.
enum Diagnosis10_4 {
  static let keeps = "The button lights up, and then it keeps the touch: nothing scrolls."
  static let waits = "The button hears nothing as the finger comes down: the list still waits."
  static let saysYesForButtonsOnly = "photo keeps its touch; it is no control."
  static let knowsOneClassOfButtonsOnly =
    "A button of the app's own keeps the touch; it is a button as well."

  static let cancel = "cancel: touchesShouldCancel decides for each view (SV-6)."
  static let hold = "hold: without delaysContentTouches the content hears at once (SV-2)."
}

let exercise10_4: Grader<UIScrollView> = Grader(
  "10.4", read: theRule, steps: steps, solution: { Solutions10.ResponsiveList(frame: .zero) },
  alternatives: [{ AlwaysAtOnce(frame: .zero) }, { WaitsElsewhere(frame: .zero) }], wrong: wrong10_4
) { make in
  try playing("A finger comes down on buy") {
    let down = ListScene(make())
    try down.stage.finger.down(at: ListScene.onBuy)
    try expect(
      order: down.heard, is: ["buy touchDown"], "A finger comes down on buy",
      why: ["": Diagnosis10_4.waits], rule: Diagnosis10_4.hold)
  }
  try expect(
    order: ListScene(make()).press(ListScene.onBuy, for: 0.08),
    is: ["buy touchDown", "buy touchUpInside"], "A tap on buy", rule: Diagnosis10_4.hold)
  func drag(
    _ name: String, from place: CGPoint, rest: Double, up way: Double = 40,
    buy: UIButton = UIButton(frame: .zero), is wanted: [String], why: [String: String]
  ) throws {
    try expect(
      order: ListScene(make(), buy: buy).drag(from: place, rest: rest, up: way), is: wanted, name,
      why: why, rule: Diagnosis10_4.cancel)
  }
  let (taken, kept) = (
    ["buy touchDown", "list scrolls", "buy touchCancel"],
    "buy touchDown, buy touchDragInside, buy touchUpInside"
  )
  try drag(
    "At once 40 points up, from buy", from: ListScene.onBuy, rest: 0, is: taken,
    why: [kept: Diagnosis10_4.keeps])
  try drag(
    "Rests 0.3 s on buy, 40 points up", from: ListScene.onBuy, rest: 0.3, is: taken,
    why: [kept: Diagnosis10_4.keeps])
  try drag(
    "Rests 0.3 s on a button of the app's own, 40 points up", from: ListScene.onBuy, rest: 0.3,
    buy: FancyButton(frame: .zero), is: taken,
    why: [kept: Diagnosis10_4.knowsOneClassOfButtonsOnly])
  try drag(
    "Rests 0.3 s on photo, 40 points up", from: ListScene.onPhoto, rest: 0.3,
    is: ["photo began", "list scrolls", "photo cancelled"],
    why: ["photo began, photo moved, photo ended": Diagnosis10_4.saysYesForButtonsOnly])
  try drag(
    "Rests 0.3 s on buy, 9 points up", from: ListScene.onBuy, rest: 0.3, up: 9,
    is: ["buy touchDown", "buy touchDragInside", "buy touchUpInside"], why: [:])
  try randomScenes { name, random in
    let place = random.pick([ListScene.onPhoto, ListScene.onBuy])
    // Whether a list waits where no button lies is left open.
    let rest = Double(random.int(in: place == ListScene.onPhoto ? 20...40 : 0...40)) / 100
    let way = random.coordinate(-60...80)
    let own = random.bool()
    func scene(_ list: UIScrollView) -> ListScene {
      ListScene(list, buy: own ? FancyButton(frame: .zero) : UIButton(frame: .zero))
    }
    try expect(
      order: scene(make()).drag(from: place, rest: rest, up: way),
      is: scene(AlwaysAtOnce(frame: .zero)).drag(from: place, rest: rest, up: way),
      "\(name), rests \(rest) s at \(coordinates(place.x, place.y)), \(way) points up",
      rule: Diagnosis10_4.cancel)
  }
}
