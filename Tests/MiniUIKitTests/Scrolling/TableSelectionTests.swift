import MiniUIKit
import TestKit
import Testing

/// Which rows are selected: by fingers and by the program.
@Suite(.provedOnce(.engine)) struct TableSelectionTests {
  private final class Rows: UITableViewDelegate {
    var calls: [String] = []
    var onSelect: (UITableView, Int) -> Void = { _, _ in }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
      onSelect(tableView, indexPath.row)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
    }
  }

  private let world = World()
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(0, 0, 200, 200))

  init() {
    table.numberOfRows = 20
    table.delegate = rows
    world.add("table", table)
  }

  private func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  private func tapRow(_ row: Int) throws {
    try world.tap(10, CGFloat(row) * 44 + 22)
    try world.wait(1)
  }

  @Test func `SV-44 a row is selected after the event, before the loop sleeps`() throws {
    try world.tap(10, 22)
    let lines = world.lines("row", "touch", "system")
    expectEqual(
      lines.suffix(8),
      [
        "table highlight 0", "ended table", "table unhighlight 0", "UIWindow sendEvent ended",
        "UIApplication sendEvent ended", "table select 0", "runLoop beforeWaiting", "runLoop sleep",
      ])
    expectLines(rows.calls, ["select 0"])

    // So a screen that didSelect presents comes outside the touch.
    world.forget()
    try world.wait(1)
    let modal = UIViewController()
    modal.view.traceName = "modal"
    rows.onSelect = { [world] _, _ in
      world.viewController.present(modal, animated: true)
    }
    try tapRow(1)
    expectSame(modal.presentingViewController, world.viewController)
    expect(!world.lines("touch").contains { $0.hasPrefix("cancelled") })
  }

  @Test func `SV-44 a table that is reloaded in between selects no row that is gone`() throws {
    try world.down(10, 22)
    try world.wait(0.2)
    world.phone.runLoop.addObserver(.beforeSources) { [table] in
      if table.highlighted == nil { table.numberOfRows = 0 }
    }
    try world.up()
    expectLines(rows.calls, [])
  }

  @Test func `SV-30 the next row takes the last one's place, or is added to it`() throws {
    for row in [2, 0, 0] { try tapRow(row) }
    expectEqual(table.indexPathsForSelectedRows, [row(0)])
    expectLines(rows.calls, ["select 2", "deselect 2", "select 0", "select 0"])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    rows.calls = []
    table.allowsMultipleSelection = true
    for row in [2, 0, 2] { try tapRow(row) }
    expectEqual(table.indexPathsForSelectedRows, [row(0)])
    expectLines(rows.calls, ["select 2", "select 0", "deselect 2"], "a second tap takes it back")
  }

  @Test func `SV-30 what the program selects, the delegate does not hear of`() {
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    table.selectRow(at: row(5), animated: false, scrollPosition: .none)
    expectEqual(table.indexPathsForSelectedRows, [row(5)])
    table.allowsMultipleSelection = true
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    table.selectRow(at: row(99), animated: false, scrollPosition: .top)
    expectEqual(table.indexPathsForSelectedRows, [row(5), row(3)])
    table.deselectRow(at: row(5), animated: true)
    expectEqual(table.indexPathsForSelectedRows, [row(3)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    expectNil(table.indexPathsForSelectedRows)
    expectLines(rows.calls, [])
    // A row can be scrolled to, as far as there is content.
    let places: [(UITableView.ScrollPosition, row: Int, CGFloat)] = [
      (.none, 10, 0), (.top, 10, 440), (.middle, 10, 362), (.bottom, 10, 284), (.top, 19, 680),
    ]
    for (position, number, offset) in places {
      table.contentOffset = .zero
      table.selectRow(at: row(number), animated: false, scrollPosition: position)
      expectEqual(table.contentOffset.y, offset)
    }
  }
}
