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
    "You divide by a frame, a 60th of a second; this step took three of them."
  static let keepsTheTouchAndAsks =
    "You divide by nothing: the touch you kept has moved on, its time with it."
  static let measuresFromBegan = "You measure from began: that is the average of the whole drag."
  static let dividesByTheTimeOfTheWhole =
    "The length is that of the latest step, the time that of the whole drag."
  static let looksAtXOnly = "You look at x only; the finger moves 40 points down as well."
  static let mixesPlacesOfTheWindow =
    "One place is the window's, the other your view's: no way leads between them."
  static let keepsTheSpeedOfTheTouchBefore =
    "That is the speed of the touch before; a new one has not moved yet."
  static let beginsItsTimeAtTheLastLift =
    "Its time begins when it comes down, not when the touch before was lifted."

  static let rule =
    "speed is the length of the latest step, divided by the time since the event before."
}

let exercise1_6: Grader<Speedy> = Grader(
  "1.6", read: "Chapters/01-from-finger-to-app, The rule, The touch itself",
  solution: {
    let view = Solutions01.SpeedView(frame: speedFrame)
    return Speedy(view) { view.speed }
  },
  alternatives: [
    {
      let view = OwnPlaces(frame: speedFrame)
      return Speedy(view) { view.speed }
    }
  ], wrong: wrong1_6
) { make in
  /// Plays a drag step by step and compares the speed after the last.
  func scene(
    _ name: String, at origin: CGPoint = .zero, is wanted: Double, why: [String: String],
    _ steps: [TouchStep]
  ) throws {
    try playing(name) {
      let speedy = make()
      speedy.view.frame.origin = origin
      let stage = Stage()
      stage.root.addSubview(speedy.view)
      try stage.phone.play(steps)
      try expect(
        rounded(speedy.speed()), is: rounded(wanted), name, why: why, rule: Diagnosis1_6.rule)
    }
  }
  try scene(
    "From (60, 150) to (80, 150) in 0.05 s", is: 400,
    why: [
      "1200": Diagnosis1_6.takesAFrameForEveryStep,
      "not a number": Diagnosis1_6.keepsTheTouchAndAsks,
      "infinite": Diagnosis1_6.keepsTheTouchAndAsks,
      "0": "Nothing has been written into speed.",
      "20": "That is the length of the step; how long did it take?",
    ], [.down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150)])
  try scene(
    "Then on to (140, 150) in 0.3 s", is: 200,
    why: [
      "228.6": Diagnosis1_6.measuresFromBegan,
      "266.7": "The length is that of the whole drag, the time that of the latest step.",
      "171.4": Diagnosis1_6.dividesByTheTimeOfTheWhole,
    ],
    [
      .down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150), .wait(0.3), .move(x: 140, y: 150),
    ])
  try scene(
    "From (60, 150) to (90, 190) in 0.1 s", is: 500,
    why: [
      "300": Diagnosis1_6.looksAtXOnly,
      "700": "You add what it goes right and what it goes down; the way is the diagonal.",
    ],
    [.down(x: 60, y: 150), .wait(0.1), .move(x: 90, y: 190)])
  try scene(
    "Your view lies at (20, 40); from (60, 150) to (80, 150) in 0.05 s",
    at: CGPoint(x: 20, y: 40), is: 400,
    why: ["1131.4": Diagnosis1_6.mixesPlacesOfTheWindow],
    [.down(x: 60, y: 150), .wait(0.05), .move(x: 80, y: 150)])
  try scene(
    "A drag is lifted where it was", is: 200,
    why: ["0": "When the finger is lifted the speed of the last step stays."],
    [.down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150), .wait(0.1), .up()])
  try scene(
    "After a drag a new touch has begun", is: 0,
    why: ["200": Diagnosis1_6.keepsTheSpeedOfTheTouchBefore],
    [
      .down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150), .wait(0.1), .up(), .wait(0.5),
      .down(x: 60, y: 150),
    ])
  try scene(
    "After a drag and 0.5 s a new touch moves 20 points in 0.1 s", is: 200,
    why: ["33.3": Diagnosis1_6.beginsItsTimeAtTheLastLift],
    [
      .down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150), .up(), .wait(0.5),
      .down(x: 60, y: 150), .wait(0.1), .move(x: 80, y: 150),
    ])
  try randomScenes { name, random in
    var (x, y) = (random.coordinate(), random.coordinate())
    var steps: [TouchStep] = [.wait(0.1), .down(x: x, y: y)]
    var wanted = 0.0
    for _ in 0..<random.int(in: 1...6) {
      let (right, below) = (Double(random.int(in: 1...30)), Double(random.int(in: -20...30)))
      let time = Double(random.int(in: 2...40)) / 100
      (x, y, wanted) = (x + right, y + below, hypot(right, below) / time)
      steps += [.wait(time), .move(x: x, y: y)]
    }
    try scene(name, is: wanted, why: [:], steps)
  }
}

let speedFrame = CGRect(x: 0, y: 0, width: 375, height: 812)

private func rounded(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "not a number" : "infinite" }
  let text = String(format: "%.1f", number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
