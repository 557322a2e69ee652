import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.4 are told.
enum Diagnosis7_4 {
  static let recognizesAsTheFingerComesDown = "Your tap is over as soon as the finger comes down."
  static let recognizesEveryTouch =
    "It is clear by now that this is no tap, and nobody has been told."
  static let failsAtExactlyTenPoints = "10 points are allowed; only more than that is too far."
  static let measuresSidewaysOnly = "10.5 points are more than 10, here in the height."
  static let looksToTheRightAndDownOnly = "A way to the left is a way like any other."
  static let allowsTenPointsOnEachAxis =
    "Each way is short, but in a straight line it is 11.3, more than 10."
  static let addsTheTwoAxes = "In a straight line the finger is less than 10 points away."
  static let measuresFromTheLastMove =
    "Each move is short, but the finger is 12 points from where it came down."
  static let addsUpTheWay = "You add up the way; the finger was never further than 4 points away."
  static let doesNotCountFingers =
    "Two fingers are down, and the recognizer still hopes for a tap of one."
  static let countsTheCalls = "Both fingers came in one call, and you took them for one."
  static let doesNothingWhenTheTouchIsCancelled =
    "The touch is gone, and the recognizer is still possible."
  static let takesACancelledTouchForATap = "Nobody lifted the finger; the touch was taken away."
  static let keepsThePlaceOfItsFirstTap =
    "The second tap failed at a move of 2 points, 60 points beside the first tap."
  static let remembersThatItFailed = "After a failure it goes on failing."
  static let countsFingersByHandAndForgetsReset =
    "The second touch failed as it began. A recognizer that has failed hears of no lift."

  static let decide = "decide: possible goes to recognized or to failed, by what you assign (GR-2)."
  static let early = "decide: failed at once sets free whoever waits for the answer (GR-58)."
  static let far = "decide: a tap stays within a distance of the place where it began."
  static let one = "decide: whoever counts fingers counts all that are down (GR-18)."
  static let reset = "reset: what an attempt left in your variables is still there (GR-5)."
}

let exercise7_4: Grader<UIGestureRecognizer> = Grader(
  "7.4", read: "Chapters/07-gesture-recognizers, The rule, decide",
  solution: { Solutions07.OneTap() }, alternatives: [{ CountingTap() }], wrong: wrong7_4
) { make in
  let hold = "hold back: the end waits for a recognizer's answer, so there must be one (GR-56)."
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String], rule: String
  ) throws {
    try playing(name) {
      let got = try course(make(), steps)
      try expect(
        got, is: wanted, named(name, steps), why: why, otherwise: unforeseen(got), rule: rule)
    }
  }
  let here = down(50, 50)
  try scene(
    "Down, and not lifted yet", [here], is: "no decision",
    why: [
      "recognized at step 1": Diagnosis7_4.recognizesAsTheFingerComesDown,
      "failed at step 1": "Your recognizer gives up before the finger has done anything.",
    ], rule: Diagnosis7_4.decide)
  try scene(
    "A tap", [here, .up()], is: "recognized at step 2",
    why: [
      "no decision": "The finger is lifted, and the recognizer is still possible.",
      "failed at step 2": "One finger came down and was lifted at the same place.",
    ], rule: Diagnosis7_4.decide)
  try scene(
    "Moved by 20 points, not lifted yet", [here, move(70, 50)], is: "failed at step 2",
    why: ["no decision": Diagnosis7_4.recognizesEveryTouch], rule: Diagnosis7_4.early)
  try scene(
    "Moved by 20 points and lifted", [here, move(70, 50), .up()], is: "failed at step 2",
    why: ["recognized at step 3": "Your tap does not ask where the finger is."],
    rule: Diagnosis7_4.far)
  try scene(
    "Moved by exactly 10 points and lifted", [here, move(60, 50), .up()],
    is: "recognized at step 3",
    why: ["failed at step 2": Diagnosis7_4.failsAtExactlyTenPoints], rule: Diagnosis7_4.far)
  try scene(
    "Moved by 10.5 points and lifted", [here, move(50, 60.5), .up()], is: "failed at step 2",
    why: ["recognized at step 3": Diagnosis7_4.measuresSidewaysOnly], rule: Diagnosis7_4.far)
  try scene(
    "Moved by 20 points to the left, and lifted", [here, move(30, 50), .up()],
    is: "failed at step 2",
    why: ["recognized at step 3": Diagnosis7_4.looksToTheRightAndDownOnly], rule: Diagnosis7_4.far)
  try scene(
    "Moved by 20 points up, and lifted", [here, move(50, 30), .up()], is: "failed at step 2",
    why: ["recognized at step 3": "A way up is a way like any other."], rule: Diagnosis7_4.far)
  try scene(
    "Moved by 8 to the right and 8 down, and lifted", [here, move(58, 58), .up()],
    is: "failed at step 2",
    why: ["recognized at step 3": Diagnosis7_4.allowsTenPointsOnEachAxis], rule: Diagnosis7_4.far)
  try scene(
    "Moved by 7 to the right and 7 down, and lifted", [here, move(57, 57), .up()],
    is: "recognized at step 3",
    why: ["failed at step 2": Diagnosis7_4.addsTheTwoAxes], rule: Diagnosis7_4.far)
  try scene(
    "Three moves of 4 points, all to the right", [here, move(54, 50), move(58, 50), move(62, 50)],
    is: "failed at step 4",
    why: ["no decision": Diagnosis7_4.measuresFromTheLastMove], rule: Diagnosis7_4.far)
  try scene(
    "Four moves of 4 points, to and fro",
    [here, move(54, 50), move(50, 50), move(54, 50), move(50, 50), .up()],
    is: "recognized at step 6",
    why: ["failed at step 4": Diagnosis7_4.addsUpTheWay], rule: Diagnosis7_4.far)
  try scene(
    "A second finger comes down, 5 points beside the first", [here, .down(2, x: 155, y: 150)],
    is: "failed at step 2",
    why: ["no decision": Diagnosis7_4.doesNotCountFingers], rule: Diagnosis7_4.one)
  let two = Pad(make())
  try two.tapWithTwo()
  try expect(
    two.verdict, is: "failed at step 1", "Two fingers that come down in one event",
    why: [
      "recognized at step 1": Diagnosis7_4.countsTheCalls,
      "no decision": "Both fingers came in one call, and the recognizer has no answer.",
    ], rule: Diagnosis7_4.one)
  try scene(
    "The touch is cancelled", [here, .cancel()], is: "failed at step 2",
    why: [
      "no decision": Diagnosis7_4.doesNothingWhenTheTouchIsCancelled,
      "recognized at step 2": Diagnosis7_4.takesACancelledTouchForATap,
    ], rule: Diagnosis7_4.decide)
  let view = Pad(make())
  try view.play([here, move(70, 50), .up()])
  try expect(
    view.heard, is: "began, moved, ended", "What the view hears of a drag",
    why: [
      "began, moved": "The view still waits for the end: the recognizer never said that it failed.",
      "began, cancelled": "The touch was taken from the view, as if there had been a gesture.",
    ], rule: hold)
  try scene(
    "A tap, and another one 60 points beside it",
    [here, .up(), .wait(0.5), down(110, 50), move(112, 50), .up()],
    is: "recognized at step 2, recognized at step 6",
    why: [
      "recognized at step 2": "The second tap was not recognized; each attempt begins anew.",
      "recognized at step 2, failed at step 5": Diagnosis7_4.keepsThePlaceOfItsFirstTap,
    ], rule: Diagnosis7_4.reset)
  try scene(
    "A drag, and a tap after it", [here, move(90, 50), .up(), .wait(0.5), here, .up()],
    is: "failed at step 2, recognized at step 6",
    why: [
      "failed at step 2": "After a failure your recognizer does not decide anything any more.",
      "failed at step 2, failed at step 5": Diagnosis7_4.countsFingersByHandAndForgetsReset,
      "failed at step 2, failed at step 6": Diagnosis7_4.remembersThatItFailed,
    ], rule: Diagnosis7_4.reset)
  try scene(
    "Two fingers, and a tap of one after them",
    [here, .down(2, x: 250, y: 150), .up(), .up(2), .wait(0.5), here, .up()],
    is: "failed at step 2, recognized at step 7",
    why: [
      "failed at step 2": "After two fingers your recognizer does not decide anything any more.",
      "failed at step 2, failed at step 6":
        "The touch after two fingers failed as it began; they are lifted by then.",
      "failed at step 2, failed at step 7": "After two fingers it goes on failing.",
    ], rule: Diagnosis7_4.reset)
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) {
      let (x, y) = (random.coordinate(20...150), random.coordinate(20...150))
      steps.append(down(x, y))
      for _ in 0..<random.int(in: 0...4) {
        steps.append(move(x + random.coordinate(-8...8), y + random.coordinate(-8...8)))
      }
      steps += [random.int(in: 0...4) == 0 ? .cancel() : .up(), .wait(0.5)]
    }
    try expect(
      course(make(), steps), is: course(CountingTap(), steps), "\(name), \(shown(steps))", why: [:],
      rule: Diagnosis7_4.far)
  }
}
