import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// A list with ticks, of any design.
struct Ticks {
  let list: any UITableViewDataSource & UITableViewDelegate
  let isTicked: (UITableViewCell) -> Bool?
}

/// What answers to exercise 11.6 are told.
enum Diagnosis11_6 {
  static let tellsNoCellInView = "Row 2 was tapped, and its cell shows no tick."
  static let takesAllTicksBack =
    "Row 12 was ticked, and lost its tick when row 2 was tapped again.\nRule: \(tick)"
  static let neverTakesATickBack = "The second tap did not take the tick back.\nRule: \(tick)"
  static let ticksARowOnce =
    "After the tick had been taken back, the next tap did not set it again.\nRule: \(tick)"
  static let ticksOneRowAtATime =
    "The second row was ticked, and the first one lost its tick.\nRule: \(tick)"
  static let keepsTheTickInTheCell =
    "Row 12 was never tapped: it has the cell that showed row 2, with its tick."
  static let lost =
    "Row 2 was ticked and has left the screen for a while; its tick is lost.\nRule: \(kept)"
  static let ticksWhatIsLit =
    "The finger rested on the row and then scrolled; a row that was lit is not a row tapped."
  static let ticksTheSelected =
    "The tick was taken back before row 2 left the screen; that it is selected is no tick."
    + "\nRule: \(tick)"
  static let makesEachCellAnew =
    "At most 8 rows are in view at a time; cells that had left the screen were not used again."

  static let tick =
    "the statement: a tap on a row changes this row's tick; nothing else does."
  static let rule =
    "the cells: set where the row is shown, and clear what this row doesn't have (SV-45)."
  static let lit =
    "the row: began lights it, and a tap is there only when ended selects it (SV-30)."
  static let kept =
    "the cells: a cell gets another row; what a row has must be kept beside the cells (SV-45)."
  static let onScreen =
    "the cells: a row on the screen isn't asked for again; the table's cellForRow(at:) has its cell."
  static let cells =
    "the cells: dequeueReusableCell gives you a cell that has left the screen again (SV-45)."
}

let exercise11_6: Grader<Ticks> = Grader(
  "11.6", read: theRule, steps: steps,
  solution: {
    Ticks(
      list: Solutions11.CheckList(),
      isTicked: { ($0 as? Solutions11.CheckCell)?.isTicked })
  }, alternatives: [{ ticks(Remembers(.reloads)) }, { ticks(Remembers(.allCells)) }],
  wrong: wrong11_6,
  statement: [
    .tells("Write a list"),
    .asks(
      "A tap on a row ticks", "A tap on row 2", "Two taps", "Three taps", "A tap on row 1 and one",
      "A finger rests on row 2", "Row 2 ticked, a finger"),
    .asks(
      "A cell in view", "A tap on row 2", "A tap on row 2, scrolled", "Scrolled down",
      "A tap on row 2, reloaded",
      "Row 2 ticked, away", "Row 2 ticked and not", "Row 2 ticked, row 12", "Random scene"),
    .asks("Cells are still", "Scrolled through"), .asks("Worked touch", "A tap on row 0"),
    .asks("Row 1 has no tick", "A tap on row 0"),
  ]
) { make in
  func scene(
    _ name: String, _ moves: [Move], is wanted: String, why: [String: String] = [:]
  ) throws {
    func rule(for why: [String: String]) -> String {
      if why.values.contains(Diagnosis11_6.ticksWhatIsLit) { return Diagnosis11_6.lit }
      return why == ["nothing": Diagnosis11_6.tellsNoCellInView]
        ? Diagnosis11_6.onScreen : Diagnosis11_6.rule
    }
    try playing(name) {
      let (ticks, _) = try played(moves, make)
      try expect(
        "ticks in view \(ticks)", is: "ticks in view \(wanted)", name,
        why: Dictionary(uniqueKeysWithValues: why.map { ("ticks in view " + $0, $1) }),
        otherwise: difference(ticks, wanted),
        rule: rule(for: why))
    }
  }
  try scene(
    "A tap on row 2", [.tap(2)], is: "2",
    why: ["nothing": Diagnosis11_6.tellsNoCellInView])
  try scene("A tap on row 0", [.tap(0)], is: "0")
  try scene(
    "A finger rests on row 2 and then scrolls", [.restAndScroll(2)], is: "nothing",
    why: ["2": Diagnosis11_6.ticksWhatIsLit])
  try scene(
    "Row 2 ticked, a finger rests on it and then scrolls", [.tap(2), .restAndScroll(2)], is: "2",
    why: ["nothing": Diagnosis11_6.ticksWhatIsLit])
  try scene(
    "Two taps on row 2", [.tap(2), .tap(2)], is: "nothing",
    why: ["2": Diagnosis11_6.neverTakesATickBack])
  try scene(
    "Three taps on row 2", [.tap(2), .tap(2), .tap(2)], is: "2",
    why: ["nothing": Diagnosis11_6.ticksARowOnce])
  try scene(
    "A tap on row 1 and one on row 3", [.tap(1), .tap(3)], is: "1, 3",
    why: [
      "3": Diagnosis11_6.ticksOneRowAtATime,
      "1": "A second row was tapped, and its cell shows no tick.",
    ])
  try scene(
    "A tap on row 2, scrolled down by 440", [.tap(2), .scroll(440)], is: "nothing",
    why: ["12": Diagnosis11_6.keepsTheTickInTheCell])
  try scene(
    "A tap on row 2, scrolled down by 440 and back", [.tap(2), .scroll(440), .scroll(0)], is: "2",
    why: ["nothing": Diagnosis11_6.lost])
  try scene(
    "Scrolled down by 440, a tap on row 12", [.scroll(440), .tap(12)], is: "12",
    why: ["nothing": "Row 12 was tapped, and its cell shows no tick."])
  try scene(
    "Scrolled down by 440, a tap on row 12, scrolled back", [.scroll(440), .tap(12), .scroll(0)],
    is: "nothing",
    why: ["2": "Row 2 was never tapped: it has the cell that showed row 12, with its tick."])
  try scene(
    "A tap on row 2, reloaded", [.tap(2), .reload], is: "2",
    why: ["nothing": "After reloadData() the tick of row 2 is lost.\nRule: \(Diagnosis11_6.kept)"])
  try scene(
    "Row 2 ticked, away and back, a tap on row 2",
    [.tap(2), .scroll(440), .scroll(0), .tap(2)], is: "nothing",
    why: ["2": "The tick was there when row 2 was tapped again, and it stayed."])
  try scene(
    "Row 2 ticked and not ticked any more, away and back",
    [.tap(2), .tap(2), .scroll(440), .scroll(0)], is: "nothing",
    why: ["2": Diagnosis11_6.ticksTheSelected])
  try scene(
    "Row 2 ticked, row 12 ticked, row 2 tapped again, and down to row 12",
    [.tap(2), .scroll(440), .tap(12), .scroll(0), .tap(2), .scroll(440)], is: "12",
    why: ["nothing": Diagnosis11_6.takesAllTicksBack])
  let (_, cells) = try played((0...33).map { Move.scroll(Double($0 * 44)) }, make)
  try expect(
    cells <= 12 ? "cells used again" : "\(cells) cells", is: "cells used again",
    "Scrolled through all 40 rows, row by row",
    otherwise:
      Diagnosis11_6.makesEachCellAnew, rule: Diagnosis11_6.cells)
  try randomScenes(1...30) { name, random in
    var (moves, ticked, offset) = ([Move](), Set<Int>(), 0.0)
    for _ in 0..<random.int(in: 2...10) {
      switch random.int(in: 0...3) {
      case 0:
        offset = random.coordinate(0...1455)
        moves.append(.scroll(offset))
      case 1 where random.bool(): moves.append(.reload)
      default:
        let row = min(Int((offset / 44).rounded(.up)) + random.int(in: 0...5), 39)
        moves.append(.tap(row))
        ticked.formSymmetricDifference([row])
      }
    }
    let inView = ticked.sorted().filter {
      Double($0 + 1) * 44 > offset && Double($0) * 44 < offset + 304.5
    }
    try scene(
      "\(name): " + listed(moves.map { $0.words }), moves, is: listed(inView.map { "\($0)" }))
  }
}

/// Which row shows what is not its own, as an explanation.
private func difference(_ got: String, _ wanted: String) -> String? {
  func rows(_ list: String) -> [String] {
    list == "nothing" ? [] : list.components(separatedBy: ", ")
  }
  let (shown, ticked) = (rows(got), rows(wanted))
  if let row = shown.first(where: { !ticked.contains($0) }) {
    return "Row \(row) is not ticked now, and its cell shows a tick."
  }
  return ticked.first { !shown.contains($0) }.map {
    "Row \($0) is ticked, and its cell shows no tick."
  }
}

/// Which rows in view show a tick, and how many cells were seen.
private func played(_ moves: [Move], _ make: () -> Ticks) throws -> (String, Int) {
  let (home, ticks) = (Home(rows: 40, height: 44), make())
  (home.table.dataSource, home.table.delegate) = (ticks.list, ticks.list)
  home.table.reloadData()
  var cells: [UITableViewCell] = []
  func inView() -> [(row: Int, cell: UITableViewCell)] {
    (0..<40).compactMap { row in
      home.table.cellForRow(at: IndexPath(row: row, section: 0)).map { (row, $0) }
    }
  }
  for move in moves {
    switch move {
    case .scroll(let offset): home.table.contentOffset.y = offset
    case .tap(let row):
      let y = 108 + 44 * Double(row) + 22 - home.table.contentOffset.y
      try home.stage.finger.tap(at: CGPoint(x: 150, y: y))
      try home.stage.wait(1)
    case .reload: home.table.reloadData()
    case .restAndScroll(let row):
      let y = 108 + 44 * Double(row) + 22 - home.table.contentOffset.y
      try home.stage.phone.play([
        .down(x: 150, y: y), .wait(0.4), .move(x: 150, y: y - 20), .wait(0.02),
        .move(x: 150, y: y - 40), .wait(0.3), .up(), .wait(1),
      ])
    }
    for (_, cell) in inView() where !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }
  let ticked = inView().filter { ticks.isTicked($0.cell) == true }.map { "\($0.row)" }
  return withExtendedLifetime(ticks.list) { (listed(ticked), cells.count) }
}
