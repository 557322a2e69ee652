import ExerciseKit
import Grading
import MiniUIKit
import Stage

/// Plays a script on a stage, with a twentieth of a second between the steps.
func play(_ steps: [TouchStep], on stage: Stage) throws {
  for step in steps {
    try stage.phone.play([step])
    try stage.wait(0.05)
  }
}

extension Stage {
  /// Puts a control on the root, under a name.
  func add(_ control: UIControl, _ name: String, _ frame: CGRect) {
    control.frame = frame
    control.traceName = name
    root.addSubview(control)
  }

  /// The events a control has sent, in order.
  func events(of name: String) -> [String] {
    recording.lines.filter { $0.kind == "control" && $0.who == name }.map { $0.what }
  }
}

/// The place of the control in most scenes: from (100, 200) to (200, 240).
let dialFrame = CGRect(x: 100, y: 200, width: 100, height: 40)

/// Hears of a control's events.
final class Listener {
  var hear: () -> Void = {}
  func heard() { hear() }
}

/// A script in words, as in `down (150, 220), move (150, 300), up`.
func inWords(_ steps: [TouchStep]) -> String {
  steps.map { step in
    func finger(_ number: Int) -> String { number == 1 ? "" : " \(number)" }
    switch step {
    case .down(let number, let x, let y): return "down\(finger(number)) \(coordinates(x, y))"
    case .move(let number, let x, let y): return "move\(finger(number)) \(coordinates(x, y))"
    case .up(let number): return "up\(finger(number))"
    case .cancel(let number): return "cancel\(finger(number))"
    case .wait(let duration): return "wait \(duration)"
    }
  }.joined(separator: ", ")
}

extension CGRect {
  /// As in `(100, 200) 100×40`.
  var inWords: String {
    "\(coordinates(origin)) \(Int(width))×\(Int(height))"
  }
}

/// Names in a list, or `nothing`.
func listed(_ names: [String]) -> String {
  names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

extension SceneRandom {
  /// Where one finger goes: it begins on a control or near it, and its way is near the tolerance.
  mutating func way(around frame: CGRect) -> [TouchStep] {
    var steps: [TouchStep] = []
    let start = point(around: frame, by: 4)
    steps.append(.down(x: start.x, y: start.y))
    for _ in 0..<int(in: 1...5) {
      let next = point(around: frame, by: 90)
      steps.append(.move(x: next.x, y: next.y))
    }
    return steps + [int(in: 0...4) == 0 ? .cancel() : .up()]
  }

  /// Never exactly 70 points away: which side of the border that is, is left open.
  private mutating func point(around frame: CGRect, by distance: Int) -> CGPoint {
    let place = CGPoint(
      x: coordinate(Int(frame.minX) - distance...Int(frame.maxX) + distance),
      y: coordinate(Int(frame.minY) - distance...Int(frame.maxY) + distance))
    return CGPoint(
      x: place.x + ([frame.minX - 70, frame.maxX + 70].contains(place.x) ? 1 : 0),
      y: place.y + ([frame.minY - 70, frame.maxY + 70].contains(place.y) ? 1 : 0))
  }
}
