import MiniUIKit
import Stage

// listing: silent
/// A table that keeps the end of a touch to itself.
final class SilentTable: UITableView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
// end

/// A red view in a table (published experiment C6).
let keepsTheTouch = [
  kept("11J", "A tap on a red view in a table", silent: false),
  kept("11J2", "A tap on a red view in a table that forgets super", silent: true),
]

private func kept(_ id: String, _ title: String, silent: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["touch", "row"], parameters: [hold(0.08)], touch: CGPoint(x: 60, y: 300),
    on: screenStage
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage, table: silent ? SilentTable() : UITableView()) else {
      return
    }
    scene.table.addSubview(view("red", CGRect(x: 20, y: 170, width: 80, height: 40), .red))
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
    let selected = scene.screen.selected.map { String($0) }
    stage.recording.add(
      Table(
        "Selected:", [["rows"], [selected.isEmpty ? "none" : selected.joined(separator: ", ")]])
    )
  }
}
