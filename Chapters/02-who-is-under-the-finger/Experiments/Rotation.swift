import MiniUIKit
import Stage

/// A square that stands on its corner: its frame is larger than what can be touched.
let rotation = [
  turned(
    "2G", "A turned square, touched inside its frame",
    CGPoint(x: 100, y: 200),
    prediction: sideOfTheSquare),
  turned("2G2", "A turned square, touched at its tip", CGPoint(x: 187, y: 165)),
]

private func turned(
  _ id: String, _ title: String, _ point: CGPoint, prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.number("degrees", 45, in: -180...180, "how far the square is turned")],
    touch: point, prediction: prediction, pictures: [.map, .question, .scene]
  ) { stage throws(ScriptError) in
    // listing: rotation
    let square = view("square", CGRect(x: 107, y: 180, width: 160, height: 160), .blue)
    square.transform = CGAffineTransform(rotationAngle: stage.number("degrees") * .pi / 180)
    stage.root.addSubview(square)
    // end
    try stage.finger.tap(at: stage.touch)
  }
}

private let sideOfTheSquare = Prediction(
  "The finger is in the frame of a square that is turned clockwise. "
    + "Where is it in the square's own coordinates?",
  [
    .init("above the bounds", "It would be, if the square were turned the other way."),
    .init("left of the bounds", "Only its x is negative: turned back, the finger is at the left."),
    .init("above and left", "So it is on the screen, where the frame is measured."),
    .init("within the bounds", "The frame is larger: the square does not reach its corners."),
  ]
) { run in
  let asked = run.lines.first { $0.who == "square" && $0.what.hasPrefix("asked") }?.what ?? ""
  // As in `asked  at (-23.945, 99.092)`.
  let x = asked.drop { $0 != "(" }.dropFirst()
  let y = x.drop { $0 != "," }.dropFirst(2)
  switch (x.first == "-", y.first == "-") {
  case (true, true): return "above and left"
  case (true, false): return "left of the bounds"
  case (false, true): return "above the bounds"
  case (false, false): return "within the bounds"
  }
}
