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
    "The tick is there, but nobody who listens has heard of it."
  static let decidesWhenTheFingerComesDown =
    "The box decides as the finger comes down; it may still slide off."
  static let doesNotAskWhereTheTouchEnds = "The box does not ask where the touch has ended."
  static let asksItsBounds =
    "The box asks its bounds or little more; a touch that is followed has more room."
  static let sendsWheneverTheValueIsSet = "The program knows what it did; the event is for users."
  static let setsTheTickInsteadOfTurningIt =
    "The tap sets the tick; it has to turn it, off as well as on."
  static let sendsBeforeItTurnsTheTick =
    "The event goes out before the tick is turned; whoever listens reads the old one."
  static let changesWhenTheTouchIsCancelled =
    "The touch was taken away, and the box changed all the same."
  static let losesSightOfATouchThatHas =
    "Once the touch had left, the box took no more notice of it; it came back."
  static let overridesWithoutSuper =
    "The touch is over, and the box still looks pressed: UIControl never heard of the end."

  static let listen = "a control sends valueChanged itself, for the user's changes only (CT-12)."
  static let stop =
    "stop: where the touch is lifted is computed anew, with its 70 points around (CT-7, CT-9)."
  static let valueChanged =
    "valueChanged says that the value has changed, so the change comes first (CT-12)."
  static let oneEnd = "stop: a touch is ended or cancelled, never both (CT-8)."
  static let callSuper = "stop: endTracking and the touches methods need super (CT-1, CT-2)."
}

let exercise6_2: Grader<Box> = Grader(
  "6.2", read: "Chapters/06-controls, The rule, stop",
  solution: {
    let box = Solutions06.Checkbox(frame: .zero)
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  alternatives: [
    {
      let box = TargetsItself(frame: .zero)
      return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
    }
  ], wrong: wrong6_2
) { make in
  let down = TouchStep.down(x: 150, y: 220)

  func scene(
    _ name: String, _ steps: [TouchStep], checked: Bool = false, is wanted: String,
    why: [String: String], rule: String
  ) throws {
    try expect(
      box(after: steps, checked: checked, make).state, is: wanted, name, why: why, rule: rule)
  }
  try scene(
    "A tap", [down, .up()], is: "checked, 1 valueChanged",
    why: [
      "empty, 0 valueChanged": "The tap was followed to its end, and nothing came of it.",
      "checked, 0 valueChanged": Diagnosis6_2.forgetsToSayThatTheValueChanged,
      "checked, 2 valueChanged": "One change is said twice.",
    ], rule: Diagnosis6_2.listen)
  try scene(
    "Down, and not lifted yet", [down], is: "empty, 0 valueChanged",
    why: [
      "checked, 1 valueChanged": Diagnosis6_2.decidesWhenTheFingerComesDown
    ], rule: Diagnosis6_2.stop)
  try scene(
    "Lifted 71 points below", [down, .move(x: 150, y: 311), .up()], is: "empty, 0 valueChanged",
    why: ["checked, 1 valueChanged": Diagnosis6_2.doesNotAskWhereTheTouchEnds],
    rule: Diagnosis6_2.stop)
  try scene(
    "Lifted 30 points below", [down, .move(x: 150, y: 270), .up()], is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.asksItsBounds], rule: Diagnosis6_2.stop)
  try scene(
    "Lifted 69 points below", [down, .move(x: 150, y: 309), .up()], is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.asksItsBounds], rule: Diagnosis6_2.stop)
  try scene(
    "Out by 100 points, back in, and lifted",
    [down, .move(x: 150, y: 340), .move(x: 150, y: 230), .up()], is: "checked, 1 valueChanged",
    why: ["empty, 0 valueChanged": Diagnosis6_2.losesSightOfATouchThatHas], rule: Diagnosis6_2.stop)
  try scene(
    "The system cancels the touch", [down, .cancel()], is: "empty, 0 valueChanged",
    why: [
      "checked, 1 valueChanged": Diagnosis6_2.changesWhenTheTouchIsCancelled
    ], rule: Diagnosis6_2.oneEnd)

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

  let tap = [down, .up(), .wait(1)]
  try scene(
    "A tap, after a program set the tick", tap, checked: true, is: "empty, 1 valueChanged",
    why: [
      "checked, 1 valueChanged": Diagnosis6_2.setsTheTickInsteadOfTurningIt,
      "empty, 0 valueChanged": "The tick went, and nobody who listens has heard of it.",
    ], rule: Diagnosis6_2.listen)
  try scene(
    "Three taps", tap + tap + tap, is: "checked, 3 valueChanged",
    why: ["checked, 1 valueChanged": "Only the first tap turned the tick."],
    rule: Diagnosis6_2.listen)
  try expect(
    box(after: tap, make).found, is: "checked", "What a listener finds after one tap",
    why: ["empty": Diagnosis6_2.sendsBeforeItTurnsTheTick], rule: Diagnosis6_2.valueChanged)

  try expect(
    box(after: [down, .up()], make).pressed, is: "released", "After a tap",
    why: [
      "pressed": Diagnosis6_2.overridesWithoutSuper
    ], rule: Diagnosis6_2.callSuper)
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<3 { steps += random.way(around: dialFrame) + [.wait(0.5)] }
    let model = TargetsItself(frame: .zero)
    let wanted = try box(after: steps) {
      Box(control: model, isChecked: { model.isChecked }, check: { model.isChecked = $0 })
    }
    try expect(
      box(after: steps, make).state, is: wanted.state, name, why: [:], rule: Diagnosis6_2.stop)
  }
}

/// What has become of a box after a script.
private func box(
  after steps: [TouchStep], checked: Bool = false, _ make: () -> Box
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
  stage.add(box.control, "box", dialFrame)
  box.control.addTarget(listener, action: Listener.heard, for: .valueChanged, name: "heard")
  try play(steps, on: stage)
  let isPressed = box.control.isTracking || box.control.isHighlighted
  return (
    "\(state()), \(said) valueChanged", isPressed ? "pressed" : "released", found
  )
}
