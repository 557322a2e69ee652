import MiniUIKit
import Stage

/// One finger, one row, three lengths of press (published experiments H1 and H2).
let threePresses = [
  press(
    "11A", "A finger rests on row 2", hold: 0.3,
    prediction: Prediction(
      "Row 2 has lit up, and the finger is lifted after 0.3 s. What happens?",
      [
        .init(
          "the row is selected",
          "That needs a tap that has failed; until then the row has the touch on loan."),
        .init(
          "grey's action runs",
          "The tap recognizes at the lift, if the press was short enough for one."),
        .init(
          "both",
          "Only a tap with cancelsTouchesInView = false leaves the touch to the row as well."
        ),
        .init("neither", "Either the tap recognizes at the lift, or the row still has its touch."),
      ], outcome: { $0.whoGotThePress }),
    pictures: [.map, .question, .timeline]),
  press("11A2", "A finger on row 2 for 0.08 seconds", hold: 0.08),
  press("11A3", "A finger on row 2 for 1 second", hold: 1),
  press("11B", "A finger on row 2 for 0.08 seconds, and no tap on grey", hold: 0.08, tap: false),
]

extension Run {
  /// Who got the press, by the lines of the run.
  fileprivate var whoGotThePress: String {
    let isSelected = lines.contains { $0.kind == "row" && $0.what.hasPrefix("select") }
    let isTapped = lines.contains { $0.kind == "action" && $0.what == "didTapGrey" }
    if isTapped { return isSelected ? "both" : "grey's action runs" }
    return isSelected ? "the row is selected" : "neither"
  }
}

private func press(
  _ id: String, _ title: String, hold seconds: Double, tap: Bool = true,
  prediction: Prediction? = nil, pictures: [Picture] = [.map, .timeline]
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [hold(seconds), .flag("tap", tap, "whether grey has a tap recognizer")],
    touch: onRow2, prediction: prediction, pictures: pictures, on: screenStage
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    if stage.flag("tap") { scene.addTap() }
    // The rest of grey is empty.
    stage.pictured = CGRect(x: 0, y: 76, width: 375, height: 380)
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  }
}
