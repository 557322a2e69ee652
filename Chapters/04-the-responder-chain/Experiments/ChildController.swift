import MiniUIKit
import Stage

/// A controller in a controller: whose views are in whose, and who calls whom a child.
let childController = [
  child("4H", "A child controller comes after its view", added: true, contained: true),
  child("4H2", "addChild alone: the child's view is nowhere", added: false, contained: true),
  child("4H3", "The view is added, addChild is forgotten", added: true, contained: false),
]

private func child(_ id: String, _ title: String, added: Bool, contained: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown, tellsLeftOut: false,
    parameters: [
      .flag("added", added, "the player's view is put into the root view"),
      .flag("contained", contained, "the player is made a child by addChild"),
    ],
    touch: CGPoint(x: 120, y: 200), pictures: [.chain]
  ) { stage throws(ScriptError) in
    // listing: child
    let player = named("player", UIViewController())
    if stage.flag("contained") { stage.viewController.addChild(player) }
    if let card = player.view {
      card.frame = CGRect(x: 40, y: 140, width: 200, height: 120)
      if stage.flag("added") { stage.root.addSubview(dressed(card, "card", .orange)) }
    }
    // end
    stage.keep(player)
    try stage.finger.tap(at: stage.touch)
    stage.recording.add(
      Table("Next of player:", [["next"], [player.next?.name ?? "nil"]]))
  }
}
