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
    addGestureRecognizer(witness)
  }

  // listing: window
  // In the window that has logged every event since chapter 1:
  override func sendEvent(_ event: UIEvent) {
    guard let touch = event.allTouches?.first else { return super.sendEvent(event) }
    if touch.phase == .began { hit = hitTest(touch.location(in: self), with: event) }
    let heard = touch.gestureRecognizers ?? []
    super.sendEvent(event)
    let controls = (hit as? UIControl)?.allTargets ?? []
    answers = [
      ["Which window", touch.window?.name ?? "none"],
      ["Who was hit", hit?.name ?? "no view"],
      [
        "Who heard",
        heard.filter { $0 !== witness }.compactMap { $0.view?.name }.joined(separator: ", "),
      ],
      ["Who took it", witness.taker],
      ["Who was told", controls.compactMap { ($0 as? UIResponder)?.name }.first ?? "no target"],
    ]
  }
  // end
}

/// Recognizes nothing, and sees which recognizer wants to exclude it.
final class Witness: UIGestureRecognizer {
  /// The view of the recognizer that took the last touch.
  private(set) var taker = "no recognizer"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    taker = "no recognizer"
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    taker = "one on " + (preventingGestureRecognizer.view?.name ?? "no view")
    return false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

let step14 = Step(
  14, "A short drag on a row, which is not selected", kinds: ["row", "action"],
  screen: { Places13() }, window: { AnsweringWindow(windowScene: $0) },
  touches: { stage throws(ScriptError) in
    try stage.finger.drag(from: CGPoint(x: 100, y: 602), [(at: 0.05, x: 100, y: 582)], over: 0.1)
  },
  facts: { _, screen in (screen.view.window as? AnsweringWindow)?.answers ?? [] })
