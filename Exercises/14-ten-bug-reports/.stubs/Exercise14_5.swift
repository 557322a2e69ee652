import ExerciseKit

/// Exercise 14.5 ★★ · diagnose · 14 minutes
///
/// “Since the new version, plus and minus are dead. I tap plus, and the order opens.”
///
/// Name the cause or causes in `causes14_5`, then mend it with the smallest change: a tap on plus
/// or minus changes its order once, and opens nothing. These must keep working: a tap beside them
/// opens the order. Both hold for rows that come up by scrolling. A tap beside the two hides the
/// keyboard. A quick drag scrolls the list from anywhere, and its cells are used again. A finger
/// lifted far from its button changes nothing.
///
///     │ dish 0          [–] [+] │    rows from y = 100, 60 points high
///     │ dish 1          [–] [+] │    run: swift run chapter14 14E
///
/// Worked touch: (335, 190), on plus of row 1, notes open 1; it should note plus 1.
func causes14_5() -> [Cause] {
  todo("14.5", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

final class OrderScreen: UIView, UITableViewDataSource, UITableViewDelegate {
  /// What the user has done so far, as in `open 3` and `plus 3`.
  private(set) var log: [String] = []
  let search = UITextField(frame: CGRect(x: 20, y: 50, width: 335, height: 40))
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
  private let count: Int

  init(orders count: Int) {
    self.count = count
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, search.traceName, table.traceName) = ("screen", "search", "table")
    let tap = UITapGestureRecognizer(target: self, action: OrderScreen.didTap, name: "hide")
    (tap.name, tap.cancelsTouchesInView) = ("tap", false)
    addGestureRecognizer(tap)  // [A] a tap hides the keyboard
    table.rowHeight = 60
    table.delaysContentTouches = true  // [B] a row is not lit while the user scrolls
    (table.dataSource, table.delegate) = (self, self)
    addSubview(search)
    addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "order") ?? makeCell()
  }

  private func makeCell() -> UITableViewCell {
    let cell = OrderCell(style: .default, reuseIdentifier: "order")
    cell.plus.addTarget(self, action: OrderScreen.didAdd, for: .touchUpInside, name: "plus")
    cell.minus.addTarget(self, action: OrderScreen.didTake, for: .touchUpInside, name: "minus")
    return cell  // [C] targets are added once, to each new cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("open " + String(indexPath.row))
  }

  func didTap() { search.resignFirstResponder() }

  func didAdd(_ button: UIButton) { note("plus", button) }

  func didTake(_ button: UIButton) { note("minus", button) }

  /// Notes the order that the button's cell shows at the moment.
  private func note(_ change: String, _ button: UIButton) {
    for row in 0..<count {
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? OrderCell else {
        continue
      }
      if [cell.plus, cell.minus].contains(where: { $0 === button }) {
        log.append(change + " " + String(row))
      }
    }
  }
}

final class OrderCell: UITableViewCell {
  let plus = UIButton(frame: CGRect(x: 315, y: 10, width: 40, height: 40))
  let minus = UIButton(frame: CGRect(x: 265, y: 10, width: 40, height: 40))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let dish = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
    (dish.traceName, plus.traceName, minus.traceName) = ("dish", "plus", "minus")
    (plus.backgroundColor, minus.backgroundColor) = (.green, .orange)
    contentView.addSubview(dish)
    for button in [plus, minus] { addSubview(button) }  // [D] at the right end of the row
  }
}

// The end of the screen.
