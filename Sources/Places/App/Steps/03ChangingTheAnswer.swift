import MiniUIKit
import Stage

// Chapter 3: the callout answers, pins are as large as a finger, and the layer in which they lie
// lets every other touch through.

// listing: pin
/// A pin that can be hit within 44 by 44 points, and that asks its callout first.
class RoomyPin: Pin {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// A layer as large as the map, of which only the pins are to be touched.
final class PinLayer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
// end

/// A pin that lights up as long as a finger is on it.
final class LightPin: RoomyPin {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

/// The map whose pins lie in a layer of their own, in front of everything else.
class Places3: Places2 {
  let layer = dressed(PinLayer(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), "layer")

  override var pinParent: UIView { layer }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.addSubview(layer)
  }

  override func makePin(at place: Place) -> Pin { LightPin(at: place) }
}

let step3 = Step(
  3, "A tap beside a pin, and one on the callout's button", kinds: ["touch", "action"],
  changes: [.init(step: 2, because: "The callout answers now, so its button removes the pin.")],
  question: Prediction(
    "A tap beside a pin, then one on the callout's button. Does the app notice both?",
    [
      .init("yes, both", "Both taps reach their views, but the pin keeps its touches to itself."),
      .init("only the first", "The pin lights up, and no other object learns of that."),
      .init(
        "only the second", "The button sends an action. The pin lights up and passes nothing on."),
      .init("neither", "The pin asks its callout first now, so the button can be hit."),
    ],
    outcome: { run in
      let diary = run.places?.diary ?? []
      let isFirst = diary.contains { !$0.hasPrefix("removed") }
      let isSecond = diary.contains { $0.hasPrefix("removed") }
      if isFirst { return isSecond ? "yes, both" : "only the first" }
      return isSecond ? "only the second" : "neither"
    }),
  screen: { Places3() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 258, y: 200))
    try stage.wait(0.5)
    try stage.finger.tap(at: removeButton)
  },
  facts: { _, screen in [["pins", screen.pins.map { $0.place.name }.joined(separator: ", ")]] })
