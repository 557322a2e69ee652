import MiniUIKit
import Stage

/// The controller whose methods the controls and recognizers of this chapter call.
final class Screen: UIViewController {
  private(set) var saves = 0
  private(set) var taps = 0
  /// Kept here, as a recognizer does not keep its delegate.
  var filter: OnlyItself?

  func didSave() { saves += 1 }
  func didTap() { taps += 1 }
  func didRecognize() { taps += 1 }
}

/// A stage whose controller is a `Screen`.
@Sendable
func screenStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Screen())
}

extension Stage {
  /// The stage's controller, if it is a `Screen`.
  var screen: Screen? { viewController as? Screen }

  /// Puts the grey view of the published experiments on the root.
  func addGrey() -> UIView {
    let grey = view("grey", CGRect(x: 0, y: 88, width: 187.5, height: 400), .gray)
    root.addSubview(grey)
    return grey
  }
}

/// What most texts of this chapter show of the trace.
let shown = ["touch", "gesture", "ask", "control", "action"]
