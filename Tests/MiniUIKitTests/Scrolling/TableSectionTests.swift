import MiniUIKit
import TestKit
import Testing

/// Sections and index paths, cells that are registered, and what a reload changes.
@Suite(.provedOnce(.engine)) struct TableSectionTests {
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var counts = [2, 0, 3]
    var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      calls.append("count \(section)")
      return counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.section) \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.section) \(indexPath.row)")
    }
  }

  private final class RowCell: UITableViewCell {
    let button = UIButton()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(button)
    }
  }

  private let world = World()
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(0, 0, 200, 400))

  init() {
    table.register(RowCell.init, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    world.add("table", table)
  }

  /// Taps at a height, long after the last tap and before the next.
  private func tap(_ y: CGFloat) throws {
    try world.tap(10, y)
    try world.wait(1)
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `SV-49 each place has one row, sections in order, and can be scrolled to`() {
    expectEqual(table.numberOfSections, 3)
    expectEqual((0..<3).map { table.numberOfRows(inSection: $0) }, [2, 0, 3])
    let all = [path(0, 0), path(0, 1), path(2, 0), path(2, 1), path(2, 2)]
    for (place, row) in all.enumerated() {
      let area = table.rectForRow(at: row)
      expectEqual(area, CGRect(0, CGFloat(place) * 44, 200, 44))
      expectEqual(table.indexPathForRow(at: CGPoint(5, area.minY)), row)
      expectEqual(table.indexPathForRow(at: CGPoint(5, area.maxY - 0.5)), row)
    }
    expectNil(table.indexPathForRow(at: CGPoint(5, 220)))
    expectNil(table.indexPathForRow(at: CGPoint(5, -1)))
    expectNil(table.indexPathForRow(at: CGPoint(200, 5)))
    expectEqual(table.rectForRow(at: path(1, 0)), .zero)
    expectEqual(table.indexPathsForVisibleRows, all)
    expectEqual(table.contentSize.height, 220)
    for cell in table.visibleCells {
      expectSame(table.indexPath(for: cell).flatMap { table.cellForRow(at: $0) }, cell)
    }
    expectNil(table.indexPath(for: UITableViewCell()))

    rows.counts = [5, 40]
    table.reloadData()
    for (position, offset) in [
      (.top, 440), (.middle, 262), (.bottom, 84),
    ] as [(UITableView.ScrollPosition, CGFloat)] {
      table.scrollToRow(at: path(1, 5), at: position, animated: false)
      expectEqual(table.contentOffset.y, offset)
    }
    table.scrollToRow(at: path(1, 5), at: .none, animated: false)
    expectEqual(table.contentOffset.y, 84, "it is in view")
    table.scrollToRow(at: path(0, 0), at: .none, animated: false)
    expectEqual(table.contentOffset.y, 0)
    table.scrollToRow(at: path(7, 0), at: .top, animated: false)
    expectEqual(table.contentOffset.y, 0, "there is no such row")
  }

  @Test func `SV-30 a touch selects its section's row; willDeselect may object`() throws {
    try tap(100)
    expectLines(
      world.lines("row"),
      ["table highlight [2, 0]", "table unhighlight [2, 0]", "table select [2, 0]"])
    expectEqual(table.indexPathForSelectedRow, path(2, 0))
    expectEqual(table.cellForRow(at: path(2, 0))?.name, "cell [2, 0]")
    expectEqual(table.cellForRow(at: path(2, 0))?.isSelected, true)
    expectEqual(table.cellForRow(at: path(0, 0))?.isSelected, false)

    table.reloadData()
    final class Asked: UITableViewDelegate {
      var answer: (IndexPath) -> IndexPath? = { $0 }
      var calls: [String] = []
      func tableView(_ t: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will \(indexPath.row)")
        return answer(indexPath)
      }
      func tableView(_ t: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("did \(indexPath.row)")
      }
    }
    let asked = Asked()
    table.delegate = asked
    try tap(22)
    try tap(66)
    expectLines(asked.calls, ["will 0", "did 0"])
    asked.answer = { _ in nil }
    try tap(22)
    expectLines(asked.calls, ["will 0", "did 0", "will 1"])
    expectEqual(table.indexPathsForSelectedRows, [path(0, 1), path(0, 0)])
  }

  @Test func `SV-45 a registered cell is made with its identifier and used again`() throws {
    let cell = try #require(table.cellForRow(at: path(0, 0)) as? RowCell)
    expectEqual(cell.reuseIdentifier, "row")
    expectNil(table.dequeueReusableCell(withIdentifier: "other"))
    rows.counts = [1]
    table.reloadData()
    let others = [table.dequeueReusableCell(withIdentifier: "row")].compactMap { $0 }
    expect(others.allSatisfy { $0 is RowCell && $0 !== table.cellForRow(at: path(0, 0)) })
    table.register(nil, forCellReuseIdentifier: "row")
    for _ in 0..<3 { _ = table.dequeueReusableCell(withIdentifier: "row") }
    expectNil(table.dequeueReusableCell(withIdentifier: "row"), "all are used, and none is made")
  }

  @Test func `SV-48 SV-49 a reload counts rows anew and drops the selection`() throws {
    func counted() -> [String] {
      defer { rows.calls = [] }
      return rows.calls.filter { $0.hasPrefix("count") }
    }
    _ = counted()
    table.contentOffset.y = 10
    table.contentOffset.y = 0
    try tap(22)
    expectLines(counted(), [])
    rows.counts = [7]
    expectEqual(table.numberOfRows(inSection: 0), 2)
    table.reloadData()
    expectEqual(table.numberOfRows(inSection: 0), 7)
    expectLines(rows.calls, ["count 0"], "and it tells no delegate of the selection (SV-48)")
    expectNil(table.indexPathForSelectedRow)
    expectNil(table.indexPathsForSelectedRows)
    expectEqual(table.visibleCells.contains { $0.isSelected }, false)
    expectEqual(world.lines("row").last, "table deselect [0, 0]")
    let other = Rows()
    other.counts = [1]
    table.dataSource = other
    expectEqual(table.numberOfSections, 1)
    expectEqual(table.visibleCells.count, 1)
    table.dataSource = nil
    expectEqual(table.visibleCells.count, 0)
  }

  @Test func `SV-29 a table's delegate hears of rows and of motion under one name`() throws {
    final class Both: UITableViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select")
      }
    }
    let both = Both()
    table.delegate = nil
    expectNil(table.delegate)
    let scroll: UIScrollView = table
    scroll.delegate = both
    expectSame(table.delegate, both)
    table.contentOffset.y = 3
    try tap(22)
    expectLines(both.calls, ["scroll", "select"])
  }
}
