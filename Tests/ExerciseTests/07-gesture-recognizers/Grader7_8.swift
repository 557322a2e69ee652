import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.8 are told.
enum Diagnosis7_8 {
  static let recognizesBeforeTheLift =
    "The finger was still down; the lift belongs to the mark."
    + asked("down, then up, and is lifted: recognized.")
  static let wantsMoreThan20PointsDown = "20 points down are enough for turning." + strokes
  static let wantsMoreThan40PointsUp = "20 points down and 40 up are enough." + strokes
  static let judgesEverythingAtTheLift =
    "The finger has turned up after 19 points, which is too early, and clear at that move."
  static let doesNotMeasureTheStrokeUp = "39 points up are too few." + strokes
  static let addsARule =
    "Only the way counts, and neither how long it takes nor where it ends." + strokes
  static let limitsTheStrokes =
    "20 points down and 40 up are the least; either stroke may be longer." + strokes
  static let measuresTheStrokeUpFromTheStart =
    "You measure the stroke up from where the finger came down."
    + asked("up by 40 or more from its lowest place.")
  static let measuresSingleMoves =
    "No single move is long enough; the stroke down has 24 points in all." + strokes
  static let turnsAtTwenty =
    "20 points are the least; the stroke down lasts until the finger goes up." + strokes
  static let takesALevelMoveForATurn =
    "The finger went level in its stroke down, and you take that for the turn." + level
  static let takesALevelMoveOnTheWay =
    "The finger went level in its stroke up, and you take that for a way down." + level
  static let letsTheFingerGoStraightDown = "Straight down is not to the right." + toTheRight
  static let doesNotLookSidewaysOnTheWay =
    "The finger went to the left, which no move of a mark does." + toTheRight
  static let comparesWithTheStart =
    "This move went to the left, though not past the place where the finger came down." + toTheRight
  static let letsItGoDownASecondTime =
    "A mark turns once; this finger went down a second time." + again
  static let forgetsTheTurnInALevelMove =
    "A level move belongs to the stroke up, so this finger goes down again." + again
  static let doesNothingAtALiftThatComes =
    "The finger is lifted, and the recognizer is still possible." + leaves
  static let doesNotCountFingers = "Two fingers are down, and a mark has one."
  static let takesACancelledTouchForALift =
    "No finger was lifted; the touch was taken away." + asked("it also fails when it is cancelled.")
  static let doesNothingWhenTheTouchIsCancelled =
    "The touch is gone, and the recognizer is still possible." + leaves
  static let letsTheFingerGoStraightUp = "Straight up is not to the right." + toTheRight
  static let countsFingersElsewhere =
    "Only one finger is on the recognizer's view; the other one belongs to another view."
  static let countsTheCalls =
    "Both fingers came in one call, and a mark has one finger."
  static let turnsItUpsideDown =
    "The first move went to the right and down, where y is larger, and that breaks no rule."
  static let recognizesATap = "The finger has not moved at all, so there is no mark."

  private static let strokes = asked("down by 20 points or more, then up by 40 or more.")
  private static let level = asked("a move that keeps the height belongs to the stroke under way.")
  private static let toTheRight = asked("every move goes to the right, or it fails at once.")
  private static let again = asked("it fails as soon as the finger goes down again.")
  private static let leaves =
    "\nRule: the states: whatever the finger does, a recognizer leaves possible (GR-2)."
  static let decide =
    "the states: possible goes to recognized or to failed, by what you assign (GR-2)."
  static let early =
    "the states: a recognizer that fails at once keeps nothing waiting for its answer (GR-58)."
  static let one = "numberOfTouches counts the fingers that the recognizer has (GR-18)."
  static let hold =
    "chapter 7, \"The photo opened, and my harbour was gone\": the end waits for an answer, so give one (GR-56)."
}

private let statement7_8: [Asked] = [
  .tells("Write a recognizer"),
  .asks(
    "One finger goes down", "Down by 30, up by 75", "Down by 60, up by 50", "Down by 160",
    "A mark that leaves",
    "A slow mark",
    "Down by exactly 20",
    "Down by 30, up by 39", "In small moves", "Down by 20, by 20 more", "Only the stroke down",
    "A mark, after"),
  .asks(
    "Every move goes", "A level move in each", "Down by 25, level", "A level move, and then a mark",
    "A move straight down", "Back to the left", "The stroke up goes"),
  .asks(
    "It fails as soon", "Down by 19, and up", "A level move, and then up", "Only a stroke up",
    "Down again", "A second finger", "Two fingers that come down", "A mark beside a finger"),
  .asks(
    "It also fails", "Complete, and cancelled", "A shallow mark, after", "Down by 30, up by 39",
    "What the view hears"),
  .asks("Every override", "What super hears", "Overrides that do not"),
  .asks("Worked touch:", "A tap"),
]

let exercise7_8: Grader<UIGestureRecognizer> = Grader(
  "7.8", read: theRule, steps: steps, solution: { Solutions07.CheckMark() },
  alternatives: [{ SomeCheck(.right) }, { CheckByPhases() }, { CheckByPlaces() }],
  wrong: wrong7_8, statement: statement7_8
) { make in
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String] = [:],
    rule: String? = Diagnosis7_8.decide
  ) throws {
    try playing(name) {
      let got = try course(make(), steps)
      let isTooEarly = steps.indices.contains {
        !steps[$0].isUp && got.contains("recognized at step \($0 + 1)")
      }
      try expect(
        got, is: wanted, named(name, steps), why: why,
        otherwise: isTooEarly ? Diagnosis7_8.recognizesBeforeTheLift : unforeseen(got), rule: rule)
    }
  }
  let start = down(20, 100)
  let mark = [start, move(40, 130), move(80, 55), .up(), TouchStep.wait(0.5)]
  try scene(
    "Down by 30, up by 75, and lifted", mark, is: "recognized at step 4",
    why: [
      "no decision": "The mark is complete, and the recognizer is still possible.",
      "recognized at step 3": Diagnosis7_8.recognizesBeforeTheLift,
      "failed at step 2": Diagnosis7_8.turnsItUpsideDown,
      "failed at step 4": "The mark was complete when the finger was lifted.",
      "failed at step 3": "A mark turns up once, and it did so late enough.",
    ])
  try scene(
    "A tap", [start, .up()], is: "failed at step 2",
    why: [
      "no decision": Diagnosis7_8.doesNothingAtALiftThatComes,
      "recognized at step 2": Diagnosis7_8.recognizesATap,
    ])
  try scene(
    "Down by 60, up by 50, and lifted", [start, move(40, 160), move(80, 110), .up()],
    is: "recognized at step 4",
    why: ["failed at step 4": Diagnosis7_8.measuresTheStrokeUpFromTheStart])
  try scene(
    "Down by 160, up by 160, and lifted", [down(20, 20), move(40, 180), move(80, 20), .up()],
    is: "recognized at step 4",
    why: [
      "failed at step 2": Diagnosis7_8.limitsTheStrokes,
      "failed at step 3": Diagnosis7_8.limitsTheStrokes,
      "failed at step 4": Diagnosis7_8.limitsTheStrokes,
    ])
  for (name, steps) in [
    ("A mark that leaves the view", [down(150, 100), move(190, 130), move(230, 55), .up()]),
    ("A slow mark", [start, move(40, 130), move(80, 55), .wait(3), .up()]),
  ] {
    let last = steps.count
    try scene(
      name, steps, is: "recognized at step \(last)",
      why: [
        "failed at step \(last)": Diagnosis7_8.addsARule,
        "failed at step \(last - 1)": Diagnosis7_8.addsARule,
      ])
  }
  try scene(
    "Down by exactly 20, up by exactly 40", [start, move(40, 120), move(80, 80), .up()],
    is: "recognized at step 4",
    why: [
      "failed at step 3": Diagnosis7_8.wantsMoreThan20PointsDown,
      "failed at step 4": Diagnosis7_8.wantsMoreThan40PointsUp,
    ], rule: nil)
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
    "Down by 20, by 20 more, and up by 60",
    [start, move(40, 120), move(60, 140), move(80, 80), .up()], is: "recognized at step 5",
    why: [
      "failed at step 3": Diagnosis7_8.turnsAtTwenty,
      "failed at step 4": Diagnosis7_8.turnsAtTwenty,
    ])
  try scene(
    "Down by 25, level, and down again before the turn",
    [start, move(30, 125), move(40, 125), move(50, 135), move(80, 75), .up()],
    is: "recognized at step 6",
    why: [
      "failed at step 3": Diagnosis7_8.takesALevelMoveForATurn,
      "failed at step 4": Diagnosis7_8.takesALevelMoveForATurn,
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
    "Only a stroke up", [start, move(40, 50)], is: "failed at step 2",
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
  try scene(
    "A second finger in the stroke up",
    [start, move(40, 130), move(60, 100), .down(2, x: 250, y: 150)],
    is: "failed at step 4",
    why: ["no decision": Diagnosis7_8.doesNotCountFingers], rule: Diagnosis7_8.one)
  try playing("Two fingers that come down in one event") {
    let two = Pad(make())
    try two.tapWithTwo()
    try expect(
      two.verdict, is: "failed at step 1", "Two fingers that come down in one event",
      otherwise: Diagnosis7_8.countsTheCalls, rule: Diagnosis7_8.one)
  }
  try playing("Two fingers that come down in one event, and stay") {
    let two = Pad(make())
    try expect(
      two.verdictOnTwo(), is: "failed at step 1",
      "Two fingers that come down in one event, and stay",
      otherwise: Diagnosis7_8.countsTheCalls, rule: Diagnosis7_8.one)
  }
  try scene(
    "A mark beside a finger that rests on another view",
    [.down(2, x: 20, y: 400)] + mark, is: "recognized at step 5",
    why: ["failed at step 2": Diagnosis7_8.countsFingersElsewhere], rule: Diagnosis7_8.one)
  try scene(
    "Complete, and cancelled", [start, move(40, 130), move(80, 80), .cancel()],
    is: "failed at step 4",
    why: [
      "recognized at step 4": Diagnosis7_8.takesACancelledTouchForALift,
      "no decision": Diagnosis7_8.doesNothingWhenTheTouchIsCancelled,
    ])
  try playing("What the view hears of a drag up") {
    let view = Pad(make())
    try view.play([start, move(40, 90), .up()])
    try expect(
      view.heard, is: "began, moved, ended", "What the view hears of a drag up",
      why: [
        "began, moved":
          "The view still waits for the end: the recognizer never said that it failed."
      ], rule: Diagnosis7_8.hold)
  }
  try expectAnew(
    [
      ("A mark", mark, "recognized at step 4"),
      (
        "A mark to the left and higher",
        [down(5, 60), move(25, 85), move(60, 40), .up()], "recognized at step 4"
      ),
      (
        "A mark to the right and lower",
        [down(90, 130), move(110, 160), move(150, 110), .up()], "recognized at step 4"
      ),
      ("A shallow mark", [start, move(40, 110), move(80, 40), .up()], "failed at step 3"),
      ("A low mark", [start, move(40, 130), move(80, 100), .up()], "failed at step 4"),
      ("Only a stroke up", [start, move(40, 50), .up()], "failed at step 2"),
      ("A tap", [start, .up()], "failed at step 2"),
    ], after: earlier(start), make)
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    let frame = CGRect(
      x: random.coordinate(0...100), y: random.coordinate(0...200), width: 250, height: 250)
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) { steps += random.mark(in: frame) }
    let scene = "\(name), \(inWords(frame)), \(shown(steps))"
    try expect(
      course(make(), steps, frame: frame), is: course(SomeCheck(.right), steps, frame: frame),
      scene, rule: Diagnosis7_8.decide)
  }
}

/// All ways in which an attempt can be over, in different places of the mark.
private func earlier(_ start: TouchStep) -> [Earlier] {
  let reached = [start, move(40, 130), move(60, 110)]
  return [
    Earlier(name: "a mark", steps: [start, move(40, 140), move(80, 55), .up()]),
    Earlier(name: "one that was lifted too early", steps: [start, move(40, 150), .up()]),
    Earlier(name: "one that went down again", steps: reached + [move(70, 115), .up()]),
    Earlier(name: "one that was cancelled", steps: reached + [.cancel()]),
    Earlier(
      name: "one with two fingers", steps: reached + [.down(2, x: 250, y: 150), .up(), .up(2)]),
    Earlier(name: "one during which it was switched off", steps: reached, end: .switchedOff),
    Earlier(
      name: "one that another recognizer took", steps: reached, end: .excluded(move(70, 108))),
  ]
}

extension Pad {
  /// What is decided on two fingers that come down in one event, before they are lifted.
  fileprivate func verdictOnTwo() throws -> String {
    // The step that the verdict counts.
    try play([.wait(0)])
    var early = verdict
    stage.phone.clock.schedule(after: 0.2) {
      self.note()
      early = self.verdict
    }
    try stage.play([
      (1, .press(at: CGPoint(x: 150, y: 200), for: 0.4)),
      (2, .press(at: CGPoint(x: 220, y: 200), for: 0.4)),
    ])
    return early
  }
}

extension TouchStep {
  fileprivate var isUp: Bool { if case .up = self { true } else { false } }
}

extension SceneRandom {
  /// A touch that is nearly a mark, or one.
  fileprivate mutating func mark(in frame: CGRect) -> [TouchStep] {
    var (x, y) = (
      Double(frame.minX) + coordinate(10...60), Double(frame.minY) + coordinate(90...130)
    )
    var steps = [TouchStep.down(x: x, y: y)]
    let (fall, rise) = (int(in: 1...3), int(in: 1...3))
    for number in 0..<fall + rise {
      x += int(in: 0...20) == 20 ? coordinate(-5...0) : coordinate(1...9)
      let step = coordinate(0...(number < fall ? 20 : 34))
      y += number < fall ? step : -step
      steps.append(.move(x: x, y: y))
    }
    if int(in: 0...9) == 9 { steps += [.down(2, x: x + 20, y: y), .up(2)] }
    return steps + [int(in: 0...7) == 7 ? .cancel() : .up(), .wait(0.5)]
  }
}
