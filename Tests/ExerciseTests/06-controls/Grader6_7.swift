import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions06

/// A fader of any design.
struct Fading {
  let control: UIControl
  let value: () -> Double
  let set: (Double) -> Void
}

/// What answers to exercise 6.7 are told.
enum Diagnosis6_7 {
  static let jumpsToTheFinger =
    "The value jumps to the finger; a fader is grabbed where it is.\nRule: \(grabbed)"
  static let jumpsWhenItMoves =
    "The value goes to where the finger is; a fader moves by as much as the finger moves."
  static let takesAWidthForGiven =
    "The way counts as a part of another width; this fader is 120 points wide.\nRule: \(width)"
  static let changesAndDoesNotSaySo =
    "The value changed, and no event was sent for it.\nRule: \(itself)"
  static let addsUpSmallSteps =
    "The value came back before the finger did: the way beyond the end was forgotten."
  static let sendsAtEveryMove = "The second move changed nothing, and the fader sent all the same."
  static let measuresOnTheScreen =
    """
    You measure in points of the screen; on this fader they are half as long.
    Rule: chapter 1, What you can keep: location(in:) counts in the view you name (EV-9).
    """
  static let measuresBesideIt =
    """
    The finger went a quarter of the way along the fader, which lies upright: ask for places in it, \
    and for its own width.
    Rule: chapter 1, What you can keep: location(in:) counts in the view you name (EV-9).
    """
  static let forgetsThatATouchCanBeCancelled =
    "The touch was taken away, and nothing that ran then put the value back. "
    + "(In our engine isTracking is false after super.)"
  static let goesBackOneMove =
    "The alert took back the last move only; the whole touch is void.\nRule: \(noted)"
  static let putsTheValueBackInSilence =
    "The value is back, but no event says so, so what listens keeps the other one."
    + "\nRule: \(backIsAChange)"
  static let canBeGrabbedByItsKnobOnly =
    """
    The finger came down beside the knob; a fader is grabbed anywhere.
    Rule: beginTracking decides which touches are followed, and a fader takes any (CT-4).
    """
  static let sendsBeforeItChanges =
    "The event goes out before the value is there; what listens reads the old one."
    + "\nRule: \(afterwards)"
  static let sendsWheneverTheValueIsSet =
    "The program knows what it did; the event is for the user's changes."
  static let letsGoOfATouchThatHas =
    """
    The fader let go of a touch that had left; it may go anywhere.
    Rule: \(until)
    """
  static let remembersTheBeginningOfTheFirst =
    "The first drag was lifted and is valid; the alert takes back only its own touch's change."
    + "\nRule: \(noted)"

  static let saysAChangeTwice =
    "One change is said twice, and the finger is not even lifted.\nRule: \(eachOnce)"
  static let sendsBeforeItIsBack =
    "The event goes out before the value is put back; what listens reads the other one."
    + "\nRule: \(afterwards)"
  static let rounds =
    "The value was rounded; a way of any length changes it, by just that part.\nRule: \(width)"
  static let saysSeveralAtOnce =
    """
    The value changed at both moves, and only one event came; each change is said.
    Rule: \(eachOnce)
    """
  static let goesTheOtherWay =
    "The value goes the other way than the finger.\nRule: \(width)"
  static let beginsAtZero =
    "The way alone became the value; the value at the beginning was not noted.\nRule: \(grabbed)"
  static let beginsAtTheEdge =
    "The way was counted from the fader's left edge, not from where the finger came down."
    + "\nRule: \(grabbed)"
  static let addsPoints =
    "The way was added in points; one as long as the fader is wide is worth 1.\nRule: \(width)"
  static let leavesItsRange =
    "A value below 0 was sent: nothing has clamped it before the event.\nRule: \(follow)"
  static let putsBackWhatIsLiftedOutside =
    "The finger was lifted, though far outside; only a touch that is taken away puts the value back."
    + "\nRule: \(stop)"
  static let stopsAtTheEnd =
    """
    The fader let go of its touch beyond the end, and took no notice when the finger came back.
    Rule: \(until)
    """
  static let overridesWithoutSuper =
    "The fader still looks pressed: cancelTracking was overridden without super."

  static let forgetsThatItMayLeave =
    "The fader left its window, and so the touch was taken away; its value stays."
  static let takesAQuickTouchForNone =
    """
    The second drag came quickly after the first, and it is a touch like any other.
    Rule: chapter 1, What you can keep: tapCount counts quick taps; each is a touch (EV-8).
    """

  static let follow =
    "the statement: each value comes from the one at the start and the whole way since; clamp it last."
  static let grabbed =
    "where a touch begins nothing has moved yet; note value and place there (CT-4)."
  static let width =
    "the statement: the way's part of the fader's own width is the part added to the value."
  static let itself =
    "a control sends valueChanged itself, when the user changed the value (CT-12)."
  static let afterwards =
    "valueChanged says that the value has changed, so the change comes first (CT-12)."
  static let eachOnce = "each change that the user makes sends valueChanged once (CT-12)."
  static let backIsAChange =
    "the statement: a cancelled touch puts the value back, and sends if that is a change."
  static let noted =
    "beginTracking is called for each touch: note there what a cancel puts back (CT-4)."
  static let once =
    "a control sends valueChanged when the user changed the value, and only then (CT-12)."
  static let stop = "cancelTracking is called where the touch is taken away (CT-8)."
  static let callSuper = "an override of cancelTracking calls super (CT-2)."
  static let until = "a touch is followed until it is over, unless continueTracking says no (CT-6)."
}

private let statement6_7: [Asked] = [
  .asks(
    "Write a fader that is grabbed", "Value 0.5, the finger comes down at a quarter",
    "Value 0.5, a quarter of the width", "Value 0.5, grabbed at a quarter",
    "A fader 120 points wide", "A fader drawn twice as large", "A fader turned upright",
    "Value 0.5, straight down"),
  .asks(
    "Where the finger goes further", "Value 0.5, to the left beyond the end",
    "Value 0.5, to the right beyond the end"),
  .asks(
    "Each change by the finger", "Value 0.5, a quarter of the width", "Value 0.5, one point",
    "Value 0.5, to the right beyond the end, and further", "Value 0.5, two drags"),
  .asks(
    "A cancelled touch puts back", "Value 0.5, a quarter to the right, and an alert",
    "Value 0.5, a quarter to the right in two moves",
    "Value 0.5, not moved, and an alert", "Value 0.5, a drag by a tenth, then one by a fifth",
    "Value 0.5, a quarter to the right, and the fader leaves", "After a drag that an alert",
    "After a touch that an alert"),
  .asks("Nothing else sends", "A program sets value", "A tap at a quarter"),
  .asks("Worked touch", "A tap at a quarter"),
]

let exercise6_7: Grader<Fading> = Grader(
  "6.7", read: "Chapters/06-controls, The methods you shouldn't override",
  solution: {
    let fader = Solutions06.Fader(frame: .zero)
    return Fading(control: fader, value: { fader.value }, set: { fader.value = $0 })
  },
  alternatives: [
    {
      let fader = CarriesOver(frame: .zero)
      return Fading(control: fader, value: { fader.value }, set: { fader.value = $0 })
    },
    {
      let fader = CountsParts(frame: .zero)
      return Fading(control: fader, value: { fader.value }, set: { fader.value = $0 })
    },
  ], wrong: wrong6_7, statement: statement6_7
) { make in
  let down = TouchStep.down(x: 150, y: 120)
  func scene(
    _ name: String, _ steps: [TouchStep], from value: Double = 0.5, in frame: CGRect = faderFrame,
    scale: Double = 1, turned: Double = 0, is wanted: String, why: [String: String] = [:],
    rule: String,
    prepare: (Stage, Fading) -> Void = { _, _ in }
  ) throws {
    try expect(
      fader(steps, from: value, in: frame, scale: scale, turned: turned, prepare: prepare, make),
      is: wanted, name, why: why, rule: rule)
  }
  func to(_ x: Double, _ y: Double = 120) -> TouchStep { .move(x: x, y: y) }
  /// What tells two mistakes apart that look alike in a scene.
  func probe(_ steps: [TouchStep], from value: Double = 0.5) throws -> String {
    try fader(steps, from: value, in: faderFrame, scale: 1, prepare: { _, _ in }, make)
  }

  try scene(
    "A program sets value to 0.5", [], is: "0.5, sent nothing",
    why: ["0.5, sent 0.5": Diagnosis6_7.sendsWheneverTheValueIsSet], rule: Diagnosis6_7.once)
  try scene(
    "Value 0.5, the finger comes down at a quarter", [.down(x: 100, y: 120)],
    is: "0.5, sent nothing",
    why: [
      "0.25, sent 0.25": Diagnosis6_7.jumpsToTheFinger,
      "0.25, sent nothing": Diagnosis6_7.jumpsToTheFinger,
      "0.5, sent 0.5": "The finger came down and changed nothing, and the fader sent all the same.",
    ], rule: Diagnosis6_7.follow)
  try scene(
    "A tap at a quarter", [.down(x: 100, y: 120), .up()], is: "0.5, sent nothing",
    why: [
      "0.25, sent 0.25": Diagnosis6_7.jumpsToTheFinger,
      "0.5, sent 0.5": "The tap changed nothing, and the fader sent all the same.",
    ], rule: Diagnosis6_7.once)
  try scene(
    "Value 0.5, a quarter of the width to the right", [down, to(200), .up()],
    is: "0.75, sent 0.75",
    why: [
      "0.5, sent nothing": "The finger moved, and the value did not.",
      "0.75, sent nothing": Diagnosis6_7.changesAndDoesNotSaySo,
      "0.75, sent 0.5": Diagnosis6_7.sendsBeforeItChanges,
      "0.5, sent 0.75, 0.5": "The lift puts the value back; only a cancelled touch does that.",
      "0.25, sent 0.25": probe([down, to(200)], from: 0.25) == "0, sent 0"
        ? Diagnosis6_7.goesTheOtherWay : Diagnosis6_7.beginsAtZero,
      "1, sent 1": probe([.down(x: 100, y: 120), to(125)]) == "1, sent 1"
        ? Diagnosis6_7.addsPoints : Diagnosis6_7.beginsAtTheEdge,
      "0.75, sent 0.75, 0.75": probe([down, to(200)]) == "0.75, sent 0.75"
        ? "The lift changes nothing any more; it is no reason to send again."
        : Diagnosis6_7.saysAChangeTwice,
    ], rule: Diagnosis6_7.once)
  try scene(
    "Value 0.5, grabbed at a quarter, an eighth of the width to the right",
    [.down(x: 100, y: 120), to(125), .up()], is: "0.625, sent 0.625",
    why: [
      "0.5, sent nothing": Diagnosis6_7.canBeGrabbedByItsKnobOnly,
      "0.375, sent 0.375": Diagnosis6_7.jumpsWhenItMoves,
      "0.63, sent 0.63": Diagnosis6_7.rounds,
      "0.62, sent 0.62": Diagnosis6_7.rounds,
    ], rule: Diagnosis6_7.follow)
  try scene(
    "A fader 120 points wide, value 0.5, 30 points to the right",
    [.down(x: 100, y: 120), to(130), .up()], in: CGRect(x: 40, y: 100, width: 120, height: 40),
    is: "0.75, sent 0.75", why: ["0.65, sent 0.65": Diagnosis6_7.takesAWidthForGiven],
    rule: Diagnosis6_7.follow)
  try scene(
    "Value 0.5, to the left beyond the end, and back by half of the width",
    [down, to(0), to(100), .up()], is: "0.25, sent 0, 0.25",
    why: [
      "0.5, sent 0, 0.5": Diagnosis6_7.addsUpSmallSteps,
      "0, sent 0": Diagnosis6_7.stopsAtTheEnd,
      "0.25, sent 0.25": Diagnosis6_7.saysSeveralAtOnce,
      "0.25, sent -0.25, 0.25": Diagnosis6_7.leavesItsRange,
    ], rule: Diagnosis6_7.follow)
  try scene(
    "Value 0.5, to the right beyond the end, and further", [down, to(300), to(340), .up()],
    is: "1, sent 1",
    why: [
      "1, sent 1, 1": Diagnosis6_7.sendsAtEveryMove,
      "0.5, sent 1": Diagnosis6_7.putsBackWhatIsLiftedOutside,
      "0.5, sent 1, 0.5": Diagnosis6_7.putsBackWhatIsLiftedOutside,
    ], rule: Diagnosis6_7.once)
  try scene(
    "Value 0.5, to the right beyond the end, and back by a quarter",
    [down, to(300), to(250), .up()], is: "1, sent 1",
    why: ["0.75, sent 1, 0.75": Diagnosis6_7.addsUpSmallSteps], rule: Diagnosis6_7.follow)
  try scene(
    "Value 0.5, straight down by 400 points, then right in two moves",
    [down, to(150, 520), to(170, 520), to(190, 520), .up()], is: "0.7, sent 0.6, 0.7",
    why: [
      "0.5, sent nothing": "A touch that is followed may go anywhere; the way is what counts.",
      "0.6, sent 0.6": Diagnosis6_7.letsGoOfATouchThatHas,
      "0.7, sent nothing": Diagnosis6_7.isSilentOutside,
      "1, sent 1": "The way down was counted; only the way to the right or left is.",
    ], rule: Diagnosis6_7.follow)
  try scene(
    "A fader drawn twice as large, 100 points to the right", [down, to(250), .up()], scale: 2,
    is: "0.75, sent 0.75",
    why: [
      "1, sent 1": Diagnosis6_7.measuresOnTheScreen,
      "0.625, sent 0.625": Diagnosis6_7.measuresItsFrame,
    ], rule: Diagnosis6_7.follow)
  try scene(
    "A fader turned upright, 50 points down", [down, .move(x: 150, y: 170), .up()],
    turned: .pi / 2, is: "0.75, sent 0.75",
    why: [
      "0.5, sent nothing": Diagnosis6_7.measuresBesideIt,
      "1, sent 1": Diagnosis6_7.measuresBesideIt,
    ], rule: Diagnosis6_7.follow)
  try scene(
    "Value 0.5, a quarter to the right, and an alert comes up", [down, to(200), .cancel()],
    is: "0.5, sent 0.75, 0.5",
    why: [
      "0.75, sent 0.75": Diagnosis6_7.forgetsThatATouchCanBeCancelled,
      "0.5, sent 0.75, 0.75": Diagnosis6_7.sendsBeforeItIsBack,
      "0.5, sent 0.75": Diagnosis6_7.putsTheValueBackInSilence,
      "0, sent 0.75, 0": Diagnosis6_7.putsBackZero,
    ], rule: Diagnosis6_7.stop)
  try scene(
    "Value 0.5, a quarter to the right in two moves, and an alert comes up",
    [down, to(170), to(200), .cancel()], is: "0.5, sent 0.6, 0.75, 0.5",
    why: ["0.6, sent 0.6, 0.75, 0.6": Diagnosis6_7.goesBackOneMove], rule: Diagnosis6_7.stop)
  try scene(
    "Value 0.5, a quarter to the right, and the fader leaves the screen",
    [down, to(200), .wait(0.2)], is: "0.5, sent 0.75, 0.5",
    why: [
      "0.75, sent 0.75": Diagnosis6_7.forgetsThatItMayLeave,
      "0.5, sent 0.75": Diagnosis6_7.putsTheValueBackInSilence,
    ], rule: Diagnosis6_7.stop
  ) { stage, fading in
    stage.phone.clock.schedule(after: 0.2) { fading.control.removeFromSuperview() }
  }
  try scene(
    "Value 0.5, not moved, and an alert comes up", [down, .cancel()], is: "0.5, sent nothing",
    why: ["0.5, sent 0.5": "Nothing has changed, so there is nothing to send."],
    rule: Diagnosis6_7.once)
  try scene(
    "Value 0.5, two drags by a tenth each",
    [down, to(170), .up(), .wait(0.5), down, to(170), .up()], is: "0.7, sent 0.6, 0.7",
    why: ["0.6, sent 0.6": "The second drag counts from where the first one began."],
    rule: Diagnosis6_7.follow)
  try scene(
    "Value 0.5, two drags by a tenth each, the second quickly after the first",
    [down, to(170), .up(), down, to(170), .up()], is: "0.7, sent 0.6, 0.7",
    why: ["0.6, sent 0.6": Diagnosis6_7.takesAQuickTouchForNone], rule: Diagnosis6_7.follow)
  try scene(
    "Value 0.5, a drag by a tenth, then one by a fifth, and an alert comes up",
    [down, to(170), .up(), .wait(0.5), down, to(190), .cancel()], is: "0.6, sent 0.6, 0.8, 0.6",
    why: [
      "0.5, sent 0.6, 0.8, 0.5": Diagnosis6_7.remembersTheBeginningOfTheFirst
    ], rule: Diagnosis6_7.stop)
  for (name, steps, why) in [
    ("After a drag", [down, to(200), .cancel()], Diagnosis6_7.overridesWithoutSuper),
    ("After a touch", [down, .cancel()], Diagnosis6_7.isReleasedByAChangeOnly),
  ] {
    let (stage, held) = (Stage(), make())
    stage.add(held.control, "fader", faderFrame)
    try making(name) { try play(steps, on: stage) }
    try expect(
      held.control.isTracking || held.control.isHighlighted ? "pressed" : "released",
      is: "released", "\(name) that an alert has ended", why: ["pressed": why],
      rule: Diagnosis6_7.callSuper)
  }
  try scene(
    "Value 0.5, one point to the right", [down, to(151), .up()], is: "0.505, sent 0.505",
    why: ["0.505, sent nothing": Diagnosis6_7.isSilentForLittle], rule: Diagnosis6_7.once)
  try randomScenes { name, random in
    let frame = CGRect(
      x: random.coordinate(0...100), y: random.coordinate(60...600),
      width: random.coordinate(40...260), height: random.coordinate(20...60))
    var value = Double(random.int(in: 0...10)) / 10
    let first = value
    var (steps, sent) = ([TouchStep](), [String]())
    for _ in 0..<random.int(in: 1...2) {
      let start = Double(frame.minX) + random.coordinate(0...Int(frame.width) - 1)
      let before = value
      func note(_ next: Double) {
        let next = min(max(next, 0), 1)
        if abs(next - value) > hair { sent.append(text(next)) }
        value = next
      }
      steps.append(.down(x: start, y: Double(frame.midY)))
      for _ in 0..<random.int(in: 1...6) {
        let x = random.coordinate(-100...400)
        steps.append(to(x, random.coordinate(0...700)))
        note(before + (x - start) / Double(frame.width))
      }
      let isCancelled = random.bool()
      if isCancelled { note(before) }
      steps += [isCancelled ? .cancel() : .up(), .wait(random.bool() ? 0.5 : 0)]
    }
    try scene(
      "\(name), fader \(frame.inWords), value \(text(first)): \(inWords(steps))", steps,
      from: first,
      in: frame, is: "\(text(value)), sent \(listed(sent))", rule: Diagnosis6_7.follow)
  }
}

private let faderFrame = CGRect(x: 50, y: 100, width: 200, height: 40)

/// What differs by less is the same, computed in another order.
private let hair = 1e-9

/// A fader's value after a script, and the values it sent.
private func fader(
  _ steps: [TouchStep], from value: Double, in frame: CGRect, scale: Double,
  turned: Double = 0, prepare: (Stage, Fading) -> Void, _ make: () -> Fading
) throws -> String {
  let (stage, fading) = (Stage(), make())
  var (sent, last) = ([String](), value)
  let listener = Listener()
  listener.hear = {
    let now = fading.value()
    // An event without any change is sent too often; one for a rounding error is not held against it.
    if now == last || abs(now - last) > hair { sent.append(text(now)) }
    last = now
  }
  stage.add(fading.control, "fader", frame)
  if scale != 1 {
    fading.control.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
  if turned != 0 { fading.control.transform = CGAffineTransform(rotationAngle: turned) }
  fading.control.addTarget(listener, action: Listener.heard, for: .valueChanged, name: "heard")
  fading.set(value)
  prepare(stage, fading)
  try play(steps, on: stage)
  return "\(text(fading.value())), sent \(listed(sent))"
}

private func text(_ value: Double) -> String {
  String(format: "%.4g", abs(value) < hair ? 0 : (value / hair).rounded() * hair)
}
