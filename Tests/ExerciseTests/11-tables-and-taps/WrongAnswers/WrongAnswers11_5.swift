import ExerciseKit
import Grading

private let unused = """
  \(Diagnosis11_5.unused)
  Rule: \(Diagnosis11_5.cells)
  """

let wrong11_5: [WrongAnswer<Trade>] = [
  WrongAnswer(
    "adds an action each time",
    gets: """
      Scrolled down by 440 and back, a tap in row 2: expected bought 2, but your code gives bought \
      2, 12, 2.
      """,
    Diagnosis11_5.several, rule: Diagnosis11_5.rule
  ) { trade(Trader(.each)) },
  WrongAnswer(
    "gives the action of each row an identifier of its own",
    gets: """
      Scrolled down by 440 and back, a tap in row 2: expected bought 2, but your code gives bought \
      2, 12.
      """,
    Diagnosis11_5.several, rule: Diagnosis11_5.rule
  ) { trade(Trader(.identifierOfRow)) },
  WrongAnswer(
    "adds it once, with the row of that moment",
    gets: """
      Scrolled down by 440, a tap in row 12: expected bought 12, but your code gives bought 2.
      """,
    Diagnosis11_5.showedBefore, rule: Diagnosis11_5.rule
  ) { trade(Trader(.birth)) },
  WrongAnswer(
    "notes a row only if it is not the last one noted",
    gets: "Two taps in row 3: expected bought 3, 3, but your code gives bought 3.",
    Diagnosis11_5.notesARow, rule: Diagnosis11_5.rule
  ) { trade(Trader(.noRepeats)) },
  WrongAnswer(
    "adds no action",
    gets: "A tap in row 4: expected bought 4, but your code gives bought nothing.",
    Diagnosis11_5.notesARow, rule: Diagnosis11_5.rule
  ) { trade(Trader(.none)) },
  WrongAnswer(
    "buys when the finger comes down",
    gets: """
      A finger comes down on buy in row 3 and is lifted far away: expected bought nothing, but \
      your code gives bought 3.
      """,
    Diagnosis11_5.buysWhenTheFingerComesDown, rule: Diagnosis11_5.lifted
  ) { trade(Trader(.atDown)) },
  WrongAnswer(
    "makes each cell anew",
    gets: """
      Scrolled through all 40 rows, row by row: expected cells used again, but your code gives 40 \
      cells.
      \(unused)
      """
  ) { trade(Trader(.anew)) },
  WrongAnswer(
    "gives each row an identifier for reuse of its own",
    gets: """
      Scrolled through all 40 rows, row by row: expected cells used again, but your code gives 40 \
      cells.
      \(unused)
      """
  ) { trade(Trader(.reuseOfRow)) },
  WrongAnswer(
    "remembers the row in the shop",
    gets: "A tap in row 4: expected bought 4, but your code gives bought 6.",
    Diagnosis11_5.another, rule: Diagnosis11_5.rule
  ) { trade(Trader(.lastHandedOut)) },
  WrongAnswer(
    "computes the row from the usual height",
    gets: "Rows of 60 points, a tap in row 3: expected bought 3, but your code gives bought 4.",
    Diagnosis11_5.countsInPoints, rule: Diagnosis11_5.rule
  ) { trade(Trader(.height)) },
]

func trade(_ trader: Trader) -> Trade { Trade(source: trader, bought: { trader.bought }) }

/// A shop with one of several designs.
final class Trader: UITableViewDataSource {
  enum Design {
    case each, identifierOfRow, birth, noRepeats, none, anew, reuseOfRow, lastHandedOut
    case identifier, closure, place, atDown, height
  }

  private let design: Design
  private(set) var bought: [Int] = []
  private var lastRow = 0
  init(_ design: Design) { self.design = design }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let note: (UIAction) -> Void = { [unowned self] _ in bought.append(indexPath.row) }
    if design == .anew {
      let cell = BuyCell()
      cell.buy.addAction(UIAction(handler: note), for: .touchUpInside)
      return cell
    }
    lastRow = indexPath.row
    let identifier = design == .reuseOfRow ? "item \(indexPath.row)" : "item"
    func makeCell() -> BuyCell {
      let cell = BuyCell(style: .default, reuseIdentifier: identifier)
      if design == .lastHandedOut {
        let note = UIAction { [unowned self] _ in bought.append(lastRow) }
        cell.buy.addAction(note, for: .touchUpInside)
      }
      if design == .birth || design == .reuseOfRow {
        cell.buy.addAction(UIAction(handler: note), for: .touchUpInside)
      }
      if design == .atDown {
        let call = UIAction { [unowned cell] _ in cell.onBuy() }
        cell.buy.addAction(call, for: .touchDown)
      }
      if design == .height {
        let note = UIAction { [unowned self, unowned cell] _ in
          bought.append(Int(cell.frame.minY / 44))
        }
        cell.buy.addAction(note, for: .touchUpInside)
      }
      if design == .place {
        let note = UIAction { [unowned self, unowned cell, unowned tableView] _ in
          if let place = tableView.indexPathForRow(at: cell.center) { bought.append(place.row) }
        }
        cell.buy.addAction(note, for: .touchUpInside)
      }
      if design == .closure || design == .noRepeats {
        let call = UIAction { [unowned cell] _ in cell.onBuy() }
        cell.buy.addAction(call, for: .touchUpInside)
      }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier) ?? makeCell()
    guard let cell = cell as? BuyCell else { return cell }
    switch design {
    case .each: cell.buy.addAction(UIAction(handler: note), for: .touchUpInside)
    case .identifierOfRow:
      cell.buy.addAction(
        UIAction(identifier: .init("note \(indexPath.row)"), handler: note), for: .touchUpInside)
    case .identifier:
      cell.buy.addAction(UIAction(identifier: .init("note"), handler: note), for: .touchUpInside)
    case .closure, .atDown: cell.onBuy = { [unowned self] in bought.append(indexPath.row) }
    case .noRepeats:
      cell.onBuy = { [unowned self] in
        if bought.last != indexPath.row { bought.append(indexPath.row) }
      }
    case .birth, .none, .anew, .reuseOfRow, .lastHandedOut, .place, .height: break
    }
    return cell
  }
}

private final class BuyCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
  var onBuy: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }
}
