import ExerciseKit
import Grading
import MiniUIKit
import Stage

/// Where the view of most scenes lies: from (100, 100) to (300, 300).
let padFrame = CGRect(x: 100, y: 100, width: 200, height: 200)

/// A finger that comes down at a place of the pad.
func down(_ x: Double, _ y: Double) -> TouchStep { .down(x: 100 + x, y: 100 + y) }

/// A move to a place of the pad.
func move(_ x: Double, _ y: Double) -> TouchStep { .move(x: 100 + x, y: 100 + y) }

/// A recognizer alone on a pad, with everything it and the pad do.
final class Pad {
  let stage = Stage()
  let recognizer: UIGestureRecognizer
  private var seen = 0
  private var step = 0
  /// Whether the recognizer let the last touch go as soon as it had begun.
  private var isUntouched = false
  /// What the recognizer decided, and at which step.
  private(set) var course: [String] = []

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    recognizer.name = "it"
    let pad = place(UIView(), "pad", padFrame, in: stage.root)
    pad.addGestureRecognizer(recognizer)
  }

  /// Plays a script, with a twentieth of a second after each step.
  func play(_ steps: [TouchStep]) throws {
    for each in steps {
      step += 1
      try stage.phone.play([each])
      note()
      if case .down = each { isUntouched = recognizer.numberOfTouches == 0 }
      try stage.wait(0.05)
      note()
    }
  }

  /// Two fingers that come down in one event, and are lifted in one.
  func tapWithTwo() throws {
    step += 1
    try stage.play([
      (1, .tap(at: CGPoint(x: 150, y: 200))), (2, .tap(at: CGPoint(x: 220, y: 200))),
    ])
    note()
  }

  func note() {
    let lines = stage.recording.lines
    for line in lines[seen...] where line.kind == "gesture" && line.what != "possible" {
      let word = line.what == "ended" ? "recognized" : line.what
      course.append(word + " at step \(step)")
    }
    seen = lines.count
  }

  /// What the recognizer decided, in words.
  var verdict: String { course.isEmpty ? "no decision" : listed(course) }

  /// What the pad heard.
  var heard: String {
    listed(
      stage.recording.lines.filter { $0.kind == "touch" && $0.who == "pad" }.map { $0.what })
  }

  /// Whether the last attempt is over: the recognizer was put back, or had let the touch go.
  var isOver: Bool {
    let lines = stage.recording.lines
    let put = lines.lastIndex { $0.kind == "gesture" && $0.what == "possible" }
    let began = lines.lastIndex { $0.kind == "gestureTouch" && $0.what == "began" }
    guard let began, !isUntouched else { return true }
    return put.map { $0 > began } ?? false
  }
}

/// What a recognizer decides in a script.
func course(_ recognizer: UIGestureRecognizer, _ steps: [TouchStep]) throws -> String {
  let pad = Pad(recognizer)
  try pad.play(steps)
  return pad.verdict
}

/// Expects that every override of a recognizer's methods calls super, as UIKit's header demands.
func expectSuper(_ recognizer: UIGestureRecognizer) throws {
  let pad = Pad(recognizer)
  try pad.play([
    down(20, 50), move(25, 50), .up(), .wait(0.5), down(20, 50), .cancel(), .wait(0.5),
  ])
  try expect(
    listed(pad.stage.recording.lines.filter { $0.kind == "noSuper" }.map { $0.what }),
    is: "nothing", "Overrides that do not call super", why: [:], otherwise: DiagnosisOfSuper.why,
    rule: DiagnosisOfSuper.rule)
}

/// What answers are told whose overrides do not call super.
enum DiagnosisOfSuper {
  static let why = "The header of UIKit demands super of every method that is overridden."
  static let rule = "hear: an override calls super, whatever else it does (GR-107)."
}

/// Names in a list, or `nothing`.
func listed(_ names: [String]) -> String {
  names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

/// A scene with the kinds of its steps, which a verdict counts: `A tap (down, up)`.
func named(_ name: String, _ steps: [TouchStep]) -> String {
  let kinds = steps.map { step in
    switch step {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    case .wait: "wait"
    }
  }
  return name + " (" + kinds.joined(separator: ", ") + ")"
}

/// A script as a message shows it.
func shown(_ steps: [TouchStep]) -> String {
  steps.map { step in
    switch step {
    case .down(_, let x, let y): "down \(coordinates(x, y))"
    case .move(_, let x, let y): "move \(coordinates(x, y))"
    case .up: "up"
    case .cancel: "cancel"
    case .wait(let duration): "wait \(duration)"
    }
  }.joined(separator: ", ")
}

/// Why a recognizer's course is wrong, where a scene foresees no reason.
func unforeseen(_ course: String) -> String? {
  course.contains("began at")
    ? "Began is a state of continuous gestures; this one happens in one moment." : nil
}
