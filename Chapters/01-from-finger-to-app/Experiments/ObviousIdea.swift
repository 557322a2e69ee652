import MiniUIKit
import Stage

// listing: routing
/// The obvious idea: every event goes to the view that lies under the finger now.
final class RoutingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      let target = hitTest(touch.location(in: self), with: event)
      switch touch.phase {
      case .began: target?.touchesBegan([touch], with: event)
      case .moved: target?.touchesMoved([touch], with: event)
      case .ended: target?.touchesEnded([touch], with: event)
      case .cancelled: target?.touchesCancelled([touch], with: event)
      default: break
      }
    }
  }
}
// end

// listing: card
/// A card that looks pressed while a finger is on it, and acts when the finger is lifted inside.
final class Card: UIView {
  private(set) var isPressed = false
  private(set) var actions = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    for touch in touches where bounds.contains(touch.location(in: self)) { actions += 1 }
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    super.touchesCancelled(touches, with: event)
  }
}
// end

/// The slide of 1A through a window that looks anew for every event, and through UIKit's own.
let obviousIdea = [
  routed(
    "1E", "A slide; the window looks again for every event", prediction: whatTheCardsSay,
    pictures: [.question, .scene]
  ) { RoutingWindow(windowScene: $0) },
  routed("1E2", "A slide; the window is an ordinary one") { UIWindow(windowScene: $0) },
]

private func routed(
  _ id: String, _ title: String, prediction: Prediction? = nil, pictures: [Picture] = [.scene],
  _ makeWindow: @escaping @Sendable (UIWindowScene) -> UIWindow
) -> Experiment {
  Experiment(
    id, title, kinds: ["touch"], showsChain: false, tellsLeftOut: false,
    parameters: [
      .number("lift", 270, in: 0...374, "the x at which the finger is lifted")
    ],
    touch: CGPoint(x: 105, y: 240), prediction: prediction, pictures: pictures,
    on: { Stage(settings: $0, makeWindow: makeWindow) }
  ) { stage throws(ScriptError) in
    let (keep, delete) = buildBoard(on: stage) { Card(frame: $0) }
    try playSlide(on: stage, to: stage.number("lift"))
    var rows = [["card", "looks pressed", "actions"]]
    for card in [keep, delete] {
      rows.append([card.name, card.isPressed ? "yes" : "no", String(card.actions)])
    }
    stage.recording.add(Table("The cards afterwards:", rows))
  }
}

private let whatTheCardsSay = Prediction(
  "Every event goes to the view under the finger. Which card acts at the end, and what do they "
    + "look like?",
  [
    .init(
      "delete acts; neither looks pressed",
      "The card that heard began never hears an end, so it can't let go."),
    .init(
      "delete acts; keep looks pressed",
      "The lift goes to delete, and nobody has told keep that the finger has left."),
    .init(
      "keep acts; neither looks pressed",
      "The lift isn't delivered to keep, since another view lies under the finger."),
    .init(
      "neither acts; keep looks pressed",
      "A card asks where the finger is lifted, and not whether it was pressed before."),
  ]
) { run in
  let rows = run.stage.recording.tables.flatMap { $0.rows }
  let acting = rows.first { ["keep", "delete"].contains($0[0]) && $0[2] != "0" }?[0] ?? "neither"
  let pressed =
    rows.first { ["keep", "delete"].contains($0[0]) && $0[1] == "yes" }?[0] ?? "neither"
  return acting + " acts; " + pressed + " looks pressed"
}
