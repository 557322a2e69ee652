import MiniUIKit
import Stage

/// A drag that begins on a button in a list, with and without a rest before it.
let slowDrag = [
  slow(
    "10A", "A drag from a button after a rest", rest: 0.3,
    prediction: Prediction(
      "The finger rests on buy for 0.3 s, goes 60 points up, and is lifted. What happens?",
      [
        .init(
          "the list scrolls", "The button has the touch by then, and it does not give it back."),
        .init(
          "didBuy runs",
          "The button keeps the touch, and 38 points above it the finger still counts as inside."),
        .init("both", "A touch that scrolls is taken away from the button, so never both."),
        .init("neither", "A button follows its touch up to 70 points beyond its edges."),
      ],
      outcome: { run in
        let scrolls = run.lines("scroll").contains { $0.what == "willBeginDragging" }
        let buys = !run.lines("action").isEmpty
        return scrolls ? (buys ? "both" : "the list scrolls") : buys ? "didBuy runs" : "neither"
      })),
  slow("10A2", "A drag from a button without a rest", rest: 0),
]

private func slow(
  _ id: String, _ title: String, rest: Double, prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, parameters: dragging(rest: rest), touch: onBuy,
    prediction: prediction, pictures: [.map, .question, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    stage.build(UIScrollView())
    try stage.dragUp(stage.number("way"), from: stage.touch, rest: stage.number("rest"))
  }
}
