import MiniUIKit
import Stage

// Chapter 14: the window that logs every event answers the five questions about the last touch.

/// A window that says what became of the last touch, for a report about it.
final class AnsweringWindow: LoggingWindow {
  private(set) var answers: [[String]] = []
  private let witness = Witness()
  private var hit: UIView?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    witness.delaysTouchesEnded = false
    addGestureRecognizer(witness)
  }

  // listing: window
  // In the window that has logged every event since chapter 1:
  override func sendEvent(_ event: UIEvent) {
    guard let touch = event.allTouches?.first else { return super.sendEvent(event) }
    if touch.phase == .began { hit = hitTest(touch.location(in: self), with: event) }
    let heard = (touch.gestureRecognizers ?? []).filter { $0 !== witness }
    super.sendEvent(event)
    answers = [
      ["Which window", touch.window?.name ?? "none"],
      ["Who was hit", hit?.name ?? "no view"],
      ["Who heard", views(of: heard)],
      ["Who took it", views(of: witness.takers)],
      ["Who was told", told.isEmpty ? "no target" : told.joined(separator: ", ")],
    ]
  }
  // end

  /// Whom the actions of controls have reached since the last touch began.
  private var told: [String] { (windowScene?.next as? AnsweringApplication)?.told ?? [] }

  private func views(of recognizers: [UIGestureRecognizer]) -> String {
    let names = recognizers.compactMap { $0.view?.name }
    return names.isEmpty ? "no recognizer" : "those of " + names.joined(separator: ", ")
  }
}

/// An app that notes whom the actions of its controls reach.
final class AnsweringApplication: UIApplication {
  /// Those that were told since the last touch began, each with the action.
  private(set) var told: [String] = []

  override func sendEvent(_ event: UIEvent) {
    if event.allTouches?.contains(where: { $0.phase == .began }) ?? false { told = [] }
    super.sendEvent(event)
  }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isSent = super.sendAction(action, to: target, from: sender, for: event)
    let name = (target as? UIResponder)?.name ?? "the chain"
    if isSent { told.append(name + " by " + action.name) }
    return isSent
  }
}

/// Recognizes nothing, and sees which recognizers want to exclude it.
///
/// It doesn't fail when the finger is lifted, because a tap recognizes only then; so it must not hold
/// back the end of the touch.
final class Witness: UIGestureRecognizer {
  /// The recognizers that took the last touch, in the order in which they did.
  private(set) var takers: [UIGestureRecognizer] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    takers = []
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if !takers.contains(preventingGestureRecognizer) { takers.append(preventingGestureRecognizer) }
    return false
  }
}

let step14 = Step(
  14, "A short drag on a row, which is not selected", kinds: ["row", "action"],
  screen: { Places13() }, application: { AnsweringApplication() },
  window: { AnsweringWindow(windowScene: $0) },
  touches: { stage throws(ScriptError) in
    try stage.finger.drag(from: CGPoint(x: 100, y: 602), [(at: 0.05, x: 100, y: 582)], over: 0.1)
  },
  facts: { _, screen in (screen.view.window as? AnsweringWindow)?.answers ?? [] })
