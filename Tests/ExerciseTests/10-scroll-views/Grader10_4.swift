import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions10

/// What answers to exercise 10.4 are told.
enum Diagnosis10_4 {
  static let keeps =
    "The button lights up, and then it keeps the touch: nothing scrolls."
    + "\nRule: cancel: about a control super says no; for buttons yours has to say yes (SV-6)."
  static let nobodyIsAsked =
    "canCancelContentTouches is false, so no view gives its touch up, and none is asked."
    + "\nRule: cancel: a drag asks only if canCancelContentTouches is on (SV-6)."
  static let waits = "The button hears nothing as the finger comes down: the list still waits."
  static let heldBackElsewhere =
    "The list doesn't wait, and a recognizer holds the touch back: its delaysTouchesBegan is true."
    + "\nRule: chapter 7, What is held back: it holds the touch back while it may still recognize"
    + " (GR-55)."
  static let saysNoAtTheRelease =
    "The list doesn't wait; it was asked touchesShouldBegin about the button, and said no."
    + "\nRule: release: after that no the content never learns about this finger (SV-5)."
  static let actsWhenAsked =
    "touchesShouldCancel was only asked, and the button was cancelled there, before the list began."
    + "\nRule: cancel: yours answers; after a yes the list takes the touch itself (SV-6)."
  static let cancelsNothing =
    "The list scrolls, and the button keeps its touch: the pan's cancelsTouchesInView is off."
    + "\nRule: chapter 7, The setting that everybody tries: the property decides the cancel (GR-40)."
  static let asksWhetherItIsLit =
    "The finger has slid off the button, and its light is out; it has the touch, and kept it."
    + "\nRule: \(view)"
  static let asksWhetherItFollows =
    "Beside its thumb the slider follows no finger, and the drag took the touch; it is a control."
    + "\nRule: \(others)"
  static let asksMoreOfAButton =
    "This button keeps the touch; whatever it is like besides, it is a button.\nRule: \(anyButton)"
  static let upAndDownOnly =
    "The list scrolls to the side as well, and the button kept the touch.\nRule: \(view)"
  static let saysYesForButtonsOnly = "photo keeps its touch; it is no control.\nRule: \(others)"
  static let knowsOneClassOfButtonsOnly =
    "A button of the app's own keeps the touch; it is a button as well.\nRule: \(anyButton)"

  static let scrolledAlready =
    "The list is where an earlier drag has left it, 60 points down; nothing else is different."
  static let keepsAfterScrolling =
    "The list has scrolled by 60 points, and now the button keeps its touch."
    + "\nRule: cancel: the answer is about the view, wherever the list has scrolled to (SV-6)."
  static let onceOnly =
    "The first drag took the touch from the button, and the second one did not."
    + "\nRule: cancel: the list is asked at every drag, and the answer is about the view (SV-6)."
  static let asksItsSuperview =
    "This button lies in a box in the list; it is a button as well.\nRule: \(anyButton)"
  static let upOnly = "A drag down scrolls as well, and the button kept the touch.\nRule: \(view)"
  static let waitsForTheWayOut =
    "The finger has not left the button; at the tenth point it drags all the same."
  static let takesFromEverybody =
    "The drag took the touch from a control that is no button; by default none does."
    + "\nRule: \(others)"

  static let cancel = "cancel: touchesShouldCancel decides for each view (SV-6)."
  private static let anyButton =
    "the statement: a drag that begins on a button, of whatever class, takes the touch from it."
  private static let view =
    "cancel: the answer is about the view, whatever way the finger goes (SV-6)."
  private static let others =
    "cancel: where yours has nothing to say, super answers: no for controls, or yes (SV-6)."
  static let hold = "hold: without delaysContentTouches the content hears at once (SV-2)."
}

let exercise10_4: Grader<UIScrollView> = Grader(
  "10.4", read: theRule, steps: steps, solution: { Solutions10.ResponsiveList(frame: .zero) },
  alternatives: [{ AlwaysAtOnce(frame: .zero) }, { WaitsElsewhere(frame: .zero) }],
  wrong: wrong10_4,
  statement: [
    .asks(
      "Write a list whose", "A finger comes down on buy", "At once 40", "Rests 0.3 s on buy",
      "Rests 0.3 s on a button", "Rests 0.3 s on a system", "Rests 0.3 s on a selected",
      "Rests 0.3 s on a button of 40", "Rests 0.3 s on buy, 40 points to the left",
      "A second drag", "A button in a box", "40 points down",
      "12 points up", "4 points in each tenth", "A list that is scrolled", "Random scene"),
    .asks(
      "From anything else", "Rests 0.3 s on photo", "Rests 0.3 s on a slider",
      "Rests 0.3 s on a stepper"),
    .asks("Worked touch", "A tap of 1 s"),
  ]
) { make in
  try playing("A finger comes down on buy") {
    let down = ListScene(make())
    try down.stage.finger.down(at: ListScene.onBuy)
    try expect(
      order: down.heard, is: ["buy touchDown"], "A finger comes down on buy",
      why: [
        "": down.list.delaysContentTouches
          ? Diagnosis10_4.waits
          : down.stage.recording.lines.contains { $0.what == "touchesShouldBegin -> no" }
            ? Diagnosis10_4.saysNoAtTheRelease : Diagnosis10_4.heldBackElsewhere
      ], rule: Diagnosis10_4.hold)
  }
  try expect(
    order: ListScene(make()).press(ListScene.onBuy, for: 0.08),
    is: ["buy touchDown", "buy touchUpInside"], "A tap on buy", rule: Diagnosis10_4.hold)
  try expect(
    order: ListScene(make()).press(ListScene.onBuy, for: 1),
    is: ["buy touchDown", "buy touchUpInside"], "A tap of 1 s on buy", rule: Diagnosis10_4.hold)
  func drag(
    _ name: String, from place: CGPoint, rest: Double, up way: Double = 40,
    buy: UIButton = UIButton(frame: .zero), other: UIControl = UISlider(frame: .zero),
    steps: Int = 3, pause: Double = 0.02, is wanted: [String], why: [String: String],
    _ change: (ListScene) throws -> Void = { _ in }
  ) throws {
    try playing(name) {
      let scene = ListScene(make(), buy: buy, other: other)
      try change(scene)
      let before = scene.heard.count
      let heard = try scene.drag(from: place, rest: rest, up: way, steps: steps, pause: pause)
      try expect(
        order: [String](heard[before...]), is: wanted, name, why: why, rule: Diagnosis10_4.cancel)
    }
  }
  let keeps =
    ListScene(make()).list.canCancelContentTouches
    ? Diagnosis10_4.keeps : Diagnosis10_4.nobodyIsAsked
  let (taken, kept) = (
    ["buy touchDown", "list scrolls", "buy touchCancel"],
    "buy touchDown, buy touchDragInside, buy touchUpInside"
  )
  try drag(
    "At once 40 points up, from buy", from: ListScene.onBuy, rest: 0, is: taken,
    why: [
      kept: keeps, "buy touchDown, buy touchCancel, list scrolls": Diagnosis10_4.actsWhenAsked,
      "buy touchDown, list scrolls, buy touchDragInside, buy touchUpInside": Diagnosis10_4
        .cancelsNothing,
    ])
  try drag(
    "Rests 0.3 s on buy, 40 points up", from: ListScene.onBuy, rest: 0.3, is: taken,
    why: [kept: Diagnosis10_4.keeps])
  try drag(
    "Rests 0.3 s on a button of the app's own, 40 points up", from: ListScene.onBuy, rest: 0.3,
    buy: FancyButton(frame: .zero), is: taken,
    why: [kept: Diagnosis10_4.knowsOneClassOfButtonsOnly])
  let (chosen, wired) = (UIButton(frame: .zero), UIButton(frame: .zero))
  chosen.isSelected = true
  wired.addAction(UIAction { _ in }, for: .touchUpInside)
  let buttons = [
    ("a system button", UIButton(type: .system)), ("a selected button", chosen),
    ("a button with an action", wired), ("a button of 40 by 40", UIButton(frame: .zero)),
  ]
  for (name, button) in buttons {
    try drag(
      "Rests 0.3 s on \(name), 40 points up", from: ListScene.onBuy, rest: 0.3, buy: button,
      is: taken, why: [kept: Diagnosis10_4.asksMoreOfAButton]
    ) { _ in if name.hasSuffix("40") { button.frame.size = CGSize(width: 40, height: 40) } }
  }
  let slides = "Rests 0.3 s on a button of 40 by 40, slides off it, then 40 points up"
  try playing(slides) {
    let scene = ListScene(make())
    scene.list.subviews[1].frame.size = CGSize(width: 40, height: 40)
    try scene.stage.finger.down(at: ListScene.onBuy)
    try scene.stage.wait(0.3)
    for (x, y) in [(80.0, 225.0), (145, 225), (145, 205), (145, 185)] {
      try scene.stage.finger.move(to: CGPoint(x: x, y: y))
      try scene.stage.wait(0.02)
    }
    try scene.stage.finger.up()
    try expect(
      order: [String](scene.heard.suffix(1)), is: ["buy touchCancel"], slides,
      why: ["buy touchUpOutside": Diagnosis10_4.asksWhetherItIsLit], rule: Diagnosis10_4.cancel)
  }
  try playing("Rests 0.3 s on buy, 40 points to the left, in a list that scrolls both ways") {
    let scene = ListScene(make())
    scene.list.contentSize = CGSize(width: 900, height: 900)
    try scene.stage.finger.down(at: CGPoint(x: 150, y: 225))
    try scene.stage.wait(0.3)
    for x in [130.0, 110] {
      try scene.stage.finger.move(to: CGPoint(x: x, y: 225))
      try scene.stage.wait(0.02)
    }
    try scene.stage.finger.up()
    try expect(
      order: scene.heard, is: taken,
      "Rests 0.3 s on buy, 40 points to the left, in a list that scrolls both ways",
      why: [kept: Diagnosis10_4.upAndDownOnly], rule: Diagnosis10_4.cancel)
  }
  try drag(
    "Rests 0.3 s on photo, 40 points up", from: ListScene.onPhoto, rest: 0.3,
    is: ["photo began", "list scrolls", "photo cancelled"],
    why: ["photo began, photo moved, photo ended": Diagnosis10_4.saysYesForButtonsOnly])
  try drag(
    "Rests 0.3 s on buy, 9 points up", from: ListScene.onBuy, rest: 0.3, up: 9,
    is: ["buy touchDown", "buy touchDragInside", "buy touchUpInside"], why: [:])
  try drag(
    "A second drag from buy, by 40 points up at once", from: ListScene.onBuy, rest: 0, is: taken,
    why: [kept: Diagnosis10_4.onceOnly]
  ) { scene in
    _ = try scene.drag(from: ListScene.onBuy, rest: 0, up: 40)
    scene.list.contentOffset.y = 0
    try scene.stage.wait(1)
  }
  let button = UIButton(frame: .zero)
  try drag(
    "A button in a box in the list, 40 points up at once", from: ListScene.onBuy, rest: 0,
    buy: button, is: taken, why: [kept: Diagnosis10_4.asksItsSuperview]
  ) { scene in
    let box = card("box", 0, 100, 300, 50, in: scene.list)
    box.addSubview(button)
    button.frame.origin = .zero
  }
  try drag(
    "40 points down at the top, from buy", from: ListScene.onBuy, rest: 0, up: -40, is: taken,
    why: [kept: Diagnosis10_4.upOnly])
  try drag(
    "12 points up in one move, which stay on buy", from: ListScene.onBuy, rest: 0, up: 12, steps: 1,
    is: taken, why: [kept: Diagnosis10_4.waitsForTheWayOut])
  try drag(
    "4 points in each tenth of a second, from buy", from: ListScene.onBuy, rest: 0, steps: 10,
    pause: 0.1, is: ["buy touchDown", "buy touchDragInside", "list scrolls", "buy touchCancel"],
    why: [kept: "A slow finger drags as well as a quick one, and the button kept the touch."])
  func scrolled(_ scene: ListScene) throws {
    scene.list.contentOffset.y = 60
    try scene.stage.wait(1)
  }
  let onBuy = CGPoint(x: 15, y: 165)
  try playing("A list that is scrolled by 60, a finger comes down on buy") {
    let scene = ListScene(make())
    try scrolled(scene)
    try scene.stage.finger.down(at: onBuy)
    try expect(
      order: scene.heard, is: ["buy touchDown"],
      "A list that is scrolled by 60, a finger comes down on buy",
      why: ["": Diagnosis10_4.scrolledAlready], rule: Diagnosis10_4.hold)
  }
  try drag(
    "A list that is scrolled by 60, at once 40 points up, from buy", from: onBuy, rest: 0,
    is: taken, why: [kept: Diagnosis10_4.keepsAfterScrolling], scrolled)
  try drag(
    "A list that is scrolled by 60, at once 40 points down, from buy", from: onBuy, rest: 0,
    up: -40, is: taken, why: [kept: Diagnosis10_4.keepsAfterScrolling], scrolled)
  let others: [(name: String, view: UIControl)] = [
    ("a slider", UISlider(frame: .zero)), ("a stepper", UIStepper(frame: .zero)),
    ("a switch", UISwitch(frame: .zero)), ("a control of the app's own", Dial(frame: .zero)),
  ]
  for other in others {
    try drag(
      "Rests 0.3 s on \(other.name), 40 points up", from: ListScene.onOther, rest: 0.3,
      other: other.view, is: keptTouch(of: other.view),
      why: [lostTouch(of: other.view).joined(separator: ", "): Diagnosis10_4.takesFromEverybody])
  }
  try drag(
    "Rests 0.3 s on a slider, beside its thumb, 40 points up", from: CGPoint(x: 200, y: 275),
    rest: 0.3, is: [], why: ["list scrolls": Diagnosis10_4.asksWhetherItFollows])
  try randomScenes { name, random in
    let place = random.pick([ListScene.onPhoto, ListScene.onBuy, ListScene.onOther])
    // Whether a list waits where no button lies is left open.
    let rest = Double(random.int(in: place == ListScene.onBuy ? 0...40 : 20...40)) / 100
    let way = random.coordinate(-60...80)
    let own = random.bool()
    let offset = Double(random.pick([0, 0, 20, 45]))
    func scene(_ list: UIScrollView) throws -> ListScene {
      let scene = ListScene(list, buy: own ? FancyButton(frame: .zero) : UIButton(frame: .zero))
      scene.list.contentOffset.y = offset
      try scene.stage.wait(1)
      return scene
    }
    let finger = CGPoint(x: place.x, y: place.y - offset)
    try expect(
      order: scene(make()).drag(from: finger, rest: rest, up: way),
      is: scene(AlwaysAtOnce(frame: .zero)).drag(from: finger, rest: rest, up: way),
      "\(name), scrolled by \(offset), rests \(rest) s at \(coordinates(finger.x, finger.y)), "
        + "\(way) points up",
      rule: Diagnosis10_4.cancel)
  }
}
