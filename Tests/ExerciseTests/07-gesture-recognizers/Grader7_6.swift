import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.6 are told.
enum Diagnosis7_6 {
  static let still = "The recognizer has no answer, so the end is held back for ever."
  static let switchesTheDelayOff =
    "The views no longer wait; but the recognizer still has no answer."
  static let failsWhateverHappens =
    "The touch began in the edge and was lifted, and nothing was recognized."
  static let makesTheEdge41PointsWide =
    "The edge ends at 40; a touch that begins there is the views' own."
  static let failsAtEveryMove = "Only the beginning counts; this touch began in the edge."
  static let forgetsThatATouchCanBeCancelled =
    "The touch was taken away, and the recognizer is still possible."
  static let switchesItselfOffAfterATouch =
    "After a touch of the views nothing is recognized any more."
  static let takesACancelledTouchForALifted = "Nobody lifted the finger; the touch was taken away."
  static let recognizesAsTheFingerComesDown = "It was recognized while the finger was still down."
  static let beginsInTheEdge = "The touch was taken as it began, so the view never heard of it."

  static let hold =
    "hold back: the end waits for a recognizer's answer, so there must be one (GR-56)."
  static let decide =
    "decide: an attempt is over when it is recognized or failed, and not before (GR-4)."
  static let take = "take: a recognized touch is cancelled in its view, unless that is off (GR-40)."
}

let exercise7_6: Grader<UIGestureRecognizer> = Grader(
  "7.6", .repair, read: "Chapters/07-gesture-recognizers, The rule, take or hold back",
  solution: { Solutions07.EdgeTap() },
  alternatives: [{ SomeEdge(.atTheEnd) }, { SomeEdge(.ignores) }], wrong: wrong7_6
) { make in
  func played(_ steps: [TouchStep]) throws -> Pad {
    let pad = Pad(make())
    try pad.play(steps)
    return pad
  }
  func heard(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String], rule: String
  ) throws {
    try expect(played(steps).heard, is: wanted, "\(name): the view", why: why, rule: rule)
  }
  func fires(_ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String]) throws
  {
    let pad = try making(name) { try played(steps) }
    let count = pad.course.filter { $0.hasPrefix("recognized") }.count
    try expect(
      count == 1 ? "once" : count == 0 ? "never" : "\(count) times", is: wanted,
      "\(name): recognized", why: why, rule: Diagnosis7_6.decide)
  }
  let (edge, middle) = (down(39, 50), down(40, 50))
  let taken = "The touch was taken from the view, as if there had been a gesture."
  try fires(
    "A tap at 39", [edge, .up()], is: "once",
    why: ["never": Diagnosis7_6.failsWhateverHappens])
  try fires(
    "A tap at 40", [middle, .up()], is: "never",
    why: ["once": Diagnosis7_6.makesTheEdge41PointsWide])
  try fires(
    "Down at 39, moved to 150, lifted", [edge, move(150, 50), .up()], is: "once",
    why: ["never": Diagnosis7_6.failsAtEveryMove])
  for (name, steps) in [
    ("Down at 39, not lifted yet", [edge]),
    ("Down at 39, moved to 30, not lifted yet", [edge, move(30, 50)]),
  ] {
    try fires(
      name, steps, is: "never",
      why: ["once": Diagnosis7_6.recognizesAsTheFingerComesDown])
  }
  try fires(
    "A touch on the edge, cancelled", [edge, .cancel()], is: "never",
    why: ["once": Diagnosis7_6.takesACancelledTouchForALifted])
  try fires(
    "Down at 150, moved to 10, lifted", [down(150, 50), move(10, 50), .up()], is: "never",
    why: ["once": "Only the beginning counts; this touch did not begin in the edge."])
  try heard(
    "A tap at 40", [middle, .up()], is: "began, ended",
    why: ["began": Diagnosis7_6.still, "began, cancelled": taken], rule: Diagnosis7_6.hold)
  try heard(
    "A drag in the middle", [down(100, 50), move(130, 50), .up()], is: "began, moved, ended",
    why: ["began, moved": Diagnosis7_6.still, "began, cancelled": taken], rule: Diagnosis7_6.hold)
  try heard(
    "Two taps in the middle", [middle, .up(), .wait(1), middle, .up()],
    is: "began, ended, began, ended",
    why: ["began": Diagnosis7_6.still, "began, ended, began": Diagnosis7_6.still],
    rule: Diagnosis7_6.hold)
  try heard(
    "A tap at 39", [edge, .up()], is: "began, cancelled",
    why: [
      "began, ended": "A tap on the edge is the recognizer's, and the view got it as well.",
      "nothing": Diagnosis7_6.beginsInTheEdge,
    ], rule: Diagnosis7_6.take)
  try fires(
    "A tap at 25 after one in the middle", [middle, .up(), .wait(1), down(25, 50), .up()],
    is: "once", why: ["never": Diagnosis7_6.switchesItselfOffAfterATouch])
  try fires(
    "Two taps at 25", [down(25, 50), .up(), .wait(1), down(25, 50), .up()], is: "2 times",
    why: ["once": "The second tap was not recognized; each attempt begins anew."])
  try expect(
    make().delaysTouchesEnded ? "true" : "false", is: "true", "delaysTouchesEnded",
    why: ["false": Diagnosis7_6.switchesTheDelayOff], rule: Diagnosis7_6.hold)
  for (name, steps) in [
    ("A tap in the middle", [middle, .up()]), ("A tap on the edge", [edge, .up()]),
    ("A touch on the edge, cancelled", [edge, .cancel()]),
    ("A touch in the middle, cancelled", [middle, .cancel()]),
    ("A touch on the edge, moved and cancelled", [edge, move(60, 50), .cancel()]),
  ] {
    try expect(
      played(steps).isOver ? "over" : "going on", is: "over", "\(name): the attempt",
      why: [
        "going on": name.hasSuffix("cancelled")
          ? Diagnosis7_6.forgetsThatATouchCanBeCancelled
          : "The touch is over, and the recognizer is still possible."
      ], rule: Diagnosis7_6.decide)
  }
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...4) {
      steps.append(
        down(random.bool() ? random.coordinate(30...50) : random.coordinate(0...199), 50))
      for _ in 0..<random.int(in: 0...2) { steps.append(move(random.coordinate(0...199), 50)) }
      steps += [random.int(in: 0...4) == 0 ? .cancel() : .up(), .wait(0.5)]
    }
    let (model, yours) = (Pad(SomeEdge(.atTheEnd)), try played(steps))
    try model.play(steps)
    let told = "\(name), \(shown(steps))"
    try expect(yours.heard, is: model.heard, told, why: [:], rule: Diagnosis7_6.hold)
    try expect(
      recognitions(yours), is: recognitions(model), told, why: [:], rule: Diagnosis7_6.decide)
  }
}

/// When a recognizer recognized, without its failures: they may come early or late.
private func recognitions(_ pad: Pad) -> String {
  listed(pad.course.filter { $0.hasPrefix("recognized") })
}
