import ExerciseKit
import Grading
import Stage

@testable import Solutions01

/// A view that tells how fast a finger moves on it.
struct Speedy {
  let view: UIView
  let speed: () -> Double

  init(_ view: UIView, _ speed: @escaping () -> Double) { (self.view, self.speed) = (view, speed) }
}

/// What answers to exercise 1.6 are told.
enum Diagnosis1_6 {
  static let takesAFrameForEveryStep =
    """
    You divide by a frame, a 60th of a second; this step took three of them.
    Rule: \(time)
    """
  static let keepsTheTouchAndAsks =
    """
    The time you divide by is 0: you ask one touch twice, and both times are this event's.
    Rule: \(values)
    """
  static let measuresFromBegan = "You measure from began: that is the average of the whole drag."
  static let dividesByTheTimeOfTheWhole =
    "The length is that of the latest step, the time that of the whole drag."
  static let looksAtXOnly = """
    You look at x only; the finger moves 40 points down as well.
    Rule: \(diagonal)
    """
  static let mixesPlacesOfTheWindow =
    """
    One place is in the window's coordinates, the other in your view's: don't compare them.
    Rule: location(in:) counts from the corner of the view you name (EV-9).
    """
  static let keepsTheSpeedOfTheTouchBefore =
    """
    That is the speed of the touch before; a new one has not moved yet.
    Rule: \(noStepYet)
    """
  static let beginsItsTimeAtTheLastLift =
    """
    The touch's time begins when it comes down, not when the touch before was lifted.
    Rule: \(firstStep)
    """

  static let dividesByTheTimeSinceTheStart =
    """
    You divide by about an hour, the time since the phone was started: began kept no time.
    Rule: a timestamp counts from the start of the phone: subtract that of the event before (EV-7).
    """
  static let skipsTheFirstMove =
    """
    The first move is a step, too: the event before it is began, with a place and a time.
    Rule: \(firstStep)
    """
  static let measuresFromTheSamePlace =
    """
    You compare the touch with itself: in each event both places are where the finger is now.
    Rule: \(values)
    """
  static let dividesByATenth = """
    This step took 0.05 s, and you divide as if it had taken 0.1 s.
    Rule: \(time)
    """
  static let beginsItsWayAtTheLastLift =
    """
    The touch's way begins where it comes down, and not where the touch before was lifted.
    Rule: \(firstStep)
    """
  static let tellsTheFastestStep =
    "400 is the speed of the step before. This step is slower, and speed is about the latest."
  static let takesTheLiftForAStep = """
    When the finger is lifted the speed of the last step stays.
    Rule: \(noStep)
    """
  static let takesCancelledForAStep =
    """
    When the touch is cancelled the speed of the last step stays.
    Rule: \(noStep)
    """
  static let startsAnewOnlyWithAFirstTap =
    """
    A second touch has not moved yet, however soon it comes after the first.
    Rule: \(noStepYet)
    """

  static let rule =
    """
    the statement: speed is the distance between the places in two successive events, divided by \
    the time between them.
    """
  static let time =
    "moves aren't evenly spaced: the time is the difference of two timestamps (EV-7)."
  static let values = "a touch changes with every event: keep values, not objects (EV-18)."
  static let diagonal =
    "the statement: the straight distance counts, which is the diagonal of x and y."
  static let noStepYet =
    "the statement: from began until the first move the speed is 0."
  static let firstStep =
    "the statement: a step lies between two successive events, and began is the first of them."
  static let noStep =
    "the statement: when the touch is lifted or cancelled, the speed stays."
}

let exercise1_6: Grader<Speedy> = Grader(
  "1.6", read: "Chapters/01-from-finger-to-app, What you can keep",
  solution: {
    let view = Solutions01.SpeedView(frame: speedFrame)
    return Speedy(view) { view.speed }
  },
  alternatives: [
    {
      let view = OwnPlaces(frame: speedFrame)
      return Speedy(view) { view.speed }
    },
    {
      let view = KeepsTheWay(frame: speedFrame)
      return Speedy(view) { view.speed }
    },
  ], wrong: wrong1_6,
  statement: [
    .asks(
      "`speed` tells how fast", "From (60, 150) to (80, 150)", "Then on to",
      "From (60, 150) to (90, 190)",
      "Back to the left", "Your view lies", "The finger leaves", "The drag begins on badge",
      "Random scene"),
    .asks(
      "From began until the first move", "A finger has come down", "After a drag a new touch",
      "Soon after a drag", "After a drag that was cancelled"),
    .asks("When the touch is lifted", "A drag is lifted", "A drag is cancelled"),
    .asks("Worked touch", "The drag of the statement"),
  ]
) { make in
  /// Plays a drag step by step and compares the speed after the last.
  func scene(
    _ name: String, at origin: CGPoint = .zero, size: CGSize = speedFrame.size, is wanted: Double,
    why: @autoclosure () throws -> [String: String],
    _ steps: [TouchStep]
  ) throws {
    try playing(name) {
      let speedy = make()
      speedy.view.frame = CGRect(origin: origin, size: size)
      let stage = Stage()
      stage.root.addSubview(speedy.view)
      let badge = UIView(frame: CGRect(x: 5, y: 5, width: 8, height: 8))
      named("badge", badge)
      speedy.view.addSubview(badge)
      try stage.phone.play(steps)
      try expect(
        rounded(speedy.speed()), is: rounded(wanted), name, why: try why(), rule: Diagnosis1_6.rule)
    }
  }
  /// The speed after a second step, which tells two causes of a first one apart.
  func secondStep() throws -> Double {
    let (speedy, stage) = (make(), Stage())
    stage.root.addSubview(speedy.view)
    try stage.phone.play([
      .down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150), .wait(0.3), .move(x: 140, y: 150),
    ])
    return speedy.speed()
  }
  try scene(
    "From (60, 150) to (80, 150) in 0.05 s", is: 400,
    why: [
      "1200": Diagnosis1_6.takesAFrameForEveryStep,
      "not a number": Diagnosis1_6.keepsTheTouchAndAsks,
      "infinite": Diagnosis1_6.keepsTheTouchAndAsks,
      "0": try secondStep() == 0
        ? Diagnosis1_6.measuresFromTheSamePlace : Diagnosis1_6.skipsTheFirstMove,
      "200": Diagnosis1_6.dividesByATenth,
      "0.4": "These are points per millisecond; the speed is asked for in points per second.",
      "almost 0": Diagnosis1_6.dividesByTheTimeSinceTheStart,
      "20": "That is the length of the step; how long did it take?",
    ], [.down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150)])
  try scene(
    "Then on to (140, 150) in 0.3 s", is: 200,
    why: [
      "228.6": Diagnosis1_6.measuresFromBegan,
      "266.7": "The length is that of the whole drag, the time that of the latest step.",
      "171.4": Diagnosis1_6.dividesByTheTimeOfTheWhole,
      "400": Diagnosis1_6.tellsTheFastestStep,
    ],
    [
      .down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150), .wait(0.3), .move(x: 140, y: 150),
    ])
  try scene(
    "From (60, 150) to (90, 190) in 0.1 s", is: 500,
    why: [
      "300": Diagnosis1_6.looksAtXOnly,
      "700": """
      You add what it goes right and what it goes down; the way is the diagonal.
      Rule: \(Diagnosis1_6.diagonal)
      """,
    ],
    [.down(x: 60, y: 150), .wait(0.1), .move(x: 90, y: 190)])
  try scene(
    "Your view lies at (20, 40); from (60, 150) to (80, 150) in 0.05 s",
    at: CGPoint(x: 20, y: 40), is: 400,
    why: ["1131.4": Diagnosis1_6.mixesPlacesOfTheWindow],
    [.down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150)])
  try scene(
    "Back to the left, from (80, 150) to (60, 150) in 0.05 s", is: 400,
    why: [
      "-400": """
      You keep the sign of a direction; a speed is the length of the way.
      Rule: the length of a step is never below 0, wherever the step leads.
      """
    ],
    [.down(x: 80, y: 150), .wait(0.05), .move(x: 60, y: 150)])
  try scene(
    "The drag of the statement", is: 50, why: [:],
    [
      .down(x: 20, y: 50), .wait(0.1), .move(x: 50, y: 50), .wait(0.2), .move(x: 60, y: 50),
    ])
  try scene(
    "The finger leaves your view, from (60, 150) to (160, 150) in 0.1 s",
    size: CGSize(width: 100, height: 300), is: 1000,
    why: [
      "0": """
      The finger has left the view, but the touch is still the view's.
      Rule: chapter 1, 164 points away: the view that a touch began on hears all of it (RC-20).
      """
    ],
    [.down(x: 60, y: 150), .wait(0.1), .move(x: 160, y: 150)])
  try scene(
    "The drag begins on badge in your view, from (8, 8) to (28, 8) in 0.1 s", is: 200,
    why: ["0": "badge is hit and handles nothing, so your view hears the touch."],
    [.down(x: 8, y: 8), .wait(0.1), .move(x: 28, y: 8)])
  let drag: [TouchStep] = [.down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150)]
  try scene(
    "A drag is lifted where it was", is: 200, why: ["0": Diagnosis1_6.takesTheLiftForAStep],
    drag + [.wait(0.1), .up()])
  try scene(
    "A drag is cancelled", is: 200, why: ["0": Diagnosis1_6.takesCancelledForAStep],
    drag + [.wait(0.1), .cancel()])
  try scene(
    "A finger has come down and not moved", is: 0, why: [:], [.down(x: 60, y: 150), .wait(1)])
  try scene(
    "After a drag a new touch has begun", is: 0,
    why: ["200": Diagnosis1_6.keepsTheSpeedOfTheTouchBefore],
    drag + [.wait(0.1), .up(), .wait(0.5), .down(x: 60, y: 150)])
  try scene(
    "After a drag that was cancelled a new touch has begun", is: 0,
    why: ["200": Diagnosis1_6.keepsTheSpeedOfTheTouchBefore],
    drag + [.wait(0.1), .cancel(), .wait(0.5), .down(x: 60, y: 150)])
  try scene(
    "Soon after a drag of 4 points a second touch has begun", is: 0,
    why: ["40": Diagnosis1_6.startsAnewOnlyWithAFirstTap],
    [
      .down(x: 60, y: 150), .wait(0.1), .move(x: 64, y: 150), .up(), .wait(0.1),
      .down(x: 62, y: 150),
    ])
  try scene(
    "After a drag and 0.5 s a new touch moves 20 points in 0.1 s", is: 200,
    why: [
      "33.3": Diagnosis1_6.beginsItsTimeAtTheLastLift,
      "0": Diagnosis1_6.beginsItsWayAtTheLastLift,
    ],
    [
      .down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150), .up(), .wait(0.5),
      .down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150),
    ])
  try randomScenes { name, random in
    let origin = CGPoint(x: random.coordinate(0...100), y: random.coordinate(0...300))
    var (x, y) = (random.coordinate(100...300), random.coordinate(300...600))
    var steps: [TouchStep] = [.down(x: x, y: y)]
    var (wanted, way) = (0.0, "from \(coordinates(x, y))")
    for _ in 0..<random.int(in: 1...6) {
      let right = Double(random.int(in: 1...30) * (random.bool() ? 1 : -1))
      let (below, time) = (random.coordinate(-20...30), Double(random.int(in: 2...40)) / 100)
      (x, y, wanted) = (x + right, y + below, hypot(right, below) / time)
      steps += [.wait(time), .move(x: x, y: y)]
      way += " to \(coordinates(x, y)) in \(time) s"
    }
    switch random.int(in: 0...2) {
    case 1: steps += [.wait(0.1), .up()]
    case 2: steps += [.wait(0.1), .cancel()]
    default: break
    }
    try scene(
      "\(name), a view at \(coordinates(origin.x, origin.y)), \(way)", at: origin, is: wanted,
      why: [:], steps)
  }
}

let speedFrame = CGRect(x: 0, y: 0, width: 375, height: 812)

private func rounded(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "not a number" : "infinite" }
  if number != 0, abs(number) < 0.05 { return "almost 0" }
  let text = String(format: "%.1f", number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
