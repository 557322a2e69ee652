import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// The chapter's screen: a table in grey, and whatever a grader puts on it.
final class Home: UITableViewDataSource, UITableViewDelegate {
  let stage = Stage()
  let grey = card("grey", 0, 88, 375, 609)
  let table = UITableView()
  var rowCount: Int
  var answersNil = false
  var makeCell: (Int) -> UITableViewCell = { _ in UITableViewCell() }
  private(set) var selected: [Int] = []
  private(set) var hides = 0

  init(rows rowCount: Int = 20, height: Double = 77) {
    self.rowCount = rowCount
    stage.root.addSubview(grey)
    table.rowHeight = height
    place(table, "table", CGRect(x: 0, y: 20, width: 375, height: 304.5), in: grey)
    (table.dataSource, table.delegate) = (self, self)
    table.reloadData()
  }

  /// The background's tap.
  func addTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: Home.hide, name: "hide")
    grey.addGestureRecognizer(tap)
    return tap
  }

  func hide() { hides += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath.row)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answersNil ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  /// The middle of a row on the screen, while the table is not scrolled.
  func middle(of row: Int, x: Double = 180) -> CGPoint {
    CGPoint(x: x, y: 108 + table.rowHeight * (CGFloat(row) + 0.5))
  }

  /// The rows that were selected, in words.
  var rows: String { selected.isEmpty ? "no row" : "row " + listed(selected.map { "\($0)" }) }

  /// What happened to rows and whether the action ran, in order.
  var course: [String] {
    stage.recording.lines.compactMap { line in
      switch line.kind {
      case "row": line.what.split(separator: " ").first.map { String($0) }
      case "action": "action"
      default: nil
      }
    }
  }
}

/// Names in a list, or `nothing`.
func listed(_ names: [String]) -> String {
  names.isEmpty ? "nothing" : names.joined(separator: ", ")
}

/// The steps of the chapter's rule, as its sections are called.
let steps = Rule11.steps
/// Where all of it stands.
let theRule = Rule11.page

/// A script as the reader would tell it.
func words(_ script: ArraySlice<TouchStep>) -> String {
  let steps = script.compactMap { step -> String? in
    switch step {
    case .down(let finger, let x, let y): "\(finger) down at \(coordinates(x, y - 100))"
    case .move(let finger, let x, let y): "\(finger) to \(coordinates(x, y - 100))"
    case .up(let finger): "\(finger) up"
    case .cancel(let finger): "\(finger) taken away"
    case .wait(let time): time < 1 ? nil : "a second"
    }
  }
  return "fingers, in the table: " + steps.joined(separator: "; ")
}
