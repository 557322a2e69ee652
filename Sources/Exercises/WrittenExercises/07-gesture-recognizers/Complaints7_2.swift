import ExerciseKit
import GradingCore
import MiniUIKit
import Stage

/// One of the six complaints of exercise 7.2: its view, its gesture, and the scenes it is tried in.
struct Complaint7_2 {
  /// What the view is called, and how it is before a touch.
  let name, first: String
  /// How the view is after `touchesBegan`, if that changes it, and after `touchesEnded`.
  let begins: String?
  let ends: String
  /// The gesture, and whether it is on what lies round the view.
  let gesture: () -> UIGestureRecognizer
  var isAround = false
  let scenes: [Scene7_2]
  /// Why a change that makes no difference is not needed, by its name.
  let spare: [String: String]

  /// Plays a scene with some changes.
  ///
  /// - Returns: The first step after which the view is not as it should be, and how it is then.
  func play(_ scene: Scene7_2, _ choice: [String]) throws(ScriptError) -> (Step7_2, String)? {
    let stage = Stage()
    let room = view("room", CGRect(x: 20, y: 40, width: 320, height: 300))
    let subject = Subject7_2(self, alsoCancels: choice.contains("touchesCancelled"))
    stage.root.addSubview(room)
    room.addSubview(subject)
    let recognizer = gesture()
    (recognizer as? Turns7_2)?.fails = choice.contains("failed")
    if choice.contains("cancelsTouchesInView") { recognizer.cancelsTouchesInView = false }
    if choice.contains("delaysTouchesEnded") { recognizer.delaysTouchesEnded = false }
    if choice.contains("delaysTouchesBegan") { recognizer.delaysTouchesBegan = true }
    (isAround ? room : subject).addGestureRecognizer(recognizer)
    for step in scene.steps {
      try step.play(stage)
      // A move is delivered with the next frame.
      try stage.wait(0.02)
      if subject.look != step.look { return (step, subject.look) }
    }
    return nil
  }
}

/// One scene: what is done, how the view has to be after each step, and what a fault comes from.
struct Scene7_2 {
  let name: String
  let steps: [Step7_2]
  /// Why the view is not as it should be, with the rule below it.
  let why: String
  /// The same of a choice with a certain change in it; the first that fits counts.
  let with: [(change: String, why: String)]

  init(
    _ name: String, _ steps: [Step7_2], _ why: String, with: [(change: String, why: String)] = []
  ) {
    (self.name, self.steps, self.why, self.with) = (name, steps, why, with)
  }
}

/// One step of a scene.
struct Step7_2 {
  /// What a message calls it, as in `when the alert comes`.
  let words: String
  /// How the view has to be after it.
  let look: String
  let play: (Stage) throws(ScriptError) -> Void

  /// A finger comes down on the view.
  static func down(_ look: String) -> Step7_2 {
    Step7_2(words: "when the finger comes down", look: look) { stage throws(ScriptError) in
      try stage.finger.down(at: CGPoint(x: 100, y: 120))
    }
  }
  static func moved(_ x: Double, _ look: String) -> Step7_2 {
    Step7_2(words: "while the finger moves", look: look) { stage throws(ScriptError) in
      try stage.finger.move(to: CGPoint(x: x, y: 120))
    }
  }
  static func wait(_ time: Double, _ words: String, _ look: String) -> Step7_2 {
    Step7_2(words: words, look: look) { stage throws(ScriptError) in try stage.wait(time) }
  }
  static func up(_ look: String) -> Step7_2 {
    Step7_2(words: "when the finger is lifted", look: look) { stage throws(ScriptError) in
      try stage.finger.up()
    }
  }
  /// An alert of the system comes up; the app is not active any more.
  static func alert(_ look: String) -> Step7_2 {
    Step7_2(words: "when the alert comes", look: look) { stage throws(ScriptError) in
      stage.phone.isApplicationInFront = false
    }
  }
}

/// A view that looks otherwise when a touch begins or ends.
private final class Subject7_2: UIView {
  private let begins: String?
  private let ends: String
  private let alsoCancels: Bool
  private(set) var look: String

  init(_ complaint: Complaint7_2, alsoCancels: Bool) {
    (begins, ends, look) = (complaint.begins, complaint.ends, complaint.first)
    self.alsoCancels = alsoCancels
    super.init(frame: CGRect(x: 20, y: 20, width: 240, height: 160))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let begins { look = begins }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { look = ends }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if alsoCancels { look = ends }
  }
}

/// The chapter's `TurnCounter`, and whether it fails when its finger leaves.
final class Turns7_2: UIGestureRecognizer {
  var fails = false
  private var (turns, side) = (0, CGFloat.zero)

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, state == .possible else { return }
    let step = touch.location(in: view).x - touch.previousLocation(in: view).x
    if step * side < 0 { turns += 1 }
    if step != 0 { side = step }
    if turns >= 3 { state = .recognized }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fails, state == .possible { state = .failed }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if fails, state == .possible { state = .failed }
  }
}
