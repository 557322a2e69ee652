import ExerciseKit
import Grading

private let rule =
  "Rule: the cells: what is added in cellForRowAt stays when the cell is used again (CT-32)."
private let several =
  "There were more notes than taps: the button of one cell has several actions."
private let another = "A row was noted in which the tapped button is not."

let wrong11_5: [WrongAnswer<Trade>] = [
  WrongAnswer(
    "adds an action each time",
    gets: """
      Scrolled down by 440 and back, a tap in row 2: bought 2 is right, your answer is bought 2, 12, 2.
      \(several)
      \(rule)
      """
  ) { trade(Trader(.each)) },
  WrongAnswer(
    "gives the action of each row an identifier of its own",
    gets: """
      Scrolled down by 440 and back, a tap in row 2: bought 2 is right, your answer is bought 2, 12.
      \(several)
      \(rule)
      """
  ) { trade(Trader(.identifierOfRow)) },
  WrongAnswer(
    "adds it once, with the row of that moment",
    gets: """
      Scrolled down by 440, a tap in row 12: bought 12 is right, your answer is bought 2.
      \(another)
      \(rule)
      """
  ) { trade(Trader(.birth)) },
  WrongAnswer(
    "notes a row only if it is not the last one noted",
    gets: """
      Two taps in row 3: bought 3, 3 is right, your answer is bought 3.
      There were fewer notes than taps.
      \(rule)
      """
  ) { trade(Trader(.noRepeats)) },
  WrongAnswer(
    "adds no action",
    gets: """
      A tap in row 4: bought 4 is right, your answer is bought nothing.
      There were fewer notes than taps.
      \(rule)
      """
  ) { trade(Trader(.none)) },
  WrongAnswer(
    "makes each cell anew",
    gets: """
      Scrolled through all 40 rows, row by row: cells used again is right, your answer is 40 cells.
      At most 8 rows are in view at a time; you made a cell for each row anew.
      Rule: the cells: a cell that has left the screen shows another row later.
      """
  ) { trade(Trader(.anew)) },
]

func trade(_ trader: Trader) -> Trade { Trade(source: trader, bought: { trader.bought }) }

/// A shop with one of several designs.
final class Trader: UITableViewDataSource {
  enum Design { case each, identifierOfRow, birth, noRepeats, none, anew, identifier, closure }

  private let design: Design
  private(set) var bought: [Int] = []
  init(_ design: Design) { self.design = design }

  func numberOfRows(in tableView: UITableView) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt row: Int) -> UITableViewCell {
    let note: (UIAction) -> Void = { [unowned self] _ in bought.append(row) }
    if design == .anew {
      let cell = BuyCell()
      cell.buy.addAction(UIAction(handler: note), for: .touchUpInside)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "item") {
      let cell = BuyCell(reuseIdentifier: "item")
      if design == .birth { cell.buy.addAction(UIAction(handler: note), for: .touchUpInside) }
      if design == .closure || design == .noRepeats {
        let call = UIAction { [unowned cell] _ in cell.onBuy() }
        cell.buy.addAction(call, for: .touchUpInside)
      }
      return cell
    }
    guard let cell = cell as? BuyCell else { return cell }
    switch design {
    case .each: cell.buy.addAction(UIAction(handler: note), for: .touchUpInside)
    case .identifierOfRow:
      cell.buy.addAction(
        UIAction(identifier: .init("note \(row)"), handler: note), for: .touchUpInside)
    case .identifier:
      cell.buy.addAction(UIAction(identifier: .init("note"), handler: note), for: .touchUpInside)
    case .closure: cell.onBuy = { [unowned self] in bought.append(row) }
    case .noRepeats:
      cell.onBuy = { [unowned self] in if bought.last != row { bought.append(row) } }
    case .birth, .none, .anew: break
    }
    return cell
  }
}

private final class BuyCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
  var onBuy: () -> Void = {}

  override init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }
}
