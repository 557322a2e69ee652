import MiniUIKit
import Stage

/// What the system takes away, and what leaves the screen.
let cancelled = [
  ending("6J", "An alert comes up during the touch", end: "alert"),
  ending("6J2", "The button is removed during the touch", end: "removed"),
  ending("6J3", "The button is disabled during the touch", end: "disabled"),
]

private func ending(_ id: String, _ title: String, end: String) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .word("end", end, of: ["alert", "removed", "disabled"], "what happens during the touch")
    ], touch: onSave, on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    save.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.1)
    switch stage.word("end") {
    case "alert": try stage.finger.cancel()
    case "removed":
      save.removeFromSuperview()
      try stage.finger.up()
    default:
      save.isEnabled = false
      try stage.finger.up()
    }
  }
}
