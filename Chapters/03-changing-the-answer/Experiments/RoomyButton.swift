import MiniUIKit
import Stage

// listing: resize
/// A button with an area of at least `minimum` × `minimum` points, however small it is drawn.
final class RoomyButton: UIButton {
  var minimum = 44.0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, minimum - bounds.width) / 2
    let dy = max(0, minimum - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
// end

/// A button whose area has a minimum size, touched beside what is drawn (published experiment B1).
let roomyButton = [
  roomy("3B", "A finger beside a button whose area is enlarged", minimum: 200),
  roomy("3B2", "A finger beside a button whose area is what is drawn", minimum: 0),
]

private func roomy(_ id: String, _ title: String, minimum: Double) -> Experiment {
  Experiment(
    id, title, kinds: shownWithActions, showsChain: false,
    parameters: [.number("minimum", minimum, in: 0...300, "the area's smallest width and height")],
    touch: CGPoint(x: 110, y: 210), pictures: [.map, .scene, .hits], on: stageWithScreen
  ) { stage throws(ScriptError) in
    // listing: roomy
    let panel = view("panel", CGRect(x: 40, y: 140, width: 295, height: 300), .gray)
    let button = RoomyButton(frame: CGRect(x: 97, y: 110, width: 100, height: 80))
    button.minimum = stage.number("minimum")
    panel.addSubview(dressed(button, "button", .blue))
    stage.root.addSubview(panel)
    stage.connect(button)
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
