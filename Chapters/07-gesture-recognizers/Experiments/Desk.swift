import MiniUIKit
import Stage

/// The controller whose methods the recognizers of this chapter call.
final class Desk: UIViewController {
  func didTapRed() {}
  func didTapGrey() {}
  func didTapBlue() {}
  func didTap() {}
  func didPress() {}
  func didScratch() {}
  func tapAView() {}
  func tapBView() {}
  func tapCView() {}
  func tapDView() {}
  func tapEView() {}
}

/// A stage whose controller is a `Desk`.
@Sendable
func deskStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Desk())
}

extension Stage {
  /// The stage's controller, if it is a `Desk`.
  var desk: Desk? { viewController as? Desk }
}

/// What most texts of this chapter show of the trace.
let shown = ["gestureTouch", "gesture", "delay", "touch", "action"]
/// The view of most scenes of this chapter.
let noteFrame = CGRect(x: 60, y: 160, width: 240, height: 160)
/// Its middle.
let onNote = CGPoint(x: 180, y: 240)

/// Yes or no.
func word(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
