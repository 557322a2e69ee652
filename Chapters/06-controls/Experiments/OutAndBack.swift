import MiniUIKit
import Stage

/// A finger that leaves a button and comes back.
let outAndBack = [
  Experiment(
    "6B", "Out of the button and back in", kinds: ["control", "action"],
    parameters: [.number("out", 90, in: 0...400, "how far below save the finger turns")],
    touch: onSave, pictures: [.map, .scene, .timeline, .border], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    save.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    let (edge, out) = (saveFrame.maxY, stage.number("out"))
    let places = [edge + out / 2, edge + out, edge + out + 10, edge + out / 2, edge]
    try stage.slide([stage.touch] + places.map { CGPoint(x: 180, y: $0) })
  }
]
