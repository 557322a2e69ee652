import MiniUIKit
import Stage

/// A close button in the corner of a card: its enlarged area hangs out of the card.
let cornerButton = [
  corner(
    "3A", "A close button in a corner: touch right of it", CGPoint(x: 321, y: 192),
    asking: Prediction(
      "The button's area is 44 × 44, and the finger is in it. Who is hit?",
      [
        .init("close", "Its area contains the point, but nobody asks it: its card says no first."),
        .init("card", "The card ends at x = 315, and the finger is at x = 321."),
        .init("backdrop", "The card declines for its whole branch, so what lies behind it is hit."),
      ], outcome: { $0.hit() })),
  corner("3A2", "The same button: touch left of it", CGPoint(x: 285, y: 192)),
  corner(
    "3A3", "The same button in a card that asks it first", CGPoint(x: 321, y: 192),
    reaching: true),
]

private func corner(
  _ id: String, _ title: String, _ point: CGPoint, reaching: Bool = false,
  asking prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .number("minimum", 44, in: 0...200, "the area's smallest width and height"),
      .number("margin", 0, in: 0...100, "the button's distance from the card's edges"),
      .flag("reaching", reaching, "the card asks its button first"),
    ], touch: point, prediction: prediction,
    pictures: [.map, .question, .scene, .hits]
  ) { stage throws(ScriptError) in
    // listing: corner
    let backdrop = view("backdrop", CGRect(x: 20, y: 120, width: 335, height: 300), .gray)
    let card = ReachingView(frame: CGRect(x: 40, y: 60, width: 255, height: 180))
    let margin = stage.number("margin")
    let close = RoomyButton(frame: CGRect(x: 231 - margin, y: margin, width: 24, height: 24))
    close.minimum = stage.number("minimum")
    stage.root.addSubview(backdrop)
    backdrop.addSubview(dressed(card, "card", .white))
    card.addSubview(dressed(close, "close", .red))
    if stage.flag("reaching") { card.outlier = close }
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
