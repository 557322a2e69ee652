import MiniUIKit
import Stage

/// The controller whose method all recognizers of this chapter call, and their delegate.
final class Screen: UIViewController, UIGestureRecognizerDelegate {
  /// Whether it says yes when it is asked for two gestures at once.
  var allowsBoth = false

  func didAct() {}

  // listing: both
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    allowsBoth
  }
  // end
}

/// A stage whose controller is a `Screen`.
@Sendable
func screenStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Screen())
}

extension Stage {
  /// Puts a recognizer on a view; its action has a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ action: String, to view: UIView
  ) -> Recognizer {
    if let screen = viewController as? Screen {
      recognizer.addTarget(screen, action: Screen.didAct, name: action)
    }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The controller says yes or no to two gestures at once, for a recognizer whose delegate it is.
  func answer(_ allowsBoth: Bool, for recognizer: UIGestureRecognizer) {
    guard let screen = viewController as? Screen else { return }
    screen.allowsBoth = allowsBoth
    recognizer.delegate = screen
  }

  /// Puts a view on the root.
  @discardableResult
  func addView(_ name: String, _ frame: CGRect, _ color: UIColor, in superview: UIView? = nil)
    -> UIView
  {
    let new = view(name, frame, color)
    (superview ?? root).addSubview(new)
    return new
  }

  /// The actions so far, in order, or `none`.
  var actions: String { actionsNamed(in: recording.lines) }
}

extension Run {
  /// The actions in the lines of the run, in order, or `none`.
  var actions: String { actionsNamed(in: lines) }
}

private func actionsNamed(in lines: [TraceLine]) -> String {
  var text = ""
  for line in lines where line.kind == "action" {
    text += (text.isEmpty ? "" : ", ") + line.what
  }
  return text.isEmpty ? "none" : text
}

extension UITapGestureRecognizer {
  /// A recognizer of several taps.
  static func times(_ count: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    return tap
  }
}

/// Where the photo of most scenes lies, and its middle.
let photoFrame = CGRect(x: 40, y: 160, width: 280, height: 280)
let onPhoto = CGPoint(x: 180, y: 300)
/// What most texts of this chapter show of the trace.
let shown = ["gesture", "wait", "action"]
/// The same with what the view hears.
let shownWithTouches = ["gesture", "wait", "action", "touch", "delay"]
