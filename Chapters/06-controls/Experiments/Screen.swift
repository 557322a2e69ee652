import MiniUIKit
import Stage

/// The controller whose methods the buttons of this chapter call.
final class Screen: UIViewController {
  private(set) var saves = 0
  private(set) var deletes = 0

  func didSave() { saves += 1 }
  func didDelete() { deletes += 1 }
}

/// A stage whose controller is a `Screen`.
@Sendable
func screenStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Screen())
}

extension Stage {
  /// The stage's controller, if it is a `Screen`.
  var screen: Screen? { viewController as? Screen }

  /// Puts a button on the root.
  @discardableResult
  func addButton<Button: UIButton>(
    _ button: Button, _ name: String, _ color: UIColor, in superview: UIView? = nil
  ) -> Button {
    (superview ?? root).addSubview(dressed(button, name, color))
    return button
  }

  /// Comes down, goes to some places, and is lifted at the last, with a tenth of a second between.
  func slide(_ places: [CGPoint]) throws(ScriptError) {
    guard let first = places.first else { return }
    try finger.down(at: first)
    for place in places.dropFirst() {
      try wait(0.1)
      try finger.move(to: place)
    }
    try wait(0.1)
    try finger.up()
  }
}

/// Where the save button of this chapter lies.
let saveFrame = CGRect(x: 120, y: 200, width: 120, height: 44)
/// Its middle.
let onSave = CGPoint(x: 180, y: 222)
/// What most texts of this chapter show of the trace.
let shown = ["touch", "control", "action"]

/// Yes or no.
func word(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
