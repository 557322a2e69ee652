import ExerciseKit

// The ticks belong to rows, so the list keeps them; a cell only shows the one of its row. There are
// two moments at which a cell must learn it: when it is handed out for a row, in cellForRowAt, and
// when the row's tick changes while the cell is in view.
// In cellForRowAt both answers are set, yes and no: the cell may still show the row before.
// The trap: toggling the cell's own property. It works until the user scrolls; then the tick goes
// with the cell to another row.
final class CheckList: UITableViewDataSource, UITableViewDelegate {
  private var ticked: Set<Int> = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "check")
      ?? CheckCell(style: .default, reuseIdentifier: "check")
    (cell as? CheckCell)?.isTicked = ticked.contains(indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ticked.formSymmetricDifference([indexPath.row])
    (tableView.cellForRow(at: indexPath) as? CheckCell)?.isTicked = ticked.contains(indexPath.row)
  }
}

final class CheckCell: UITableViewCell {
  var isTicked = false
}
