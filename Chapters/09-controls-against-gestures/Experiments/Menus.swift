import MiniUIKit
import Stage

/// A button that opens a menu: in our engine a long press of its own, as a menu of UIKit is to the
/// finger.
let menus = [
  Experiment("9J", "A button, with a menu and with a second press", pictures: []) {
    stage throws(ScriptError) in
    var rows = [["finger stays", "a button", "with a menu", "and a press of 0.3 s"]]
    for time in [0.08, 0.4, 0.6] {
      var row = [decimals(time, 2) + " s"]
      for presses in 0...2 { row.append(try actions(after: time, presses)) }
      rows.append(row)
    }
    stage.recording.add(Table("What runs:", rows))
  }
]

/// Presses a button with none, one or two presses of its own; what runs.
private func actions(after time: Double, _ presses: Int) throws(ScriptError) -> String {
  let stage = screenStage(Settings())
  guard let screen = stage.screen else { return "" }
  let button = UIButton(frame: CGRect(x: 30, y: 176, width: 100, height: 100))
  button.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
  stage.root.addSubview(dressed(button, "button", .green))
  for (name, duration) in [("menu", 0.5), ("yours", 0.3)].prefix(presses) {
    let press = UILongPressGestureRecognizer(
      target: screen, action: Screen.didRecognize, name: name)
    press.minimumPressDuration = duration
    button.addGestureRecognizer(press)
  }
  try stage.finger.press(at: CGPoint(x: 80, y: 226), for: time)
  var names: [String] = []
  for line in stage.recording.lines where line.kind == "action" && line.what != names.last {
    names.append(line.what)
  }
  return names.isEmpty ? "nothing" : names.joined(separator: ", ")
}
