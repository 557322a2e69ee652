import MiniUIKit
import Stage

/// The scenes of chapter 1.
let scenes1 = [
  scene("1.1", "A tap: two events, one touch", ["hitTest"] + heard, at(100, 120)) {
    stage throws(ScriptError) in
    stage.root.add("card", box(40, 60, 130, 120), .orange)
    try stage.tap()
  },
  scene("1.2", "A finger comes down on card", [], at(100, 120)) { stage throws(ScriptError) in
    stage.root.add("card", box(40, 60, 130, 120), .orange)
    try stage.drag([at(10, 0)])
  },
  scene("1.3", "A finger slides from card onto other", heard, at(105, 120)) {
    stage throws(ScriptError) in
    stage.root.add("card", box(40, 60, 130, 120), .orange)
    stage.root.add("other", box(205, 60, 130, 120), .blue)
    try stage.drag([at(165, 0)])
  },
  scene("1.4", "The drag of the drawing", heard, at(50, 70)) { stage throws(ScriptError) in
    stage.root.add("trail", box(40, 60, 200, 120), .yellow)
    try stage.drag([at(50, 0), at(80, 30)])
  },
  scene("1.5", "A tap at this window's (40, 60)", ["hitTest"] + heard, at(40, 360)) {
    stage throws(ScriptError) in
    named("other window", stage.window).frame = box(0, 0, 375, 300)
    stage.root.add("photo", box(40, 60, 130, 120), .gray)
    let window = named("this window", UIWindow(windowScene: stage.phone.application.windowScene))
    window.frame = box(0, 300, 375, 300)
    window.isHidden = false
    window.add("card", box(20, 30, 130, 120), .orange)
    try stage.tap()
  },
  scene("1.6", "The drag of the drawing", heard, at(60, 110)) { stage throws(ScriptError) in
    stage.root.add("panel", box(40, 60, 200, 120), .yellow)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.1)
    try stage.finger.move(to: at(stage.touch.x + 30, stage.touch.y))
    try stage.wait(0.2)
    try stage.finger.move(to: at(stage.touch.x + 40, stage.touch.y))
    try stage.wait(0.1)
    try stage.finger.up()
  },
  scene("1.7", "A tap, after which all three agree", heard, at(60, 60)) {
    stage throws(ScriptError) in
    stage.root.add("view", box(0, 0, 375, 300), .yellow)
    try stage.tap()
  },
  scene(
    "1.8", "A tap on left, in a window that delivers nothing", ["hitTest"] + heard, at(105, 120),
    on: { Stage(settings: $0, makeWindow: { Undelivered(windowScene: $0) }) }
  ) { stage throws(ScriptError) in
    stage.root.add("left", box(40, 60, 130, 120), .orange)
    stage.root.add("right", box(205, 60, 130, 120), .blue)
    try stage.tap()
  },
  scene("1.9", "A finger slides off the card, and is lifted", heard, at(105, 130)) {
    stage throws(ScriptError) in
    stage.root.add("card", box(40, 60, 130, 120), .red).add("label", box(10, 10, 60, 20), .white)
    try stage.drag([at(150, 0)])
  },
]

/// Stands in for a BareWindow: it delivers nothing.
private final class Undelivered: UIWindow {
  override func sendEvent(_ event: UIEvent) {}
}
