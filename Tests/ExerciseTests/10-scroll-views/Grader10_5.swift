import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions10

/// A list of settings of any design, which can be locked.
struct Settings {
  let list: UIScrollView
  let lock: (Bool) -> Void
}

/// What answers to exercise 10.5 are told.
enum Diagnosis10_5 {
  static let takesTheTouchFromEverybody =
    "The drag took the touch from the slider.\nRule: \(others)"
  static let leavesOutSlidersOnly =
    "The drag took the touch from a control that is neither slider nor button.\nRule: \(others)"
  static let goesBackToTheUsualAnswer =
    "The button keeps its touch, and the list does not scroll."
    + "\nRule: cancel: about a control super says no; for buttons yours has to say yes (SV-6)."
  static let saysYesForButtonsOnly = "photo keeps its touch; it is no control.\nRule: \(others)"
  static let knowsOneClassOfButtonsOnly =
    "A button of the app's own keeps the touch; it is a button as well."
    + "\nRule: the statement: a drag takes the touch from buttons of any class."
  private static let others =
    "cancel: where yours has nothing to say, super answers: no for controls, or yes (SV-6)."
  static let doesAwayWithTheDelayAsWell =
    "The slider hears a finger that scrolls, because nothing waits now."
    + "\nRule: hold: for 0.15 s the content hears nothing of a touch (SV-3)."
  static let climbs =
    "The mark lies on the slider and is no control itself, and the list is asked about the mark."
    + "\nRule: cancel: the list is asked about the view that has the touch (SV-6)."
  static let hearsForAMoment =
    "It heard the finger first, and lost it then. Who is asked before anybody hears?"
  static let ignoresTheLock = "The list is locked, and all is as before."
  static let switchesScrollingOff =
    "isScrollEnabled is off now: that stops the list, and keeps no finger from its views."
  static let takesNothingBack =
    "canCancelContentTouches is off now: the list takes nothing back, and all views hear."
  static let scrollsNoMore =
    "No view hears the finger, and the list does not scroll either."
    + "\nRule: release: in our engine the list can still scroll after a no to touchesShouldBegin."
  static let hearsNothingUnlocked =
    "The list is not locked, and the slider hears nothing: who said no?\nRule: \(release)"
  static let buyHearsNothingUnlocked =
    "The list is not locked, and buy hears nothing.\nRule: \(release)"
  static let staysLocked =
    "The list is not locked any more, and buy hears nothing.\nRule: \(release)"
  static let locksControlsOnly =
    "A plain view heard a finger in a locked list."
    + "\nRule: the statement: while it is locked, no view in the list hears a finger that comes down."

  static let knowsOneButton =
    "There are two buttons in the list, and the second kept the touch."
    + "\nRule: cancel: for each view the list is asked again, for each button, too (SV-6)."
  static let keepsWhenLocked =
    "buy has heard this finger, which came down before the lock, and now the list can't have it."
    + "\nRule: the statement: the lock is for fingers that come down while it is on."
  static let locksItsOwnSubviewsOnly =
    "This button lies in a box in the list, and it heard the finger."
    + "\nRule: release: the list is asked about the hit view, however deep that lies (SV-5)."
  static let locksWhatIsThereOnly =
    "The mark came when the list was locked already, and it heard the finger."
    + "\nRule: release: the list is asked when a finger comes, and not when a view does (SV-5)."
  static let asksWhetherItIsLit =
    "The finger has slid off the button, and its light is out; it has the touch, and kept it."
    + "\nRule: cancel: the list is asked about the view that has the touch (SV-6)."
  static let asksWhetherItFollows =
    "Beside its thumb the slider follows no finger, and the drag took the touch; it is a control."
    + "\nRule: \(others)"
  static let switchesViewsOn =
    "The mark lets fingers through, and did before the lock; the end of the lock has switched it on."
    + "\nRule: release: the list is asked when a finger comes; no view has to change for that (SV-5)."
  static let takesWhatLiesBeside =
    "The finger is below the list, on a view that does not lie in it, and this view heard nothing."
    + "\nRule: the statement: the lock is for the views in the list."

  static let rule = "cancel: touchesShouldCancel decides for each view (SV-6)."
  static let release = "release: after a no to touchesShouldBegin the content never hears (SV-5)."
}

let exercise10_5: Grader<Settings> = Grader(
  "10.5", .repair, read: theRule, steps: steps,
  solution: {
    let list = Solutions10.SettingsList(frame: .zero)
    return Settings(list: list, lock: { list.isLocked = $0 })
  },
  alternatives: [
    { settings(cancel: { view, _ in !(view is UIControl) || view is UIButton }) },
    { settings(begin: nil, hits: true, cancel: { view, usual in usual || view is UIButton }) },
    {
      settings(
        begin: { isLocked, _ in isLocked ? false : true },
        cancel: { view, _ in
          guard let control = view as? UIControl else { return true }
          return control is UIButton
        })
    },
  ], wrong: wrong10_5,
  statement: [
    .asks("In this list of settings", "Rests 0.3 s on a slider"),
    .asks(
      "Repair it", "Rests 0.3 s on buy", "Rests 0.3 s on a button", "Rests 0.3 s on a second",
      "Rests 0.3 s on photo",
      "Rests 0.3 s on a mark"),
    .asks(
      "All other controls", "Rests 0.3 s on a slider", "Rests 0.3 s on a control",
      "Rests 0.3 s on a switch", "Random scene"),
    .asks(
      "And make the list obey", "Rests 0.3 s on buy, the list is locked",
      "Locked, rests 0.3 s on a slider",
      "Locked, rests 0.3 s on a button",
      "Locked, then a mark", "Locked, a press of 0.3 s on a mark", "Locked and unlocked"),
    .asks("Worked touch", "At once 40 points up"), .tells("Delete"),
  ]
) { make in
  func drag(
    _ name: String, from place: CGPoint, rest: Double = 0.3, locked: Bool = false,
    buy: UIButton = UIButton(frame: .zero), other: UIControl = UISlider(frame: .zero),
    is wanted: [String], why: [String: String], rule: String = Diagnosis10_5.rule,
    _ change: (ListScene, Settings) throws -> Void = { _, _ in }
  ) throws {
    try playing(name) {
      let settings = make()
      let scene = ListScene(settings.list, buy: buy, other: other)
      if locked { settings.lock(true) }
      try change(scene, settings)
      let before = scene.heard.count
      let heard = try scene.drag(from: place, rest: rest, up: 40)
      let settingsSay =
        !settings.list.isScrollEnabled
        ? Diagnosis10_5.switchesScrollingOff
        : settings.list.canCancelContentTouches ? nil : Diagnosis10_5.takesNothingBack
      try expect(
        order: [String](heard[before...]), is: wanted, name,
        why: why.mapValues { $0 == Diagnosis10_5.ignoresTheLock ? settingsSay ?? $0 : $0 },
        rule: rule)
    }
  }
  let taken = ["buy touchDown", "list scrolls", "buy touchCancel"]
  let stays = "buy touchDown, buy touchDragInside, buy touchUpInside"
  let slider = UISlider(frame: .zero)
  func keptInWords(_ other: UIControl) -> String { keptTouch(of: other).joined(separator: ", ") }
  func lostInWords(_ other: UIControl) -> String { lostTouch(of: other).joined(separator: ", ") }
  try drag(
    "Rests 0.3 s on a slider, 40 points up", from: ListScene.onOther,
    is: keptTouch(of: slider),
    why: [
      lostInWords(slider): Diagnosis10_5.takesTheTouchFromEverybody,
      "list scrolls": Diagnosis10_5.hearsNothingUnlocked,
    ])
  try drag(
    "Rests 0.3 s on a control of the app's own, 40 points up", from: ListScene.onOther,
    other: Dial(frame: .zero), is: keptTouch(of: Dial(frame: .zero)),
    why: [lostInWords(Dial(frame: .zero)): Diagnosis10_5.leavesOutSlidersOnly])
  try drag(
    "Rests 0.3 s on a control called RadioButton, no UIButton, 40 points up",
    from: ListScene.onOther, other: RadioButton(frame: .zero),
    is: keptTouch(of: RadioButton(frame: .zero)),
    why: [
      lostInWords(RadioButton(frame: .zero)):
        "The class is called a button but isn't one: ask for the class, not for its name."
    ])
  try drag(
    "Rests 0.3 s on a switch, 40 points up", from: ListScene.onOther,
    other: UISwitch(frame: .zero), is: keptTouch(of: UISwitch(frame: .zero)),
    why: [lostInWords(UISwitch(frame: .zero)): Diagnosis10_5.leavesOutSlidersOnly])
  try drag(
    "Rests 0.3 s on buy, 40 points up", from: ListScene.onBuy, is: taken,
    why: [
      stays: Diagnosis10_5.goesBackToTheUsualAnswer,
      "list scrolls": Diagnosis10_5.buyHearsNothingUnlocked,
    ])
  try drag(
    "Rests 0.3 s on a button of the app's own, 40 points up", from: ListScene.onBuy,
    buy: FancyButton(frame: .zero), is: taken,
    why: [stays: Diagnosis10_5.knowsOneClassOfButtonsOnly])
  let slides = "Rests 0.3 s on a button of 40 by 40, slides off it, then 40 points up"
  try playing(slides) {
    let scene = ListScene(make().list)
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
      why: ["buy touchUpOutside": Diagnosis10_5.asksWhetherItIsLit], rule: Diagnosis10_5.rule)
  }
  try drag(
    "Rests 0.3 s on a slider, beside its thumb, 40 points up", from: CGPoint(x: 200, y: 275),
    is: [], why: ["list scrolls": Diagnosis10_5.asksWhetherItFollows])
  try drag(
    "Rests 0.3 s on a second button, 40 points up", from: ListScene.onOther,
    other: UIButton(frame: .zero), is: lostTouch(of: UIButton(frame: .zero)),
    why: [keptInWords(UIButton(frame: .zero)): Diagnosis10_5.knowsOneButton])
  try drag(
    "Rests 0.3 s on a button of a class called Reset, 40 points up", from: ListScene.onBuy,
    buy: Reset(frame: .zero), is: taken, why: [stays: Diagnosis10_5.knowsOneClassOfButtonsOnly])
  try drag(
    "Rests 0.3 s on photo, 40 points up", from: ListScene.onPhoto,
    is: ["photo began", "list scrolls", "photo cancelled"],
    why: ["photo began, photo moved, photo ended": Diagnosis10_5.saysYesForButtonsOnly])
  try drag(
    "Rests 0.3 s on a mark, a plain view that lies on a slider, 40 points up",
    from: ListScene.onOther, is: ["mark began", "list scrolls", "mark cancelled"],
    why: ["mark began, mark moved, mark ended": Diagnosis10_5.climbs]
  ) { scene, _ in _ = card("mark", 0, 0, 300, 50, in: scene.other) }
  try drag(
    "At once 40 points up, from a slider", from: ListScene.onOther, rest: 0, is: ["list scrolls"],
    why: [
      keptInWords(slider): Diagnosis10_5.doesAwayWithTheDelayAsWell,
      lostInWords(slider): Diagnosis10_5.doesAwayWithTheDelayAsWell,
    ])
  let silent = ["list scrolls"]
  try drag(
    "Locked, rests 0.3 s on a slider, 40 points up", from: ListScene.onOther, locked: true,
    is: silent,
    why: [
      lostInWords(slider): Diagnosis10_5.hearsForAMoment, "": Diagnosis10_5.scrollsNoMore,
      keptInWords(slider): Diagnosis10_5.ignoresTheLock,
    ], rule: Diagnosis10_5.release)
  try drag(
    "Locked, rests 0.3 s on buy, 40 points up", from: ListScene.onBuy, locked: true, is: silent,
    why: [
      taken.joined(separator: ", "): Diagnosis10_5.hearsForAMoment,
      "": Diagnosis10_5.scrollsNoMore, stays: Diagnosis10_5.ignoresTheLock,
    ], rule: Diagnosis10_5.release)
  try playing("Rests 0.3 s on buy, the list is locked, then 40 points up") {
    let settings = make()
    let scene = ListScene(settings.list)
    try scene.stage.finger.down(at: ListScene.onBuy)
    try scene.stage.wait(0.3)
    settings.lock(true)
    for way in [20.0, 40] {
      try scene.stage.finger.move(
        to: CGPoint(x: ListScene.onBuy.x, y: ListScene.onBuy.y - way))
      try scene.stage.wait(0.02)
    }
    try scene.stage.finger.up()
    try expect(
      order: scene.heard, is: taken, "Rests 0.3 s on buy, the list is locked, then 40 points up",
      why: [stays: Diagnosis10_5.keepsWhenLocked], rule: Diagnosis10_5.rule)
  }
  try drag(
    "Locked, rests 0.3 s on photo, 40 points up", from: ListScene.onPhoto, locked: true, is: silent,
    why: [
      "photo began, list scrolls, photo cancelled": Diagnosis10_5.locksControlsOnly,
      "": Diagnosis10_5.scrollsNoMore,
    ], rule: Diagnosis10_5.release)
  let button = UIButton(frame: .zero)
  try drag(
    "Locked, rests 0.3 s on a button in a box in the list, 40 points up", from: ListScene.onBuy,
    buy: button, is: silent,
    why: [
      taken.joined(separator: ", "): Diagnosis10_5.locksItsOwnSubviewsOnly,
      stays: Diagnosis10_5.locksItsOwnSubviewsOnly,
    ], rule: Diagnosis10_5.release
  ) { scene, settings in
    let box = card("box", 0, 100, 300, 50, in: scene.list)
    box.addSubview(button)
    button.frame.origin = .zero
    settings.lock(true)
  }
  try drag(
    "Locked, then a mark is put on the list, rests 0.3 s on it, 40 points up",
    from: ListScene.onPhoto, locked: true, is: silent,
    why: [
      "mark began, list scrolls, mark cancelled": Diagnosis10_5.locksWhatIsThereOnly,
      "mark began, mark moved, mark ended": Diagnosis10_5.locksWhatIsThereOnly,
    ], rule: Diagnosis10_5.release
  ) { scene, _ in _ = card("mark", 0, 0, 300, 100, in: scene.list) }
  try playing("Locked, a press of 0.3 s on a mark below the list") {
    let settings = make()
    let scene = ListScene(settings.list)
    scene.stage.root.sendSubviewToBack(card("mark", 0, 450, 300, 50, in: scene.stage.root))
    settings.lock(true)
    try expect(
      order: scene.press(CGPoint(x: 15, y: 475), for: 0.3), is: ["mark began", "mark ended"],
      "Locked, a press of 0.3 s on a mark below the list",
      why: ["": Diagnosis10_5.takesWhatLiesBeside], rule: Diagnosis10_5.release)
  }
  try drag(
    "Locked and unlocked again, rests 0.3 s on buy, 40 points up", from: ListScene.onBuy,
    locked: true, is: taken, why: ["list scrolls": Diagnosis10_5.staysLocked],
    rule: Diagnosis10_5.release
  ) { scene, settings in
    _ = try scene.press(ListScene.onBuy, for: 0.3)
    settings.lock(false)
    try scene.stage.wait(1)
  }
  let through =
    "Locked and unlocked again, a press of 0.3 s on a mark on buy that lets fingers through"
  try playing(through) {
    let settings = make()
    let scene = ListScene(settings.list)
    let mark = card("mark", 0, 100, 300, 50, in: scene.list)
    mark.isUserInteractionEnabled = false
    settings.lock(true)
    try scene.stage.wait(1)
    settings.lock(false)
    try expect(
      order: scene.press(ListScene.onBuy, for: 0.3), is: ["buy touchDown", "buy touchUpInside"],
      through, why: ["mark began, mark ended": Diagnosis10_5.switchesViewsOn],
      rule: Diagnosis10_5.release)
  }
  try playing("Locked, a press of 0.3 s on buy") {
    let settings = make()
    let scene = ListScene(settings.list)
    settings.lock(true)
    try expect(
      order: scene.press(ListScene.onBuy, for: 0.3), is: [], "Locked, a press of 0.3 s on buy",
      why: ["buy touchDown, buy touchUpInside": Diagnosis10_5.ignoresTheLock],
      rule: Diagnosis10_5.release)
  }
  try randomScenes { name, random in
    let place = random.pick([ListScene.onPhoto, ListScene.onBuy, ListScene.onOther])
    let rest = Double(random.int(in: 0...40)) / 100
    let way = random.coordinate(-60...80)
    let (other, locked) = (random.int(in: 0...2), random.bool())
    func course(_ settings: Settings) throws -> [String] {
      let others = [UISlider(frame: .zero), UISwitch(frame: .zero), Dial(frame: .zero)]
      let scene = ListScene(settings.list, other: others[other])
      settings.lock(locked)
      return try scene.drag(from: place, rest: rest, up: way)
    }
    let model = settings(cancel: { view, usual in usual || view is UIButton })
    try expect(
      order: course(make()), is: course(model),
      "\(name)\(locked ? ", locked" : ""), rests \(rest) s at \(coordinates(place.x, place.y)), "
        + "\(way) points up",
      rule: locked ? Diagnosis10_5.release : Diagnosis10_5.rule)
  }
}

/// A control whose class is called a button but isn't one.
private final class RadioButton: UIControl {}

/// A button whose class is not called one.
private final class Reset: UIButton {}
