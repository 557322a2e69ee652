import MiniUIKit
import TestKit
import Testing

/// The golden traces of scroll views and tables, each from down to up.
@Suite(.provedOnce(.engine)) struct ScrollTraceTests {
  /// A table of rows in a view A that has a tap recognizer.
  private func table(
    _ tap: (UITapGestureRecognizer) -> Void = { _ in }
  ) -> (GestureScene, UITableView) {
    let scene = GestureScene()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scene.c.removeFromSuperview()
    scene.world.add("table", table, to: scene.a)
    table.dataSource = scene.rows
    table.reloadData()
    tap(scene.tap(on: scene.a, "tapA"))
    return (scene, table)
  }

  private static let told = ["action", "touch", "row", "scroll", "control"]

  private func told(_ scene: GestureScene, _ names: [String]) -> [String] {
    scene.world.events.filter {
      Self.told.contains($0.kind) && names.contains($0.who) || $0.kind == "action"
    }
    .map { "\($0.who) \($0.what)" }
  }

  @Test func `TR-22 SV-31 a quick tap on a row: the ancestor's tap, and the table hears nothing`()
    throws
  {
    let (scene, table) = table()
    try scene.world.tap(60, 60)
    expectLines(told(scene, ["table"]), ["target tapA"])
    expectNil(table.indexPathForSelectedRow?.row)
  }

  @Test func `TR-23 SV-32 a press longer than the delay is highlighted, then taken by the tap`()
    throws
  {
    let (scene, table) = table()
    try scene.world.down(60, 60)
    try scene.world.wait(0.149)
    expectEqual(told(scene, ["table"]), [])
    try scene.world.wait(0.002)
    expectLines(told(scene, ["table"]), ["table began", "table highlight 0"])
    try scene.world.wait(0.149)
    try scene.world.up()
    expectEqual(
      told(scene, ["table"]),
      [
        "table began", "table highlight 0", "target tapA", "table cancelled", "table unhighlight 0",
      ])
    expectNil(table.indexPathForSelectedRow?.row)
  }

  @Test func `TR-24 SV-33 a press longer than a tap may last selects the row`() throws {
    let (scene, table) = table()
    try scene.world.down(60, 60)
    try scene.world.wait(0.8)
    try scene.world.up()
    expectEqual(
      told(scene, ["table"]),
      [
        "table began", "table highlight 0", "table ended", "table unhighlight 0", "table select 0",
      ])
    expectEqual(table.indexPathForSelectedRow?.row, 0)
  }

  @Test func `TR-25 SV-35 a tap that cancels nothing: both its action and the selection`() throws {
    let (scene, _) = table { $0.cancelsTouchesInView = false }
    try scene.world.tap(60, 60)
    expectEqual(
      told(scene, ["table"]),
      [
        "target tapA", "table began", "table highlight 0", "table ended", "table unhighlight 0",
        "table select 0",
      ])
  }

  /// A scroll view of twice its height with something in it.
  private func scroll<View: UIView>(_ view: View) -> (World, UIScrollView) {
    let world = World()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 600)
    world.add("scroll", scroll)
    world.add("content", view, to: scroll)
    return (world, scroll)
  }

  private func heard(_ world: World) -> [String] {
    world.events.filter {
      ["control", "touch", "scroll"].contains($0.kind) && ["content", "scroll"].contains($0.who)
    }.map { "\($0.who) \($0.what)" }
  }

  @Test func `TR-26 a quick tap on a button in a scroll view: down and up at once`() throws {
    let (world, _) = scroll(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    try world.down(50, 150)
    try world.wait(0.08)
    expectEqual(heard(world), [])
    try world.up()
    expectEqual(
      heard(world),
      [
        "content began", "content touchDown", "content ended", "content touchUpInside",
        "content primaryActionTriggered",
      ])
  }

  @Test func `TR-27 a slow drag from a button does not scroll`() throws {
    let (world, scroll) = scroll(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    try world.down(50, 190)
    try world.wait(0.3)
    for y in stride(from: 180.0, through: 150, by: -10) {
      try world.frame()
      try world.move(50, y)
    }
    expectEqual(scroll.contentOffset, .zero)
    expect(world.lines("ask").contains("scroll touchesShouldCancel -> no"))
    expectEqual(heard(world).last, "content touchDragInside")
  }

  @Test func `TR-28 a slow drag from a plain view takes its touch and scrolls`() throws {
    let (world, scroll) = scroll(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    try world.down(50, 190)
    try world.wait(0.3)
    expectLines(heard(world), ["content began", "scroll began"])
    for y in [185.0, 175, 150] {
      try world.frame()
      try world.move(50, y)
    }
    expectEqual(
      heard(world).suffix(6),
      [
        "scroll moved", "scroll willBeginDragging", "scroll didScroll 0,5", "content cancelled",
        "scroll cancelled", "scroll didScroll 0,30",
      ])
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 30))
  }
}
