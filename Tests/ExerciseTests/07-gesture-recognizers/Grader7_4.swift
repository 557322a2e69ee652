import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.4 are told.
enum Diagnosis7_4 {
  static let recognizesAsTheFingerComesDown = """
    Your tap is over as soon as the finger comes down.
    Rule: the statement: it is recognized when the finger is lifted.
    """
  static let failsAsTheFingerComesDown =
    "Your recognizer gives up before the finger has done anything."
  static let decidesNothing =
    "The finger is lifted, and the recognizer is still possible.\nRule: \(leaves)"
  static let failsWhenItIsLifted = "One finger came down and was lifted at the same place."
  static let failsLate =
    "It fails only when the finger is lifted; it is clear at this move that this is no tap."
  static let recognizesEveryTouch =
    "However far the finger has moved, it is taken for a tap when it is lifted.\nRule: \(far)"
  static let failsFurtherAway =
    "The finger is 20 points away, and you allow that; it fails only further away.\nRule: \(far)"
  static let neverFails = "It is clear at this move that this is no tap."
  static let recognizesAtAMove = """
    The finger is still down; a tap is there when it is lifted.
    Rule: the statement: it is recognized when the finger is lifted.
    """
  static let failsAtExactlyTenPoints = "10 points are allowed; only more than that is too far."
  static let measuresSidewaysOnly = "The finger went 10.5 points down, and you allow that."
  static let looksToTheRightAndDownOnly = "A way to the left is a way like any other."
  static let allowsTenPointsOnEachAxis =
    "Each way is short, but in a straight line it is 11.3, more than 10."
  static let addsTheTwoAxes = "In a straight line the finger is less than 10 points away."
  static let measuresFromTheLastMove =
    "Each move is short, but the finger is 12 points from where it came down."
  static let addsUpTheWay = "The finger was never further than 4 points from where it came down."
  static let mixesCoordinates =
    """
    One of the two places is in another view's coordinates than the other one.
    Rule: location(in:) counts in the view you name; name the same one each time (GR-18).
    """
  static let failsOutside =
    "The finger is 8 points away, and it may leave the view on this short way."
  static let failsASecondTap =
    """
    Two quick taps are two attempts; the second one is a tap of one finger like the first.
    Rule: reset: two taps are two attempts, and each begins anew (GR-5).
    """
  static let isTooCareful = "The finger is 4 points from where it came down, and 10 are allowed."
  static let doesNotCountFingers =
    "Two fingers are down, and the recognizer still hopes for a tap of one."
  static let countsOneCall =
    "You count the fingers of one call, and these came down one after the other."
  static let countsTheCalls = "Both fingers came in one call, and you took them for one."
  static let countsFingersElsewhere =
    "Only one finger is on the recognizer's view; the other one belongs to another view."
  static let doesNothingWhenTheTouchIsCancelled =
    "The touch is gone, and the recognizer is still possible.\nRule: \(leaves)"
  static let takesACancelledTouchForATap =
    "No finger was lifted; the touch was taken away."
    + asked("it also fails when the touch is cancelled.")

  static let decide =
    "the states: possible goes to recognized or to failed, by what you assign (GR-2)."
  static let leaves = "the states: whatever the finger does, a recognizer leaves possible (GR-2)."
  static let early =
    "the states: a recognizer that fails at once keeps nothing waiting for its answer (GR-58)."
  static let far =
    "the statement: beyond 10 points in a straight line from where it came down, it fails."
  static let one = "numberOfTouches counts the fingers that the recognizer has (GR-18)."
  static let hold =
    "chapter 7, \"The photo opened, and my harbour was gone\": the end waits for an answer, so give one (GR-56)."
}

let exercise7_4: Grader<UIGestureRecognizer> = Grader(
  "7.4", read: theRule, steps: steps, solution: { Solutions07.OneTap() },
  alternatives: [{ CountingTap() }, { WindowTap() }, { EventTap() }], wrong: wrong7_4,
  statement: [
    .asks("Write a tap recognizer", "A tap", "What the view hears", "A tap, after", "Random scene"),
    .asks(
      "It is recognized", "Down, and not lifted yet", "A tap", "Moved by 4 points",
      "Down 3 points from the view's edge", "Two quick taps"),
    .asks(
      "It fails as soon", "Moved by 20 points", "Moved by exactly 10", "Moved by 10.5",
      "Moved by 8 to the right", "Moved by 7 to the right", "Three moves of 4",
      "Four moves of 4", "A second finger comes down", "Two fingers that come down",
      "A tap beside a finger", "A touch of one finger after another"),
    .asks("It also fails", "The touch is cancelled", "A tap, after a touch that was cancelled"),
    .asks("Every override", "What super hears", "Overrides that do not"),
    .asks("Worked touch:", "Moved by 300 points"),
  ]
) { make in
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String,
    why: @autoclosure () throws -> [String: String], rule: String = Diagnosis7_4.far
  ) throws {
    try playing(name) {
      let got = try course(make(), steps)
      try expect(
        got, is: wanted, named(name, steps), why: why(), otherwise: unforeseen(got), rule: rule)
    }
  }
  let here = down(50, 50)
  try scene(
    "Down, and not lifted yet", [here], is: "no decision",
    why: [
      "recognized at step 1": Diagnosis7_4.recognizesAsTheFingerComesDown,
      "failed at step 1": Diagnosis7_4.failsAsTheFingerComesDown,
    ], rule: Diagnosis7_4.decide)
  try scene(
    "A tap", [here, .up()], is: "recognized at step 2",
    why: [
      "no decision": Diagnosis7_4.decidesNothing,
      "failed at step 2": Diagnosis7_4.failsWhenItIsLifted,
    ], rule: Diagnosis7_4.decide)
  try scene(
    "Moved by 4 points, not lifted yet", [here, move(54, 50)], is: "no decision",
    why: [
      "failed at step 2": whyFailsEarly(make),
      "recognized at step 2": Diagnosis7_4.recognizesAtAMove,
    ])
  for way in [20.0, 300] {
    try scene(
      "Moved by \(Int(way)) points, not lifted yet", [here, move(50 + way, 50)],
      is: "failed at step 2",
      why: [
        "no decision": whenItFails(make, [here, move(50 + way, 50), .up()]),
        "recognized at step 2": Diagnosis7_4.recognizesAtAMove,
      ], rule: Diagnosis7_4.early)
  }
  try scene(
    "Down 3 points from the view's edge, moved 8 points outward, and lifted",
    [down(197, 50), move(205, 50), .up()], is: "recognized at step 3",
    why: [
      "failed at step 2": Diagnosis7_4.failsOutside, "failed at step 3": Diagnosis7_4.failsOutside,
    ])
  try scene(
    "Two quick taps", [here, .up(), here, .up()],
    is: "recognized at step 2, recognized at step 4",
    why: [
      "recognized at step 2, failed at step 3": Diagnosis7_4.failsASecondTap,
      "recognized at step 2, failed at step 4": Diagnosis7_4.failsASecondTap,
    ], rule: Diagnosis7_4.decide)
  try scene(
    "Moved by exactly 10 points and lifted", [here, move(60, 50), .up()],
    is: "recognized at step 3",
    why: ["failed at step 2": Diagnosis7_4.failsAtExactlyTenPoints])
  try scene(
    "Moved by 10.5 points down", [here, move(50, 60.5)], is: "failed at step 2",
    why: ["no decision": Diagnosis7_4.measuresSidewaysOnly])
  try scene(
    "Moved by 20 points to the left", [here, move(30, 50)], is: "failed at step 2",
    why: ["no decision": Diagnosis7_4.looksToTheRightAndDownOnly])
  try scene(
    "Moved by 20 points up", [here, move(50, 30)], is: "failed at step 2",
    why: ["no decision": "A way up is a way like any other."])
  try scene(
    "Moved by 8 to the right and 8 down", [here, move(58, 58)], is: "failed at step 2",
    why: ["no decision": Diagnosis7_4.allowsTenPointsOnEachAxis])
  try scene(
    "Moved by 7 to the right and 7 down, and lifted", [here, move(57, 57), .up()],
    is: "recognized at step 3", why: ["failed at step 2": Diagnosis7_4.addsTheTwoAxes])
  try scene(
    "Three moves of 4 points, all to the right", [here, move(54, 50), move(58, 50), move(62, 50)],
    is: "failed at step 4", why: ["no decision": Diagnosis7_4.measuresFromTheLastMove])
  try scene(
    "Four moves of 4 points, to and fro",
    [here, move(54, 50), move(50, 50), move(54, 50), move(50, 50), .up()],
    is: "recognized at step 6", why: ["failed at step 4": Diagnosis7_4.addsUpTheWay])
  for (name, second) in [
    ("A second finger comes down, 5 points beside the first", [TouchStep.down(2, x: 155, y: 150)]),
    ("A second finger comes down after a small move", [move(52, 50), .down(2, x: 250, y: 250)]),
  ] {
    try scene(
      name, [here] + second, is: "failed at step \(second.count + 1)",
      why: ["no decision": whyNotCounted(make)], rule: Diagnosis7_4.one)
  }
  try playing("Two fingers that come down in one event") {
    let two = Pad(make())
    try two.tapWithTwo()
    try expect(
      two.verdict, is: "failed at step 1", "Two fingers that come down in one event",
      why: [
        "recognized at step 1": Diagnosis7_4.countsTheCalls,
        "no decision": "Both fingers came in one call, and the recognizer has no answer.",
      ], rule: Diagnosis7_4.one)
  }
  try scene(
    "A tap beside a finger that rests on another view",
    [.down(2, x: 20, y: 400), here, .up()], is: "recognized at step 3",
    why: ["failed at step 2": Diagnosis7_4.countsFingersElsewhere], rule: Diagnosis7_4.one)
  try scene(
    "A touch of one finger after another", [here, .up(), .wait(0.5), .down(2, x: 180, y: 180)],
    is: "recognized at step 2",
    why: [
      "recognized at step 2, failed at step 4":
        "The first finger was lifted long before the second one came down."
    ], rule: Diagnosis7_4.one)
  try scene(
    "The touch is cancelled", [here, .cancel()], is: "failed at step 2",
    why: [
      "no decision": Diagnosis7_4.doesNothingWhenTheTouchIsCancelled,
      "recognized at step 2": Diagnosis7_4.takesACancelledTouchForATap,
    ], rule: Diagnosis7_4.decide)
  try playing("What the view hears of a drag") {
    let view = Pad(make())
    try view.play([here, move(70, 50), .up()])
    try expect(
      view.heard, is: "began, moved, ended", "What the view hears of a drag",
      why: [
        "began, moved":
          "The view still waits for the end: the recognizer never said that it failed.",
        "began, cancelled": "The touch was taken from the view, as if there had been a gesture.",
      ], rule: Diagnosis7_4.hold)
  }
  try expectAnew(
    [
      ("A tap", [here, .up()], "recognized at step 2"),
      (
        "A tap 60 points beside it", [down(110, 50), move(112, 50), .up()],
        "recognized at step 3"
      ),
      ("A drag of 20 points", [here, move(70, 50), .up()], "failed at step 2"),
      ("Moved by exactly 10 points", [here, move(50, 60), .up()], "recognized at step 3"),
    ],
    after: [
      Earlier(name: "a tap", steps: [here, move(54, 50), .up()]),
      Earlier(name: "a drag that failed", steps: [here, move(90, 50), .up()]),
      Earlier(
        name: "two fingers that failed", steps: [here, .down(2, x: 250, y: 150), .up(), .up(2)]),
      Earlier(name: "a touch that was cancelled", steps: [here, move(54, 50), .cancel()]),
      Earlier(
        name: "a touch during which it was switched off", steps: [here, move(54, 50)],
        end: .switchedOff),
      Earlier(
        name: "a touch that another recognizer took", steps: [here, move(54, 50)],
        end: .excluded(move(55, 50))),
    ], make)
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    let frame = random.padFrame()
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) {
      let (x, y) = random.place(in: frame)
      steps.append(.down(x: x, y: y))
      for _ in 0..<random.int(in: 0...4) {
        steps.append(
          .move(x: x + random.coordinate(-8...8), y: y + random.coordinate(-8...8)))
      }
      if random.int(in: 0...5) == 5 {
        let (x, y) = random.place(in: frame)
        steps += [.down(2, x: x, y: y), .up(2)]
      }
      steps += [random.int(in: 0...4) == 4 ? .cancel() : .up(), .wait(0.5)]
    }
    let scene = "\(name), \(inWords(frame)), \(shown(steps))"
    try expect(
      course(make(), steps, frame: frame), is: course(CountingTap(), steps, frame: frame), scene,
      rule: Diagnosis7_4.far)
  }
}

/// What becomes of a drag that does not fail at its move.
private func whenItFails(_ make: () -> UIGestureRecognizer, _ drag: [TouchStep]) throws -> String {
  let near = try course(make(), drag)
  if near.contains("recognized") {
    let far = try course(make(), [down(50, 50), move(350, 50), .up()])
    return far.contains("failed")
      ? Diagnosis7_4.failsFurtherAway : Diagnosis7_4.recognizesEveryTouch
  }
  return near.contains("failed") ? Diagnosis7_4.failsLate : Diagnosis7_4.neverFails
}

/// Why a second finger is not counted: two that come in one event may be.
private func whyNotCounted(_ make: () -> UIGestureRecognizer) throws -> String {
  let two = Pad(make())
  try two.tapWithTwo()
  return two.verdict == "failed at step 1"
    ? Diagnosis7_4.countsOneCall : Diagnosis7_4.doesNotCountFingers
}

/// Why a small move is too far: on a pad that begins in the screen's corner it may not be.
private func whyFailsEarly(_ make: () -> UIGestureRecognizer) throws -> String {
  let corner = CGRect(x: 0, y: 0, width: 200, height: 200)
  let steps: [TouchStep] = [.down(x: 50, y: 50), .move(x: 54, y: 50)]
  return try course(make(), steps, frame: corner) == "no decision"
    ? Diagnosis7_4.mixesCoordinates : Diagnosis7_4.isTooCareful
}
