import MiniUIKit
import Stage

// listing: greedy
/// A button that is enlarged in the wrong place: it takes every touch near it.
final class GreedyButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reportingHitTest(point) {
      bounds.insetBy(dx: -20, dy: -20).contains(point) ? self : nil
    }
  }
}
// end

/// A button that has faded out, enlarged in two ways.
let greedyButton = [
  faded("3I", "A faded button that is enlarged in hitTest") { GreedyButton(frame: $0) },
  faded("3I2", "A faded button that is enlarged in point(inside:)") {
    let button = RoomyButton(frame: $0)
    button.minimum = 80
    return button
  },
]

private func faded(
  _ id: String, _ title: String, _ make: @escaping @Sendable (CGRect) -> UIButton
) -> Experiment {
  Experiment(
    id, title, kinds: shownWithActions, showsChain: false,
    parameters: [.number("alpha", 0, in: 0...1, "the button's alpha")],
    touch: CGPoint(x: 100, y: 200), on: stageWithScreen
  ) { stage throws(ScriptError) in
    let note = view("note", CGRect(x: 40, y: 140, width: 240, height: 140), .yellow)
    let delete = make(CGRect(x: 40, y: 40, width: 40, height: 40))
    delete.alpha = stage.number("alpha")
    note.addSubview(dressed(delete, "delete", .red))
    stage.root.addSubview(note)
    stage.connect(delete)
    try stage.finger.tap(at: stage.touch)
  }
}
