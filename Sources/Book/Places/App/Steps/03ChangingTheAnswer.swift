import MiniUIKit
import Stage

// Chapter 3: the callout answers, pins are as large as a finger, and the layer in which they lie
// lets every other touch through. A button switches the pins off.

/// A pin that can be hit within 44 by 44 points.
class BigPin: Pin {
  /// The button of the callout, while it is open on this pin.
  var remove: UIView? { (subviews.last as? Callout)?.remove }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

// listing: asking
/// A pin whose callout has a button that hangs out of the pin.
private final class AskingPin: BigPin {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let remove, let hit = remove.hitTest(convert(point, to: remove), with: event) {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}
// end

// listing: pin
/// A pin that asks its subviews first, as long as the pin itself may be hit.
class RoomyPin: BigPin {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
// end

// listing: layer
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
  let eye = dressed(UIButton(frame: CGRect(x: 303, y: 48, width: 52, height: 44)), "eye", .gray)

  override var pinParent: UIView { layer }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.addSubview(eye)
    map.addSubview(layer)
    eye.addTarget(self, action: Places3.didToggle, for: .touchUpInside, name: "didToggle")
  }

  override func makePin(at place: Place) -> Pin { LightPin(at: place) }

  // listing: eye
  /// The eye has been tapped: no pins on the map, or all of them again.
  func didToggle() {
    for pin in pins { pin.isHidden.toggle() }
  }
  // end
}

/// The map with pins that ask their button, and don't ask themselves.
private final class AskingMap: Places3 {
  override func makePin(at place: Place) -> Pin { AskingPin(at: place) }
}

/// The middle of the button that switches the pins off, on the screen.
let eyeButton = CGPoint(x: 329, y: 70)

/// Switches the pins off, and taps where the callout's button was.
@Sendable
private func tapTheBareMap(_ stage: Stage) throws(ScriptError) {
  try stage.finger.tap(at: eyeButton)
  try stage.wait(0.5)
  try stage.finger.tap(at: removeButton)
}

let step3 = Step(
  3, "A tap on the bare map; then beside a pin, and on remove", kinds: ["touch", "action"],
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
  variants: [
    .init(
      name: "before", title: "The pins are off; a tap on the bare map", question: whoIsHit,
      makeScreen: { AskingMap() }, touches: tapTheBareMap)
  ],
  screen: { Places3() },
  touches: { stage throws(ScriptError) in
    try tapTheBareMap(stage)
    try stage.wait(0.5)
    try stage.finger.tap(at: eyeButton)
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 258, y: 200))
    try stage.wait(0.5)
    try stage.finger.tap(at: removeButton)
  },
  facts: { _, screen in [["pins", screen.pins.map { $0.place.name }.joined(separator: ", ")]] })

private let whoIsHit = Prediction(
  "All pins are hidden, and a finger taps the bare map. What gets the touch, and what happens?",
  [
    .init("map, and nothing happens", "Its line would be map began."),
    .init(
      "layer, in which the pins lie, and nothing happens",
      "It lies there, but it only hands on what a pin answers, and never answers with itself."),
    .init(
      "harbour, a hidden pin, and nothing happens",
      "The pin was asked, hidden or not, but it did not answer with itself."),
    .init(
      "remove, and harbour is removed",
      "The pin's own hitTest runs although the pin is hidden. It asks the button first, and the "
        + "button's own gates are open."),
  ]
) { run in
  switch run.lines("touch").last(where: { $0.what == "began" })?.who {
  case "map": return "map, and nothing happens"
  case "layer": return "layer, in which the pins lie, and nothing happens"
  case "remove": return "remove, and harbour is removed"
  default: return "harbour, a hidden pin, and nothing happens"
  }
}
