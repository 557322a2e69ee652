import MiniUIKit
import Stage

/// A list whose two answers can be given from outside.
final class AnsweringList: UIScrollView {
  var begins = true
  var cancels = "default"

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { begins }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancels == "default" ? super.touchesShouldCancel(in: view) : cancels == "always"
  }
}

/// The two properties and the two questions with which a scroll view shares its touches.
let switches = [
  varied("10D", "A drag from buy; the list takes touches from every view", cancels: "always"),
  varied(
    "10D2", "A drag from the picture; the list takes no touches", canCancel: false, at: onPicture
  ),
  varied("10D3", "A drag from buy, whose touch may not begin", begins: false),
  varied(
    "10D4", "A drag from buy, without delay and without a rest", delays: false, rest: 0,
    pictures: [.timeline]),
]

private func varied(
  _ id: String, _ title: String, delays: Bool = true, canCancel: Bool = true, begins: Bool = true,
  cancels: String = "default", rest: Double = 0.3, at touch: CGPoint = onBuy,
  pictures: [Picture] = []
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .flag("delays", delays, "delaysContentTouches"),
      .flag("can-cancel", canCancel, "canCancelContentTouches"),
      .flag("begins", begins, "the answer of touchesShouldBegin"),
      .word(
        "cancels", cancels, of: ["default", "always", "never"],
        "the answer of touchesShouldCancel"),
    ] + dragging(rest: rest), touch: touch, pictures: pictures, on: screenStage
  ) { stage throws(ScriptError) in
    let list = stage.build(AnsweringList())
    list.delaysContentTouches = stage.flag("delays")
    list.canCancelContentTouches = stage.flag("can-cancel")
    (list.begins, list.cancels) = (stage.flag("begins"), stage.word("cancels"))
    try stage.dragUp(stage.number("way"), from: stage.touch, rest: stage.number("rest"))
  }
}
