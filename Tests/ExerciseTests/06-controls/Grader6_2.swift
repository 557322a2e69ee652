import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions06

/// A checkbox of any design.
struct Box {
  let control: UIControl
  let isChecked: () -> Bool
  let check: (Bool) -> Void
}

/// What answers to exercise 6.2 are told.
enum Diagnosis6_2 {
  static let forgetsToSayThatTheValueChanged =
    "The tick is there, but no event was sent for it."
  static let decidesWhenTheFingerComesDown =
    "The box decides as the finger comes down; it may still slide off.\nRule: \(atTheLift)"
  static let turnsTheTickTooEarly =
    "The tick turns as the finger comes down, which may still slide off.\nRule: \(atTheLift)"
  static let sendsForNothing =
    "The tick stayed as it was, and valueChanged was sent all the same.\nRule: \(listen)"
  static let doesNotAskWhereTheTouchEnds = """
    The box does not ask where the touch has ended.
    Rule: chapter 6, A finger that strays: each lift calls endTracking; isTouchInside says where \
    it was (CT-5).
    """
  static let asksItsBounds =
    "The box asks its bounds or little more; a touch that is followed has more room."
    + "\nRule: \(tolerance)"
  static let sendsWheneverTheValueIsSet = "The program knows what it did; the event is for users."
  static let setsTheTickInsteadOfTurningIt =
    """
    The tap sets the tick; it has to turn it, off as well as on.
    Rule: the statement: a tap turns the tick, whichever way it stood.
    """
  static let sendsBeforeItTurnsTheTick = """
    The event goes out before the tick is turned, so a listener reads the old one.
    Rule: the statement: the touch turns the tick, and then sends the event.
    """
  static let changesWhenTheTouchIsCancelled =
    "The touch was taken away, and the box changed all the same."
  static let losesSightOfATouchThatHas =
    "Once the touch had left, the box took no more notice of it; it came back.\nRule: \(anew)"
  static let knowsThePlaceBefore =
    "The box remembers where the touch was before its last move; isTouchInside is computed anew at the lift."
  static let takesQuickTapsForOne =
    """
    The second of two quick taps did nothing; it is a touch like any other, whatever its tapCount.
    Rule: chapter 1, What you can keep: tapCount counts quick taps; each is a touch (EV-8).
    """
  static let takesALongTouchForNone =
    "A touch that is lifted inside counts, however long the finger stayed.\nRule: \(noTime)"
  static let leavesItsTouches =
    "The icon was laid on the box later. It takes the touch, so the box gets one not its own."
  static let leavesTheInner =
    "The picture lies in the icon and takes the touch: it is no subview of the box, but in the box."
  static let actsOnTouchesOfOthers =
    "The icon has the touch; the box acts on its end, but does not follow it."
  static let takesWhatComesBy = """
    The finger came down beside the box, which took it all the same: your hitTest never says nil.
    Rule: chapter 6, A finger that strays: a new touch has to hit (CT-9).
    """
  static let takesAHiddenOnes = """
    The box is hidden and took the finger: your hitTest asks for the place, and for nothing else.
    Rule: chapter 2, Four steps, or one word: what is hidden gets no touch (HT-11).
    """
  static let asksWhetherItIsEnabled =
    "A control that is disabled under the finger still follows its touch, up to the lift."
  static let countsEveryFinger =
    """
    The box follows one touch; what the other finger does is no touch that it followed.
    Rule: chapter 6, The methods you shouldn't override: in our engine a control that follows a \
    touch takes no other one (CT-3).
    """
  static let asksInItsSuperview =
    """
    A box in its superview's corner turns, and this one, further down, doesn't.
    Rule: chapter 1, What you can keep: location(in:) counts in the view you name (EV-9).
    """
  static let asksHowItLooks =
    """
    A program has put out the box's highlight under the finger. That is only how it looks.
    Rule: chapter 6, A finger that strays: where the followed touch is, isTouchInside says (CT-9).
    """
  static let sendsMoreThanOne =
    """
    The lift sends touchUpInside as it is, and the box has sent one of its own.
    Rule: the statement: the box sends `.valueChanged`, once.
    """
  static let overridesWithoutSuper =
    "The touch is over, and the box still looks pressed: UIControl never heard the end."

  static let listen = "a control sends valueChanged itself, for the user's changes only (CT-12)."
  static let atTheLift =
    "chapter 6, A finger that strays: inside or outside is judged last at the lift (CT-7)."
  static let tolerance =
    "chapter 6, A finger that strays: less than 70 points outside an edge counts as inside (CT-9)."
  static let anew =
    "chapter 6, A finger that strays: each move says anew whether the touch is inside (CT-5)."
  static let noTime = "the statement: a touch that is lifted inside turns the tick."
  static let stop =
    "chapter 6, A finger that strays: the place of the lift is judged anew (CT-7, CT-9)."
  static let valueChanged =
    "valueChanged says that the value has changed, so the change comes first (CT-12)."
  static let own =
    "chapter 6, \"The last star is dead\": a control follows only a touch whose view it is (CT-3)."
  static let disabled = "a control that is disabled under the finger stops nothing (CT-15)."
  static let oneEnd = "a touch is ended or cancelled, never both (CT-8)."
  static let callSuper =
    "chapter 6, The methods you shouldn't override: call super, or UIControl hears nothing (CT-2)."
}

private let statement6_2: [Asked] = [
  .tells("Write a checkbox"),
  .asks(
    "A touch that the control followed", "A tap", "Lifted 71 points below",
    "Lifted 30 points below",
    "Out by 100 points, back in", "Two quick taps", "Held for three", "What a listener finds",
    "Disabled under the finger"),
  .asks(
    "No other touch does that", "The system cancels the touch", "Down, and not lifted yet",
    "A second finger", "A tap 30 points beside", "A tap on a box that is hidden"),
  .asks("A program that sets", "A program sets isChecked"),
  .asks("After each touch", "After a tap", "After a touch that was cancelled"),
  .asks("Others may lay views", "A tap on an icon", "A tap on a picture"),
  .asks("A finger that comes down", "Down on an icon", "A tap on the part of an icon"),
  .asks("Worked touch", "Two taps"),
]

let exercise6_2: Grader<Box> = Grader(
  "6.2", read: "Chapters/06-controls, A touch has two ends",
  solution: {
    let box = Solutions06.Checkbox(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  alternatives: [
    {
      let box = TargetsItself(frame: .zero)
      return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
    },
    {
      let box = SelectsItself(frame: .zero)
      return Box(control: box, isChecked: { box.isSelected }, check: { box.isSelected = $0 })
    },
    {
      let box = SwitchesOff(frame: .zero)
      return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
    },
  ], wrong: wrong6_2, statement: statement6_2
) { make in
  let down = TouchStep.down(x: 150, y: 220)
  let tap = [down, .up(), .wait(1)]

  func scene(
    _ name: String, _ steps: [TouchStep], checked: Bool = false, is wanted: String,
    why: [String: String], rule: String, prepare: (Stage, Box) -> Void = { _, _ in }
  ) throws {
    try expect(
      box(after: steps, checked: checked, prepare: prepare, make).state, is: wanted, name, why: why,
      rule: rule)
  }
  let atTheCorner = try making("A tap") {
    try box(
      after: [.down(x: 50, y: 20), .up()], in: CGRect(x: 0, y: 0, width: 100, height: 40), make
    ).state
  }
  try scene(
    "A tap", [down, .up()], is: "checked, 1 valueChanged",
    why: [
      "empty, 0 valueChanged": atTheCorner == "checked, 1 valueChanged"
        ? Diagnosis6_2.asksInItsSuperview
        : "The tap was followed to its end, and nothing came of it.",
      "checked, 0 valueChanged": Diagnosis6_2.forgetsToSayThatTheValueChanged,
      "checked, 2 valueChanged": "One change is said twice.",
    ], rule: Diagnosis6_2.listen)
  try scene(
    "Two taps", tap + tap, is: "empty, 2 valueChanged",
    why: [
      "checked, 2 valueChanged": Diagnosis6_2.setsTheTickInsteadOfTurningIt,
      "checked, 1 valueChanged": "Only the first tap turned the tick.",
      "empty, 1 valueChanged": "The tick went, and what listens was not told.",
    ], rule: Diagnosis6_2.listen)
  try scene(
    "Two quick taps", [down, .up(), down, .up()], is: "empty, 2 valueChanged",
    why: ["checked, 1 valueChanged": Diagnosis6_2.takesQuickTapsForOne], rule: Diagnosis6_2.listen)
  try scene(
    "Held for three seconds, and lifted", [down, .wait(3), .up()], is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.takesALongTouchForNone], rule: Diagnosis6_2.stop)
  try scene(
    "Down, and not lifted yet", [down], is: "empty, 0 valueChanged",
    why: [
      "checked, 1 valueChanged": Diagnosis6_2.decidesWhenTheFingerComesDown,
      "checked, 0 valueChanged": Diagnosis6_2.turnsTheTickTooEarly,
    ], rule: Diagnosis6_2.stop)
  try expect(
    box(after: [down, .move(x: 150, y: 311), .up()], make).state, is: "empty, 0 valueChanged",
    "Lifted 71 points below",
    why: [
      "checked, 1 valueChanged": box(
        after: [down, .move(x: 150, y: 311), .move(x: 150, y: 320), .up()], make
      ).state.hasPrefix("empty")
        ? Diagnosis6_2.knowsThePlaceBefore : Diagnosis6_2.doesNotAskWhereTheTouchEnds,
      "empty, 1 valueChanged": Diagnosis6_2.sendsForNothing,
    ], rule: Diagnosis6_2.stop)
  for below in [30, 69] {
    try scene(
      "Lifted \(below) points below", [down, .move(x: 150, y: 240 + Double(below)), .up()],
      is: "checked, 1 valueChanged",
      why: ["empty, 0 valueChanged": Diagnosis6_2.asksItsBounds], rule: Diagnosis6_2.stop)
  }
  try scene(
    "Out by 100 points, back in, and lifted",
    [down, .move(x: 150, y: 340), .move(x: 150, y: 230), .up()], is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.losesSightOfATouchThatHas], rule: Diagnosis6_2.stop)
  try scene(
    "The system cancels the touch", [down, .cancel()], is: "empty, 0 valueChanged",
    why: [
      "checked, 1 valueChanged": Diagnosis6_2.changesWhenTheTouchIsCancelled
    ], rule: Diagnosis6_2.oneEnd)
  for (name, steps) in [
    ("After a tap", [down, .up()]), ("After a touch that was cancelled", [down, .cancel()]),
    ("After a lift far outside", [down, .move(x: 150, y: 500), .up()]),
  ] {
    try expect(
      box(after: steps, make).pressed, is: "released", name,
      why: ["pressed": Diagnosis6_2.overridesWithoutSuper], rule: Diagnosis6_2.callSuper)
  }
  try scene(
    "Disabled under the finger, and lifted", tap, is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.asksWhetherItIsEnabled],
    rule: Diagnosis6_2.disabled
  ) { stage, box in stage.phone.clock.schedule(after: 0.02) { box.control.isEnabled = false } }
  let onIcon = [TouchStep.down(x: 150, y: 220), .up(), .wait(1)]
  try scene(
    "A tap on an icon that was laid on the box", onIcon, is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.leavesItsTouches], rule: Diagnosis6_2.own
  ) { _, box in _ = icon(on: box) }
  try scene(
    "A tap on a picture in such an icon", onIcon, is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.leavesTheInner], rule: Diagnosis6_2.own
  ) { _, box in icon(on: box).addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))) }
  try expect(
    box(after: [down], prepare: { _, box in _ = icon(on: box) }, make).pressed, is: "pressed",
    "Down on an icon, not lifted yet",
    why: ["released": Diagnosis6_2.actsOnTouchesOfOthers], rule: Diagnosis6_2.own)
  try scene(
    "A tap on the part of an icon that hangs out", [.down(x: 210, y: 220), .up(), .wait(1)],
    is: "empty, 0 valueChanged",
    why: ["checked, 1 valueChanged": Diagnosis6_2.takesWhatComesBy], rule: Diagnosis6_2.stop
  ) { _, box in icon(on: box).frame.size.width = 100 }
  try scene(
    "A tap 30 points beside the box", [.down(x: 230, y: 220), .up(), .wait(1)],
    is: "empty, 0 valueChanged",
    why: ["checked, 1 valueChanged": Diagnosis6_2.takesWhatComesBy], rule: Diagnosis6_2.stop)
  try scene(
    "A tap on a box that is hidden", tap, is: "empty, 0 valueChanged",
    why: ["checked, 1 valueChanged": Diagnosis6_2.takesAHiddenOnes], rule: Diagnosis6_2.own
  ) { _, box in box.control.isHidden = true }
  try scene(
    "A tap while a program puts the highlight out", tap, is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.asksHowItLooks], rule: Diagnosis6_2.stop
  ) { stage, box in stage.phone.clock.schedule(after: 0.02) { box.control.isHighlighted = false } }
  try playing("A tap, and what else is sent") {
    let (stage, made) = (Stage(), make())
    var lifts = 0
    let listener = Listener()
    listener.hear = { lifts += 1 }
    stage.add(made.control, "box", dialFrame)
    made.control.addTarget(listener, action: Listener.heard, for: .touchUpInside, name: "heard")
    try play(tap, on: stage)
    try expect(
      "\(lifts) touchUpInside", is: "1 touchUpInside", "A tap, and what else is sent",
      otherwise: Diagnosis6_2.sendsMoreThanOne, rule: nil)
  }
  try scene(
    "A second finger comes and goes, and the first is lifted",
    [down, .down(2, x: 120, y: 210), .up(2), .up()], is: "checked, 1 valueChanged",
    why: [
      "empty, 2 valueChanged": Diagnosis6_2.countsEveryFinger,
      "checked, 3 valueChanged": Diagnosis6_2.countsEveryFinger,
    ], rule: Diagnosis6_2.own
  ) { _, box in box.control.isMultipleTouchEnabled = true }

  try playing("A program sets isChecked") {
    let (stage, made) = (Stage(), make())
    var said = 0
    let listener = Listener()
    listener.hear = { said += 1 }
    stage.add(made.control, "box", dialFrame)
    made.control.addTarget(listener, action: Listener.heard, for: .valueChanged, name: "heard")
    made.check(true)
    try expect(
      "\(made.isChecked() ? "checked" : "empty"), \(said) valueChanged",
      is: "checked, 0 valueChanged", "A program sets isChecked",
      why: ["checked, 1 valueChanged": Diagnosis6_2.sendsWheneverTheValueIsSet],
      rule: Diagnosis6_2.listen)
  }
  try scene(
    "A tap, after a program set the tick", tap, checked: true, is: "empty, 1 valueChanged",
    why: [
      "checked, 1 valueChanged": Diagnosis6_2.setsTheTickInsteadOfTurningIt,
      "empty, 0 valueChanged": "The tick went, and what listens was not told.",
    ], rule: Diagnosis6_2.listen)
  try expect(
    box(after: tap, make).found, is: "checked", "What a listener finds after one tap",
    why: ["empty": Diagnosis6_2.sendsBeforeItTurnsTheTick], rule: Diagnosis6_2.valueChanged)
  try randomScenes { name, random in
    let frame = CGRect(
      x: random.coordinate(0...200), y: random.coordinate(100...400),
      width: random.coordinate(20...150), height: random.coordinate(20...80))
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) {
      steps += random.way(around: frame) + (random.bool() ? [.wait(0.5)] : [])
    }
    let isChecked = random.bool()
    let model = TargetsItself(frame: .zero)
    let wanted = try box(after: steps, checked: isChecked, in: frame) {
      Box(control: model, isChecked: { model.isChecked }, check: { model.isChecked = $0 })
    }
    try expect(
      box(after: steps, checked: isChecked, in: frame, make).state, is: wanted.state,
      "\(name), box \(frame.inWords)\(isChecked ? ", checked" : ""): \(inWords(steps))", why: [:],
      rule: Diagnosis6_2.stop)
  }
}

/// Lays an icon on a box.
private func icon(on box: Box) -> UIView {
  let icon = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
  box.control.addSubview(icon)
  return icon
}

/// What has become of a box after a script.
private func box(
  after steps: [TouchStep], checked: Bool = false, in frame: CGRect = dialFrame,
  prepare: (Stage, Box) -> Void = { _, _ in }, _ make: () -> Box
) throws -> (state: String, pressed: String, found: String) {
  let (stage, box) = (Stage(), make())
  var (said, found) = (0, "nothing")
  func state() -> String { box.isChecked() ? "checked" : "empty" }
  if checked { box.check(true) }
  let listener = Listener()
  listener.hear = {
    said += 1
    found = state()
  }
  stage.add(box.control, "box", frame)
  box.control.addTarget(listener, action: Listener.heard, for: .valueChanged, name: "heard")
  prepare(stage, box)
  try play(steps, on: stage)
  let isPressed = box.control.isTracking || box.control.isHighlighted
  return (
    "\(state()), \(said) valueChanged", isPressed ? "pressed" : "released", found
  )
}
