import MiniUIKit
import TestKit
import Testing

/// Lists whose rows have controls in them.
@Suite(.provedOnce(.engine)) struct CellScenarios {
  /// A list of ten rows; row 0 has a button, row 1 a switch, row 2 a stepper.
  private final class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(0, 0, 375, 812))
    let buy = UIButton(frame: CGRect(250, 10, 80, 40))
    let toggle = UISwitch(frame: CGRect(300, 14, 0, 0))
    let stepper = UIStepper(frame: CGRect(250, 14, 0, 0))
    var log: [String] = []

    override func viewDidLoad() {
      table.rowHeight = 60
      (table.dataSource, table.delegate) = (self, self)
      buy.addTarget(self, action: List.didBuy, for: .touchUpInside)
      toggle.addTarget(self, action: List.didToggle, for: .valueChanged)
      stepper.addTarget(self, action: List.didStep, for: .valueChanged)
      view.addSubview(table)
    }
    func didBuy() { log.append("buy") }
    func didToggle() { log.append("toggle \(toggle.isOn)") }
    func didStep() { log.append("step \(stepper.value)") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row < 3 { cell.contentView.addSubview([buy, toggle, stepper][indexPath.row]) }
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("row \(indexPath.row)")
    }
  }

  private let list = List()
  private let world: World

  init() { world = World(viewController: list) }

  @Test func `a button in a cell buys, beside it the row is selected; a drag scrolls`() throws {
    try world.tap(290, 30)
    try world.wait(1)
    try world.tap(50, 30)
    expectLines(list.log, ["buy", "row 0"])

    list.log = []
    try world.wait(1)
    try world.down(290, 30)
    try world.drag((1...6).map { CGPoint(290, 30 - 8.0 * Double($0)) })
    try world.up()
    expect(list.table.contentOffset.y > 0 && list.log == [])
  }

  @Test func `a switch and a stepper in cells work by taps, drags and holding`() throws {
    try world.tap(325, 90)
    try world.wait(1)
    try world.down(340, 90)
    try world.wait(0.2)
    try world.drag([CGPoint(325, 90), CGPoint(300, 92)])
    try world.up()
    expectLines(list.log, ["toggle true", "toggle false"])
    expect(list.table.contentOffset.y == 0 && list.table.indexPathForSelectedRow == nil)

    list.log = []
    try world.wait(1)
    try world.down(330, 150)
    try world.wait(0.9)
    try world.up()
    expectLines(list.log, ["step 1.0", "step 2.0", "step 3.0"])
    expectNil(list.table.indexPathForSelectedRow?.row)
  }

  @Test func `a list that is reloaded under a finger forgets the touch`() throws {
    try world.down(50, 270)
    try world.wait(0.2)
    expectEqual(list.table.highlighted?.row, 4)
    list.table.reloadData()
    expectNil(list.table.highlighted)
    try world.up()
    expectEqual(list.log, [])
    try world.wait(1)
    try world.tap(50, 270)
    expectLines(list.log, ["row 4"])
  }

  @Test func `a detail screen may come in didSelect, with no finger left`() throws {
    final class Detail: UIViewController {}
    let detail = Detail()
    let opener = Opener { world.viewController.present(detail, animated: true) }
    list.table.delegate = opener
    try world.tap(50, 270)
    expectSame(detail.view.window, world.window)
    expect(!world.lines("touch").contains { $0.hasPrefix("cancelled") })
    world.forget()
    try world.wait(1)
    try world.tap(50, 270)
    expectLines(world.lines("row"), [], "the detail screen is in front")
  }

  private final class Opener: UITableViewDelegate {
    let open: () -> Void
    init(_ open: @escaping () -> Void) { self.open = open }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open() }
  }
}
