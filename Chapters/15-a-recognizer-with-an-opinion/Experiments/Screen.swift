import MiniUIKit
import PieceKit
import Stage

/// The controller whose methods the recognizers of UIKit's call.
final class Screen: UIViewController {
  private(set) var taps = 0
  /// Kept here, as a recognizer does not keep its delegate.
  var rule: (any UIGestureRecognizerDelegate)?

  func didTap() { taps += 1 }
}

/// A stage whose controller is a `Screen`.
@Sendable
func screenStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Screen())
}

/// The three ways to attach a gesture, by the first word of their names.
let attachments = ["plain", "high", "simultaneous"]

extension Piece {
  /// Attaches a gesture in one of the three ways.
  func attaching(
    _ gesture: some Gesture, _ attachment: String, including mask: GestureMask = .all
  ) -> Piece {
    switch attachment {
    case "high": highPriorityGesture(gesture, including: mask)
    case "simultaneous": simultaneousGesture(gesture, including: mask)
    default: self.gesture(gesture, including: mask)
    }
  }
}

/// Counts what gestures do.
final class Counts {
  private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
  /// The names in the order of their first call, as in `child`, or `both`.
  var word: String {
    let child = names.contains("child")
    let parent = names.contains("parent")
    return child && parent ? "both" : child ? "child" : parent ? "parent" : "neither"
  }
}
