import MiniUIKit
import Stage

/// The scenes of chapter 9.
let scenes9 = [
  scene("9.1", "A tap on like", asked, at(80, 130)) { stage throws(ScriptError) in
    let like = Stub9_1.LikeButton(frame: box(40, 100, 120, 60))
    stage.root.add("like", like, .red)
    like.build()
    try stage.tap()
  },
  scene("9.2", "A button under a tap is tapped", asked, at(100, 180)) { stage throws(ScriptError) in
    stage.addPanel().add("button", UIButton(frame: box(30, 40, 140, 60)), .blue)
    try stage.tap()
  },
  scene("9.3", "A tap on save", asked, at(290, 140)) { stage throws(ScriptError) in
    let photo = Stub9_3.SavePhoto(frame: box(20, 100, 320, 320))
    stage.root.add("photo", photo, .gray)
    dressed(photo.save, "save", .green)
    photo.build()
    try stage.tap()
    try stage.wait(0.5)
  },
  scene("9.4", "A tap on the picture of tile", asked, at(100, 180)) { stage throws(ScriptError) in
    let tile = Stub9_4.Tile(frame: box(20, 20, 120, 140))
    stage.addPanel("card").addSubview(dressed(tile, "tile", .orange))
    dressed(tile.picture, "picture", .blue)
    dressed(tile.close, "close", .red)
    tile.build()
    try stage.tap()
  },
  scene("9.5", "A tap on a heart of one's own", asked, at(100, 180)) { stage throws(ScriptError) in
    stage.addPanel().add("heart", UIControl(frame: box(30, 40, 100, 100)), .red)
    try stage.tap()
  },
  scene("9.6", "A tap on a row in the panel", asked, at(120, 280)) { stage throws(ScriptError) in
    let shade = Stub9_6.Shade(frame: box(0, 60, 320, 480))
    stage.root.add("shade", shade, .gray)
    dressed(shade.panel, "panel", .orange)
    shade.build()
    shade.panel.add("list", box(20, 10, 200, 160), .yellow).add("row", box(0, 0, 200, 50), .blue)
    shade.add("toast", box(60, 380, 200, 60), .purple)
    try stage.tap()
  },
  scene("9.7", "A tap on field, then on the second row", asked + ["responder", "row"], at(80, 140))
  {
    stage throws(ScriptError) in
    let form = stage.root.add("form", box(20, 100, 320, 360), .gray)
    let field = form.add("field", UITextField(frame: box(20, 20, 280, 40)), .yellow)
    field.add("clear", UIButton(frame: box(240, 0, 40, 40)), .red)
    let table = form.add("table", UITableView(frame: box(20, 80, 280, 176)), .white)
    table.numberOfRows = 4
    form.add("send", UIButton(frame: box(20, 280, 120, 44)), .green)
    try stage.tap()
    try stage.wait(0.5)
    try stage.finger.tap(at: at(100, 246))
  },
  scene("9.8", "A tap on heart, and one on picture", asked, at(90, 180)) {
    stage throws(ScriptError) in
    let panel = stage.addPanel()
    panel.add("heart", UIControl(frame: box(20, 30, 100, 100)), .red)
      .add("icon", box(25, 25, 50, 50), .yellow)
    panel.add("picture", box(160, 30, 120, 100), .blue)
    try stage.tap()
    try stage.wait(0.5)
    try stage.finger.tap(at: at(240, 180))
  },
]

private let asked = gestures + ["control"]

extension Stage {
  /// Adds a panel that has a tap.
  fileprivate func addPanel(_ name: String = "panel") -> UIView {
    let deeds = Deeds()
    keep(deeds)
    let panel = root.add(name, box(20, 100, 320, 220), .gray)
    panel.addGestureRecognizer(
      UITapGestureRecognizer(target: deeds, action: Deeds.didTap, name: "didTap"))
    return panel
  }
}

private final class Deeds {
  func didTap() {}
}
