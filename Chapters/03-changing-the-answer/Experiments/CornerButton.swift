import MiniUIKit
import Stage

/// A close button in the corner of a card: its enlarged area hangs out of the card.
let cornerButton = [
  corner(
    "3A", "A finger on the right of a close button in a corner", CGPoint(x: 321, y: 192),
    asking: howMuchCounts),
  corner("3A2", "A finger on the left of the close button", CGPoint(x: 285, y: 192)),
  corner(
    "3A3", "The close button in a card that asks it first", CGPoint(x: 321, y: 192),
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
    card.addSubview(dressed(close, "close", .blue))
    if stage.flag("reaching") { card.outlier = close }
    // end
    outlineArea(of: close, named: "close", on: stage)
    try stage.finger.tap(at: stage.touch)
  }
}

/// How much of the area of 44 by 44 points hits the button.
private let howMuchCounts = Prediction(
  "The area says yes for 44 by 44 points. For how many of them is close hit?",
  [
    .init(all, "The card declines beyond its edges, so close is never asked there."),
    .init("44 by 34", "The card ends on the right as well, and ten points are lost there, too."),
    .init("34 by 34", "Ten points on the right and ten above lie beside the card, which declines."),
    .init(drawn, "On the card the area counts, also where nothing is drawn of the button."),
  ]
) { run in
  let margin = run.stage.number("margin")
  func isHit(_ dx: Double, _ dy: Double) -> Bool {
    run.stage.owner(at: CGPoint(x: 303 - margin + dx, y: 192 + margin + dy))?.name == "close"
  }
  let steps = -100..<100
  let width = steps.filter { isHit(Double($0), 0) }.count
  let height = steps.filter { isHit(0, Double($0)) }.count
  if width == 44, height == 44 { return all }
  if width == 24, height == 24 { return drawn }
  return "\(width) by \(height)"
}

private let all = "44 by 44, wherever the area says yes"
private let drawn = "24 by 24, as it is drawn"

/// Outlines the area of a button in the figure; it is larger than what is drawn.
private func outlineArea(of button: RoomyButton, named name: String, on stage: Stage) {
  let place = button.convert(button.bounds, to: nil)
  let dx = max(0, button.minimum - button.bounds.width) / 2
  let dy = max(0, button.minimum - button.bounds.height) / 2
  stage.outline("the area of \(name)", place.insetBy(dx: -dx, dy: -dy))
}
