import ExerciseKit
import Grading
import MiniUIKit
import Stage

/// A sheet over a map, as the graders build it; only what an exercise needs is used.
final class Scene {
  let stage = Stage()
  let map = card("map", 0, 0, 375, 812)
  let sheet = PassingSheet()
  let panel = card("panel", 0, 420, 375, 712)
  let handle = card("handle", 162, 8, 50, 6)
  let search = UITextField()
  let table = UITableView()
  let pan = UIPanGestureRecognizer()
  let risen = Risen()
  private var listeners: [AnyObject] = []

  /// Builds it.
  ///
  /// - Parameters:
  ///   - top: The panel's upper edge.
  ///   - offset: How far the rows are scrolled.
  ///   - cells: Gives the table cells.
  init(top: Double = 420, offset: Double = 0, cells: Rows? = nil) {
    stage.root.addSubview(map)
    place(sheet, "sheet", CGRect(x: 0, y: 0, width: 375, height: 812), in: stage.root)
    sheet.addSubview(panel)
    place(search, "search", CGRect(x: 16, y: 30, width: 343, height: 40), in: panel)
    place(table, "table", CGRect(x: 0, y: 80, width: 375, height: 632), in: panel)
    panel.addSubview(handle)
    panel.frame.origin.y = top
    table.rowHeight = 60
    table.numberOfRows = 60
    if let cells {
      table.dataSource = cells
      keep(cells)
    }
    table.reloadData()
    table.contentOffset.y = offset
    pan.name = "panel's pan"
    panel.addGestureRecognizer(pan)
  }

  /// Where a place of the sheet lies on the screen.
  func onScreen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let point = sheet.convert(CGPoint(x: x, y: y), to: nil)
    return (point.x, point.y)
  }

  /// Keeps somebody alive who is held weakly by the engine.
  func keep(_ object: AnyObject) { listeners.append(object) }

  var top: Double { panel.frame.minY }
  var offset: Double { table.contentOffset.y }

  /// Drags a finger up and down, and notes something after each move.
  ///
  /// - Parameters:
  ///   - ways: How far from where it comes down, downwards, at each step.
  ///   - point: Where it comes down.
  ///   - aside: How far to the right of it each move is.
  ///   - pause: The time between the moves.
  ///   - end: What ends it.
  ///   - note: What is noted.
  /// - Returns: The notes.
  /// - Throws: `ScriptError` if the finger is down already.
  @discardableResult
  func drag(
    _ ways: [Double], at point: (x: Double, y: Double), aside: Double = 0, pause: Double = 0.1,
    end: TouchStep? = .up(), note: () -> String = { "" }
  ) throws -> [String] {
    var notes: [String] = []
    try stage.phone.play([.down(x: point.x, y: point.y)])
    for way in ways {
      try stage.wait(pause)
      try stage.phone.play([.move(x: point.x + aside, y: point.y + way)])
      notes.append(note())
    }
    if let end {
      try stage.wait(pause)
      try stage.phone.play([end])
      try stage.wait(0.5)
    }
    return notes
  }

  /// What the trace says of one kind and one of the actors.
  func lines(_ kind: String, _ who: String) -> [String] {
    stage.recording.lines.filter { $0.kind == kind && $0.who == who }.map { $0.what }
  }
}

/// A sheet that lets fingers through.
final class PassingSheet: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Gives a table cells.
final class Rows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Where a course leaves the right one first, as an explanation.
func firstDifference(_ got: [String], _ wanted: [String]) -> String? {
  let same = zip(got, wanted).prefix { $0 == $1 }.count
  guard same < got.count, same < wanted.count else { return nil }
  return "After move \(same + 1) it should be \(wanted[same]), and it is \(got[same])."
}

/// A number without a tail: thirds of a point are rounded.
func text(_ value: Double) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
