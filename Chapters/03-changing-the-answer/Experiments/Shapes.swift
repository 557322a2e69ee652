import MiniUIKit
import Stage

// listing: shapes
/// A button with the area of an ellipse.
final class EllipticalButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let x = (point.x - bounds.midX) / (bounds.width / 2)
    let y = (point.y - bounds.midY) / (bounds.height / 2)
    return x * x + y * y < 1
  }
}

/// A button whose area grows by another length on each side.
final class LopsidedButton: UIButton {
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = CGRect(
      x: bounds.minX - left, y: bounds.minY - top,
      width: left + bounds.width + right, height: top + bounds.height + bottom)
    return area.contains(point)
  }
}
// end

/// Areas that are not the drawn rectangle made larger on every side.
let shapes = [
  elliptical(
    "3C", "A button with an elliptical area, touched in its corner", CGPoint(x: 115, y: 210)),
  elliptical(
    "3C2", "A button with an elliptical area, touched at its top", CGPoint(x: 187, y: 205)),
  Experiment(
    "3C3", "An area that grows downwards only", kinds: shown, showsChain: false,
    parameters: [
      .number("left", 0, in: -50...100, "how far the area reaches to the left"),
      .number("top", 0, in: -50...100, "how far the area reaches upwards"),
      .number("right", 0, in: -50...100, "how far the area reaches to the right"),
      .number("bottom", 60, in: -50...100, "how far the area reaches downwards"),
    ], touch: CGPoint(x: 187, y: 330), pictures: [.map, .scene, .hits]
  ) { stage throws(ScriptError) in
    let panel = view("panel", panelFrame, .gray)
    let button = LopsidedButton(frame: buttonFrame)
    (button.left, button.top) = (stage.number("left"), stage.number("top"))
    (button.right, button.bottom) = (stage.number("right"), stage.number("bottom"))
    panel.addSubview(dressed(button, "button", .blue))
    stage.root.addSubview(panel)
    try stage.finger.tap(at: stage.touch)
  },
]

private let panelFrame = CGRect(x: 40, y: 140, width: 295, height: 260)
private let buttonFrame = CGRect(x: 67, y: 60, width: 160, height: 100)

private func elliptical(_ id: String, _ title: String, _ point: CGPoint) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, touch: point, pictures: [.map, .scene, .hits]
  ) { stage throws(ScriptError) in
    let panel = view("panel", panelFrame, .gray)
    panel.addSubview(dressed(EllipticalButton(frame: buttonFrame), "button", .blue))
    stage.root.addSubview(panel)
    try stage.finger.tap(at: stage.touch)
  }
}
