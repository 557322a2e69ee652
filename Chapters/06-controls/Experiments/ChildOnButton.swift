import MiniUIKit
import Stage

/// A red view on a button (published experiment C4).
let childOnButton = [
  badge("6D", "A tap on a view on a button", enabled: true),
  badge("6D2", "A tap on a view that lets fingers through to its button", enabled: false),
]

private func badge(_ id: String, _ title: String, enabled: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown,
    parameters: [.flag("enabled", enabled, "red's isUserInteractionEnabled")],
    touch: CGPoint(x: 138, y: 222),
    pictures: enabled ? [.map, .question, .chain] : [.map, .scene],
    on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    stage.pictured = CGRect(x: 68, y: 180, width: 240, height: 84)
    // listing: badge
    let button = stage.addButton(
      UIButton(frame: CGRect(x: 88, y: 200, width: 200, height: 44)), "button", .gray)
    button.addTarget(screen, action: Screen.didSave, for: .touchDown, name: "didPress")
    let red = view("red", CGRect(x: 0, y: 0, width: 100, height: 44), .red)
    red.isUserInteractionEnabled = stage.flag("enabled")
    button.addSubview(red)
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
