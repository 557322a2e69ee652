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

  /// What the table and the targets do.
  private func deliveries(_ scene: GestureScene) -> [String] {
    let kinds = ["touch", "row", "scroll", "control"]
    return scene.world.events.filter {
      kinds.contains($0.kind) && $0.who == "table" || $0.kind == "action"
    }.map { "\($0.who) \($0.what)" }
  }

  @Test func `TR-22 TR-25 SV-31 SV-35 a quick tap on a row: the ancestor's tap, or both`() throws {
    let (scene, table) = table()
    try scene.world.tap(60, 60)
    expectLines(deliveries(scene), ["target tapA"], "the table hears nothing")
    expectNil(table.indexPathForSelectedRow?.row)

    let (both, _) = self.table { $0.cancelsTouchesInView = false }
    try both.world.tap(60, 60)
    expectLines(
      deliveries(both), "target tapA", "table began", "table highlight 0", "table ended",
      "table unhighlight 0", "table select 0")
  }

  @Test func `TR-23 TR-24 SV-32 SV-33 a press on a row is the tap's, or too long`() throws {
    let (scene, table) = table()
    try scene.world.down(60, 60)
    try scene.world.wait(0.149)
    expectEqual(deliveries(scene), [])
    try scene.world.wait(0.002)
    expectLines(deliveries(scene), "table began", "table highlight 0")
    try scene.world.wait(0.149)
    try scene.world.up()
    expectLines(
      deliveries(scene), "table began", "table highlight 0", "target tapA", "table cancelled",
      "table unhighlight 0")
    expectNil(table.indexPathForSelectedRow?.row)
    scene.world.forget()
    try scene.holdC(0.8)
    try scene.world.up()
    expectLines(
      deliveries(scene), "table began", "table highlight 0", "table ended", "table unhighlight 0",
      "table select 0")
    expectEqual(table.indexPathForSelectedRow?.row, 0)
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

  @Test func `TR-26 TR-27 a button in a scroll view, tapped quickly, dragged slowly`() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (quick, _) = scroll(UIButton(frame: frame))
    try quick.down(50, 150)
    try quick.wait(0.08)
    expectEqual(heard(quick), [])
    try quick.up()
    expectLines(
      heard(quick), "content began", "content touchDown", "content ended", "content touchUpInside",
      "content primaryActionTriggered")

    let (slow, scroll) = scroll(UIButton(frame: frame))
    try slow.down(50, 190)
    try slow.wait(0.3)
    try slow.drag(stride(from: 180.0, through: 150, by: -10).map { CGPoint(x: 50, y: $0) })
    expectEqual(scroll.contentOffset, .zero)
    expect(slow.lines("ask").contains("scroll touchesShouldCancel -> no"))
    expectEqual(heard(slow).last, "content touchDragInside")
  }

  @Test func `TR-28 a slow drag from a plain view takes its touch and scrolls`() throws {
    let (world, scroll) = scroll(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    try world.down(50, 190)
    try world.wait(0.3)
    expectLines(heard(world), "content began", "scroll began")
    try world.drag([185, 175, 150].map { CGPoint(x: 50, y: $0) })
    expectLines(
      heard(world).suffix(6), "scroll moved", "scroll willBeginDragging", "scroll didScroll 0,5",
      "content cancelled", "scroll cancelled", "scroll didScroll 0,30")
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 30))
  }
}
