import MiniUIKit
import Stage

/// The scenes of chapter 3.
let scenes3 = [
  scene("3.1", "A finger at (125, 275), below share", hits, at(125, 275)) {
    stage throws(ScriptError) in
    let page = stage.root.add("page", box(40, 100, 240, 200), .gray)
    page.add("play", Roomy(frame: box(210, 10, 24, 24)), .orange)
    page.add("share", Roomy(frame: box(88, 148, 24, 24)), .green)
    page.add("cover", box(100, 90, 80, 70), .blue)
    try stage.tap()
  },
  scene("3.2", "A finger 5 points to the left of close", hits, at(211, 110)) {
    stage throws(ScriptError) in
    let card = stage.root.add("card", box(40, 100, 200, 140), .orange)
    card.add("close", UIButton(frame: box(176, 0, 24, 24)), .red)
    try stage.tap()
  },
  scene("3.3", "A finger on save, under the snow", hits, at(80, 400)) { stage throws(ScriptError) in
    let app = stage.root.add("app", box(0, 0, 375, 600), .gray)
    app.add("page", box(20, 100, 335, 480), .orange)
      .add("save", UIButton(frame: box(20, 270, 120, 60)), .blue)
    let column = app.add("hud", app.bounds).add("column", app.bounds)
    column.add("banner", box(60, 20, 255, 60), .purple)
      .add("undo", UIButton(frame: box(170, 8, 75, 44)), .green)
    app.add("snow", app.bounds).add("flake", box(160, 300, 30, 30), .white)
    try stage.tap()
  },
  scene("3.4", "A finger on title, in a card like any other", hits, at(80, 300)) {
    stage throws(ScriptError) in
    let list = stage.root.add("list", box(0, 80, 375, 320), .gray)
    let card = list.add("card", UIControl(frame: box(37, 60, 300, 180)), .white)
    card.add("photo", box(0, 0, 300, 180), .blue).add("badge", box(250, 10, 30, 30), .yellow)
    card.add("share", UIButton(frame: box(10, 10, 40, 40)), .green)
    card.add("play", UIButton(frame: box(120, 60, 60, 60)), .red)
      .add("icon", box(0, 0, 20, 20), .orange)
    card.add("title", box(10, 140, 200, 30), .purple)
    try stage.tap()
  },
  scene("3.5", "A finger on the upper half of raised", hits, at(150, 280)) {
    stage throws(ScriptError) in
    stage.root.add("list", box(0, 100, 300, 280), .gray)
    let bar = stage.root.add("bar", box(0, 300, 300, 80), .orange)
    bar.add("raised", UIButton(frame: box(110, -40, 80, 80)), .red)
    bar.add("home", UIButton(frame: box(220, 20, 60, 40)), .blue)
    try stage.tap()
  },
  scene("3.6", "A finger at (100, 110), on the right pin", hits, at(100, 110)) {
    stage throws(ScriptError) in
    let map = stage.root.add("map", box(0, 0, 200, 200), .gray)
    map.add("pin", Roomy(frame: box(90, 70, 20, 60)), .orange).add("dot", box(5, 5, 10, 10), .red)
    try stage.tap()
  },
  scene("3.7", "A tap on the bell", hits + heard, at(100, 150)) { stage throws(ScriptError) in
    let tower = stage.root.add("tower", box(40, 100, 200, 160), .gray)
    tower.add("bell", Stub3_7.Bell(frame: box(30, 30, 80, 80)), .yellow)
    try stage.tap()
  },
  scene("3.8", "A finger on save, under a window as it is", hits, at(80, 200)) {
    stage throws(ScriptError) in
    stage.root.add("page", box(0, 80, 375, 640), .gray)
      .add("save", UIButton(frame: box(20, 90, 120, 60)), .blue)
    let window = UIWindow(windowScene: stage.phone.application.windowScene)
    window.windowLevel = .alert
    let controller = UIViewController()
    controller.view = dressed(Hosting(frame: box(0, 0, 375, 812)), "content")
    controller.view.add("column", box(20, 300, 335, 400))
      .add("stack", box(20, 100, 295, 200), .yellow)
    window.rootViewController = controller
    window.isHidden = false
    named("window", window)
    try stage.tap()
  },
  scene("3.9", "A finger at (60, 30), between the keys", hits, at(60, 30)) {
    stage throws(ScriptError) in
    let keypad = stage.root.add("keypad", box(0, 0, 200, 200), .gray)
    keypad.add("one", box(20, 20, 30, 30), .orange)
    keypad.add("two", box(90, 20, 30, 30), .blue)
    try stage.tap()
  },
]

/// A button whose area is at least 44 by 44, written as in the chapter.
private final class Roomy: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

/// A view that answers with itself for everything that lies in it.
private final class Hosting: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
