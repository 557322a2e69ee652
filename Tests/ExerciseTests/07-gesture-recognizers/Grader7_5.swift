import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.5 are told.
enum Diagnosis7_5 {
  static let needsNoWayBack =
    "The finger was out, and it had not come back yet.\nRule: \(latch)"
  static let waitsForTheLift =
    "The finger has come back, and the latch opens at that move, not at the lift."
    + asked("it is recognized at that moment.")
  static let measuresFromElsewhere =
    "The way counts from where this finger came down, 20 points from the view's left edge."
    + "\nRule: reset: it clears the last attempt; touchesBegan knows where the next starts (GR-5)."
  static let comesBackInOneMove =
    "On its way back the finger stopped at 50 points; once out, it may take its time."
    + "\nRule: \(latch)"
  static let goesLeftFirst =
    "It goes 80 points to the right after all, whatever it did before.\nRule: \(latch)"
  static let goesToTheLeft =
    "The finger went 90 points to the left, and never 80 to the right of where it came down."
    + "\nRule: \(latch)"
  static let comesBackTooFar =
    "The finger is 30 points left of where it came down: further back than 20 to the right."
    + "\nRule: \(latch)"
  static let addsARule =
    "Only the way to the right and back counts, and neither its time nor its height."
    + "\nRule: \(latch)"
  static let goesOnAfterACancel =
    "The touch is gone, and the recognizer is still possible.\nRule: \(leaves)"
  static let takesACancelForTheWayBack =
    "The finger had not come back; the touch was taken away."
  static let leftAlways =
    "What the attempt before left in your variables is still there, after a success and a failure."
  static let leftAfterASuccess =
    "After a failure your variables are as they were at first, but after a success they aren't."
  static let leftAfterALift =
    "After a success your variables are as they were at first, but after this failure they aren't."
  static let decidesNothing =
    "The finger is lifted, and the recognizer is still possible.\nRule: \(leaves)"

  static let decide =
    "the states: leave possible as soon as the gesture is clear, and not before (GR-2)."
  static let leaves = "the states: whatever the finger does, a recognizer leaves possible (GR-2)."
  static let latch =
    "the statement: 80 points or more to the right of where it came down, then 20 or less."
}

let exercise7_5: Grader<UIGestureRecognizer> = Grader(
  "7.5", .repair, read: theRule, steps: steps,
  solution: { Solutions07.Latch() }, alternatives: [{ SomeLatch(.inBegan) }, { FarthestLatch() }],
  wrong: wrong7_5,
  statement: [
    .asks(
      "A latch opens", "Out and back", "Out by 80 points", "Out by 79 points", "Out and back to 21",
      "Out, halfway back", "To the left first", "90 points to the left", "Out, and back beyond",
      "Out, held there", "Out and back 100 points further down"),
    .asks("It is recognized", "Out and back, not lifted yet", "Out, and not back yet"),
    .tells("The first time"),
    .asks(
      "Repair it, so that", "Out, and cancelled", "The same again, after it was recognized",
      "A short stroke, after",
      "Out and back 40 points further right, after", "Only out, after",
      "The same again, after a touch during which it was switched off",
      "The same again, after a touch that another recognizer took", "Random scene"),
    .asks("Every override", "What super hears", "Overrides that do not"),
    .asks("Worked touch:", "60 points to the right"),
  ]
) { make in
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String,
    why: @autoclosure () throws -> [String: String] = [:]
  ) throws {
    try playing(name) {
      let got = try course(make(), steps)
      try expect(
        got, is: wanted, named(name, steps), why: why(), otherwise: unforeseen(got),
        rule: Diagnosis7_5.decide)
    }
  }
  let open = [down(20, 50), move(120, 50), move(30, 50), .up()]
  let left = [down(20, 50), move(120, 50)]
  try scene(
    "Out, and not back yet", left, is: "no decision",
    why: [
      "recognized at step 2": Diagnosis7_5.needsNoWayBack,
      "failed at step 2": "A finger that has gone 80 points to the right may come back.",
    ])
  try scene(
    "Out and back, not lifted yet", Array(open.prefix(3)), is: "recognized at step 3",
    why: ["no decision": whyNotYet(make, open)])
  try scene("Out and back", open, is: "recognized at step 3")
  try scene(
    "Out by 80 points, back to 20", [down(20, 50), move(100, 50), move(40, 50)],
    is: "recognized at step 3",
    why: ["no decision": "80 points are enough, and 20 are near enough."])
  try scene(
    "Out by 79 points and back", [down(20, 50), move(99, 50), move(20, 50), .up()],
    is: "failed at step 4",
    why: [
      "recognized at step 3": "The finger was never 80 points out.",
      "no decision": Diagnosis7_5.decidesNothing,
    ])
  try scene(
    "Out and back to 21 points", [down(20, 50), move(120, 50), move(41, 50), .up()],
    is: "failed at step 4",
    why: [
      "recognized at step 3": "21 points are too far from where the finger came down.",
      "no decision": Diagnosis7_5.decidesNothing,
    ])
  try scene(
    "90 points to the left, and back", [down(120, 50), move(30, 50), move(115, 50), .up()],
    is: "failed at step 4",
    why: ["recognized at step 3": Diagnosis7_5.goesToTheLeft])
  try scene(
    "Out, and back beyond where it came down", [down(60, 50), move(150, 50), move(30, 50)],
    is: "recognized at step 3",
    why: ["no decision": Diagnosis7_5.comesBackTooFar])
  try scene(
    "Out, halfway back, and back", [down(20, 50), move(120, 50), move(70, 50), move(30, 50)],
    is: "recognized at step 4",
    why: ["no decision": Diagnosis7_5.comesBackInOneMove])
  try scene(
    "To the left first, then out and back",
    [down(40, 50), move(25, 50), move(130, 50), move(50, 50)], is: "recognized at step 4",
    why: [
      "no decision": Diagnosis7_5.goesLeftFirst, "failed at step 2": Diagnosis7_5.goesLeftFirst,
    ])
  try scene(
    "60 points to the right, and lifted", [down(20, 50), move(80, 50), .up()],
    is: "failed at step 3",
    why: [
      "no decision": Diagnosis7_5.decidesNothing,
      "recognized at step 3": "The finger was never 80 points out.",
    ])
  try scene(
    "Out, held there for three seconds, and back", left + [.wait(3), move(30, 50)],
    is: "recognized at step 4", why: ["failed at step 4": Diagnosis7_5.addsARule])
  try scene(
    "Out and back 100 points further down", [down(20, 50), move(120, 150), move(30, 150)],
    is: "recognized at step 3",
    why: [
      "failed at step 2": Diagnosis7_5.addsARule, "failed at step 3": Diagnosis7_5.addsARule,
      "no decision": Diagnosis7_5.addsARule,
    ])
  try scene(
    "Out, and cancelled", left + [.cancel()], is: "failed at step 3",
    why: [
      "no decision": Diagnosis7_5.goesOnAfterACancel,
      "recognized at step 3": Diagnosis7_5.takesACancelForTheWayBack,
    ])
  try expectAnew(
    [
      ("The same again", open, "recognized at step 3"),
      ("A short stroke", [down(20, 50), move(30, 50), .up()], "failed at step 3"),
      (
        "Out and back 40 points further right",
        [down(60, 50), move(150, 50), move(75, 50), .up()], "recognized at step 3"
      ),
      (
        "Out and back 15 points further left",
        [down(5, 50), move(90, 50), move(20, 50), .up()], "recognized at step 3"
      ),
      ("Only out", [down(20, 50), move(120, 50), .up()], "failed at step 3"),
    ],
    after: [
      Earlier(name: "it was recognized", steps: open),
      Earlier(name: "a touch that was lifted out there", steps: left + [.up()]),
      Earlier(name: "a touch that was cancelled out there", steps: left + [.cancel()]),
      Earlier(
        name: "a touch during which it was switched off", steps: left, end: .switchedOff),
      Earlier(
        name: "a touch that another recognizer took", steps: left, end: .excluded(move(125, 50))),
      Earlier(name: "a touch that never got out", steps: [down(20, 50), move(60, 50), .up()]),
    ], why: { try whatIsLeft(make, success: open, failure: left + [.up()]) }, make)
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    let frame = random.padFrame()
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 2...4) {
      let (start, y) = (Double(frame.minX) + random.coordinate(10...60), Double(frame.midY))
      steps.append(.down(x: start, y: y))
      for _ in 0..<random.int(in: 1...4) {
        let way = Double(random.pick([5, -10, 20, 21, 50, 79, 80, 110]))
        steps.append(.move(x: start + way, y: y + random.coordinate(-30...30)))
      }
      steps += [random.int(in: 0...3) == 3 ? .cancel() : .up(), .wait(0.5)]
    }
    let scene = "\(name), \(inWords(frame)), \(shown(steps))"
    try expect(
      course(make(), steps, frame: frame),
      is: course(SomeLatch(.inBegan), steps, frame: frame), scene, rule: DiagnosisOfReset.rule)
  }
}

/// After which of two attempts a touch is judged otherwise than alone.
private func whatIsLeft(
  _ make: () -> UIGestureRecognizer, success: [TouchStep], failure: [TouchStep]
) throws -> String {
  func isLeft(after first: [TouchStep]) throws -> Bool {
    for second in [success, [down(20, 50), move(30, 50), .up()]] {
      let (alone, pad) = (Pad(make()), Pad(make()))
      try alone.play(second)
      try pad.play(Earlier(name: "", steps: first))
      try pad.play(second)
      if pad.verdict != alone.verdict { return true }
    }
    return false
  }
  switch (try isLeft(after: success), try isLeft(after: failure)) {
  case (true, true): return Diagnosis7_5.leftAlways
  case (true, false): return Diagnosis7_5.leftAfterASuccess
  case (false, true): return Diagnosis7_5.leftAfterALift
  default: return DiagnosisOfReset.left
  }
}

/// Why a latch is not open when the finger has come back.
private func whyNotYet(
  _ make: () -> UIGestureRecognizer, _ steps: [TouchStep]
) throws -> String {
  try course(make(), steps).contains("recognized")
    ? Diagnosis7_5.waitsForTheLift : Diagnosis7_5.measuresFromElsewhere
}
