import MiniUIKit
import Stage

/// The scenes of chapter 2.
let scenes2 = [
  scene("2.1", "A finger at (30, 120)", hits, at(30, 120)) { stage throws(ScriptError) in
    let card = stage.root.add("card", box(20, 100, 200, 160), .orange)
    let photo = card.add("photo", UIImageView(frame: box(0, 0, 200, 100)), .blue)
    photo.add("heart", UIButton(frame: box(150, 10, 40, 40)), .red)
    card.add("more", UIButton(frame: box(160, 120, 80, 30)), .green)
    stage.root.add("banner", box(0, 230, 375, 60), .purple).alpha = 0
    try stage.tap()
  },
  scene("2.2", "A finger at (250, 20)", hits, at(250, 20)) { stage throws(ScriptError) in
    stage.root.frame = box(0, 0, 300, 300)
    let grid = stage.root.add("grid", box(0, 0, 200, 300), .gray)
    grid.add("one", box(0, 0, 100, 100), .orange)
    grid.add("two", box(50, 50, 100, 100), .yellow)
    let panel = stage.root.add("panel", box(150, 0, 150, 300), .blue)
    panel.add("knob", box(10, 10, 130, 40), .green)
    stage.root.add("veil", box(0, 0, 300, 300), .purple).isHidden = true
    try stage.tap()
  },
  scene("2.3", "A tap on the button of each shelf", hits, at(100, 130)) {
    stage throws(ScriptError) in
    for (index, name) in ["shelf", "other shelf"].enumerated() {
      let shelf = stage.root.add(name, box(20, 80 + 120 * Double(index), 240, 100), .orange)
      let button = shelf.add(
        index == 0 ? "button" : "other button", UIButton(frame: box(20, 20, 120, 60)), .blue)
      if index == 0 { shelf.alpha = 0 } else { button.alpha = 0.5 }
    }
    try stage.tap()
    try stage.wait(0.5)
    try stage.finger.tap(at: at(stage.touch.x, stage.touch.y + 120))
  },
  scene("2.4", "A finger beside the alert, on tools", hits, at(60, 300)) {
    stage throws(ScriptError) in
    named("main", stage.window).add("map", box(0, 0, 375, 812), .gray)
    let windows = stage.phone.application.windowScene
    let tools = named("tools", UIWindow(windowScene: windows))
    tools.frame = box(0, 260, 375, 300)
    tools.add("brush", box(30, 20, 120, 60), .orange)
    tools.isHidden = false
    let alerts = named("alerts", Alerts(windowScene: windows))
    alerts.windowLevel = .alert
    alerts.add("alert", box(120, 100, 200, 200), .red)
    alerts.isHidden = false
    try stage.tap()
  },
  scene("2.5", "A finger at (70, 70)", hits, at(70, 70)) { stage throws(ScriptError) in
    let container = stage.root.add("container", box(0, 0, 200, 200), .gray)
    container.add("back", box(20, 20, 60, 60), .orange)
    container.add("front", box(60, 60, 60, 60), .blue)
    try stage.tap()
  },
  scene("2.6", "A finger at (290, 290)", hits, at(290, 290)) { stage throws(ScriptError) in
    let screen = stage.root.add("screen", box(0, 0, 300, 300), .gray)
    screen.add("list", box(20, 20, 160, 200), .orange).add("row", box(10, 10, 200, 60), .yellow)
    screen.add("card", box(100, 60, 120, 120), .blue).add("pin", box(70, 70, 40, 40), .red)
    screen.add("toast", box(150, 20, 120, 60), .purple).isHidden = true
    try stage.tap()
  },
  scene("2.7", "A finger at (60, 420), on play", hits, at(60, 420)) { stage throws(ScriptError) in
    let screen = Stub2_7.PlayerScreen(frame: box(0, 0, 320, 480))
    stage.root.add("screen", screen, .gray)
    screen.build()
    for (name, button) in [("back", screen.back), ("play", screen.play), ("stop", screen.stop)] {
      dressed(button, name, .blue)
    }
    let names = ["header", "toolbar", "shine", "welcome"]
    for (name, view) in zip(names, screen.subviews) { named(name, view) }
    screen.subviews.first?.backgroundColor = .orange
    try stage.tap()
  },
  scene("2.8", "A finger at (100, 70), on item and on veil", hits, at(100, 70)) {
    stage throws(ScriptError) in
    stage.root.frame = box(0, 0, 300, 300)
    stage.root.add("menu", box(40, 40, 100, 100), .orange).add("item", box(20, 20, 60, 30), .yellow)
    stage.root.add("veil", box(90, 0, 200, 300), .blue).add("close", box(0, 50, 60, 60), .red)
    try stage.tap()
  },
]

/// Finds no view outside its alert.
private final class Alerts: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
