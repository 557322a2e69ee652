import MiniUIKit
import Stage

/// A screen whose row 2 has a button or a label in it.
private final class CellScreen: Screen {
  enum Extra {
    case button
    case buttonBehind
    case label
  }

  let extra: Extra
  private(set) var purchases = 0

  init(_ extra: Extra) {
    self.extra = extra
    super.init()
  }

  func didBuy() { purchases += 1 }
  func didTapPrice() {}

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.backgroundColor = .white
    guard indexPath.row == 2 else { return cell }
    let frame = CGRect(x: 250, y: 17, width: 100, height: 44)
    switch extra {
    case .button, .buttonBehind:
      let buy = dressed(UIButton(frame: frame), "buy", .green)
      buy.addTarget(self, action: CellScreen.didBuy, for: .touchUpInside, name: "didBuy")
      (extra == .button ? cell.contentView : cell).addSubview(buy)
    case .label:
      let price = dressed(UILabel(frame: frame), "price", .yellow)
      price.isUserInteractionEnabled = true
      price.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: CellScreen.didTapPrice, name: "didTapPrice"))
      cell.contentView.addSubview(price)
    }
    return cell
  }
}

/// Things in a row that want the touch for themselves.
let inCells = [
  cell("11H", "A tap on a button in row 2", .button, tap: true, 0.08),
  cell(
    "11H2", "A tap on a button behind the content view of row 2", .buttonBehind, tap: false, 0.08),
  cell("11I", "A tap on a label in row 2 that has a tap of its own", .label, tap: false, 0.08),
  cell("11I2", "1 second on a label in row 2 that has a tap of its own", .label, tap: false, 1),
]

private func cell(
  _ id: String, _ title: String, _ extra: CellScreen.Extra, tap: Bool, _ seconds: Double
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [hold(seconds), .flag("tap", tap, "whether grey has a tap recognizer")],
    touch: CGPoint(x: 300, y: 300), pictures: [.map, id == "11H2" ? .hits : .scene, .timeline],
    on: { Stage(settings: $0, viewController: CellScreen(extra)) }
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    if stage.flag("tap") { scene.addTap() }
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  }
}
