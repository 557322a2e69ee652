import MiniUIKit
import Stage

// listing: byHand
/// A view that hands its touches to its superview, without `super`.
final class HandsToSuperview: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesEnded(touches, with: event)
  }
}
// end

/// Hands its touches to the next responder.
final class HandsToNext: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}

// listing: player
/// The controller of a card; it counts the taps on it.
final class Player: UIViewController {
  private(set) var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    taps += 1
    super.touchesEnded(touches, with: event)
  }
}
// end

/// Passing a touch on by hand, from the root view of a child controller.
let byHand = [
  hands("4E", "A card on a shelf hands its touch on by hand", to: "superview"),
  hands("4E2", "A card on a shelf calls super", to: "super"),
  hands("4E3", "A card hands on by hand, and an alert comes up", to: "next", alert: true),
]

private func hands(
  _ id: String, _ title: String, to standard: String, alert: Bool = false
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, tellsLeftOut: false,
    parameters: [
      .word("to", standard, of: ["superview", "next", "super"], "what the card hands it to"),
      .flag("alert", alert, "an alert takes the touch away instead of the lift"),
    ],
    touch: CGPoint(x: 120, y: 220), pictures: [.chain]
  ) { stage throws(ScriptError) in
    let frame = CGRect(x: 20, y: 60, width: 200, height: 120)
    let player = named("player", Player())
    switch stage.word("to") {
    case "superview": player.view = HandsToSuperview(frame: frame)
    case "next": player.view = HandsToNext(frame: frame)
    default: player.view = OnlyEnded(frame: frame)
    }
    let shelf = view("shelf", CGRect(x: 20, y: 100, width: 300, height: 240), .gray)
    stage.root.addSubview(shelf)
    stage.viewController.addChild(player)
    if let card = player.view {
      shelf.addSubview(dressed(card, "card", .orange))
    }
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.08)
    if stage.flag("alert") { try stage.finger.cancel() } else { try stage.finger.up() }
    stage.recording.add(
      Table("The player counted:", [["taps", String(player.taps)]], hasHeading: false))
  }
}
