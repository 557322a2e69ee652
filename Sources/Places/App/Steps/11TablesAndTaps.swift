import MiniUIKit
import Stage

// Chapter 11: the list becomes a table, whose rows open callouts, and the map's tap spares them.

/// The map above a table: a tap on a row opens its callout, a tap on the map closes it.
class Places11: Places10, UITableViewDataSource, UITableViewDelegate {
  // listing: table
  // In the map's controller, Places11, which is the table's data source and delegate, too:
  let table = dressed(UITableView(frame: .zero), "table", .white)

  override func addList() {
    (table.frame, table.rowHeight) = (lower, 60)
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
    table.reloadData()
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === tap, touch.view?.isDescendant(of: table) ?? false { return false }
    return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let pin = pins.first(where: { $0.place.name == names[indexPath.row] }) else { return }
    open(pin)
    write("chose " + names[indexPath.row])
  }
  // end

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place") ?? makeCell()
    (cell as? PlaceCell)?.show(indexPath.row)
    return cell
  }

  private func makeCell() -> UITableViewCell {
    let cell = PlaceCell(style: .default, reuseIdentifier: "place")
    answer(cell.button)
    return cell
  }
}

/// A row with its button.
final class PlaceCell: UITableViewCell {
  let button = UIButton(frame: CGRect(x: 255, y: 10, width: 100, height: 40))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }

  func show(_ row: Int) {
    button.tag = row
    dressed(button, "visited " + String(row), .gray)
  }
}

let step11 = Step(
  11, "A tap on a row, and the same with the keyboard up", kinds: ["touch", "row"],
  changes: [
    .init(
      step: 10, because: "A drag that begins on a button scrolls, for the table delays its touches."
    )
  ],
  screen: { Places11() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 100, y: 602))
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 187, y: 468))
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 100, y: 542))
  })
