import ExerciseKit
import Grading

private func gets(_ scene: String, _ wanted: String, _ got: String, _ why: String) -> String {
  """
  \(scene): ticks in view \(wanted) is right, your answer is ticks in view \(got).
  \(why)
  Rule: the cells: a cell that is used again must be told all about its new row.
  """
}

let wrong11_6: [WrongAnswer<Ticks>] = [
  WrongAnswer(
    "tells no cell in view",
    gets: gets("A tap on row 2", "2", "nothing", "Row 2 was tapped, and its cell shows no tick.")
  ) { ticks(Remembers(.silent)) },
  WrongAnswer(
    "tells a cell that it has got from itself",
    gets: gets("A tap on row 2", "2", "nothing", "Row 2 was tapped, and its cell shows no tick.")
  ) { ticks(Remembers(.ownCell)) },
  WrongAnswer(
    "takes all ticks back",
    gets: gets(
      "Row 2 ticked, row 12 ticked, row 2 tapped again, and down to row 12", "12", "nothing",
      "Row 12 was ticked, and lost its tick when row 2 was tapped again.")
  ) { ticks(Remembers(.forgetsAll)) },
  WrongAnswer(
    "never takes a tick back",
    gets: gets("Two taps on row 2", "nothing", "2", "The second tap did not take the tick back.")
  ) { ticks(Remembers(.onlyTicks)) },
  WrongAnswer(
    "ticks one row at a time",
    gets: gets(
      "A tap on row 1 and one on row 3", "1, 3", "3",
      "The second row was ticked, and the first one lost its tick.")
  ) { ticks(Remembers(.oneRow)) },
  WrongAnswer(
    "keeps the tick in the cell",
    gets: gets(
      "A tap on row 2, scrolled down by 440", "nothing", "12",
      "Row 12 was never tapped: it has the cell that showed row 2, with its tick.")
  ) { ticks(Remembers(.inCell)) },
  WrongAnswer(
    "tells a cell only of ticks",
    gets: gets(
      "A tap on row 2, scrolled down by 440", "nothing", "12",
      "Row 12 was never tapped: it has the cell that showed row 2, with its tick.")
  ) { ticks(Remembers(.onlyYes)) },
  WrongAnswer(
    "clears the cell before it is used again, and remembers nothing",
    gets: gets(
      "A tap on row 2, scrolled down by 440 and back", "2", "nothing",
      "Row 2 was ticked and has left the screen for a while; its tick is lost.")
  ) { ticks(Remembers(.clears)) },
  WrongAnswer(
    "makes each cell anew",
    gets: """
      Scrolled through all 40 rows, row by row: cells used again is right, your answer is 40 cells.
      \(Diagnosis11_6.makesEachCellAnew)
      Rule: \(Diagnosis11_6.cells)
      """
  ) { ticks(Remembers(.anew)) },
]

func ticks(_ list: Remembers) -> Ticks {
  Ticks(list: list, isTicked: { ($0 as? TickCell)?.isTicked })
}

/// A list with one of several designs.
final class Remembers: UITableViewDataSource, UITableViewDelegate {
  enum Design {
    case silent, ownCell, forgetsAll, onlyTicks, oneRow, inCell, onlyYes, clears, anew
    case reloads, allCells
  }

  private let design: Design
  private var ticked: Set<Int> = []
  init(_ design: Design) { self.design = design }

  func numberOfRows(in tableView: UITableView) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt row: Int) -> UITableViewCell {
    let cell =
      design == .anew
      ? TickCell()
      : tableView.dequeueReusableCell(withIdentifier: "tick") { TickCell(reuseIdentifier: "tick") }
    guard let cell = cell as? TickCell else { return cell }
    switch design {
    case .inCell: break
    case .clears: cell.isTicked = false
    case .onlyYes: if ticked.contains(row) { cell.isTicked = true }
    default: cell.isTicked = ticked.contains(row)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt row: Int) {
    let cell = tableView.cellForRow(at: row) as? TickCell
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
      let cell = self.tableView(tableView, cellForRowAt: row) as? TickCell
      cell?.isTicked = ticked.contains(row)
    case .reloads, .oneRow: tableView.reloadData()
    case .allCells:
      for row in 0..<40 {
        (tableView.cellForRow(at: row) as? TickCell)?.isTicked = ticked.contains(row)
      }
    default: cell?.isTicked = ticked.contains(row)
    }
  }
}

private final class TickCell: UITableViewCell {
  var isTicked = false
}
