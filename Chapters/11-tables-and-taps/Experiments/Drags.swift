import MiniUIKit
import Stage

/// A drag that begins on a row, with a tap recognizer on grey.
let drags = [
  drag("11G", "A drag from row 2 at once", rest: 0),
  drag("11G2", "A drag from row 2 after 0.3 seconds", rest: 0.3),
]

private func drag(_ id: String, _ title: String, rest: Double) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .number("rest", rest, in: 0...2, "how long the finger rests first, in seconds"),
      .number("way", 30, in: 1...200, "how far up the finger goes, in points"),
    ], touch: onRow2, pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    scene.addTap()
    try stage.finger.down(at: stage.touch)
    try stage.wait(stage.number("rest"))
    for part in [0.5, 1] {
      try stage.wait(0.05)
      let y = stage.touch.y - stage.number("way") * part
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: y))
    }
    try stage.wait(0.5)
    try stage.finger.up()
  }
}
