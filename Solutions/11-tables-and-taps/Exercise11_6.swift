import ExerciseKit

// The ticks belong to rows, so the list keeps them; a cell only shows the one of its row. There are
// two moments at which a cell must learn it: when it is handed out for a row, in cellForRowAt, and
// when the row's tick changes while the cell is in view.
// In cellForRowAt both answers are set, yes and no: the cell may still show the row before.
// The trap: toggling the cell's own property. It works until the user scrolls; then the tick goes
// with the cell to another row.
final class CheckList: UITableViewDataSource, UITableViewDelegate {
  private var ticked: Set<Int> = []

  func numberOfRows(in tableView: UITableView) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt row: Int) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "check") {
      CheckCell(reuseIdentifier: "check")
    }
    (cell as? CheckCell)?.isTicked = ticked.contains(row)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt row: Int) {
    ticked.formSymmetricDifference([row])
    (tableView.cellForRow(at: row) as? CheckCell)?.isTicked = ticked.contains(row)
  }
}

final class CheckCell: UITableViewCell {
  var isTicked = false
}
