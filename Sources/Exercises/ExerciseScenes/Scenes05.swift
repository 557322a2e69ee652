import MiniUIKit
import Stage

/// The scenes of chapter 5.
let scenes5 = [
  scene(
    "5.1", "dial becomes first responder, and the phone is shaken", asked, at(90, 190), chain: true,
    shakes: true,
    on: { Stage(settings: $0, viewController: named("screen", UIViewController())) }
  ) { stage throws(ScriptError) in
    let panel = stage.root.add("panel", box(20, 100, 320, 220), .gray)
    panel.add("search", UITextField(frame: box(20, 10, 280, 44)), .yellow)
    let dial = panel.add("dial", Willing(frame: box(20, 70, 100, 100)), .orange)
    panel.add("photo", box(150, 70, 150, 100), .blue)
    dial.becomeFirstResponder()
    try stage.wait(0.5)
    try stage.shake()
  },
  scene("5.2", "A tap on A", asked, at(80, 150), chain: true) { stage throws(ScriptError) in
    let table = stage.root.add("table", box(20, 80, 320, 160), .gray)
    table.add("A", box(20, 30, 120, 90), .orange)
    table.add("B", box(180, 30, 120, 90), .blue)
    try stage.tap()
  },
  scene("5.4", "A tap on name, and the return key", asked + ["ask", "action"], at(80, 120)) {
    stage throws(ScriptError) in
    for (index, name) in ["name", "street", "city"].enumerated() {
      let field = UITextField(frame: box(20, 100 + 60 * Double(index), 300, 44))
      stage.root.add(name, field, .yellow).isEnabled = name != "street"
    }
    try stage.tap()
    try stage.wait(0.5)
    stage.phone.type("\n")
  },
  scene(
    "5.5", "The screen has appeared, and the phone is shaken", asked, at(100, 120), shakes: true,
    on: { Stage(settings: $0, viewController: named("screen", Stub5_5.UndoScreen())) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Stub5_5.UndoScreen else { return }
    dressed(screen.field, "field", .yellow)
    screen.appear()
    try stage.wait(0.5)
    try stage.shake()
  },
  scene(
    "5.6", "The screen has appeared, and message is tapped", asked + ["ask"], at(100, 220),
    on: { Stage(settings: $0, viewController: named("screen", Stub5_6.ChatScreen())) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Stub5_6.ChatScreen else { return }
    dressed(screen.bar, "bar", .purple)
    dressed(screen.message, "message", .yellow)
    screen.appear()
    try stage.wait(0.5)
    try stage.tap()
    try stage.wait(0.5)
    screen.close()
  },
  scene("5.7", "A tap on A, a right card", asked, at(50, 130)) { stage throws(ScriptError) in
    stage.root.add("A", Card(frame: box(20, 100, 100, 60)), .orange)
    stage.root.add("B", Card(frame: box(20, 200, 100, 60)), .blue)
    try stage.tap()
  },
  scene("5.8", "A tap on a1: no field follows of itself", asked, at(60, 130)) {
    stage throws(ScriptError) in
    for (index, names) in [["b"], ["a1", "a2"], ["c"]].enumerated() {
      let top = [300.0, 100, 500][index]
      let isInBox = index < 2
      let place =
        isInBox ? stage.root.add("box \(names[0])", box(20, top, 320, 64), .gray) : stage.root
      for (column, name) in names.enumerated() {
        let frame = isInBox ? box(10 + 150 * Double(column), 10, 130, 44) : box(20, top, 130, 44)
        place.add(name, UITextField(frame: frame), .yellow)
      }
    }
    try stage.tap()
  },
  scene(
    "5.9", "The screen has appeared, and the pad is tapped", asked, at(100, 130),
    on: { Stage(settings: $0, viewController: named("screen", Stub5_9.CodeScreen())) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Stub5_9.CodeScreen else { return }
    dressed(screen.pad, "pad", .yellow)
    dressed(screen.pad.bar, "bar", .purple)
    screen.appear()
    try stage.wait(0.5)
    try stage.tap()
  },
]

private let asked = ["responder", "touch", "motion"]

/// May become first responder.
private final class Willing: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// Becomes first responder when a finger is lifted on it.
private final class Card: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
    super.touchesEnded(touches, with: event)
  }
}
