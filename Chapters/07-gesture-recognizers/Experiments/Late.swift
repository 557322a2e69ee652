import MiniUIKit
import Stage

/// Which recognizers are collected, and when.
let late = [
  Experiment(
    "7K", "A recognizer that is added while the finger is down",
    kinds: shown, showsChain: false, tellsLeftOut: false,
    parameters: [.flag("late", true, "whether it is added after the finger came down")],
    touch: onNote, pictures: [.scene], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    stage.root.addSubview(view("note", noteFrame, .yellow))
    let tap = UITapGestureRecognizer(target: desk, action: Desk.didTap, name: "didTap")
    if !stage.flag("late") { stage.root.addGestureRecognizer(tap) }
    try stage.finger.down(at: stage.touch)
    if stage.flag("late") { stage.root.addGestureRecognizer(tap) }
    try stage.wait(0.08)
    try stage.finger.up()
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
  }
]
