import MiniUIKit
import Stage

/// One finger, one row, three lengths of press (published experiments H1 and H2).
let threePresses = [
  press(
    "11A", "A finger rests on row 2", hold: 0.3,
    prediction: Prediction(
      "A finger rests on row 2 for 0.3 s, and is lifted. What does the row look like, and what runs?",
      [
        .init(
          "it lights up; the row is selected",
          "The tap takes the touch at the lift, before the row hears that it has ended."),
        .init(
          "it lights up; grey's action runs",
          "The row is lit while it has the touch, and the tap takes it at the lift."),
        .init(
          "it stays dark; grey's action runs",
          "The tap hasn't taken anything before the lift, and the hold is over at 0.15."),
        .init(
          "it lights up; both",
          "Only a tap with cancelsTouchesInView = false leaves the touch to the row as well."),
      ], outcome: { $0.whatBecameOfThePress }),
    pictures: [.map, .branch, .timeline]),
  press("11A2", "A finger on row 2 for 0.08 seconds", hold: 0.08),
  press("11A3", "A finger on row 2 for 1 second", hold: 1),
  press("11B", "A finger on row 2 for 0.08 seconds, and no tap on grey", hold: 0.08, tap: false),
]

extension Run {
  /// Whether the row has been lit, and who got the press, by the lines of the run.
  fileprivate var whatBecameOfThePress: String {
    let rows = lines.filter { $0.kind == "row" }
    let isLit = rows.contains { $0.what.hasPrefix("highlight") }
    let isSelected = rows.contains { $0.what.hasPrefix("select") }
    let isTapped = lines.contains { $0.kind == "action" && $0.what == "didTapGrey" }
    let runs =
      switch (isTapped, isSelected) {
      case (true, true): "both"
      case (true, false): "grey's action runs"
      case (false, true): "the row is selected"
      case (false, false): "nothing"
      }
    return (isLit ? "it lights up; " : "it stays dark; ") + runs
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
