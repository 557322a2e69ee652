import MiniUIKit
import Stage

/// 14E: a tap on the plus of a row.
let reportE = report(
  "14E", "A tap on the plus of the second order",
  complaint: "Since the new version, plus and minus are dead. I tap plus, and the order opens.",
  works: [
    "A tap on a row, beside plus and minus, opens the order.",
    "That holds for rows that come up when the list is scrolled, too.",
    "A tap beside plus and minus hides the keyboard.",
    "A quick drag scrolls the list from anywhere, and its cells are used again.",
    "A finger that is lifted far from its button changes nothing.",
  ],
  kinds: ["hitTest", "touch", "gesture", "control", "action", "row"],
  touch: CGPoint(x: 335, y: 190)
) { stage throws(ScriptError) in
  let screen = OrderScreen(orders: 50)
  stage.root.addSubview(screen)
  try stage.finger.tap(at: stage.touch)
  try stage.wait(1)
  stage.recording.add(Table("What the screen has done:", [["log"]] + screen.log.map { [$0] }))
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
