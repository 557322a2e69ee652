import ExerciseKit

/// Exercise 11.5 ★★ · repair · 10 minutes
///
/// Every row has a button, and a tap on it notes the row in `bought`. After some scrolling one tap
/// notes several rows. Repair it: each tap notes one row, the one that the tapped button's cell
/// shows then. The table may have any `rowHeight`. Cells are still used again.
///
///     row 0   [buy]        scroll down, scroll back …
///     row 1   [buy]  ◀── tap      bought: 1, 12, 1       should be: 1
///
/// Worked touch: without scrolling, a tap in row 1 and one in row 0 note 1 and 0.
/// Delete the `todo` when you begin. `buy` stays a property of the cell, with its frame.
final class Shop: UITableViewDataSource {
  private(set) var bought: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    todo("11.5")
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? ItemCell(style: .default, reuseIdentifier: "item")
    let note = UIAction { [unowned self] _ in bought.append(indexPath.row) }
    (cell as? ItemCell)?.buy.addAction(note, for: .touchUpInside)
    return cell
  }
}

final class ItemCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }
}
