import ExerciseKit
import Grading

let wrong11_5: [WrongAnswer<Trade>] = [
  WrongAnswer("adds an action each time") { trade(Trader(.each)) },
  WrongAnswer("gives the action of each row an identifier of its own") {
    trade(Trader(.identifierOfRow))
  },
  WrongAnswer("adds it once, with the row of that moment") { trade(Trader(.birth)) },
  WrongAnswer("notes a row only if it is not the last one noted") { trade(Trader(.noRepeats)) },
  WrongAnswer("adds no action") { trade(Trader(.none)) },
  WrongAnswer("buys when the finger comes down") { trade(Trader(.atDown)) },
  WrongAnswer("makes each cell anew") { trade(Trader(.anew)) },
  WrongAnswer("gives each row an identifier for reuse of its own") { trade(Trader(.reuseOfRow)) },
  WrongAnswer("remembers the row in the shop") { trade(Trader(.lastHandedOut)) },
  WrongAnswer("computes the row from the usual height") { trade(Trader(.height)) },
  WrongAnswer("puts another button on the one before") { trade(Trader(.buttons)) },
  WrongAnswer("notes the place in view") { trade(Trader(.inView)) },
]

func trade(_ trader: Trader) -> Trade { Trade(source: trader, bought: { trader.bought }) }

/// A shop with one of several designs.
final class Trader: UITableViewDataSource {
  enum Design {
    case each, identifierOfRow, birth, noRepeats, none, anew, reuseOfRow, lastHandedOut
    case identifier, closure, place, atDown, height, buttons, inView
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
      if design == .inView {
        let note = UIAction { [unowned self, unowned cell, unowned tableView] _ in
          bought += tableView.visibleCells.firstIndex { $0 === cell }.map { [$0] } ?? []
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
    case .buttons:
      let another = UIButton(frame: cell.buy.frame)
      another.addAction(UIAction(handler: note), for: .touchUpInside)
      cell.contentView.addSubview(another)
    case .birth, .none, .anew, .reuseOfRow, .lastHandedOut, .place, .height, .inView: break
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
