import MiniUIKit
import Stage

/// Live sessions for the tests of this target.
enum LiveScenes {
  /// A target that nobody but the stage keeps.
  final class Target: UIResponder {
    func didTap() {}
  }

  /// Adds a pad that hears of every finger and has a long press.
  static func addPad(to stage: Stage) {
    let pad = view("pad", CGRect(x: 20, y: 120, width: 300, height: 200), .green)
    pad.isMultipleTouchEnabled = true
    let press = UILongPressGestureRecognizer()
    press.cancelsTouchesInView = false
    pad.addGestureRecognizer(press)
    stage.root.addSubview(pad)
  }

  /// A session with the pad and whatever else is added.
  static func pad(
    _ add: @escaping @Sendable (Stage) -> Void = { _ in }
  ) throws -> LiveSession {
    try LiveSession(
      Experiment("0A", "A pad") { stage throws(ScriptError) in
        addPad(to: stage)
        add(stage)
        try stage.finger.tap(at: CGPoint(x: 100, y: 200))
        try stage.wait(1)
      })
  }
}
