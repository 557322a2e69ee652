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

  private func scene() -> (World, UITableView, Rows) {
    let (world, table, rows) = (World(), UITableView(), Rows())
    table.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    world.add("table", table)
    (table.dataSource, table.delegate) = (rows, rows)
    table.reloadData()
    return (world, table, rows)
  }

  @Test func `SV-30 a tap highlights, unhighlights and selects the row`() throws {
    let (world, table, rows) = scene()
    try world.tap(50, 150)
    expectLines(rows.calls, ["highlight 1", "unhighlight 1", "willSelect 1", "select 1"])
    expectEqual(table.indexPathForSelectedRow?.row, 1)
    rows.calls = []
    try world.tap(50, 200)
    expectLines(
      rows.calls, ["highlight 2", "unhighlight 2", "willSelect 2", "deselect 1", "select 2"])
  }

  @Test func `SV-30 a delegate may refuse the highlight, the selection, or choose another row`()
    throws
  {
    let (world, table, rows) = scene()
    rows.shouldHighlight = false
    try world.tap(50, 150)
    #expect(rows.calls == [] && table.indexPathForSelectedRow?.row == nil)
    rows.shouldHighlight = true
    rows.willSelect = { _ in nil }
    try world.tap(50, 150)
    expectLines(rows.calls, ["highlight 1", "unhighlight 1", "willSelect 1"])
    rows.willSelect = { _ in 3 }
    try world.tap(50, 150)
    expectEqual(table.indexPathForSelectedRow?.row, 3)
  }

  @Test func `SV-30 a drag takes the highlight away, and nothing is selected`() throws {
    let (world, table, rows) = scene()
    try world.down(50, 250)
    try world.wait(0.2)
    expectEqual(table.highlighted?.row, 3)
    try world.frame()
    try world.move(50, 200)
    try world.up()
    expectLines(rows.calls, ["highlight 3", "unhighlight 3"])
    #expect(table.indexPathForSelectedRow?.row == nil && table.contentOffset.y > 0)
  }

  @Test func `a stroke to the side in a row selects nothing`() throws {
    let (world, table, rows) = scene()
    try world.down(50, 150)
    try world.wait(0.2)
    try world.frame()
    try world.move(120, 150)
    try world.up()
    expectLines(rows.calls, ["highlight 1", "unhighlight 1"])
    #expect(table.indexPathForSelectedRow?.row == nil && table.contentOffset.y == 0)
  }

  @Test func `SV-45 cells are used again, and the selection stays with its row`() throws {
    let (world, table, rows) = scene()
    try world.tap(50, 150)
    let made = rows.made
    table.contentOffset.y = 440
    #expect(rows.made <= made + 1)
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
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.traceName = "button"
        (indexPath.row == 0 ? cell : cell.contentView).addSubview(button)
        return cell
      }
    }
    let (world, table, _) = scene()
    let screen = Screen()
    table.dataSource = screen
    table.reloadData()
    expectEqual(world.root.hitTest(CGPoint(x: 50, y: 120), with: nil)?.name, "content 0")
    expectEqual(world.root.hitTest(CGPoint(x: 50, y: 160), with: nil)?.name, "button")
  }

  @Test func `SV-36 shouldReceive false for the table's touches: everything as without the tap`()
    throws
  {
    final class Delegate: UIGestureRecognizerDelegate {
      var table: UITableView?
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
      {
        table.map { touch.view?.isDescendant(of: $0) != true } ?? true
      }
    }
    let (world, table, rows) = scene()
    let (tap, delegate) = (UITapGestureRecognizer(), Delegate())
    delegate.table = table
    tap.delegate = delegate
    world.root.addGestureRecognizer(tap)
    try world.tap(50, 150)
    expectEqual(rows.calls.last, "select 1")
    expect(world.lines("gesture", of: ["tap(root)"]).isEmpty)
  }

  @Test func `SV-34 a drag: the ancestor's tap fails, and the table scrolls`() throws {
    let (world, table, _) = scene()
    world.root.addGestureRecognizer(UITapGestureRecognizer())
    try world.down(50, 250)
    try world.frame()
    try world.move(50, 200)
    expectEqual(table.contentOffset.y, 40)
    expect(world.lines("gesture").contains("tap(root) failed"))
  }

  @Test func `SV-51 a pressed row highlights the controls in its cell`() throws {
    let (world, table, _) = scene()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let (box, button) = (UIView(), UIButton(frame: CGRect(x: 150, y: 0, width: 20, height: 20)))
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
