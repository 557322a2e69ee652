import MiniUIKit
import Stage

// listing: silent
/// Overrides all four and calls super in none: the touch is its own business.
final class Silent: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
// end

/// A view that keeps the whole touch (published experiment C2 leaves cancelled out).
let silent = [
  Experiment(
    "4D", "Red overrides all four without super", kinds: shown, touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    build(on: stage, red: Silent())
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "4D2", "Grey overrides all four without super, red nothing", kinds: shown, touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    build(on: stage, grey: Silent())
    try stage.finger.tap(at: stage.touch)
  },
]
