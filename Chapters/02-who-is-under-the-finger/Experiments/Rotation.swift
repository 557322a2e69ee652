import MiniUIKit
import Stage

/// A square that stands on its corner: its frame is larger than what can be touched.
let rotation = [
  turned(
    "2G", "A turned square, touched inside its frame",
    CGPoint(x: 100, y: 200)),
  turned("2G2", "A turned square, touched at its tip", CGPoint(x: 187, y: 165)),
]

private func turned(_ id: String, _ title: String, _ point: CGPoint) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.number("degrees", 45, in: -180...180, "how far the square is turned")],
    touch: point, pictures: [.map, .question, .scene]
  ) { stage throws(ScriptError) in
    // listing: rotation
    let square = view("square", CGRect(x: 107, y: 180, width: 160, height: 160), .blue)
    square.transform = CGAffineTransform(rotationAngle: stage.number("degrees") * .pi / 180)
    stage.root.addSubview(square)
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
