import Experiments12
import MiniUIKit
import Stage

// Chapter 13: what a touch has begun is brought to an end when the touch is taken away, too.

// listing: survives
/// Stars that show the old rating again if their touch is taken away.
final class SafeStars: OwnStars {
  private var before = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = rating
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(before)
    sendActions(for: .valueChanged)
  }
}

extension Places13 {
  /// The second target of the sheet's pan: a drag that is taken away ends on a detent, too.
  func didPanSheet(_ pan: UIPanGestureRecognizer) {
    if pan.state == .cancelled { children.forEach(settleSheet) }
  }
}
// end

/// The map whose sheet and stars survive an interruption.
class Places13: Places12 {
  override func makeCallout() -> Callout {
    PhotoCallout(SafeStars(), crown: UIImageView(frame: .zero))
  }

  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children {
      sheetPan(of: child)?.addTarget(self, action: Places13.didPanSheet, name: "didPanSheet")
    }
  }
}

let step13 = Step(
  13, "An alert during a drag on a row, another on the stars",
  kinds: ["action"],
  question: Prediction(
    "An alert comes during the drag of chapter 12. Where does the panel stop now?",
    [
      .init("at 370", "It stopped there before the pan had a second target."),
      .init(
        "at 420", "The second target brings it to the nearest detent when the pan is cancelled."),
      .init("at 100", "The finger moved up, but 420 is nearer."),
    ],
    outcome: { run in
      "at " + decimals(Double((run.places as? Places12)?.search.superview?.frame.minY ?? 0))
    }),
  screen: { Places13() },
  touches: { stage throws(ScriptError) in
    try dragOnRowUntilAlert(on: stage)
    try stage.wait(0.5)
    try stage.finger.down(at: CGPoint(x: 124, y: 210))
    try stage.wait(0.1)
    try stage.finger.cancel()
  },
  facts: { _, screen in
    let map = screen as? Places12
    let stars = (map?.callout as? StarCallout)?.stars
    return [
      ["panel", "at " + decimals(Double(map?.search.superview?.frame.minY ?? 0))],
      ["stars", String(stars?.rating ?? 0)],
    ]
  })
