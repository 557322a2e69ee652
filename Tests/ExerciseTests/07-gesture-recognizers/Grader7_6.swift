import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.6 are told.
enum Diagnosis7_6 {
  static let still = "The recognizer is still possible, so the end is held back for ever."
  static let switchesTheDelayOff =
    "The views no longer wait, but the recognizer is as possible as before."
    + asked("`delaysTouchesEnded` stays true.")
  static let recognizesNothing =
    """
    The touch began in the edge and was lifted, and nothing was recognized.
    Rule: the statement: a touch that begins in the left 40 points is recognized.
    """
  static let measuresOnTheScreen =
    """
    The place is measured on the screen, where the view does not begin at the left edge.
    Rule: location(in:) counts in the view you name (GR-18).
    """
  static let edgeIs41PointsWide =
    "At 40 the edge is over; a touch that begins there is the views' own."
    + asked("the left 40 points are the edge's: from 0 to just before 40.")
  static let recognizesEveryTouch = """
    The touch began far from the edge, and it is the views' own.
    Rule: \(began)
    """
  static let failsAtAMove = """
    Only the beginning counts; this touch began in the edge.
    Rule: \(began)
    """
  static let asksForTheLift = """
    Only the beginning counts; this touch did not begin in the edge.
    Rule: \(began)
    """
  static let goesOnAfterACancel =
    "The touch was taken away, and the recognizer is still possible."
  static let goesOnAfterALift = "The touch is over, and the recognizer is still possible."
  static let isOffAfterATouch =
    """
    After a touch of the views nothing is recognized any more.
    Rule: \(anew)
    """
  static let isSwitchedOff =
    """
    After a touch of the views isEnabled is false.
    Rule: told first: switched off by isEnabled, a recognizer gets nothing (GR-13).
    """
  static let quickSecondIsNotRecognized =
    """
    The second touch was not recognized, since it came so soon after the first.
    Rule: \(began)
    """
  static let remembersTheEdge =
    """
    The touch before began in the edge, this one did not; each is judged by itself.
    Rule: \(anew)
    """
  static let takesACancelledTouchForALifted = """
    No finger was lifted; the touch was taken away.
    Rule: the states: a touch that is taken away makes no tap; the attempt has failed (GR-2).
    """
  static let recognizesAsTheFingerComesDown = """
    It was recognized while the finger was still down.
    Rule: the statement: it is recognized when the finger is lifted.
    """
  static let beginsInTheEdge =
    "The view heard nothing of it: it was taken as it began, or its beginning was held back."
  static let failsAfterAWhile =
    """
    It began in the edge, and the finger may stay as long as it likes before it is lifted.
    Rule: \(began)
    """
  static let measuresInTheLabel =
    "The label lies in the middle, and you take its own left edge for the view's."
    + "\nRule: location(in:) counts in the view you name (GR-18)."
  static let refusesTheLabel =
    "The label lies in the edge, and a touch on it is your recognizer's, too."
  static let secondIsNotRecognized =
    """
    The second touch was not recognized; each attempt begins anew.
    Rule: \(anew)
    """
  static let taken = "The touch was taken from the view, as if there had been a gesture."
  static let leavesItToTheView =
    "A touch in the edge is the recognizer's, and the view got all of it as well."

  static let hold =
    "chapter 7, \"The photo opened, and my harbour was gone\": the end waits for an answer, so give one (GR-56)."
  static let decide =
    "the states: an attempt is over when it is recognized or failed, and not before (GR-4)."
  static let take =
    "the setting: a recognized touch is cancelled in its view, unless that is off (GR-40)."
  static let collect =
    "told first: the recognizers of the hit view and of all its superviews (GR-11)."
  static let began =
    "the statement: a touch that begins in the left 40 points, when it is lifted, wherever that is."
  static let anew =
    "reset: each attempt begins anew, and your own variables are put back by you (GR-5)."
}

let exercise7_6: Grader<UIGestureRecognizer> = Grader(
  "7.6", .repair, read: theRule, steps: steps,
  solution: { Solutions07.EdgeTap() },
  alternatives: [{ SomeEdge(.atTheEnd) }, { SomeEdge(.ignores) }, { SomeEdge(.offAndOn) }],
  wrong: wrong7_6,
  statement: [
    .asks(
      "`EdgeTap` should recognize", "A tap at 39", "A tap at 40", "Down at 39, not lifted",
      "Down at 39, moved to 30", "Down at 39, moved to 150", "Down at 39, held",
      "Down at 39, moved off", "Two quick taps",
      "Down at 150, moved to 10",
      "Two taps at 25", "A tap on a label in the edge", "Random scene"),
    .asks(
      "All other touches", "A tap at 40: the view", "A drag in the middle",
      "Two taps in the middle", "A tap at 150", "A tap at 190", "A tap on a label in the middle"),
    .tells("But since the recognizer"),
    .asks("Repair it; `delaysTouchesEnded`", "delaysTouchesEnded"),
    .asks(
      "When a touch is over", "A tap in the middle: the attempt", "A tap on the edge: the attempt",
      "A touch on the edge, cancelled", "A touch in the middle, cancelled",
      "A tap at 25 after one in the middle"),
    .asks("Every override", "What super hears", "Overrides that do not"),
    .asks("Worked touch:", "A tap at 10"),
  ]
) { make in
  func played(_ steps: [TouchStep], frame: CGRect = padFrame) throws -> Pad {
    let pad = Pad(make(), frame: frame)
    try pad.play(steps)
    return pad
  }
  func heard(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String], rule: String
  ) throws {
    try expect(played(steps).heard, is: wanted, "\(name): the view", why: why, rule: rule)
  }
  func fires(
    _ name: String, _ steps: [TouchStep], is wanted: String,
    why: @autoclosure () throws -> [String: String], rule: String? = Diagnosis7_6.decide
  ) throws {
    try expect(
      recognized(played(steps)), is: wanted, "\(name): recognized", why: why(), rule: rule)
  }
  let (edge, middle) = (down(39, 50), down(40, 50))
  try fires(
    "A tap at 10", [down(10, 50), .up()], is: "once",
    why: ["never": whyNever(make)])
  try fires(
    "A tap at 39", [edge, .up()], is: "once", why: ["never": "39 is still in the edge."],
    rule: nil)
  try fires(
    "A tap at 150", [down(150, 50), .up()], is: "never",
    why: ["once": Diagnosis7_6.recognizesEveryTouch])
  try fires(
    "A tap at 190", [down(190, 50), .up()], is: "never",
    why: ["once": Diagnosis7_6.recognizesEveryTouch])
  try fires(
    "A tap at 40", [middle, .up()], is: "never",
    why: ["once": Diagnosis7_6.edgeIs41PointsWide], rule: nil)
  try fires(
    "Down at 39, moved to 150, lifted", [edge, move(150, 50), .up()], is: "once",
    why: ["never": Diagnosis7_6.failsAtAMove])
  try fires(
    "Down at 39, held for 3 seconds, lifted", [edge, .wait(3), .up()], is: "once",
    why: ["never": Diagnosis7_6.failsAfterAWhile])
  try fires(
    "Down at 39, moved off the view, lifted", [edge, move(250, 50), .up()], is: "once",
    why: ["never": Diagnosis7_6.failsAtAMove])
  try fires(
    "Two quick taps at 25", [down(25, 50), .up(), down(25, 50), .up()], is: "2 times",
    why: ["once": whyNoSecond(make)])
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
    why: ["once": Diagnosis7_6.asksForTheLift])
  try heard(
    "A tap at 40", [middle, .up()], is: "began, ended",
    why: ["began": Diagnosis7_6.still, "began, cancelled": Diagnosis7_6.taken],
    rule: Diagnosis7_6.hold)
  try heard(
    "A drag in the middle", [down(100, 50), move(130, 50), .up()], is: "began, moved, ended",
    why: ["began, moved": Diagnosis7_6.still, "began, cancelled": Diagnosis7_6.taken],
    rule: Diagnosis7_6.hold)
  try heard(
    "Two taps in the middle", [middle, .up(), .wait(1), middle, .up()],
    is: "began, ended, began, ended",
    why: ["began": Diagnosis7_6.still, "began, ended, began": Diagnosis7_6.still],
    rule: Diagnosis7_6.hold)
  try heard(
    "A tap at 39", [edge, .up()], is: "began, cancelled",
    why: [
      "began, ended": Diagnosis7_6.leavesItToTheView, "nothing": Diagnosis7_6.beginsInTheEdge,
    ], rule: Diagnosis7_6.take)
  try fires(
    "A tap at 25 after one in the middle", [middle, .up(), .wait(1), down(25, 50), .up()],
    is: "once", why: ["never": whyOff(make)])
  try fires(
    "A tap at 150 after one at 25", [down(25, 50), .up(), .wait(1), down(150, 50), .up()],
    is: "once", why: ["2 times": Diagnosis7_6.remembersTheEdge])
  try fires(
    "A tap at 150 after a cancelled touch at 25",
    [down(25, 50), .cancel(), .wait(1), down(150, 50), .up()], is: "never",
    why: ["once": Diagnosis7_6.remembersTheEdge])
  try fires(
    "Two taps at 25", [down(25, 50), .up(), .wait(1), down(25, 50), .up()], is: "2 times",
    why: ["once": Diagnosis7_6.secondIsNotRecognized])
  for (name, x, wanted) in [
    ("A tap on a label in the edge", 20.0, "once"),
    ("A tap on a label in the middle", 120, "never"),
  ] {
    try playing(name) {
      let pad = Pad(make())
      place(
        UIView(), "label", CGRect(x: x - 15, y: 20, width: 100, height: 60), in: pad.view)
      try pad.play([down(x, 50), .up()])
      try expect(
        recognized(pad), is: wanted, "\(name): recognized",
        why: ["never": Diagnosis7_6.refusesTheLabel, "once": Diagnosis7_6.measuresInTheLabel],
        rule: Diagnosis7_6.collect)
      try expect(
        pad.heard(by: "label"), is: wanted == "once" ? "began, cancelled" : "began, ended",
        "\(name): the label",
        why: ["began": Diagnosis7_6.still, "began, cancelled": Diagnosis7_6.taken],
        rule: Diagnosis7_6.hold)
    }
  }
  try playing("delaysTouchesEnded") {
    let pad = Pad(make())
    for steps in [[], [middle, TouchStep.up(), .wait(1)], [edge, .up()]] {
      try pad.play(steps)
      try expect(
        pad.recognizer.delaysTouchesEnded ? "true" : "false", is: "true", "delaysTouchesEnded",
        why: ["false": Diagnosis7_6.switchesTheDelayOff], rule: Diagnosis7_6.hold)
    }
  }
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
          ? Diagnosis7_6.goesOnAfterACancel : Diagnosis7_6.goesOnAfterALift
      ], rule: Diagnosis7_6.decide)
  }
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    let frame = random.padFrame()
    func place(_ random: inout SceneRandom) -> (x: Double, y: Double) {
      let x = random.bool() ? random.coordinate(30...50) : random.coordinate(0...149)
      return (frame.minX + x, frame.minY + random.coordinate(10...140))
    }
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...4) {
      let (x, y) = place(&random)
      steps.append(.down(x: x, y: y))
      for _ in 0..<random.int(in: 0...2) {
        let (x, y) = place(&random)
        steps.append(.move(x: x, y: y))
      }
      steps += [random.int(in: 0...4) == 4 ? .cancel() : .up(), .wait(0.5)]
    }
    let (model, yours) = (Pad(SomeEdge(.atTheEnd), frame: frame), try played(steps, frame: frame))
    try model.play(steps)
    let scene = "\(name), \(inWords(frame)), \(shown(steps))"
    try expect(yours.heard, is: model.heard, scene, rule: Diagnosis7_6.hold)
    try expect(recognitions(yours), is: recognitions(model), scene, rule: Diagnosis7_6.decide)
  }
}

/// How often a recognizer recognized.
private func recognized(_ pad: Pad) -> String {
  let count = pad.course.filter { $0.hasPrefix("recognized") }.count
  return count == 1 ? "once" : count == 0 ? "never" : "\(count) times"
}

/// When a recognizer recognized, without its failures: they may come early or late.
private func recognitions(_ pad: Pad) -> String {
  listed(pad.course.filter { $0.hasPrefix("recognized") })
}

/// Why the second of two quick taps is not recognized: a slow one may be.
private func whyNoSecond(_ make: () -> UIGestureRecognizer) throws -> String {
  let pad = Pad(make())
  try pad.play([down(25, 50), .up(), .wait(1), down(25, 50), .up()])
  return recognized(pad) == "2 times"
    ? Diagnosis7_6.quickSecondIsNotRecognized : Diagnosis7_6.secondIsNotRecognized
}

/// Why nothing is recognized after a touch of the views: the recognizer may be switched off.
private func whyOff(_ make: () -> UIGestureRecognizer) throws -> String {
  let pad = Pad(make())
  try pad.play([down(40, 50), .up()])
  return pad.recognizer.isEnabled ? Diagnosis7_6.isOffAfterATouch : Diagnosis7_6.isSwitchedOff
}

/// Why a touch in the edge is never recognized: in a view at the screen's edge it may be.
private func whyNever(_ make: () -> UIGestureRecognizer) throws -> String {
  let pad = Pad(make(), frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  try pad.play([.down(x: 10, y: 150), .up()])
  return recognized(pad) == "once"
    ? Diagnosis7_6.measuresOnTheScreen : Diagnosis7_6.recognizesNothing
}
