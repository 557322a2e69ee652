import MiniUIKit
import Stage

/// A blue view on a button, on a grey view with a tap recognizer (published experiment G3).
let childOnButton = [
  badge(
    "9A", "A tap on blue, which is on a button on grey", touch: onBlue,
    prediction: Prediction(
      "The finger taps blue. Which method runs?",
      [
        .init(
          "didSave", "The button follows only a touch whose view it is, and this one's is blue."),
        .init(
          "didTap", "The touch's view is blue, so blue is asked about grey's tap, and it says yes."),
        .init("both", "The button does not follow this touch, because the touch's view is blue."),
        .init(
          "neither",
          "The button keeps the touch from the views behind it, but not from recognizers."),
      ],
      outcome: { run in
        let actions = run.lines("action")
        return actions.count > 1 ? "both" : actions.first?.what ?? "neither"
      })),
  badge("9A2", "A tap on the button, beside blue", touch: besideBlue),
  badge("9A3", "A tap on blue; grey has no tap recognizer", touch: onBlue, taps: false),
]

/// A point of blue.
private let onBlue = CGPoint(x: 50, y: 138)
/// A point of the button beside blue.
private let besideBlue = CGPoint(x: 112, y: 138)

private func badge(
  _ id: String, _ title: String, touch: CGPoint, taps: Bool = true, prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .flag("tap", taps, "grey has a tap recognizer"),
      .flag("enabled", true, "blue's isUserInteractionEnabled"),
    ], touch: touch, prediction: prediction,
    pictures: [.map, .timeline],
    on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    // The rest of grey is empty.
    stage.pictured = CGRect(x: 0, y: 76, width: 199.5, height: 244)
    let grey = stage.addGrey()
    let button = dressed(
      UIButton(frame: CGRect(x: 0, y: 0, width: 125, height: 200)), "button", .green)
    let blue = view("blue", CGRect(x: 0, y: 0, width: 100, height: 100), .blue)
    grey.addSubview(button)
    button.addSubview(blue)
    button.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
    if stage.flag("tap") { grey.addGestureRecognizer(tap) }
    blue.isUserInteractionEnabled = stage.flag("enabled")
    try stage.finger.tap(at: stage.touch)
  }
}
