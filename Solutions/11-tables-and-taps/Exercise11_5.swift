import ExerciseKit

// cellForRowAt runs for each row that comes into view, the cell's own birth only once. What belongs to
// the cell, the button's action, is added at birth; what belongs to the row, its number, is set each
// time. So there is one action for ever, and it asks the cell which row it shows now.
// A UIAction with an identifier would do as well: a later one with the same identifier takes the
// earlier one's place.
// The trap: adding the action at birth with the row of that moment. It runs once, and after scrolling
// it notes the row for which the cell was made.
final class Shop: UITableViewDataSource {
  private(set) var bought: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item") ?? makeCell()
    (cell as? ItemCell)?.itemRow = indexPath.row
    return cell
  }

  private func makeCell() -> UITableViewCell {
    let item = ItemCell(style: .default, reuseIdentifier: "item")
    let note = UIAction { [unowned self, unowned item] _ in bought.append(item.itemRow) }
    item.buy.addAction(note, for: .touchUpInside)
    return item
  }
}

final class ItemCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
  var itemRow = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }
}
