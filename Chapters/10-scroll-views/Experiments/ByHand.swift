import MiniUIKit
import Stage

// listing: byHand
/// The obvious idea: a list is a view with a pan that moves its bounds.
final class HandMadeList: UIView {
  private let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.addTarget(self, action: HandMadeList.didPan, name: "didPan")
    addGestureRecognizer(pan)
  }

  private func didPan() {
    bounds.origin.y = max(0, bounds.origin.y - pan.translation(in: self).y)
    pan.setTranslation(.zero, in: self)
  }
}
// end

/// A list made by hand, and the real one, under the same fast finger.
let byHand = [
  Experiment(
    "10E", "A drag from buy on a list made by hand", kinds: shown, showsChain: false,
    parameters: dragging(rest: 0), touch: onBuy, pictures: [.timeline], on: screenStage
  ) { stage throws(ScriptError) in
    let list = stage.build(HandMadeList())
    try stage.dragUp(stage.number("way"), from: stage.touch, rest: stage.number("rest"))
    let rows = [["offset", "didBuy"], [decimals(Double(list.bounds.origin.y)), stage.buys]]
    stage.recording.add(Table("Afterwards:", rows))
  },
  Experiment(
    "10E2", "A drag from buy on a scroll view", kinds: shown, showsChain: false,
    parameters: dragging(rest: 0), touch: onBuy, pictures: [], on: screenStage
  ) { stage throws(ScriptError) in
    let list = stage.build(UIScrollView())
    try stage.dragUp(stage.number("way"), from: stage.touch, rest: stage.number("rest"))
    let rows = [["offset", "didBuy"], [decimals(Double(list.contentOffset.y)), stage.buys]]
    stage.recording.add(Table("Afterwards:", rows))
  },
]

extension Stage {
  /// How often the button's action has run.
  var buys: String { String((viewController as? Screen)?.buys ?? 0) }
}
