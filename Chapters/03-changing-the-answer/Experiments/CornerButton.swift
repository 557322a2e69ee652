import MiniUIKit
import Stage

/// A close button in the corner of a card: its enlarged area hangs out of the card.
let cornerButton = [
  corner(
    "3A", "A finger on the right of a close button in a corner", CGPoint(x: 321, y: 192),
    asking: whichMailIsRight),
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
    card.addSubview(dressed(close, "close", .red))
    if stage.flag("reaching") { card.outlier = close }
    // end
    outlineArea(of: close, named: "close", on: stage)
    try stage.finger.tap(at: stage.touch)
  }
}

/// Whether a finger in the area, on the left of the button or on its right, hits it.
private let whichMailIsRight = Prediction(
  "A finger in the dashed area, beside the cross: which of the two mails is right?",
  [
    .init(works, "The card declines beyond its edges, so close is never asked there."),
    .init(fails, "On the card the area counts, also where nothing is drawn of the button."),
    .init(both, "Ten points on the right and ten above lie beside the card, which declines."),
  ]
) { run in
  let margin = run.stage.number("margin")
  func isHit(_ dx: Double) -> Bool {
    run.stage.owner(at: CGPoint(x: 303 - margin + dx, y: 192 + margin))?.name == "close"
  }
  let (left, right) = (isHit(-18), isHit(18))
  return left == right ? (left ? works : fails) : both
}

private let works = "the first; close is hit wherever its area says yes"
private let fails = "the second; close is hit only where it is drawn"
private let both = "both; it depends on the side of the cross"

/// Outlines the area of a button in the figure; it is larger than what is drawn.
private func outlineArea(of button: RoomyButton, named name: String, on stage: Stage) {
  let place = button.convert(button.bounds, to: nil)
  let dx = max(0, button.minimum - button.bounds.width) / 2
  let dy = max(0, button.minimum - button.bounds.height) / 2
  stage.outline("the area of \(name)", place.insetBy(dx: -dx, dy: -dy))
}
