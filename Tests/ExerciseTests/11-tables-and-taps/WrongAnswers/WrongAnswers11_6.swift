import ExerciseKit
import Grading

let wrong11_6: [WrongAnswer<Ticks>] = [
  WrongAnswer("tells no cell in view") { ticks(Remembers(.silent)) },
  WrongAnswer("tells a cell that it has got from itself") { ticks(Remembers(.ownCell)) },
  WrongAnswer("takes all ticks back") { ticks(Remembers(.forgetsAll)) },
  WrongAnswer("never takes a tick back") { ticks(Remembers(.onlyTicks)) },
  WrongAnswer("ticks a row once, and never again") { ticks(Remembers(.once)) },
  WrongAnswer("ticks one row at a time") { ticks(Remembers(.oneRow)) },
  WrongAnswer("keeps the tick in the cell") { ticks(Remembers(.inCell)) },
  WrongAnswer("tells a cell only of ticks") { ticks(Remembers(.onlyYes)) },
  WrongAnswer("clears the cell before it is used again, and remembers nothing") {
    ticks(Remembers(.clears))
  },
  WrongAnswer("makes each cell anew") { ticks(Remembers(.anew)) },
  WrongAnswer("ticks a row as soon as it is lit") { ticks(Remembers(.lit)) },
  WrongAnswer("ticks the selected row as well") { ticks(Remembers(.selectedToo)) },
]

func ticks(_ list: Remembers) -> Ticks {
  Ticks(list: list, isTicked: { ($0 as? TickCell)?.isTicked })
}

/// A list with one of several designs.
final class Remembers: UITableViewDataSource, UITableViewDelegate {
  enum Design {
    case silent, ownCell, forgetsAll, onlyTicks, oneRow, inCell, onlyYes, clears, anew
    case reloads, allCells, lit, selectedToo, once
  }

  private let design: Design
  private var ticked: Set<Int> = []
  private var takenBack: Set<Int> = []
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
    case .selectedToo:
      let isSelected = tableView.indexPathForSelectedRow == indexPath
      cell.isTicked = isSelected || ticked.contains(indexPath.row)
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
    case .once:
      if ticked.remove(row) != nil {
        takenBack.insert(row)
      } else if !takenBack.contains(row) {
        ticked.insert(row)
      }
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
