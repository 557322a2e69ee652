import MiniUIKit
import Stage

/// The scenes of chapter 6.
let scenes6 = [
  scene("6.1", "A tap at (110, 210)", ["control"], at(110, 210)) { stage throws(ScriptError) in
    stage.root.add("dial", UIControl(frame: box(100, 200, 100, 40)), .orange)
    try stage.tap()
  },
  scene("6.2", "A tap, and a finger lifted beside the box", controls, at(60, 120)) {
    stage throws(ScriptError) in
    stage.root.add("page", box(20, 80, 300, 300), .gray)
      .add("box", UIControl(frame: box(20, 20, 44, 44)), .orange)
    try stage.tap()
    try stage.wait(1)
    try stage.drag([at(90, 0), at(180, 60)])
  },
  scene("6.3", "A tap on save, and one on print", controls, at(80, 120)) {
    stage throws(ScriptError) in
    let screen = Screen()
    stage.keep(screen)
    let save = stage.root.add("save", UIButton(frame: box(20, 100, 120, 44)), .green)
    save.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    let print = stage.root.add("print", UIButton(frame: box(180, 100, 120, 44)), .blue)
    print.addTarget(nil, action: Screen.didPrint, for: .touchUpInside, name: "didPrint")
    try stage.tap()
    try stage.wait(0.5)
    try stage.finger.tap(at: at(240, 120))
  },
  scene("6.5", "A press that is lifted, and one that an alert takes", controls, at(100, 140)) {
    stage throws(ScriptError) in
    stage.root.add("record", Stub6_5.RecordButton(frame: box(40, 100, 120, 80)), .red)
    try stage.press(0.4)
    try stage.wait(0.5)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.4)
    try stage.finger.cancel()
  },
  scene("6.6", "A tap on dial", ["control"], at(150, 220)) { stage throws(ScriptError) in
    stage.root.add("dial", UIControl(frame: box(100, 200, 100, 40)), .orange)
    try stage.tap()
  },
  scene("6.7", "A finger that goes a quarter of the width to the right", controls, at(190, 120)) {
    stage throws(ScriptError) in
    stage.root.add("fader", UIControl(frame: box(40, 100, 300, 44)), .orange)
    try stage.drag([at(25, 0), at(50, 0), at(75, 0)])
  },
  scene("6.8", "A finger slides off the button and back", ["control"], at(100, 120)) {
    stage throws(ScriptError) in
    stage.root.add("button", UIButton(frame: box(40, 100, 125, 44)), .green)
    try stage.drag([at(0, 300), at(0, 0)])
  },
]

private final class Screen {
  func didSave() {}
  func didPrint() {}
}
