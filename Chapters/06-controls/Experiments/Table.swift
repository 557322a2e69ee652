import MiniUIKit
import Stage

/// A table that keeps the end of a touch to itself.
final class SilentTable: UITableView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A red view in a table (published experiment C6).
let table = [
  rows("6E", "A tap on a view in a table") { UITableView(frame: $0) },
  rows("6E2", "A tap on a view in a table that forgets super") { SilentTable(frame: $0) },
]

private func rows(
  _ id: String, _ title: String, _ make: @escaping @Sendable (CGRect) -> UITableView
) -> Experiment {
  Experiment(id, title, kinds: ["touch", "row"], touch: CGPoint(x: 46, y: 154)) {
    stage throws(ScriptError) in
    let grey = view("grey", CGRect(x: 0, y: 88, width: 187.5, height: 400), .gray)
    let table = dressed(make(CGRect(x: 0, y: 20, width: 187.5, height: 200)), "tableView", .white)
    table.numberOfRows = 4
    stage.root.addSubview(grey)
    grey.addSubview(table)
    table.addSubview(view("red", CGRect(x: 0, y: 0, width: 93.75, height: 400.0 / 3), .red))
    try stage.finger.tap(at: stage.touch)
  }
}
