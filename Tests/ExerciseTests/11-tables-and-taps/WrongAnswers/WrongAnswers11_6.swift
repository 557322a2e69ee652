import ExerciseKit
import Grading

let wrong11_6: [WrongAnswer<Ticks>] = [
  WrongAnswer(
    "tells no cell in view",
    gets: "A tap on row 2: expected ticks in view 2, but your code gives ticks in view nothing.",
    Diagnosis11_6.tellsNoCellInView, rule: Diagnosis11_6.told
  ) { ticks(Remembers(.silent)) },
  WrongAnswer(
    "tells a cell that it has got from itself",
    gets: "A tap on row 2: expected ticks in view 2, but your code gives ticks in view nothing.",
    Diagnosis11_6.tellsNoCellInView, rule: Diagnosis11_6.told
  ) { ticks(Remembers(.ownCell)) },
  WrongAnswer(
    "takes all ticks back",
    gets: """
      Row 2 ticked, row 12 ticked, row 2 tapped again, and down to row 12: expected ticks in view \
      12, but your code gives ticks in view nothing.
      """,
    Diagnosis11_6.takesAllTicksBack, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.forgetsAll)) },
  WrongAnswer(
    "never takes a tick back",
    gets: "Two taps on row 2: expected ticks in view nothing, but your code gives ticks in view 2.",
    Diagnosis11_6.neverTakesATickBack, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.onlyTicks)) },
  WrongAnswer(
    "ticks one row at a time",
    gets: """
      A tap on row 1 and one on row 3: expected ticks in view 1, 3, but your code gives ticks in \
      view 3.
      """,
    Diagnosis11_6.ticksOneRowAtATime, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.oneRow)) },
  WrongAnswer(
    "keeps the tick in the cell",
    gets: """
      A tap on row 2, scrolled down by 440: expected ticks in view nothing, but your code gives \
      ticks in view 12.
      """,
    Diagnosis11_6.keepsTheTickInTheCell, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.inCell)) },
  WrongAnswer(
    "tells a cell only of ticks",
    gets: """
      A tap on row 2, scrolled down by 440: expected ticks in view nothing, but your code gives \
      ticks in view 12.
      """,
    Diagnosis11_6.keepsTheTickInTheCell, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.onlyYes)) },
  WrongAnswer(
    "clears the cell before it is used again, and remembers nothing",
    gets: """
      A tap on row 2, scrolled down by 440 and back: expected ticks in view 2, but your code gives \
      ticks in view nothing.
      """,
    Diagnosis11_6.lost, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.clears)) },
  WrongAnswer(
    "makes each cell anew",
    gets: """
      Scrolled through all 40 rows, row by row: expected cells used again, but your code gives 40 \
      cells.
      """,
    Diagnosis11_6.makesEachCellAnew, rule: Diagnosis11_6.cells
  ) { ticks(Remembers(.anew)) },
  WrongAnswer(
    "ticks a row as soon as it is lit",
    gets: """
      A finger rests on row 2 and then scrolls: expected ticks in view nothing, but your code \
      gives ticks in view 2.
      """,
    Diagnosis11_6.ticksWhatIsLit, rule: Diagnosis11_6.rule
  ) { ticks(Remembers(.lit)) },
]

func ticks(_ list: Remembers) -> Ticks {
  Ticks(list: list, isTicked: { ($0 as? TickCell)?.isTicked })
}

/// A list with one of several designs.
final class Remembers: UITableViewDataSource, UITableViewDelegate {
  enum Design {
    case silent, ownCell, forgetsAll, onlyTicks, oneRow, inCell, onlyYes, clears, anew
    case reloads, allCells, lit
  }

  private let design: Design
  private var ticked: Set<Int> = []
  init(_ design: Design) { self.design = design }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      design == .anew
      ? TickCell()
      : tableView.dequeueReusableCell(withIdentifier: "tick")
        ?? TickCell(style: .default, reuseIdentifier: "tick")
    guard let cell = cell as? TickCell else { return cell }
    switch design {
    case .inCell: break
    case .clears: cell.isTicked = false
    case .onlyYes: if ticked.contains(indexPath.row) { cell.isTicked = true }
    default: cell.isTicked = ticked.contains(indexPath.row)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if design == .lit { toggle(indexPath.row, in: tableView) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if design != .lit { toggle(indexPath.row, in: tableView) }
  }

  private func toggle(_ row: Int, in tableView: UITableView) {
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? TickCell
    switch design {
    case .inCell, .clears:
      cell?.isTicked.toggle()
      return
    case .onlyTicks: ticked.insert(row)
    case .forgetsAll: ticked = ticked.contains(row) ? [] : ticked.union([row])
    case .oneRow: ticked = ticked == [row] ? [] : [row]
    default: ticked.formSymmetricDifference([row])
    }
    switch design {
    case .silent: break
    case .ownCell:
      let indexPath = IndexPath(row: row, section: 0)
      let cell = self.tableView(tableView, cellForRowAt: indexPath) as? TickCell
      cell?.isTicked = ticked.contains(row)
    case .reloads, .oneRow: tableView.reloadData()
    case .allCells:
      for row in 0..<40 {
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? TickCell)?.isTicked =
          ticked.contains(row)
      }
    default: cell?.isTicked = ticked.contains(row)
    }
  }
}

private final class TickCell: UITableViewCell {
  var isTicked = false
}
