import MiniUIKit
import Stage

// listing: keepsBegan
/// Lights up while a finger is on it; keeps touchesBegan to itself and calls super in touchesEnded.
final class KeepsBegan: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
}
// end

// listing: onlyEnded
/// Overrides ended alone, with super; says nothing about began.
final class OnlyEnded: UIView {
  private(set) var lifts = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lifts += 1
    super.touchesEnded(touches, with: event)
  }
}
// end

/// The other way round: hands began to super, and keeps ended to itself.
final class KeepsEnded: UIView {
  private(set) var lifts = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lifts += 1 }
}

/// What red overrides, with super and without (published experiment C3).
let keptBegan = [
  red(
    "4A", "Red keeps began and passes ended on", keeps: "began",
    prediction: Prediction(
      "Red overrides touchesBegan and does not call super. It overrides touchesEnded and does. "
        + "What does grey hear?",
      [
        .init("ended", "Ended goes only where began went before, and red let began go nowhere."),
        .init(
          "began and ended", "Both go up only if red calls super in both, or overrides neither."),
        .init("nothing", "A responder that did not get began from red gets no later phase either."),
        .init("began", "It hears began alone if red passes began on and keeps ended."),
      ], outcome: { $0.heard(by: "grey") }),
    pictures: [.map, .question, .chain]),
  red("4A2", "Red overrides ended alone, and calls super", keeps: "nothing"),
  red("4A3", "Red passes began on and keeps ended", keeps: "ended"),
]

private func red(
  _ id: String, _ title: String, keeps: String, prediction: Prediction? = nil,
  pictures: [Picture] = [.map, .chain]
) -> Experiment {
  Experiment(
    id, title, kinds: shown,
    parameters: [.word("keeps", keeps, of: ["began", "ended", "nothing"], "what red keeps")],
    touch: onRed, prediction: prediction, pictures: pictures
  ) { stage throws(ScriptError) in
    switch stage.word("keeps") {
    case "began": build(on: stage, red: KeepsBegan())
    case "ended": build(on: stage, red: KeepsEnded())
    default: build(on: stage, red: OnlyEnded())
    }
    try stage.finger.tap(at: stage.touch)
  }
}
