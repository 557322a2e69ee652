import MiniUIKit
import Stage

/// A finger comes down on one button and is lifted on another.
let twoButtons = [
  lifted(
    "6A", "Down on save, lifted below it", below: 46,
    prediction: Prediction(
      "The finger comes down on save and is lifted on delete. What happens?",
      [
        .init("didSave", "The touch belongs to save, and 46 points beside it is still inside."),
        .init("didDelete", "delete lies under the finger now, but it never gets the touch."),
        .init("neither", "The finger would have to be more than 70 points away from save."),
      ],
      outcome: { $0.lines("action").last?.what ?? "neither" })),
  lifted("6A2", "Down on save, lifted 71 points below it", below: 71),
]

private func lifted(
  _ id: String, _ title: String, below distance: Double, prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .number("below", distance, in: 0...400, "how far below save the finger is lifted")
    ], touch: onSave, prediction: prediction,
    pictures: prediction == nil ? [.map, .scene] : [.map, .question, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    // listing: twoButtons
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    let delete = stage.addButton(
      UIButton(frame: CGRect(x: 120, y: 264, width: 120, height: 44)), "delete", .red)
    save.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    delete.addTarget(screen, action: Screen.didDelete, for: .touchUpInside, name: "didDelete")
    // end
    let below = saveFrame.maxY + stage.number("below")
    try stage.slide([stage.touch, CGPoint(x: 180, y: below)])
  }
}
