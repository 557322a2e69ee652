import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// What answers to exercise 11.4 are told.
enum Diagnosis11_4 {
  static let lost = "The tap got a touch that began in a row, and took it.\nRule: \(climb)"
  static let lostContent =
    "The tap took this touch; its view is the row's content view, which lies in the cell."
    + "\nRule: \(climb)"
  static let kept = "The tap did not get a touch that began in no row."
  static let takesTouchesOnGreyAlone =
    "The card is no row. That the touch's view is not grey says nothing about rows.\nRule: \(climb)"
  static let looksOneViewUp =
    "The box lies in a cell, one view further in than content views.\nRule: \(above)"
  static let looksOneViewAndTwoViewsUp =
    "The dot lies in a cell, two views further in than content views.\nRule: \(above)"
  static let forgetsTheCellItself = "This touch's view is the cell itself.\nRule: \(climb)"
  static let sparesWholeTables =
    "Below the last row there is the table and no row: this touch is for the tap.\nRule: \(table)"
  static let knowsOneTableOnly =
    "This row is another table's, and a row as well: the tap took its touch.\nRule: \(climb)"
  static let both = "The row is selected, but the tap got its touch as well, and the action ran."
  static let asksEveryTableWhichRow =
    "The finger is on the card, which covers the row and lies in no cell.\nRule: \(view)"
  static let knowsOneClassOfCells =
    "This row's cell is of a class of the app's own, and a cell as well.\nRule: \(climb)"
  static let takesHeadingsForRows =
    "The heading lies in the table and in no cell, so it is no row.\nRule: \(table)"
  static let asksForTheRowBelow =
    "The heading covers the row and lies in no cell, so no cell is hit.\nRule: \(view)"
  static let countsViews =
    "It lies in a cell, six views further in; how deep does not matter.\nRule: \(above)"
  static let sparesNoSelectedRow =
    "At the second tap the row was selected already; it is a row all the same.\nRule: \(anew)"
  static let asksForNames =
    "The view is called like a cell but isn't one; it lies on grey.\nRule: \(climb)"
  static let endsTheClimbAtAScrollView =
    "The strip is a scroll view, and lies in a cell all the same.\nRule: \(above)"
  static let remembersThatThereWasACell =
    "The second touch began on grey; the delegate answers anew for each touch.\nRule: \(anew)"
  static let rule =
    "the ways out: a tap whose delegate refuses a touch takes no part in it (SV-36)."
  static let above =
    "the ways out: touch.view is the deepest view hit; all its superviews say what it lies in."
  static let climb =
    "the statement: what hits a cell of any class, or anything in one, is not for the tap."
  static let view =
    "the ways out: the delegate asks where the touch's view lies, not which row is there (SV-36)."
  static let table = "the statement: in a table where no cell is hit, the touch is the tap's."
  static let anew = "the statement: what this touch hits decides, and no touch before it."
}

let exercise11_4: Grader<any UIGestureRecognizerDelegate> = Grader(
  "11.4", read: theRule, steps: steps, solution: { Solutions11.SparesRows() },
  alternatives: [{ ClimbsTheChain() }, { AsksTheCells() }], wrong: wrong11_4,
  statement: [
    .tells("Write the delegate"),
    .asks(
      "Touches that hit a row", "A tap on row 1", "A tap on the box", "A tap on the dot",
      "A tap on row 1, whose content view", "A tap on row 0 of a second", "A tap on a strip",
      "A tap on row 1, of a class", "A tap on a control", "A press of 0.4", "Two taps on row 1",
      "A tap on a view that lies six"),
    .asks(
      "All others are", "A tap on grey", "A tap on the card", "A tap on a card that lies over",
      "A tap below the last", "A tap below the rows", "A tap on a heading in",
      "A tap on a heading that",
      "A tap on a view called",
      "A tap on row 1 and then", "Random scene"),
    .asks("Worked touch", "A tap on the content view of row 0"),
  ]
) { make in
  func scene(
    _ name: String, _ points: CGPoint..., time: Double = 0.08, is wanted: String,
    _ setUp: (Home) -> Void = { _ in }, why: [String: String] = [:]
  ) throws {
    try playing(name) {
      let (home, delegate) = (Home(rows: 3, height: 44), make())
      let tap = home.addTap()
      tap.delegate = delegate
      home.makeCell = { _ in
        let cell = UITableViewCell()
        let box = card("box", 10, 4, 100, 36, in: cell.contentView)
        _ = card("dot", 10, 4, 20, 20, in: box)
        return cell
      }
      home.table.reloadData()
      _ = card("card", 20, 380, 200, 100, in: home.grey)
      setUp(home)
      // The recognizer does not keep its delegate alive.
      try withExtendedLifetime(delegate) {
        for point in points {
          try home.stage.finger.press(at: point, for: time)
          try home.stage.wait(1)
        }
      }
      try expect(
        "action \(home.hides) ×, \(home.rows)", is: wanted, name,
        why: [
          "action 1 ×, no row": Diagnosis11_4.lost, "action 0 ×, no row": Diagnosis11_4.kept,
          "action 1 ×, row 1": Diagnosis11_4.both,
        ]
        .merging(why) { $1 }, rule: Diagnosis11_4.rule)
    }
  }
  let (taken, row) = ("action 1 ×, no row", "action 0 ×, row ")
  try scene(
    "A tap on row 1", CGPoint(x: 300, y: 174), is: row + "1",
    why: ["action 1 ×, no row": Diagnosis11_4.lostContent])
  try scene("A tap on grey", CGPoint(x: 300, y: 650), is: taken)
  try scene(
    "A tap on the card on grey", CGPoint(x: 100, y: 520), is: taken,
    why: ["action 0 ×, no row": Diagnosis11_4.takesTouchesOnGreyAlone])
  try scene(
    "A tap on the box in row 1", CGPoint(x: 100, y: 174), is: row + "1",
    why: ["action 1 ×, no row": Diagnosis11_4.looksOneViewUp])
  try scene(
    "A tap on the dot in the box in row 1", CGPoint(x: 30, y: 170), is: row + "1",
    why: ["action 1 ×, no row": Diagnosis11_4.looksOneViewAndTwoViewsUp])
  try scene(
    "A tap below the last row of the table", CGPoint(x: 300, y: 300), is: taken,
    why: ["action 0 ×, no row": Diagnosis11_4.sparesWholeTables])
  try scene("A tap on the last point of row 2", CGPoint(x: 300, y: 239.9), is: row + "2")
  try scene("A tap on the first point below row 2", CGPoint(x: 300, y: 240), is: taken)
  try scene(
    "A tap on row 1, whose content view lets fingers through", CGPoint(x: 300, y: 174),
    is: row + "1",
    { home in
      for row in 0..<3 {
        home.table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView
          .isUserInteractionEnabled = false
      }
    }, why: ["action 1 ×, no row": Diagnosis11_4.forgetsTheCellItself])
  try scene("A press of 0.4 s on row 1", CGPoint(x: 300, y: 174), time: 0.4, is: row + "1")
  try scene(
    "A tap on row 0 of a second table, on the card", CGPoint(x: 100, y: 490), is: row + "0",
    { secondTable(in: $0) },
    why: ["action 1 ×, no row": Diagnosis11_4.knowsOneTableOnly])
  try scene(
    "A tap below the rows of the second table", CGPoint(x: 100, y: 530), is: taken,
    { secondTable(in: $0) })
  try scene(
    "A tap on a card that lies over row 1", CGPoint(x: 200, y: 174), is: taken,
    { _ = card("lid", 150, 64, 100, 44, in: $0.grey) },
    why: ["action 0 ×, no row": Diagnosis11_4.asksEveryTableWhichRow])
  try scene(
    "A tap on a strip in row 1, which scrolls", CGPoint(x: 250, y: 174), is: "action 0 ×, no row",
    { home in
      let strip = UIScrollView()
      place(
        strip, "strip", CGRect(x: 200, y: 4, width: 100, height: 36),
        in: home.table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView)
    }, why: ["action 1 ×, no row": Diagnosis11_4.endsTheClimbAtAScrollView])
  try scene(
    "A tap on row 1 and then one on grey", CGPoint(x: 300, y: 174), CGPoint(x: 300, y: 650),
    is: "action 1 ×, row 1",
    why: ["action 0 ×, row 1": Diagnosis11_4.remembersThatThereWasACell])
  try scene("A tap on the content view of row 0", CGPoint(x: 300, y: 130), is: row + "0")
  try scene(
    "A tap on row 1, of a class of the app's own", CGPoint(x: 300, y: 174), is: row + "1",
    { home in
      home.makeCell = { _ in PriceRow() }
      home.table.reloadData()
    }, why: ["action 1 ×, no row": Diagnosis11_4.knowsOneClassOfCells])
  try scene(
    "A tap on a control in row 1", CGPoint(x: 250, y: 174), is: "action 0 ×, no row",
    { home in
      place(
        UIControl(), "heart", CGRect(x: 230, y: 4, width: 40, height: 36),
        in: home.table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView)
    }, why: ["action 1 ×, no row": "The control lies in a cell."])
  try scene(
    "A tap on a heading in the table, in no cell", CGPoint(x: 300, y: 270), is: taken,
    { _ = card("heading", 0, 140, 375, 44, in: $0.table) },
    why: ["action 0 ×, no row": Diagnosis11_4.takesHeadingsForRows])
  try scene(
    "A tap on a heading that lies over row 0, in no cell", CGPoint(x: 300, y: 130), is: taken,
    { _ = card("heading", 0, 0, 375, 44, in: $0.table) },
    why: ["action 0 ×, row 0": Diagnosis11_4.asksForTheRowBelow])
  try scene(
    "A tap on a view that lies six views deep in row 1", CGPoint(x: 250, y: 174), is: row + "1",
    { home in
      var view = home.table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView
      for level in 1...6 {
        view = view.map { card("view\(level)", level == 1 ? 230 : 0, 0, 40, 44, in: $0) }
      }
    }, why: ["action 1 ×, no row": Diagnosis11_4.countsViews])
  try scene(
    "Two taps on row 1", CGPoint(x: 300, y: 174), CGPoint(x: 300, y: 174), is: row + "1, 1",
    why: ["action 1 ×, row 1": Diagnosis11_4.sparesNoSelectedRow])
  try scene(
    "A tap on a view called TableViewCellPreview, on grey", CGPoint(x: 300, y: 620), is: taken,
    { home in
      place(
        TableViewCellPreview(), "preview", CGRect(x: 250, y: 500, width: 100, height: 80),
        in: home.grey)
    }, why: ["action 0 ×, no row": Diagnosis11_4.asksForNames])
  try randomScenes { name, random in
    let (x, y) = (random.coordinate(1...374), random.coordinate(89...696))
    // Three rows in each table; the second one's lies on the card and covers it.
    let first = y >= 108 && y < 240 ? Int((y - 108) / 44) : nil
    let second = x >= 20 && x < 220 && y >= 468 && y < 512 ? 0 : nil
    try scene(
      "\(name), touch \(coordinates(x, y))", CGPoint(x: x, y: y),
      is: (first ?? second).map { row + "\($0)" } ?? taken, { secondTable(in: $0) })
  }
}

/// Puts a second table with one row on the card.
private func secondTable(in home: Home) {
  home.rowCount = 3
  let table = UITableView()
  let source = OneRow()
  keeper.sources.append(source)
  table.rowHeight = 44
  (table.dataSource, table.delegate) = (source, home)
  place(table, "second", CGRect(x: 0, y: 0, width: 200, height: 100), in: home.grey.subviews.last)
}

private final class PriceRow: UITableViewCell {}

/// Called like a cell, and none.
private final class TableViewCellPreview: UIView {}

private final class OneRow: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Data sources are not kept alive by their tables.
private final class Keeper {
  var sources: [OneRow] = []
}
private nonisolated(unsafe) let keeper = Keeper()
