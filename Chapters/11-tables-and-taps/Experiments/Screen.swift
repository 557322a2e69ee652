import MiniUIKit
import Stage

/// The controller of this chapter: it fills the table, and the background's tap is its.
class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var selected: [Int] = []
  private(set) var taps = 0

  final func didTapGrey() { taps += 1 }

  final func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.backgroundColor = .white
    return cell
  }

  final func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// A stage whose controller is a `Screen`.
@Sendable
func screenStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Screen())
}

/// A grey view and a table in it (published experiments H1 to H3).
struct Scene {
  let screen: Screen
  let grey: UIView
  let table: UITableView

  init?(on stage: Stage, table: UITableView = UITableView()) {
    guard let screen = stage.viewController as? Screen else { return nil }
    (self.screen, self.table) = (screen, table)
    grey = view("grey", CGRect(x: 0, y: 88, width: 375, height: 609), .gray)
    table.frame = CGRect(x: 0, y: 20, width: 375, height: 304.5)
    table.rowHeight = 77
    (table.dataSource, table.delegate) = (screen, screen)
    stage.root.addSubview(grey)
    grey.addSubview(dressed(table, "table", .white))
  }

  /// The background's tap recognizer, as for hiding a keyboard.
  @discardableResult
  func addTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: screen, action: Screen.didTapGrey, name: "didTapGrey")
    grey.addGestureRecognizer(tap)
    return tap
  }
}

/// On row 2, which reaches from y = 262 to 339 on the screen.
let onRow2 = CGPoint(x: 180, y: 300)
/// On grey, below the table.
let besideTable = CGPoint(x: 180, y: 600)
/// What most texts of this chapter show of the trace.
let shown = ["gesture", "delay", "touch", "row", "control", "scroll", "action"]
/// How long the finger stays, as a parameter.
func hold(_ seconds: Double) -> Parameter {
  .number("hold", seconds, in: 0.01...3, "how long the finger stays, in seconds")
}
