import ExerciseKit
import GradingCore
import MiniUIKit
import Stage

/// One of the six things of exercise 13.10: what it is built of, and the scenes it is tried in.
struct Thing13_10 {
  let name: String
  /// Puts what it lives on into the stage, and has it call the places.
  let build: (Played13_10) -> Void
  let scenes: [Scene13_10]
  /// Why a place that changes nothing is not needed, by the place.
  let spare: [String: String]
  /// A place that changes nothing in our scenes and may be named all the same.
  var mayBeNamed = ""
}

/// One scene: what is done, and whether the thing has to be there after it.
struct Scene13_10 {
  let name: String
  let steps: [Step13_10]
  /// Why the thing stays behind, and the rule.
  let late: String
  /// The same of a choice with a certain place in it; the first that fits counts.
  let lateWith: [(place: String, why: String)]
  let rule: String

  init(
    _ name: String, _ steps: [Step13_10], late: String,
    _ lateWith: [(place: String, why: String)] = [], rule: String
  ) {
    (self.name, self.steps, self.late) = (name, steps, late)
    (self.lateWith, self.rule) = (lateWith, rule)
  }
}

/// One step of a scene.
struct Step13_10 {
  /// What a message calls it, as in `when the alert comes`.
  let words: String
  /// Whether the thing is there after it.
  let isOn: Bool
  let play: (Played13_10) throws(ScriptError) -> Void

  /// A finger comes down at (100, 100).
  static var down: Step13_10 {
    Step13_10(words: "when the finger comes down", isOn: true) { played throws(ScriptError) in
      try played.stage.finger.down(at: CGPoint(x: 100, y: 100))
    }
  }
  static func move(_ x: Double, _ y: Double, _ words: String, _ isOn: Bool) -> Step13_10 {
    Step13_10(words: words, isOn: isOn) { played throws(ScriptError) in
      try played.stage.finger.move(to: CGPoint(x: x, y: y))
    }
  }
  static func wait(_ time: Double, _ words: String, _ isOn: Bool) -> Step13_10 {
    Step13_10(words: words, isOn: isOn) { played throws(ScriptError) in
      try played.stage.wait(time)
    }
  }
  static var up: Step13_10 {
    Step13_10(words: "when the finger is lifted", isOn: false) { played throws(ScriptError) in
      try played.stage.finger.up()
    }
  }
  /// An alert of the system comes up; the app is not active any more.
  static var alert: Step13_10 {
    Step13_10(words: "when the alert comes", isOn: false) { played throws(ScriptError) in
      played.stage.phone.isApplicationInFront = false
    }
  }
  static func removed(_ name: String) -> Step13_10 {
    Step13_10(words: "when \(name) is removed", isOn: false) { played throws(ScriptError) in
      played.view?.removeFromSuperview()
    }
  }
  static var panOff: Step13_10 {
    Step13_10(words: "when the pan is switched off", isOn: false) { played throws(ScriptError) in
      played.recognizer?.isEnabled = false
    }
  }
}

/// A stage with one thing, and the places from which its clean-up is called.
final class Played13_10 {
  let stage = Stage()
  private let choice: [String]
  private(set) var isOn = false
  /// The places that have been called, in order.
  private(set) var called: [String] = []
  /// What a scene takes away or switches off.
  var view: UIView?
  var recognizer: UIGestureRecognizer?

  init(_ choice: [String]) { self.choice = choice }

  /// The thing begins.
  func begin() { isOn = true }

  /// A place is come by; if it was chosen, it calls the clean-up.
  func call(_ place: String) {
    called.append(place)
    if choice.contains(place) { isOn = false }
  }
}

/// Calls its place in both of the touches methods that end a touch.
class Touched13_10: UIView {
  unowned(unsafe) let played: Played13_10
  private let beginsWithTouch: Bool

  init(_ played: Played13_10, beginsWithTouch: Bool) {
    (self.played, self.beginsWithTouch) = (played, beginsWithTouch)
    super.init(frame: CGRect(x: 40, y: 60, width: 240, height: 160))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if beginsWithTouch { played.begin() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    played.call("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    played.call("touchesCancelled")
  }

  /// The action of its pan or its long press.
  func didAct(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began, !beginsWithTouch { played.begin() }
    switch recognizer.state {
    case .began: played.call("began")
    case .ended: played.call("ended")
    case .cancelled: played.call("cancelled")
    default: break
    }
  }
}

/// A controller's part: it listens to a button.
final class Listener13_10: UIView {
  unowned(unsafe) let played: Played13_10

  init(_ played: Played13_10) {
    self.played = played
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let button = UIButton(frame: CGRect(x: 40, y: 80, width: 120, height: 40))
    addSubview(button)
    button.addAction(
      UIAction { [unowned(unsafe) played] _ in played.begin() }, for: .touchDown)
    let events: [(String, UIControl.Event)] = [
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchDragExit", .touchDragExit), ("touchCancel", .touchCancel),
    ]
    for (name, event) in events {
      button.addAction(
        UIAction { [unowned(unsafe) played] _ in played.call(name) }, for: event)
    }
  }
}

/// A sign to be drawn: a line of 100 points to the right, drawn without going 40 points down.
final class Sign13_10: UIGestureRecognizer {
  unowned(unsafe) let played: Played13_10
  private var start = CGPoint.zero

  init(_ played: Played13_10) {
    self.played = played
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    played.begin()
    start = location(in: nil)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let point = location(in: nil)
    if point.y >= start.y + 40 {
      state = .failed
    } else if point.x >= start.x + 100 {
      state = .recognized
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    played.call("touchesEnded")
    state = .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    played.call("touchesCancelled")
    state = .failed
  }
  /// Its action.
  func didAct() { played.call("ended") }

  override func reset() {
    super.reset()
    played.call("reset")
  }
}
