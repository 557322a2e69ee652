import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A lamp of any design.
struct Light {
  let view: UIView
  let isLit: () -> Bool
}

/// What answers to exercise 13.2 are told.
enum Diagnosis13_2 {
  static let neverLit = "A finger is on the lamp, and it is dark."
  static let staysAfterTheLift = "Its only finger was lifted, and the lamp is still lit."
  static let oneEnding =
    "The finger's touch was cancelled. A touch that is cancelled never gets touchesEnded."
  static let outAtTheFirst = "One finger was lifted, and the lamp went out under the other one."
  static let oneFingerOnly =
    "The second finger was not heard: isMultipleTouchEnabled is off."
    + "\nRule: chapter 1, Two keys, and an alert: without it a view gets only its first finger."
  static let countsCalls =
    "The two fingers came in one call of touchesBegan, as two touches, and were counted as one."
    + "\nRule: \(set)"
  static let countsEnds =
    "The two fingers were lifted in one call of touchesEnded, and were counted as one."
    + "\nRule: \(set)"
  static let outAtTheFirstLoss =
    "The system took one finger's touch, and the other finger still holds the lamp."
  static let belowZero =
    "The lamp counts too few fingers: what was lost has been taken off more than once."
    + "\nRule: clean up: a clean-up that is called twice must do no harm (EV-17)."
  static let stillCounted =
    "No finger is on the lamp, and it is lit: it still counts one whose touch was lost."
    + "\nRule: clean up: it takes back all that the beginning has changed, the number too (EV-17)."
  static let leavesLit = "The lamp left its window, so it lost its touches, and it is still lit."
  static let stillCounts =
    "The lamp lost its first finger when it left its window, though that one is on the glass still."
  static let watchesItsOwnSuperview =
    "The lamp's superview left the window with it; the lamp lost its touches all the same."
  static let slides = "The finger slid off and is still down: its touch is still the lamp's."
  static let staysIts =
    "Whatever is done to the lamp in its window, the finger's touch is still the lamp's."
  static let moves = "The lamp is in its window as before, and so its touch lives on."
  static let dead =
    "The lamp has switched off its user interaction, so it takes no touches any more."
    + "\nRule: chapter 2, Four steps, or one word: a view that is switched off isn't hit (HT-3)."
  static let both =
    "The alert took both touches in one call of touchesCancelled, and only one was taken off."
    + "\nRule: \(set)"
  static let othersCount = "The finger that is down belongs to another view."
  static let sharesItsFingers = "The finger that is down is on the other lamp."
  static let label =
    "The finger came down on a label in the lamp. The lamp hears its touch, and touch.view is the label."
    + "\nRule: chapter 4, A touch remembers its way: what the label doesn't take climbs on (RC-11)."
  static let takenByAPan =
    "A pan took the first finger's touch, and only that one. The second finger holds the lamp."

  static let cleanUp = "clean up: each ending of a touch goes through one place (EV-17)."
  static let one = "interrupt: one of two touches can end or be lost, and the other stays (EV-17)."
  private static let set =
    "chapter 1, Two keys, and an alert: one call may bring several touches, as a set (EV-17)."
  static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let stay = "stay: a touch keeps the view it came down on (HT-19)."
  static let began =
    "chapter 1, 164 points away: a touch is its view's, from began to its end (HT-19)."
}

let exercise13_2: Grader<Light> = Grader(
  "13.2", .repair, read: theRule, steps: steps,
  solution: {
    let lamp = Solutions13.Lamp(frame: .zero)
    return Light(view: lamp) { lamp.isLit }
  },
  alternatives: [
    { light(CountsTouches()) }, { light(LooksAtPhases()) }, { light(ListsIds()) },
    { light(DarkWithoutAWindow()) },
  ], wrong: wrong13_2,
  statement: [
    .tells("Users say"),
    .asks(
      "A lamp is lit from", "A finger is down", "Two fingers", "Both fingers come down at once",
      "A finger on a label"),
    .asks(
      "A finger is gone when", "A tap", "An alert", "One of two fingers is lost", "A pan takes",
      "The lamp goes to another"),
    .asks("Until then it may", "A finger slides off", "The lamp is hidden"),
    .asks("Repair the lamp", "Two lamps", "Random scene"),
    .asks(
      "One that has", "The lamp leaves", "Its page leaves", "The lamp leaves and is put back"),
    .asks("Worked touch:", "Two fingers, one after the other"),
    .asks("The other one is lifted", "Two fingers, both lifted"),
    .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, _ moments: [Moment], isLit: Bool, _ why: String?, rule: String,
    _ prepare: (Screen, Light) -> Void = { _, _ in }
  ) throws {
    try playing(name) {
      let light = make()
      let screen = Screen(light.view, "lamp", lampFrame)
      prepare(screen, light)
      try screen.play(moments)
      let isSingle = why == Diagnosis13_2.outAtTheFirst && !light.view.isMultipleTouchEnabled
      try expect(
        word(light.isLit()), is: word(isLit), name,
        otherwise: isSingle
          ? Diagnosis13_2.oneFingerOnly
          : light.view.isUserInteractionEnabled ? why : Diagnosis13_2.dead, rule: rule)
    }
  }
  let (one, two) = (Moment.down(60, 160), Moment.down(120, 220, finger: 2))
  let cleanUp = Diagnosis13_2.cleanUp
  try playing("Two lamps, and one of two fingers is lifted") {
    let (light, other) = (make(), make())
    let screen = Screen(light.view, "lamp", lampFrame)
    place(other.view, "other", CGRect(x: 200, y: 120, width: 150, height: 150), in: screen.page)
    try screen.play([one, .down(300, 200, finger: 2), .up()])
    try expect(
      "\(word(light.isLit())), the other \(word(other.isLit()))", is: "dark, the other lit",
      "Two lamps, and one of two fingers is lifted", otherwise: Diagnosis13_2.sharesItsFingers,
      rule: Diagnosis13_2.began)
  }
  try scene("A finger is down", [one], isLit: true, Diagnosis13_2.neverLit, rule: cleanUp)
  try scene("A tap", [one, .up()], isLit: false, Diagnosis13_2.staysAfterTheLift, rule: cleanUp)
  try scene(
    "Two fingers, one after the other, and one is lifted", [one, two, .up()], isLit: true,
    Diagnosis13_2.outAtTheFirst, rule: Diagnosis13_2.one)
  try scene(
    "Two fingers, one after the other, and the second is lifted", [one, two, .up(2)], isLit: true,
    Diagnosis13_2.outAtTheFirst, rule: Diagnosis13_2.one)
  try scene(
    "Two fingers, both lifted", [one, two, .up(), .up(2)], isLit: false,
    Diagnosis13_2.staysAfterTheLift, rule: cleanUp)
  try scene(
    "Both fingers come down at once, and one is lifted", [.downs(60, 160, 120, 220), .up()],
    isLit: true, Diagnosis13_2.countsCalls, rule: cleanUp)
  try scene(
    "Both fingers come down at once and are lifted one by one",
    [.downs(60, 160, 120, 220), .up(), .up(2)], isLit: false, Diagnosis13_2.countsCalls,
    rule: cleanUp)
  try scene(
    "Two fingers, lifted at once", [one, two, .ups], isLit: false, Diagnosis13_2.countsEnds,
    rule: cleanUp)
  try scene(
    "An alert comes up", [one, .alert], isLit: false, Diagnosis13_2.oneEnding,
    rule: Diagnosis13_2.interrupt)
  try scene(
    "An alert comes up over two fingers", [one, two, .alert], isLit: false,
    Diagnosis13_2.both, rule: Diagnosis13_2.interrupt)
  try scene(
    "One of two fingers is lost", [one, two, .lost(2)], isLit: true,
    Diagnosis13_2.outAtTheFirstLoss, rule: Diagnosis13_2.one)
  try scene(
    "One of two fingers is lost, the other lifted", [one, two, .lost(), .up(2)], isLit: false,
    Diagnosis13_2.stillCounted, rule: cleanUp)
  try scene(
    "The lamp leaves its window", [one, .leaves], isLit: false, Diagnosis13_2.leavesLit,
    rule: Diagnosis13_2.leave)
  try scene(
    "Its page leaves the window", [one, .pageLeaves], isLit: false,
    Diagnosis13_2.watchesItsOwnSuperview, rule: Diagnosis13_2.leave)
  try scene(
    "The lamp leaves and is put back, with the finger still down", [one, .leaves, .back],
    isLit: false, "The finger is still on the glass, but its touch is over for the lamp.",
    rule: Diagnosis13_2.leave)
  for (name, loss) in [
    ("An alert", Moment.alert), ("The lamp leaves and is put back", .leaves),
  ] {
    try scene(
      "\(name), the finger is lifted, and then a finger is down", [one, loss, .back, .up(), one],
      isLit: true, Diagnosis13_2.belowZero, rule: cleanUp)
    try scene(
      "\(name), the finger is lifted, and then a tap", [one, loss, .back, .up(), one, .up()],
      isLit: false, Diagnosis13_2.stillCounted, rule: cleanUp)
    try scene(
      "\(name), then two fingers, and one is lifted",
      [one, loss, .back, .up(), one, two, .up()], isLit: true, Diagnosis13_2.belowZero,
      rule: cleanUp)
  }
  let backAgain: [Moment] = [one, .leaves, .back, two]
  try scene(
    "The lamp leaves and is put back under its finger, and another finger is down", backAgain,
    isLit: true, Diagnosis13_2.belowZero, rule: cleanUp)
  try scene(
    "The lamp leaves and is put back under its finger, and another finger taps it",
    backAgain + [.up(2)], isLit: false, Diagnosis13_2.stillCounts, rule: Diagnosis13_2.leave)
  try scene(
    "A finger slides off", [one, .move(300, 600)], isLit: true, Diagnosis13_2.slides,
    rule: Diagnosis13_2.began)
  try scene(
    "The lamp is hidden under its finger",
    [one, .does("it is hidden") { $0.view.isHidden = true }],
    isLit: true, Diagnosis13_2.staysIts, rule: Diagnosis13_2.stay)
  try scene(
    "The lamp is switched off and on again under its finger",
    [
      one,
      .does("it is switched off") {
        for isOn in [false, true] { $0.view.isUserInteractionEnabled = isOn }
      },
    ], isLit: true,
    Diagnosis13_2.staysIts, rule: Diagnosis13_2.stay)
  try scene(
    "A finger slides off and is lifted there", [one, .move(300, 600), .up()], isLit: false,
    Diagnosis13_2.staysAfterTheLift, rule: Diagnosis13_2.stay)
  try scene(
    "The lamp goes to another superview in its window",
    [one, .does("another superview") { $0.stage.root.addSubview($0.view) }], isLit: true,
    Diagnosis13_2.moves, rule: "stay: a new superview in the same window ends no touch (GR-109).")
  try scene(
    "A tap, while a finger is on the page", [.down(300, 600, finger: 2), one, .up()],
    isLit: false, Diagnosis13_2.othersCount, rule: Diagnosis13_2.began)
  try scene(
    "An alert, and nothing else", [.down(300, 600), .alert], isLit: false,
    Diagnosis13_2.othersCount, rule: Diagnosis13_2.stay)
  func withLabel(_ screen: Screen, _ light: Light) {
    _ = card("label", 0, 0, 100, 100, in: light.view)
  }
  try scene(
    "A finger on a label in the lamp", [one], isLit: true, Diagnosis13_2.label, rule: cleanUp,
    withLabel)
  try scene(
    "A finger on a label in the lamp, and one beside it that is lifted", [one, two, .up(2)],
    isLit: true, Diagnosis13_2.label, rule: cleanUp, withLabel)
  try scene(
    "A finger on a label in the lamp, and an alert", [one, .alert], isLit: false,
    Diagnosis13_2.label, rule: Diagnosis13_2.interrupt, withLabel)
  try scene(
    "A pan takes the first of two fingers", [one, two, .move(60, 200)], isLit: true,
    Diagnosis13_2.takenByAPan, rule: "take: a gesture takes its own touches only (GR-51).",
    withPan)
  try scene(
    "A pan takes the only finger", [one, .move(60, 200)], isLit: false, nil,
    rule: "take: what a gesture takes is cancelled in its view, at once (GR-40).", withPan)
  try randomScenes(1...40) { name, random in
    let frame = CGRect(
      x: random.coordinate(0...100), y: random.coordinate(50...300),
      width: random.coordinate(80...250), height: random.coordinate(80...250))
    let moments = random.fingers(on: frame, random.int(in: 2...10))
    let (light, oracle) = (make(), light(CountsTouches()))
    // Both screens stay until both lamps have been asked: without its window a lamp is dark.
    var screens: [Screen] = []
    for (lamp, isTheirs) in [(light, true), (oracle, false)] {
      let screen = Screen(lamp.view, isTheirs ? "lamp" : "ours", frame)
      screens.append(screen)
      try screen.play(moments)
    }
    try withExtendedLifetime(screens) {
      try expect(
        word(light.isLit()), is: word(oracle.isLit()), "\(name): \(inWords(moments))", rule: cleanUp
      )
    }
  }
}

let lampFrame = CGRect(x: 20, y: 120, width: 150, height: 150)

private func word(_ isLit: Bool) -> String { isLit ? "lit" : "dark" }

/// A pan on the lamp that has room for one finger only.
private func withPan(_ screen: Screen, _ light: Light) {
  let pan = UIPanGestureRecognizer()
  pan.maximumNumberOfTouches = 1
  light.view.addGestureRecognizer(pan)
}

extension SceneRandom {
  /// What three fingers do on a view, and what happens to the view meanwhile.
  mutating func fingers(on frame: CGRect, _ count: Int) -> [Moment] {
    var (moments, down) = ([Moment](), Set<Int>())
    for _ in 0..<count {
      let finger = int(in: 1...3)
      let (x, y) = (
        Double(frame.minX) + coordinate(1...Int(frame.width) - 1),
        Double(frame.minY) + coordinate(1...Int(frame.height) - 1)
      )
      guard down.contains(finger) else {
        moments.append(.down(x, y, finger: finger))
        down.insert(finger)
        continue
      }
      switch int(in: 0...6) {
      case 0:
        moments.append(.move(x + 100, y + 100, finger: finger))
        continue
      case 1: moments.append(.lost(finger))
      case 2:
        moments += [.leaves, .back]
        if bool() { continue }
        moments.append(.up(finger))
      case 3: moments += [.alert, .up(finger)]
      default: moments.append(.up(finger))
      }
      down.remove(finger)
    }
    return moments
  }
}
