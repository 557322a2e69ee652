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
    touch: CGPoint(x: 46, y: 154), on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    // The rest of the button is empty.
    stage.pictured = CGRect(x: 0, y: 76, width: 199.5, height: 244)
    // listing: badge
    let button = stage.addButton(
      UIButton(frame: CGRect(x: 0, y: 88, width: 187.5, height: 400)), "button", .gray)
    button.addTarget(screen, action: Screen.didSave, for: .touchDown, name: "didPress")
    let red = view("red", CGRect(x: 0, y: 0, width: 93.75, height: 400.0 / 3), .red)
    red.isUserInteractionEnabled = stage.flag("enabled")
    button.addSubview(red)
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
