import MiniUIKit
import TestKit
import Testing

/// Highlight and selection of a table's rows.
@Suite(.provedOnce(.engine)) struct TableTests {
  final class Rows: UITableViewDataSource, UITableViewDelegate {
    var count = 20
    var calls: [String] = []
    var shouldHighlight = true
    var willSelect: (Int) -> Int? = { $0 }
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      shouldHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("willSelect \(indexPath.row)")
      return willSelect(indexPath.row).map { IndexPath(row: $0, section: 0) }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
    }
  }

  private let world = World()
  private let table = UITableView(frame: CGRect(0, 100, 300, 200))
  private let rows = Rows()

  init() {
    world.add("table", table)
    (table.dataSource, table.delegate) = (rows, rows)
    table.reloadData()
  }

  /// The row that is selected.
  private var selected: Int? { table.indexPathForSelectedRow?.row }

  @Test func `SV-30 a tap highlights, unhighlights and selects, as the delegate likes`() throws {
    try world.tap(50, 150)
    expectLines(rows.calls, ["highlight 1", "unhighlight 1", "willSelect 1", "select 1"])
    expectEqual(selected, 1)
    rows.calls = []
    try world.tap(50, 200)
    expectLines(
      rows.calls, ["highlight 2", "unhighlight 2", "willSelect 2", "deselect 1", "select 2"])
    // It may refuse the highlight, the selection, or choose another row.
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    (rows.calls, rows.shouldHighlight) = ([], false)
    try world.tap(50, 150)
    expectLines(rows.calls, [])
    expectNil(selected)
    rows.shouldHighlight = true
    rows.willSelect = { _ in nil }
    try world.tap(50, 150)
    expectLines(rows.calls, ["highlight 1", "unhighlight 1", "willSelect 1"])
    rows.willSelect = { _ in 3 }
    try world.tap(50, 150)
    expectEqual(selected, 3)
  }

  /// Up, and to the side, where there is nothing to scroll.
  @Test(arguments: [(50, 200), (120, 250)])
  func `SV-30 a drag takes the highlight away, and nothing is selected`(x: CGFloat, y: CGFloat)
    throws
  {
    try world.down(50, 250)
    try world.wait(0.2)
    expectEqual(table.highlighted?.row, 3)
    try world.drag([CGPoint(x, y)])
    try world.up()
    expectLines(rows.calls, ["highlight 3", "unhighlight 3"])
    expectNil(selected)
    expectEqual(table.contentOffset.y > 0, y < 250)
  }

  @Test func `SV-45 cells are used again, and the selection stays with its row`() throws {
    try world.tap(50, 150)
    let made = rows.made
    table.contentOffset.y = 440
    expect(rows.made <= made + 1)
    expect(table.cells(selected: true).isEmpty)
    table.contentOffset.y = 0
    expectEqual(table.cells(selected: true), [1])
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.name, "cell 1")
  }

  @Test func `SV-46 P-36 what is added to the cell lies behind its content view`() throws {
    final class Screen: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let (cell, button) = (UITableViewCell(), UIButton())
        button.frame = CGRect(0, 0, 100, 44)
        button.traceName = "button"
        (indexPath.row == 0 ? cell : cell.contentView).addSubview(button)
        return cell
      }
    }
    let screen = Screen()
    table.dataSource = screen
    table.reloadData()
    expectEqual(world.hit(50, 120), "content 0")
    expectEqual(world.hit(50, 160), "button")
  }

  @Test func `SV-34 SV-36 an ancestor's tap fails by a drag, if it got the touch`() throws {
    final class Delegate: UIGestureRecognizerDelegate {
      var table: UITableView?
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
      {
        table.map { touch.view?.isDescendant(of: $0) != true } ?? true
      }
    }
    let (tap, delegate) = (UITapGestureRecognizer(), Delegate())
    delegate.table = table
    tap.delegate = delegate
    world.root.addGestureRecognizer(tap)
    try world.tap(50, 150)
    expectEqual(rows.calls.last, "select 1")
    expect(world.lines("gesture", of: ["tap(root)"]).isEmpty)

    try world.wait(1)
    tap.delegate = nil
    try world.stroke((50, 250), (50, 200), end: nil)
    expectEqual(table.contentOffset.y, 40)
    expect(world.lines("gesture").contains("tap(root) failed"))
  }

  @Test func `SV-51 a pressed row highlights the controls in its cell`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let (box, button) = (UIView(), UIButton(frame: CGRect(150, 0, 20, 20)))
    box.addSubview(button)
    cell.contentView.addSubview(box)
    try world.down(50, 250)
    try world.wait(0.2)
    expect(cell.isHighlighted && button.isHighlighted && !button.isTracking)
    try world.up()
    expect(!cell.isHighlighted && !button.isHighlighted)
  }
}

extension UITableView {
  fileprivate func cells(selected: Bool) -> [Int] {
    (0..<20).filter { cellForRow(at: IndexPath(row: $0, section: 0))?.isSelected == selected }
  }
}
