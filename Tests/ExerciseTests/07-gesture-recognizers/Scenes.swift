import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the mechanism of this chapter is told.
let theRule = Rule7.page

/// What a message's rule begins with, and the section in which the reader finds it.
let steps = Rule7.steps

/// Where the view of most scenes lies: from (100, 100) to (300, 300).
let padFrame = CGRect(x: 100, y: 100, width: 200, height: 200)

/// A finger that comes down at a place of the pad.
func down(_ x: Double, _ y: Double) -> TouchStep { .down(x: 100 + x, y: 100 + y) }

/// A move to a place of the pad.
func move(_ x: Double, _ y: Double) -> TouchStep { .move(x: 100 + x, y: 100 + y) }

/// A recognizer alone on a pad, with everything it and the pad do.
final class Pad {
  let stage = Stage()
  let view: UIView
  let recognizer: UIGestureRecognizer
  private var seen = 0
  private var step = 0
  /// Whether the recognizer let the last touch go as soon as it had begun.
  private var isUntouched = false
  /// What the recognizer decided, and at which step.
  private(set) var course: [String] = []

  init(_ recognizer: UIGestureRecognizer, frame: CGRect = padFrame) {
    self.recognizer = recognizer
    recognizer.name = "it"
    view = place(UIView(), "pad", frame, in: stage.root)
    view.addGestureRecognizer(recognizer)
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

  /// Counts steps anew, as if nothing had been decided before.
  func beginAnew() { (step, course) = (0, []) }

  func note() {
    let lines = stage.recording.lines
    for line in lines[seen...]
    where line.kind == "gesture" && line.who == "it" && line.what != "possible" {
      let word = line.what == "ended" ? "recognized" : line.what
      course.append(word + " at step \(step)")
    }
    seen = lines.count
  }

  /// What the recognizer decided, in words.
  var verdict: String { course.isEmpty ? "no decision" : listed(course) }

  /// What the pad heard.
  var heard: String { heard(by: "pad") }

  /// What a view heard.
  func heard(by name: String) -> String {
    listed(
      stage.recording.lines.filter { $0.kind == "touch" && $0.who == name }.map { $0.what })
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
func course(
  _ recognizer: UIGestureRecognizer, _ steps: [TouchStep], frame: CGRect = padFrame
) throws -> String {
  let pad = Pad(recognizer, frame: frame)
  try pad.play(steps)
  return pad.verdict
}

// MARK: - One attempt after another

/// An attempt that is over when the next one begins.
struct Earlier {
  /// How it is called in a scene: `a tap`, `a drag that failed`.
  let name: String
  /// What the fingers do.
  let steps: [TouchStep]
  var end = End.own

  enum End {
    /// The fingers of the script end it.
    case own
    /// The recognizer is switched off under the finger, and on again when that is lifted.
    case switchedOff
    /// At a last move another recognizer recognizes, so that this one is excluded.
    case excluded(TouchStep)

    /// Whether the recognizer's own touches methods see the end.
    var isOwn: Bool { if case .own = self { true } else { false } }
  }
}

extension Pad {
  /// Plays an attempt to its end, and counts anew.
  func play(_ earlier: Earlier) throws {
    switch earlier.end {
    case .own: try play(earlier.steps)
    case .switchedOff:
      try play(earlier.steps)
      recognizer.isEnabled = false
      try play([.up()])
      recognizer.isEnabled = true
    case .excluded(let last):
      let taker = Taker()
      stage.root.addGestureRecognizer(taker)
      try play(earlier.steps)
      taker.takes = true
      try play([last, .up()])
      stage.root.removeGestureRecognizer(taker)
    }
    try play([.wait(0.5)])
    beginAnew()
  }
}

/// A recognizer that takes a touch at a move.
private final class Taker: UIGestureRecognizer {
  var takes = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if takes { state = .recognized }
  }
}

/// Expects that a touch is judged after each earlier attempt as it is judged alone.
///
/// - Parameters:
///   - later: The touches, with what is decided in them.
///   - earlier: The attempts before them.
///   - why: What an answer is told that keeps something of an attempt whose end it saw.
///   - make: Makes the recognizer.
/// - Throws: `Wrong` at the first touch that is judged otherwise.
func expectAnew(
  _ later: [(name: String, steps: [TouchStep], is: String)], after earlier: [Earlier],
  why: () throws -> String = { DiagnosisOfReset.left }, _ make: () -> UIGestureRecognizer
) throws {
  for first in earlier {
    for second in later {
      let name = "\(second.name), after \(first.name)"
      try playing(name) {
        let pad = Pad(make())
        try pad.play(first)
        try pad.play(second.steps)
        try expect(
          pad.verdict, is: second.is, named(name, second.steps),
          why: [
            "no decision":
              "After \(first.name), the recognizer decides nothing any more.",
            "failed at step 1":
              "It failed as the finger came down: something of the attempt before is still there.",
          ],
          otherwise: first.end.isOwn ? why() : DiagnosisOfReset.leftUnheard,
          rule: DiagnosisOfReset.rule)
      }
    }
  }
}

/// What answers are told that keep something of an earlier attempt.
enum DiagnosisOfReset {
  static let left =
    "Alone, this touch is judged rightly: something of the one before is still in your variables."
  static let leftUnheard =
    "The one before ended without a touches method, and something of it is still in your variables."
  static let rule =
    "reset: your own variables are put back by your code alone, after every attempt (GR-5)."
}

// MARK: - super

/// Expects that every override of a recognizer's methods calls super, as UIKit's header demands.
func expectSuper(_ recognizer: UIGestureRecognizer) throws {
  let pad = Pad(recognizer)
  try pad.play([
    down(20, 50), move(25, 50), .up(), .wait(0.5), down(20, 50), .cancel(), .wait(0.5),
  ])
  let methods = listed(
    pad.stage.recording.lines.filter { $0.kind == "noSuper" }.map { $0.what })
  try expect(
    methods, is: "nothing", "Overrides that do not call super",
    otherwise: DiagnosisOfSuper.why, rule: DiagnosisOfSuper.rule)
}

/// What answers are told whose overrides do not call super.
enum DiagnosisOfSuper {
  static let why = "UIKit's header demands super of every method that is overridden."
  static let rule = "reset: an override calls super, whatever else it does (GR-107)."
}

// MARK: - Words

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
    case .down(let finger, let x, let y): "down \(coordinates(x, y))\(of(finger))"
    case .move(let finger, let x, let y): "move \(coordinates(x, y))\(of(finger))"
    case .up(let finger): "up\(of(finger))"
    case .cancel(let finger): "cancel\(of(finger))"
    case .wait(let duration): "wait \(duration)"
    }
  }.joined(separator: ", ")
}

private func of(_ finger: Int) -> String { finger == 1 ? "" : " finger \(finger)" }

/// A place on the screen as messages show it: `pad (20, 40) 200×180`.
func inWords(_ frame: CGRect) -> String {
  let (size, origin) = (frame.size, coordinates(frame.minX, frame.minY))
  return "pad \(origin) \(Int(size.width))×\(Int(size.height))"
}

/// A rule that the statement gives, behind what explains a mistake.
func asked(_ sentence: String) -> String { "\nRule: the statement: " + sentence }

/// Why a recognizer's course is wrong, where a scene foresees no reason.
func unforeseen(_ course: String) -> String? {
  course.contains("began at")
    ? "Began is a state of continuous gestures; this one is discrete." : nil
}

// MARK: - Random scenes

extension SceneRandom {
  /// Where a pad lies on the screen, at least 150 points wide and high.
  mutating func padFrame() -> CGRect {
    CGRect(
      x: coordinate(0...100), y: coordinate(0...300), width: coordinate(150...250),
      height: coordinate(150...250))
  }

  /// A place on the pad, 10 points or more from its edges.
  mutating func place(in frame: CGRect) -> (x: Double, y: Double) {
    (
      Double(frame.minX) + coordinate(10...Int(frame.width) - 10),
      Double(frame.minY) + coordinate(10...Int(frame.height) - 10)
    )
  }
}
