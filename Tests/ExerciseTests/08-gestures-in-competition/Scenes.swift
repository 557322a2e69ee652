import ExerciseKit
import Grading
import MiniUIKit
import Questions
import Stage

/// Where the mechanism of this chapter stands.
let theRule = Rule8.page

/// The sections of The rule: what a message's rule begins with, the reader finds there.
let steps = Rule8.steps

/// Which gestures were recognized, in order: a continuous one is noted when it begins.
final class Log {
  private(set) var names: [String] = []
  private var ears: [Ear] = []

  /// Notes a recognizer under a name from now on.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - name: Its name in messages.
  ///   - each: Whether every action counts, and not only the first one of a gesture.
  func note(_ recognizer: UIGestureRecognizer, as name: String, each: Bool = false) {
    let ear = Ear { [unowned self] in names.append(name) }
    ear.hearsEach = each
    ears.append(ear)
    recognizer.addTarget(ear, action: Ear.hear, name: name)
  }

  /// The names, or `nothing`.
  var text: String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}

/// Hears of one recognizer.
private final class Ear {
  let tell: () -> Void
  var hearsEach = false
  private var isUnderWay = false
  init(_ tell: @escaping () -> Void) { self.tell = tell }

  func hear(_ recognizer: UIGestureRecognizer) {
    if hearsEach || !isUnderWay { tell() }
    isUnderWay = recognizer.state == .began || recognizer.state == .changed
  }
}

/// A quick tap.
func quickTap(_ x: Double, _ y: Double) -> [TouchStep] {
  [.down(x: x, y: y), .wait(0.08), .up()]
}

/// A finger that goes straight and evenly, in some moves, and is lifted.
func stroke(
  from x: Double, _ y: Double, by dx: Double, _ dy: Double, in moves: Int = 8,
  over time: Double = 0.16
) -> [TouchStep] {
  var steps = [TouchStep.down(x: x, y: y)]
  for move in 1...moves {
    let part = Double(move) / Double(moves)
    steps += [.wait(time / Double(moves)), .move(x: x + dx * part, y: y + dy * part)]
  }
  return steps + [.up()]
}
