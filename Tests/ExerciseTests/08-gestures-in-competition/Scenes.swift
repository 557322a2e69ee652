import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the mechanism of this chapter stands.
let theRule = Rule8.page

/// The sections of The rule: what a message's rule begins with, the reader finds there.
let steps = Rule8.steps

/// Which gestures were recognized, in order.
typealias Log = Log8

extension Stage {
  /// Whether recognizers waited for each other.
  var sawACircle: Bool {
    recording.lines.contains { $0.kind == "wait" && $0.text.contains("circle") }
  }

  /// Whether somebody refused that a recognizer begins.
  func sawRefusal(of recognizer: UIGestureRecognizer) -> Bool {
    recording.lines.contains {
      $0.kind == "ask" && $0.text.contains("shouldBegin -> no")
        && $0.text.contains(recognizer.wordInTrace)
    }
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
