import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_5: [WrongAnswer<Diagnosed<OrderLists>>] = [
  suspect("takes the keyboard's tap for the cause", line: "A", .noTap),
  suspect("takes the delay for the cause", line: "B", .noDelay),
  suspect("takes the targets for the cause", line: "C", .unchanged),
  WrongAnswer("asks who was told, and mends the right line") {
    orders14_5([Cause(.whoWasTold, object: "table", line: "D")], .contentOff)
  },
  WrongAnswer("blames the table") {
    orders14_5([Cause(.whoWasHit, object: "table", line: "D")], .contentOff)
  },
  opens("mends nothing", .unchanged),
  opens("takes the delay away", .noDelay),
  opens("takes the keyboard's tap away", .noTap),
  WrongAnswer("switches the cell off") { right14_5(.cellOff) },
  WrongAnswer("takes the selection away") { right14_5(.noSelection) },
  WrongAnswer("makes plus as large as the row") { right14_5(.plusIsRow) },
  WrongAnswer("adds new buttons whenever a cell is used again") { right14_5(.actionEach) },
  WrongAnswer("makes each cell anew") { right14_5(.anew) },
  WrongAnswer("acts at every lift") { right14_5(.everyLift) },
  WrongAnswer("lets the keyboard stay") { right14_5(.contentOffNoTap) },
  WrongAnswer("lets minus act at every lift") { right14_5(.minusAtEveryLift) },
]

private func suspect(
  _ name: String, line: String, _ design: TrialOrders.Design
) -> WrongAnswer<Diagnosed<OrderLists>> {
  WrongAnswer(name) { orders14_5([Cause(.whoWasHit, object: "content 1", line: line)], design) }
}

private func opens(
  _ name: String, _ design: TrialOrders.Design
) -> WrongAnswer<Diagnosed<OrderLists>> {
  WrongAnswer(name) { right14_5(design) }
}

/// The right diagnosis with a mend of any design.
func right14_5(_ design: TrialOrders.Design) -> Diagnosed<OrderLists> {
  orders14_5([Cause(.whoWasHit, object: "plus", line: "D")], design)
}

private func orders14_5(
  _ causes: [Cause], _ design: TrialOrders.Design
) -> Diagnosed<OrderLists> {
  Diagnosed(causes) { count in
    let screen = TrialOrders(count, design)
    return Orders(
      screen: screen, search: screen.search, table: screen.table, log: { screen.log })
  }
}

/// The screen with one of several mends.
final class TrialOrders: UIView, UITableViewDataSource, UITableViewDelegate {
  enum Design {
    case unchanged, noTap, noDelay, cellOff, noSelection, plusIsRow, actionEach, anew
    case contentOffNoTap, contentOff, cellAsks, contentAsks, everyLift, minusAtEveryLift
  }

  private(set) var log: [String] = []
  let search = UITextField(frame: CGRect(x: 20, y: 50, width: 335, height: 40))
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
  private let count: Int
  private let design: Design

  init(_ count: Int, _ design: Design) {
    (self.count, self.design) = (count, design)
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let tap = UITapGestureRecognizer(target: self, action: TrialOrders.didTap)
    tap.cancelsTouchesInView = false
    if design != .noTap && design != .contentOffNoTap { addGestureRecognizer(tap) }
    table.rowHeight = 60
    table.delaysContentTouches = design != .noDelay
    table.allowsSelection = design != .noSelection
    (table.dataSource, table.delegate) = (self, self)
    addSubview(search)
    addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    func makeCell() -> TrialOrderCell {
      let cell = TrialOrderCell(style: .default, reuseIdentifier: "order")
      cell.build(design)
      if design != .actionEach {
        func events(_ design: Design) -> UIControl.Event {
          [design, .everyLift].contains(self.design)
            ? [.touchUpInside, .touchUpOutside] : .touchUpInside
        }
        cell.plus.addTarget(self, action: TrialOrders.didAdd, for: events(.everyLift))
        cell.minus.addTarget(self, action: TrialOrders.didTake, for: events(.minusAtEveryLift))
      }
      return cell
    }
    if design == .anew { return makeCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "order") ?? makeCell()
    if design == .actionEach, let cell = cell as? TrialOrderCell {
      for (button, change) in [(cell.plus, "plus"), (cell.minus, "minus")] {
        button.addAction(
          UIAction { [unowned self] _ in log.append("\(change) \(indexPath.row)") },
          for: .touchUpInside)
      }
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("open \(indexPath.row)")
  }
  func didTap() { search.resignFirstResponder() }
  func didAdd(_ button: UIButton) { note("plus", button) }
  func didTake(_ button: UIButton) { note("minus", button) }

  private func note(_ change: String, _ button: UIButton) {
    for row in 0..<count {
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? TrialOrderCell
      else { continue }
      if cell.plus === button || cell.minus === button { log.append("\(change) \(row)") }
    }
  }
}

final class TrialOrderCell: UITableViewCell {
  let plus = UIButton(frame: CGRect(x: 315, y: 10, width: 40, height: 40))
  let minus = UIButton(frame: CGRect(x: 265, y: 10, width: 40, height: 40))
  private var asksFirst = false

  func build(_ design: TrialOrders.Design) {
    let holder: UIView =
      [.plusIsRow, .actionEach, .anew, .contentAsks, .everyLift, .minusAtEveryLift].contains(design)
      ? contentView : self
    holder.addSubview(minus)
    holder.addSubview(plus)
    if design == .plusIsRow { plus.frame = CGRect(x: 0, y: 0, width: 375, height: 60) }
    contentView.isUserInteractionEnabled = design != .contentOff && design != .contentOffNoTap
    isUserInteractionEnabled = design != .cellOff
    asksFirst = design == .cellAsks
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if asksFirst {
      for button in [plus, minus] where button.frame.contains(point) { return button }
    }
    return super.hitTest(point, with: event)
  }
}
