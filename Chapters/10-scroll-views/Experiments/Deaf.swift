import MiniUIKit
import Stage

/// A scroll view that does nothing in its touches methods, and does not call super.
final class DeafList: UIScrollView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A scroll view scrolls without its touches methods.
let deaf = [
  Experiment(
    "10K", "A drag on a scroll view without its touches methods",
    kinds: ["gesture", "touch", "scroll"],
    showsChain: false, parameters: dragging(rest: 0), touch: CGPoint(x: 300, y: 300),
    pictures: []
  ) { stage throws(ScriptError) in
    stage.build(DeafList())
    try stage.dragUp(stage.number("way"), from: stage.touch, rest: stage.number("rest"))
  }
]
