import Grading
import MiniUIKit
import Stage

/// A view that writes down what it hears.
///
/// Each call is a phase and the fingers: `began 1`, `moved 1 2`.
/// A call without its event has a `?`. The view can become first responder, to hear a shake.
final class Recorder: UIView {
  private(set) var heard: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("shake began")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("shake ended")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    heard.append(heardAs(phase, touches, event))
  }
}

/// One call of a touches method in words.
func heardAs(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) -> String {
  let fingers = touches.map(\.finger).sorted().map { String($0) }
  return ([phase] + fingers).joined(separator: " ") + (event == nil ? "?" : "")
}

extension UIView {
  /// Adds a recorder that listens to many fingers.
  func addRecorder(_ name: String, _ frame: CGRect) -> Recorder {
    let recorder = Recorder(frame: frame)
    recorder.traceName = name
    recorder.isMultipleTouchEnabled = true
    addSubview(recorder)
    return recorder
  }
}

extension Stage {
  /// Adds a window at the lower end of the screen with one view, `below`, that fills it.
  func addWindowBelow() -> Recorder {
    let window = UIWindow(windowScene: phone.application.windowScene)
    window.frame = CGRect(x: 0, y: 600, width: 375, height: 212)
    window.isHidden = false
    return window.addRecorder("below", window.bounds)
  }
}

/// What a view has heard, as a message shows it.
func list(_ heard: [String]) -> String {
  heard.isEmpty ? "nothing" : heard.joined(separator: ", ")
}

/// The frame of a view on the left, and of one on the right, in a window.
let leftFrame = CGRect(x: 40, y: 60, width: 130, height: 120)
let rightFrame = CGRect(x: 205, y: 60, width: 130, height: 120)

/// Points on both, in the window.
let onLeft = CGPoint(x: 105, y: 120)
let onRight = CGPoint(x: 270, y: 120)

/// A point in the window below.
let onBelow = CGPoint(x: 100, y: 700)

/// What one finger does in one report of the glass.
typealias Contact = HIDEvent.Contact

extension Stage {
  /// Several fingers change in one event, 50 ms after the one before.
  func event(_ contacts: Contact...) throws(ScriptError) { try event(contacts) }

  func event(_ contacts: [Contact]) throws(ScriptError) {
    try wait(0.05)
    try phone.digitizer.report(contacts)
  }
}

/// A finger comes down, moves, is lifted or is taken away.
func down(_ finger: Int, _ point: CGPoint) -> Contact { Contact(finger: finger, .down, at: point) }
func move(_ finger: Int, _ point: CGPoint) -> Contact { Contact(finger: finger, .moved, at: point) }
func up(_ finger: Int, _ point: CGPoint) -> Contact { Contact(finger: finger, .up, at: point) }
func cancel(_ finger: Int, _ point: CGPoint) -> Contact {
  Contact(finger: finger, .cancelled, at: point)
}

/// A script in words, so that one found at random can be played again: events in square brackets.
func words(_ script: [[Contact]]) -> String {
  script.map { contacts in
    let changes = contacts.map { contact in
      switch contact.change {
      case .down: "\(contact.finger) down \(at(contact.location))"
      case .moved: "\(contact.finger) to \(at(contact.location))"
      case .up: "\(contact.finger) up"
      case .cancelled: "\(contact.finger) cancelled"
      }
    }
    return "[" + changes.joined(separator: ", ") + "]"
  }.joined(separator: " ")
}

private func at(_ point: CGPoint) -> String { coordinates(point.x, point.y) }

extension SceneRandom {
  /// A whole point of the screen.
  mutating func point() -> CGPoint { CGPoint(x: coordinate(0...374), y: coordinate(0...811)) }

  /// What some fingers do in a row of events: each event at least one change, all lifted at the end.
  mutating func script(fingers: Int, events: Int) -> [[Contact]] {
    var places: [Int: CGPoint] = [:]
    var script: [[Contact]] = []
    for _ in 0..<events {
      var contacts: [Contact] = []
      for finger in 1...fingers where bool() {
        guard let place = places[finger] else {
          let place = point()
          places[finger] = place
          contacts.append(down(finger, place))
          continue
        }
        switch int(in: 0...5) {
        case 0:
          places[finger] = nil
          contacts.append(up(finger, place))
        case 1:
          places[finger] = nil
          contacts.append(cancel(finger, place))
        default:
          var next = point()
          if next == place { next.x += 1 }
          places[finger] = next
          contacts.append(move(finger, next))
        }
      }
      if !contacts.isEmpty { script.append(contacts) }
    }
    let rest = places.keys.sorted().map { up($0, places[$0] ?? .zero) }
    return rest.isEmpty ? script : script + [rest]
  }
}
