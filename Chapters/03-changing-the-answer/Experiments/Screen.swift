import MiniUIKit
import Stage

/// The controller of every scene with a button: it performs the button's action.
final class Screen: UIViewController {
  func didTap() {}
}

/// A stage whose controller is a `Screen`.
@Sendable
func stageWithScreen(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: named("viewController", Screen()))
}

extension Stage {
  /// Sends a button's taps to the screen's `didTap`.
  func connect(_ button: UIButton) {
    guard let screen = viewController as? Screen else { return }
    button.addTarget(screen, action: Screen.didTap, for: .touchUpInside, name: "didTap")
  }
}
