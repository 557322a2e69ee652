import MiniUIKit
import Stage

/// What switches a view off (published experiment A2), and what does not.
let gates =
  [
    gate("2C", "Red and blue in grey; blue's interaction is off", interaction: false, touch: onRed),
    gate(
      "2C2", "Red and blue in grey; blue is hidden", hidden: true, prediction: linesAboutBlue,
      pictures: [.map, .scene, .question]),
    gate("2C3", "Red and blue in grey; blue has alpha 0.01", alpha: 0.01),
    gate("2C4", "Red and blue in grey; blue has alpha 0.011", alpha: 0.011),
    gate("2C5", "Red and blue in grey; blue has alpha 0.1", alpha: 0.1),
    gate("2C6", "Red and blue in grey; blue has alpha 0.5", alpha: 0.5),
  ] + [
    Experiment(
      "2C7", "A button in a picture",
      kinds: shown, showsChain: false,
      parameters: [
        .flag("enabled", false, "the picture's isUserInteractionEnabled"),
        .flag("hidden", false, "the picture's isHidden"),
      ],
      touch: CGPoint(x: 100, y: 200)
    ) { stage throws(ScriptError) in
      // listing: picture
      let picture = UIImageView(frame: CGRect(x: 40, y: 120, width: 240, height: 160))
      dressed(picture, "picture", .gray)
      if stage.flag("enabled") { picture.isUserInteractionEnabled = true }
      picture.isHidden = stage.flag("hidden")
      let button = UIButton(frame: CGRect(x: 20, y: 50, width: 120, height: 60))
      picture.addSubview(dressed(button, "button", .blue))
      stage.root.addSubview(picture)
      // end
      try stage.finger.tap(at: stage.touch)
    },
    Experiment(
      "2C8", "Red's own hitTest answers nil", kinds: shown, showsChain: false, touch: onRed
    ) {
      stage throws(ScriptError) in
      buildSiblings(on: stage) { name, frame, color in
        name == "red" ? dressed(SilentView(frame: frame), name, color) : view(name, frame, color)
      }
      try stage.finger.tap(at: stage.touch)
    },
    Experiment(
      "2C9", "Blue is hidden, and its own hitTest answers itself", kinds: shown, showsChain: false,
      parameters: [
        .flag("interaction", true, "blue's isUserInteractionEnabled"),
        .flag("hidden", true, "blue's isHidden"),
      ],
      touch: onRed
    ) { stage throws(ScriptError) in
      let blue = buildSiblings(on: stage) { name, frame, color in
        name == "blue" ? dressed(GreedyView(frame: frame), name, color) : view(name, frame, color)
      }.blue
      blue.isUserInteractionEnabled = stage.flag("interaction")
      blue.isHidden = stage.flag("hidden")
      try stage.finger.tap(at: stage.touch)
    },
  ]

// listing: greedy
/// A view that answers itself for every point, and does not call super.
final class GreedyView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}
// end

// listing: silent
/// A view that declines every point, and does not call super.
final class SilentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
// end

private func gate(
  _ id: String, _ title: String, interaction: Bool = true, hidden: Bool = false,
  alpha: Double = 1, touch: CGPoint = onBlue, prediction: Prediction? = nil,
  pictures: [Picture] = [.map, .scene]
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .flag("interaction", interaction, "blue's isUserInteractionEnabled"),
      .flag("hidden", hidden, "blue's isHidden"),
      .number("alpha", alpha, in: 0...1, "blue's alpha"),
    ], touch: touch, prediction: prediction, pictures: pictures
  ) { stage throws(ScriptError) in
    let blue = buildSiblings(on: stage).blue
    blue.isUserInteractionEnabled = stage.flag("interaction")
    blue.isHidden = stage.flag("hidden")
    blue.alpha = stage.number("alpha")
    try stage.finger.tap(at: stage.touch)
  }
}

private let linesAboutBlue = Prediction(
  "The finger is where blue would be. How many lines of the hit test are about blue?",
  [
    .init("none", "A view that is left out has no line, and there is a line that asks blue."),
    .init("two", "It is asked, and answers nil. Nobody gets to ask for its area."),
    .init("three", "The third would say whether the point is inside, and nobody asks for that."),
  ]
) { run in
  let lines = run.lines.filter { $0.who == "blue" && ["hitTest", "point"].contains($0.kind) }
  // A view that is asked answers, so there is never one line.
  switch lines.count {
  case 0: return "none"
  case 2: return "two"
  default: return "three"
  }
}
