import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.8 are told.
enum Diagnosis7_8 {
  static let recognizesBeforeTheLift = "The finger was still down; the lift belongs to the mark."
  static let wantsMoreThan20PointsDown = "20 points down are enough for turning."
  static let wantsMoreThan40PointsUp = "20 points down and 40 up are enough."
  static let judgesEverythingAtTheLift =
    "The finger has turned up after 19 points; it is too early, and clear by now."
  static let doesNotMeasureTheStrokeUp = "39 points up are too few."
  static let measuresTheStrokeUpFromTheStart =
    "The stroke up is measured from the lowest place, not from where the finger came down."
  static let measuresSingleMoves =
    "You measure the last move; the stroke down has 24 points in all."
  static let takesALevelMoveForATurn = "A level move in the stroke down belongs to that stroke."
  static let takesALevelMoveOnTheWay = "A level move in the stroke up belongs to that stroke."
  static let letsTheFingerGoStraightDown = "Straight down is not to the right."
  static let doesNotLookSidewaysOnTheWay =
    "The finger went to the left, which no move of a mark does."
  static let comparesWithTheStart = "To the right means right of the last place, not of the first."
  static let letsItGoDownASecondTime = "A mark turns once; this finger went down a second time."
  static let forgetsTheTurnInALevelMove =
    "A level move belongs to the stroke up, so this finger goes down again."
  static let doesNothingAtALiftThatComes =
    "The finger is lifted, and the recognizer is still possible."
  static let doesNotCountFingers = "Two fingers are down, and a mark has one."
  static let takesACancelledTouchForALift = "Nobody lifted the finger; the touch was taken away."
  static let doesNothingWhenTheTouchIsCancelled =
    "The touch is gone, and the recognizer is still possible."
  static let forgetsToPutTheTurnBack =
    "The second mark failed at its first move: something of the first is still there."
  static let letsTheFingerGoStraightUp = "Straight up is not to the right."
  static let putsTheTurnBack =
    "The second mark failed at its first move: something of the failed one is still there."
  static let putsTheTurnBackWhereverItDecides =
    "The second mark failed at its first move: something of the cancelled one is still there."
  static let countsFingersByHandAndForgetsReset =
    "The second touch failed as it began. A recognizer that has failed hears of no lift."

  static let decide = "decide: possible goes to recognized or to failed, by what you assign (GR-2)."
  static let early = "decide: failed at once sets free whoever waits for the answer (GR-58)."
  static let one = "decide: whoever counts fingers counts all that are down (GR-18)."
  static let reset = "reset: what an attempt left in your variables is still there (GR-5)."
}

let exercise7_8: Grader<UIGestureRecognizer> = Grader(
  "7.8", read: "Chapters/07-gesture-recognizers, The rule, reset",
  solution: { Solutions07.CheckMark() }, alternatives: [{ SomeCheck(.right) }], wrong: wrong7_8
) { make in
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis7_8.decide
  ) throws {
    try playing(name) {
      let got = try course(make(), steps)
      try expect(
        got, is: wanted, named(name, steps), why: why, otherwise: unforeseen(got), rule: rule)
    }
  }
  let start = down(20, 100)
  let mark = [start, move(40, 130), move(80, 55), .up(), TouchStep.wait(0.5)]
  try scene(
    "Down by 30, up by 75, and lifted", mark, is: "recognized at step 4",
    why: [
      "no decision": "The mark is complete, and the recognizer is still possible.",
      "recognized at step 3": Diagnosis7_8.recognizesBeforeTheLift,
      "failed at step 4": "The mark was complete when the finger was lifted.",
      "failed at step 3": "A mark turns up once, and it did so late enough.",
    ])
  try scene(
    "Down by 60, up by 50, and lifted", [start, move(40, 160), move(80, 110), .up()],
    is: "recognized at step 4",
    why: ["failed at step 4": Diagnosis7_8.measuresTheStrokeUpFromTheStart])
  try scene(
    "Down by exactly 20, up by exactly 40", [start, move(40, 120), move(80, 80), .up()],
    is: "recognized at step 4",
    why: [
      "failed at step 3": Diagnosis7_8.wantsMoreThan20PointsDown,
      "failed at step 4": Diagnosis7_8.wantsMoreThan40PointsUp,
    ])
  try scene(
    "Down by 19, and up", [start, move(40, 119), move(80, 60)], is: "failed at step 3",
    why: ["no decision": Diagnosis7_8.judgesEverythingAtTheLift], rule: Diagnosis7_8.early)
  try scene(
    "Down by 30, up by 39, and lifted", [start, move(40, 130), move(80, 91), .up()],
    is: "failed at step 4",
    why: [
      "recognized at step 4": Diagnosis7_8.doesNotMeasureTheStrokeUp,
      "no decision": Diagnosis7_8.doesNothingAtALiftThatComes,
    ])
  try scene(
    "In small moves",
    [
      start, move(25, 108), move(30, 116), move(35, 124), move(40, 110), move(45, 95), move(50, 80),
      .up(),
    ], is: "recognized at step 8",
    why: [
      "failed at step 5": Diagnosis7_8.measuresSingleMoves,
      "failed at step 8": "You measure the last move; the stroke up has 44 points in all.",
    ])
  try scene(
    "A level move in each stroke",
    [
      start, move(30, 115), move(40, 115), move(50, 130), move(60, 90), move(70, 90), move(80, 80),
      .up(),
    ],
    is: "recognized at step 8",
    why: [
      "failed at step 3": Diagnosis7_8.takesALevelMoveForATurn,
      "failed at step 6": Diagnosis7_8.takesALevelMoveOnTheWay,
    ])
  try scene(
    "A level move, and then a mark", [start, move(30, 100), move(50, 130), move(80, 80), .up()],
    is: "recognized at step 5",
    why: [
      "failed at step 2": "A level move breaks no rule.",
      "failed at step 3": "A level move belongs to the stroke under way, which is the one down.",
    ])
  try scene(
    "A level move, and then up", [start, move(30, 100), move(40, 90)],
    is: "failed at step 3",
    why: ["no decision": "The finger goes up without having gone down."], rule: Diagnosis7_8.early)
  try scene(
    "A move straight down", [start, move(20, 130)], is: "failed at step 2",
    why: ["no decision": Diagnosis7_8.letsTheFingerGoStraightDown], rule: Diagnosis7_8.early)
  try scene(
    "Back to the left, but still right of the start",
    [start, move(60, 130), move(50, 140)], is: "failed at step 3",
    why: ["no decision": Diagnosis7_8.comparesWithTheStart], rule: Diagnosis7_8.early)
  try scene(
    "The stroke up goes to the left", [start, move(40, 130), move(30, 110)],
    is: "failed at step 3",
    why: ["no decision": Diagnosis7_8.doesNotLookSidewaysOnTheWay], rule: Diagnosis7_8.early)
  try scene(
    "The stroke up goes straight up", [start, move(40, 130), move(40, 80)],
    is: "failed at step 3",
    why: ["no decision": Diagnosis7_8.letsTheFingerGoStraightUp], rule: Diagnosis7_8.early)
  try scene(
    "Down again after the turn", [start, move(40, 130), move(60, 110), move(70, 115)],
    is: "failed at step 4",
    why: ["no decision": Diagnosis7_8.letsItGoDownASecondTime], rule: Diagnosis7_8.early)
  try scene(
    "Down again, deeper than before", [start, move(40, 130), move(60, 110), move(70, 150)],
    is: "failed at step 4",
    why: ["no decision": Diagnosis7_8.letsItGoDownASecondTime], rule: Diagnosis7_8.early)
  try scene(
    "Down again after a level move",
    [start, move(40, 130), move(60, 110), move(70, 110), move(80, 115)], is: "failed at step 5",
    why: ["no decision": Diagnosis7_8.forgetsTheTurnInALevelMove], rule: Diagnosis7_8.early)
  try scene(
    "Only the stroke down", [start, move(40, 150), .up()], is: "failed at step 3",
    why: [
      "no decision": Diagnosis7_8.doesNothingAtALiftThatComes,
      "recognized at step 3": "There is no stroke up.",
    ])
  try scene(
    "A second finger comes down", [start, move(40, 130), .down(2, x: 250, y: 150)],
    is: "failed at step 3",
    why: ["no decision": Diagnosis7_8.doesNotCountFingers], rule: Diagnosis7_8.one)
  let two = Pad(make())
  try two.tapWithTwo()
  try expect(
    two.verdict, is: "failed at step 1", "Two fingers that come down in one event", why: [:],
    otherwise: "Both fingers came in one call.", rule: Diagnosis7_8.one)
  try scene(
    "Complete, and cancelled", [start, move(40, 130), move(80, 80), .cancel()],
    is: "failed at step 4",
    why: [
      "recognized at step 4": Diagnosis7_8.takesACancelledTouchForALift,
      "no decision": Diagnosis7_8.doesNothingWhenTheTouchIsCancelled,
    ])
  try scene(
    "A mark, and another one", mark + mark, is: "recognized at step 4, recognized at step 9",
    why: [
      "recognized at step 4, failed at step 7": Diagnosis7_8.forgetsToPutTheTurnBack
    ], rule: Diagnosis7_8.reset)
  try scene(
    "A mark after a failed one", [start, move(40, 150), .up(), .wait(0.5)] + mark,
    is: "failed at step 3, recognized at step 8",
    why: [
      "failed at step 3, failed at step 8":
        "The stroke up was measured from a lowest place of the attempt before."
    ], rule: Diagnosis7_8.reset)
  let reached = [start, move(40, 130), move(60, 110)]
  try scene(
    "A mark after one that went down again",
    reached + [move(70, 115), .up(), .wait(0.5)] + mark,
    is: "failed at step 4, recognized at step 10",
    why: [
      "failed at step 4, failed at step 8": Diagnosis7_8.putsTheTurnBack,
      "failed at step 4, failed at step 7": Diagnosis7_8.countsFingersByHandAndForgetsReset,
      "failed at step 4": "After a failure your recognizer does not decide anything any more.",
    ], rule: Diagnosis7_8.reset)
  try scene(
    "A mark after one that was cancelled", reached + [.cancel(), .wait(0.5)] + mark,
    is: "failed at step 4, recognized at step 9",
    why: [
      "failed at step 4, failed at step 7": Diagnosis7_8.putsTheTurnBackWhereverItDecides
    ], rule: Diagnosis7_8.reset)
  try scene(
    "Two fingers, and a mark of one after them",
    [start, .down(2, x: 250, y: 150), .up(), .up(2), .wait(0.5)] + mark,
    is: "failed at step 2, recognized at step 9",
    why: [
      "failed at step 2": "After two fingers your recognizer does not decide anything any more.",
      "failed at step 2, failed at step 6":
        "The touch after two fingers failed as it began; they are lifted by then.",
    ], rule: Diagnosis7_8.reset)
  let view = Pad(make())
  try view.play([start, move(40, 90), .up()])
  try expect(
    view.heard, is: "began, moved, ended", "What the view hears of a drag up",
    why: [
      "began, moved": "The view still waits for the end: the recognizer never said that it failed."
    ], rule: "hold back: the end waits for a recognizer's answer, so there must be one (GR-56).")
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) {
      var place = (x: 20.0, y: 100.0)
      steps.append(down(place.x, place.y))
      let (fall, rise) = (random.int(in: 1...3), random.int(in: 1...3))
      for number in 0..<fall + rise {
        place.x +=
          random.int(in: 0...20) == 0 ? random.coordinate(-5...0) : random.coordinate(1...9)
        let step = random.coordinate(0...(number < fall ? 20 : 34))
        place.y += number < fall ? step : -step
        steps.append(move(place.x, place.y))
      }
      steps += [random.int(in: 0...7) == 0 ? .cancel() : .up(), .wait(0.5)]
    }
    try expect(
      course(make(), steps), is: course(SomeCheck(.right), steps), "\(name), \(shown(steps))",
      why: [:], rule: Diagnosis7_8.decide)
  }
}
