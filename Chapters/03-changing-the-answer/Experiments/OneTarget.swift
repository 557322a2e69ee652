import MiniUIKit
import Stage

/// A view that answers with itself for everything that lies in it.
final class GreedyView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// A card with a button in it, which is hidden from touches.
let oneTarget = Experiment(
  "3L", "A finger on a heart in a card that hides it", kinds: shownWithActions, showsChain: false,
  parameters: [.flag("hides", true, "the card answers with itself for everything")],
  touch: CGPoint(x: 255, y: 185), pictures: [.map, .scene, .hits], on: stageWithScreen
) { stage throws(ScriptError) in
  let frame = CGRect(x: 40, y: 140, width: 295, height: 180)
  let card = stage.flag("hides") ? GreedyView(frame: frame) : UIView(frame: frame)
  let heart = UIButton(frame: CGRect(x: 190, y: 20, width: 60, height: 60))
  stage.root.addSubview(dressed(card, "card", .white))
  card.addSubview(dressed(heart, "heart", .red))
  stage.connect(heart)
  try stage.finger.tap(at: stage.touch)
}
