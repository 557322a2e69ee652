import MiniUIKit
import PieceKit
import Stage

// listing: card
/// A card that follows the finger sideways.
final class Card {
  @GestureState var shift: CGFloat = 0
  /// How far it has been moved at most, for the table.
  private(set) var furthest: CGFloat = 0

  var drag: DragGesture {
    DragGesture()
      .updating($shift) { value, shift, _ in shift = value.translation.width }
      .onChanged { [unowned(unsafe) self] value in furthest = value.translation.width }
  }
}
// end

/// A card in a list, and a finger that goes up.
let cardInAList = [
  card("15A", "A finger goes straight up on a card in a list", "plain", [.scene, .timeline]),
  card("15A2", "A finger goes up and to the right; simultaneous", "simultaneous", [], sideways: 10),
  Experiment(
    "15A3", "A card in a list: three attachments, three ways", pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["attached", "straight up", "straight to the right", "up and to the right"]]
    for attachment in attachments {
      var row = [attachment]
      for way in [CGPoint(x: 0, y: -20), CGPoint(x: 20, y: 0), CGPoint(x: 10, y: -20)] {
        let stage = screenStage(Settings())
        let (list, card) = build(attachment, on: stage)
        try go(way, from: onCard, on: stage)
        row.append(moved(list, card))
      }
      rows.append(row)
    }
    stage.recording.add(Table("What moves, in a scene of its own:", rows))
  },
]

private let onCard = CGPoint(x: 140, y: 300)

private func card(
  _ id: String, _ title: String, _ attachment: String, _ pictures: [Picture],
  sideways: CGFloat = 0
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "action", "scroll"], showsChain: false,
    parameters: [.word("attach", attachment, of: attachments, "how the drag is attached")],
    touch: onCard, pictures: pictures, on: screenStage
  ) { stage throws(ScriptError) in
    let (list, card) = build(stage.word("attach"), on: stage)
    try go(CGPoint(x: sideways, y: -20), from: stage.touch, on: stage)
    stage.recording.add(
      Table(
        "Afterwards:",
        [
          ["list", "scrolled by " + decimals(Double(list.contentOffset.y))],
          ["card", "moved sideways by " + decimals(Double(card.furthest))],
        ], hasHeading: false))
  }
}

/// A list with three rows; the one in the middle is a card that can be dragged.
private func build(_ attachment: String, on stage: Stage) -> (list: UIScrollView, card: Card) {
  let list = dressed(
    UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400)), "list", .gray)
  list.contentSize = CGSize(width: 375, height: 1200)
  stage.root.addSubview(list)
  let card = Card()
  stage.keep(card)
  let piece = Piece("card", CGRect(x: 16, y: 10, width: 343, height: 100), .orange)
    .attaching(card.drag, attachment)
  list.addSubview(
    named("row", HostingView(piece, frame: CGRect(x: 0, y: 140, width: 375, height: 120))))
  return (list, card)
}

/// A finger makes three steps, rests, and is lifted.
private func go(_ step: CGPoint, from start: CGPoint, on stage: Stage) throws(ScriptError) {
  try stage.finger.down(at: start)
  for number in 1...3 {
    try stage.wait(0.05)
    let count = CGFloat(number)
    try stage.finger.move(to: CGPoint(x: start.x + step.x * count, y: start.y + step.y * count))
  }
  try stage.wait(0.2)
  try stage.finger.up()
}

private func moved(_ list: UIScrollView, _ card: Card) -> String {
  switch (list.contentOffset.y != 0, card.furthest != 0) {
  case (true, true): "list and card"
  case (true, false): "list"
  case (false, true): "card"
  case (false, false): "nothing"
  }
}
