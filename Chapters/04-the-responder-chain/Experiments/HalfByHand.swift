import MiniUIKit
import Stage

// listing: halfByHand
/// Hands began over by hand, and leaves ended to super.
final class HalfByHand: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}
// end

/// The other half: keeps began, and hands ended over by hand.
final class EndedByHand: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}

/// A call by hand is a call like any other: no record is kept of it.
let halfByHand = [
  Experiment(
    "4F", "Began handed over by hand, ended by super", kinds: shown, touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    build(on: stage, red: HalfByHand())
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "4F2", "Began kept, ended handed over by hand", kinds: shown, touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    build(on: stage, red: EndedByHand())
    try stage.finger.tap(at: stage.touch)
  },
]
