import MiniUIKit
import TestKit
import Testing

/// A table and the touches in it, as in the published experiment C6.
@Suite(.provedOnce(.engine)) struct TableTouchTests {
  private final class Rows: UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private func scene(_ table: UITableView = UITableView(frame: .zero)) -> (World, UITableView, Rows)
  {
    let (world, rows) = (World(), Rows())
    table.frame = CGRect(0, 100, 200, 200)
    table.numberOfRows = 3
    table.delegate = rows
    world.add("tableView", table)
    return (world, table, rows)
  }

  @Test func `RC-16 C6 the table hears of all touches in it; rows are 44 high`() throws {
    let (world, table, rows) = scene()
    world.add("red", CGRect(0, 0, 50, 50), to: table)
    try world.tap(10, 110)
    expectLines(
      world.lines("touch"),
      ["began red", "began tableView", "ended red", "ended tableView"])
    expectEqual(rows.selected, [0])
    expectLines(
      world.lines("row"),
      ["tableView highlight 0", "tableView unhighlight 0", "tableView select 0"])
    expectEqual(table.indexPathForSelectedRow?.row, 0)

    rows.selected = []
    try world.wait(1)
    for y in [143.9, 144, 231.9, 232] {
      try world.tap(10, y)
      try world.wait(1)
    }
    expectEqual(rows.selected, [0, 1, 2])
    try world.stroke((10, 150), end: .cancelled)
    expectEqual(rows.selected, [0, 1, 2])

    final class Mute: UITableView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let (mute, _, silent) = scene(Mute(frame: .zero))
    try mute.tap(10, 150)
    expectEqual(silent.selected, [])
  }
}
