import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// A shop of any design.
struct Trade {
  let source: any UITableViewDataSource
  let bought: () -> [Int]
}

/// What answers to exercise 11.5 are told.
enum Diagnosis11_5 {
  static let unused =
    "At most 8 rows are in view at a time; cells that had left the screen were not used again."
  static let several =
    "There were more notes than taps: a tap runs every action that its button has."
  static let another =
    "The row that was noted isn't the tapped button's: another row was shown since."
  static let notesARow = "There were fewer notes than taps.\nRule: \(made)"
  static let notesOnce =
    "The second tap in the same row is another purchase, and was not noted."
    + "\nRule: the statement: each tap notes one row, also the same row again."
  static let buysWhenTheFingerComesDown =
    "The finger had left the button when it was lifted, and something was bought."

  static let cells = "the cells: a cell whose row has left the screen gets another row (SV-45)."
  static let rule =
    "the cells: what is added in cellForRowAt stays when the cell is used again (CT-32)."
  static let place =
    "the statement: the row that the tapped button's cell shows then; ask the table."
  static let showedBefore =
    "Row 2 is the one that this cell showed before it was used again.\nRule: \(set)"
  static let set = "the cells: add where the cell is made, set where the row is shown (SV-45)."
  static let placeInView =
    "12 is the row, and 2 its place among the rows in view, counted from 0."
  static let pilesUp = "Each time the cell was used, another button was put on the one before."
  static let countsInPoints =
    "The row was computed from a height that these rows don't have."
  static let lifted =
    "chapter 6, A finger that strays: touchUpInside comes when it is lifted inside (CT-7)."
  static let made = "the cells: add a button's action where its cell is made (CT-32)."
}

let exercise11_5: Grader<Trade> = Grader(
  "11.5", .repair, read: theRule, steps: steps,
  solution: {
    let shop = Solutions11.Shop()
    return Trade(source: shop, bought: { shop.bought })
  },
  alternatives: [
    { trade(Trader(.identifier)) }, { trade(Trader(.closure)) }, { trade(Trader(.place)) },
  ], wrong: wrong11_5,
  statement: [
    .tells("Every row has"), .asks("After some scrolling", "Scrolled down by 440 and back"),
    .asks(
      "Repair it", "A tap in row 4", "Two taps", "Scrolled down by 440, a tap",
      "A finger comes down",
      "Reloaded", "Random scene"),
    .asks("The table may have", "Rows of 60"),
    .asks("Cells are still", "Scrolled through", "Scrolled down by 440 and back: how"),
    .asks("Worked touch", "A tap in row 1 and one in row 0"), .tells("Delete"),
    .tells("`buy` stays"),
  ]
) { make in
  func scene(
    _ name: String, _ moves: [Move], then steps: [TouchStep] = [], is wanted: [Int],
    height: Double = 44, rule: String = Diagnosis11_5.rule
  ) throws {
    try playing(name) {
      let (bought, _) = try played(moves, then: steps, height: height, make)
      let why =
        wanted.isEmpty
        ? Diagnosis11_5.buysWhenTheFingerComesDown
        : bought.count > wanted.count
          ? Diagnosis11_5.several
          : bought.count < wanted.count
            ? bought.isEmpty ? Diagnosis11_5.notesARow : Diagnosis11_5.notesOnce
            : height != 44
              ? Diagnosis11_5.countsInPoints
              : moves.count == 2 && bought == [2]
                ? try countsInView(make) ? Diagnosis11_5.placeInView : Diagnosis11_5.showedBefore
                : Diagnosis11_5.another
      try expect(
        "bought \(listed(bought.map { "\($0)" }))", is: "bought \(listed(wanted.map { "\($0)" }))",
        name, otherwise: why,
        rule: [
          Diagnosis11_5.placeInView, Diagnosis11_5.countsInPoints, Diagnosis11_5.another,
        ].contains(why) ? Diagnosis11_5.place : rule)
    }
  }
  try scene("A tap in row 4", [.tap(4)], is: [4])
  try scene(
    "Scrolled down by 440 and back, a tap in row 2", [.scroll(440), .scroll(0), .tap(2)], is: [2])
  try scene("Scrolled down by 440, a tap in row 12", [.scroll(440), .tap(12)], is: [12])
  try scene(
    "A tap in row 1 and one in row 0", [.tap(1), .tap(0)], is: [1, 0])
  try scene("Rows of 60 points, a tap in row 3", [.tap(3)], is: [3], height: 60)
  try scene("Two taps in row 3", [.tap(3), .tap(3)], is: [3, 3])
  try scene(
    "A finger comes down on buy in row 3 and is lifted far away", [],
    then: [.down(x: 310, y: 262), .wait(0.5), .move(x: 100, y: 262), .wait(0.1), .up()], is: [],
    rule: Diagnosis11_5.lifted)
  try scene("Reloaded twice, a tap in row 0", [.reload, .reload, .tap(0)], is: [0])
  try scene(
    "A tap in row 1, at the end one in row 38, back, one in row 1",
    [.tap(1), .scroll(1455), .tap(38), .scroll(0), .tap(1)], is: [1, 38, 1])
  try expect(
    buttons(make), is: "1", "Scrolled down by 440 and back: how many buttons a row has",
    otherwise: Diagnosis11_5.pilesUp, rule: Diagnosis11_5.rule)
  let through = (0...33).map { Move.scroll(Double($0 * 44)) }
  let (_, cells) = try played(through, make)
  try expect(
    cells <= 12 ? "cells used again" : "\(cells) cells", is: "cells used again",
    "Scrolled through all 40 rows, row by row",
    otherwise:
      Diagnosis11_5.unused, rule: Diagnosis11_5.cells)
  try randomScenes(1...30) { name, random in
    var (moves, wanted, offset) = ([Move](), [Int](), 0.0)
    let height = random.bool() ? 60.0 : 44
    for _ in 0..<random.int(in: 2...8) {
      switch random.int(in: 0...3) {
      case 0:
        offset = random.coordinate(0...1455)
        moves.append(.scroll(offset))
      case 1 where random.bool(): moves.append(.reload)
      default:
        // Rows of which the button is wholly in view.
        let first = Int((offset / height).rounded(.up))
        let row = first + random.int(in: 0...(height == 44 ? 5 : 3))
        moves.append(.tap(min(row, 39)))
        wanted.append(min(row, 39))
      }
    }
    try scene(
      "\(name): " + listed(moves.map { $0.words }) + ", rows of \(Int(height))", moves,
      is: wanted, height: height)
  }
}

/// What happens to the shop.
enum Move {
  case scroll(Double)
  case tap(Int)
  case reload
  /// A finger rests on a row until it is lit, and then scrolls by 30 points.
  case restAndScroll(Int)

  var words: String {
    switch self {
    case .scroll(let offset): "scroll to \(Int(offset))"
    case .tap(let row): "tap row \(row)"
    case .reload: "reload"
    case .restAndScroll(let row): "rest on row \(row) and scroll"
    }
  }
}

/// Whether a shop takes the place in view for the row: row 7 is number 6 there, counted from 0, and its
/// cell has not shown row 6.
private func countsInView(_ make: () -> Trade) throws -> Bool {
  try played([.scroll(44), .tap(7)], make).0 == [6]
}

/// How many buttons each cell in view has, after some scrolling.
private func buttons(_ make: () -> Trade) throws -> String {
  let (home, trade) = (Home(rows: 40, height: 44), make())
  home.table.dataSource = trade.source
  home.table.reloadData()
  for offset in [440.0, 0] {
    home.table.contentOffset.y = offset
    try home.stage.wait(0.1)
  }
  func count(_ view: UIView) -> Int {
    (view is UIButton ? 1 : 0) + view.subviews.reduce(0) { $0 + count($1) }
  }
  let counts = Set(home.table.visibleCells.map(count))
  return withExtendedLifetime(trade.source) { listed(counts.sorted().map { "\($0)" }) }
}

/// What a shop has noted, and how many cells were seen.
private func played(
  _ moves: [Move], then steps: [TouchStep] = [], height: Double = 44, _ make: () -> Trade
) throws -> ([Int], Int) {
  let (home, trade) = (Home(rows: 40, height: height), make())
  home.table.dataSource = trade.source
  home.table.reloadData()
  var cells: [UITableViewCell] = []
  for move in moves {
    switch move {
    case .scroll(let offset): home.table.contentOffset.y = offset
    case .tap(let row):
      let y = 108 + height * Double(row) + 22 - home.table.contentOffset.y
      try home.stage.finger.tap(at: CGPoint(x: 310, y: y))
      try home.stage.wait(1)
    case .reload: home.table.reloadData()
    case .restAndScroll: break
    }
    for row in 0..<40 {
      guard let cell = home.table.cellForRow(at: IndexPath(row: row, section: 0)) else { continue }
      if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    }
  }
  try home.stage.phone.play(steps)
  return (trade.bought(), cells.count)
}
