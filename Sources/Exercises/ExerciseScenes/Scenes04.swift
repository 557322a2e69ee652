import MiniUIKit
import Stage

/// The scenes of chapter 4.
let scenes4 = [
  scene(
    "4.1", "A tap on lid", heard, at(160, 220), chain: true, on: { mainStage($0) }
  ) { stage throws(ScriptError) in
    let shelf = stage.root.add("shelf", box(20, 100, 320, 260), .gray)
    let card = stage.addPlayer(to: shelf, box(10, 10, 240, 240))
    card.add("knob", box(10, 10, 60, 60), .red)
    card.add("lid", Lid(frame: box(80, 40, 150, 150)), .blue).add(
      "dial", box(50, 60, 60, 60), .green)
    stage.root.add("tab", box(20, 400, 320, 60), .purple)
    try stage.tap()
  },
  scene("4.2", "A key that overrides nothing is tapped", heard, at(90, 170), chain: true) {
    stage throws(ScriptError) in
    stage.root.add("keyboard", box(20, 100, 320, 200), .gray)
      .add("key", box(30, 40, 80, 80), .orange)
    try stage.tap()
  },
  scene(
    "4.3", "A tap on knob", heard, at(70, 150), chain: true, on: { mainStage($0) }
  ) { stage throws(ScriptError) in
    stage.addPlayer(to: stage.root, box(20, 100, 240, 200)).add("knob", box(20, 20, 60, 60), .red)
    try stage.tap()
  },
  scene("4.4", "Two fingers on a plain view, one taken away", heard, at(80, 160), chain: true) {
    stage throws(ScriptError) in
    let lamp = stage.root.add("board", box(20, 100, 320, 200), .gray)
      .add("lamp", box(20, 20, 240, 140), .yellow)
    lamp.isMultipleTouchEnabled = true
    let other = stage.finger(2)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.1)
    try other.down(at: at(200, 180))
    try stage.wait(0.1)
    try other.cancel()
    try stage.wait(0.1)
    try stage.finger.up()
  },
  scene(
    "4.5", "A tap on photo, in the frame that glows", heard, at(100, 200), chain: true,
    on: { Stage(settings: $0, viewController: named("gallery", UIViewController())) }
  ) { stage throws(ScriptError) in
    let frame = stage.root.add(
      "frame", Stub4_5.GlowingFrame(frame: box(20, 100, 320, 240)), .yellow)
    frame.add("photo", box(20, 20, 130, 160), .blue)
    frame.add("caption", Stub4_5.Caption(frame: box(20, 190, 130, 40)), .orange)
    frame.add("sold", box(170, 20, 130, 160), .green)
    frame.add("veil", Stub4_5.Veil(frame: box(170, 20, 130, 160)), .gray)
    try stage.tap()
  },
  scene("4.6", "A tap on the label of a key", heard, at(90, 170), chain: true) {
    stage throws(ScriptError) in
    stage.root.add("keyboard", box(20, 100, 320, 200), .gray)
      .add("key", Stub4_6.Key(frame: box(30, 40, 100, 100)), .orange)
      .add("label", box(20, 20, 40, 40), .yellow)
    try stage.tap()
  },
  scene("4.7", "A tap on a key that passes all on", heard, at(50, 50), chain: true) {
    stage throws(ScriptError) in
    stage.root.add("keyboard", box(0, 0, 300, 300), .gray).add(
      "key", box(20, 20, 100, 100), .orange)
    try stage.tap()
  },
  scene(
    "4.9", "A tap on knob, if all pass it on", heard, at(80, 170), chain: true,
    on: { mainStage($0) }
  ) { stage throws(ScriptError) in
    let shelf = stage.root.add("shelf", box(20, 100, 320, 260), .gray)
    stage.addPlayer(to: shelf, box(20, 20, 220, 220)).add("knob", box(20, 20, 80, 80), .red)
    try stage.tap()
  },
]

/// A stage whose first controller is called main.
private func mainStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: named("main", UIViewController()))
}

extension Stage {
  /// Adds the view of a child controller, player.
  fileprivate func addPlayer(to superview: UIView, _ frame: CGRect) -> UIView {
    let player = named("player", UIViewController())
    viewController.addChild(player)
    let card = dressed(player.view, "card", .orange)
    card.frame = frame
    superview.addSubview(card)
    keep(player)
    return card
  }
}

/// Keeps its touches.
private final class Lid: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
