import MiniUIKit
import Stage

/// A screen with a field, whose keyboard should go.
private final class SearchScreen: Screen {
  func didTapBackground() { view.endEditing(true) }
}

/// Two ways of making a keyboard go.
let keyboards = [
  keyboard("11K", "A tap on row 2; grey's tap puts the keyboard away", byTap: true, way: 0),
  keyboard("11K2", "A tap on row 2; a drag would put the keyboard away", byTap: false, way: 0),
  keyboard("11K3", "A drag from row 2 puts the keyboard away", byTap: false, way: 30),
]

private func keyboard(_ id: String, _ title: String, byTap: Bool, way: Double) -> Experiment {
  Experiment(
    id, title, kinds: ["responder", "row", "scroll", "gesture", "action"], showsChain: false,
    parameters: [.number("way", way, in: 0...200, "how far up the finger goes, in points")],
    touch: onRow2, pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: SearchScreen()) }
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage), let screen = scene.screen as? SearchScreen else { return }
    let field = UITextField(frame: CGRect(x: 20, y: 340, width: 335, height: 40))
    scene.grey.addSubview(dressed(field, "field", .yellow))
    field.becomeFirstResponder()
    if byTap {
      scene.grey.addGestureRecognizer(
        UITapGestureRecognizer(
          target: screen, action: SearchScreen.didTapBackground, name: "didTapBackground"))
    } else {
      scene.table.keyboardDismissMode = .onDrag
    }
    try stage.wait(1)
    try stage.finger.down(at: stage.touch)
    let way = stage.number("way")
    if way > 0 {
      try stage.wait(0.05)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y - way))
    }
    try stage.wait(0.08)
    try stage.finger.up()
    stage.recording.add(
      Table(
        "Afterwards:",
        [
          ["keyboard", "row 2"],
          [
            field.isFirstResponder ? "up" : "down",
            scene.table.indexPathForSelectedRow?.row == 2 ? "selected" : "-",
          ],
        ]))
  }
}
