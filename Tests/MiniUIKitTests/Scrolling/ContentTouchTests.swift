import MiniUIKit
import TestKit
import Testing

/// Who gets a touch in a scroll view: the content or the pan.
@Suite(.provedOnce(.engine)) struct ContentTouchTests {
  private let scene = ScrollScene(UIView())

  @Test func `RC-18 RC-19 a scroll view passes no touch on, a cell and its content do`() throws {
    try scene.world.tap(50, 150)
    try scene.world.wait(1)
    try scene.world.tap(250, 350)
    expectLines(
      scene.world.news("touch"),
      [
        "began content", "began scroll", "ended content", "ended scroll", "began scroll",
        "ended scroll",
      ])
    let (world, rows) = (World(), GestureScene.Rows())
    let table = world.add("table", UITableView(frame: CGRect(0, 100, 300, 200)))
    table.dataSource = rows
    table.reloadData()
    try world.tap(50, 150)
    expectLines(
      world.lines("touch"),
      [
        "began content 1", "began cell 1", "began table", "ended content 1", "ended cell 1",
        "ended table",
      ])
  }

  @Test func `HT-16 a scroll view is hit as any view is, by its bounds and those of its content`() {
    let world = scene.world
    expectEqual(world.hit(50, 150), "content")
    expectEqual(world.hit(299, 399), "scroll")
    expectEqual(world.hit(299, 400), "root")
    scene.scroll.contentOffset.y = 60
    expectEqual(world.hit(50, 139), "content")
    expectEqual(world.hit(50, 140), "scroll")
    expectEqual(world.hit(50, 99), "root")
  }

  @Test func `SV-1 SV-2 a scroll view owns a pan, a pinch and what delays, if anything`() throws {
    expectEqual(scene.scroll.gestureRecognizers?.count, 3)
    expectSame(scene.scroll.panGestureRecognizer.view, scene.scroll)
    expectSame(scene.scroll.pinchGestureRecognizer?.view, scene.scroll)
    try scene.world.tap(50, 150)
    let states = scene.world.lines("gesture", of: ["delay(scroll)"])
    expectLines(states, ["delay(scroll) failed", "delay(scroll) possible"])

    let hasty = ScrollScene(UIView(), in: AnsweringScrollView())
    hasty.scroll.delaysContentTouches = false
    try hasty.press(150)
    expectLines(hasty.lines, ["scroll touchesShouldBegin -> yes", "content began", "scroll began"])
  }

  @Test func `SV-3 SV-4 the content hears after 0.15 s, or when the finger is lifted`() throws {
    try scene.press(150, after: 0.149)
    expectLines(scene.heard, [])
    try scene.world.wait(0.001)
    expectLines(scene.heard, ["content began"])
    try scene.world.up()
    try scene.world.wait(1)
    scene.world.forget()
    try scene.world.tap(50, 150)
    expectLines(scene.heard, ["content began", "content ended"])
    // A quick tap on a button sends down and up at the up event (SV-4).
    let button = ScrollScene(UIButton())
    try button.press(150, after: 0.1)
    expectLines(button.heard, [])
    expect(!button.content.isHighlighted)
    try button.world.up()
    expect(button.heard.contains("content touchUpInside"))
  }

  @Test func `SV-6 SV-7 a drag takes a plain view's touch, a control's only if fast`() throws {
    try scene.press(190, 180, 160, after: 0.2)
    expectLines(scene.heard, ["content began", "content cancelled"])
    expectEqual(scene.scroll.contentOffset.y, 20)
    let slow = ScrollScene(UIButton())
    try slow.press(190, 180, 160, after: 0.2)
    expectEqual(slow.scroll.contentOffset.y, 0)
    expectEqual(slow.heard.last, "content touchDragInside")
    let fast = ScrollScene(UIButton())
    try fast.press(190, 180, 160)
    expectLines(fast.heard, [], "SV-7")
    expectEqual(fast.scroll.contentOffset.y, 20)
  }

  @Test func `SV-5 SV-6 a control's touch may be taken, left, or never begun`() throws {
    let willing = AnsweringScrollView()
    willing.shouldCancel = true
    let button = ScrollScene(UIButton(), in: willing)
    try button.press(190, 180, 160, after: 0.2)
    expectEqual(button.heard.last, "content touchCancel")
    expectEqual(willing.contentOffset.y, 20)
    let stiff = AnsweringScrollView()
    stiff.canCancelContentTouches = false
    let plain = ScrollScene(UIView(), in: stiff)
    try plain.press(190, 180, 160, after: 0.2)
    expectEqual(stiff.contentOffset.y, 0)
    expectLines(stiff.asked, ["begin content"], "nobody is asked and nothing scrolls")
    expectEqual(plain.heard.last, "content moved")

    let closed = AnsweringScrollView()
    closed.shouldBegin = false
    let mute = ScrollScene(UIButton(), in: closed)
    try mute.press(150, after: 0.4)
    try mute.world.up()
    expectLines(mute.heard, [])
    expectLines(closed.asked, ["begin content"])
  }

  @Test(arguments: [false, true])
  func `SV-8 a table does not scroll from a button in a cell, unless it may cancel`(
    mayCancel: Bool
  ) throws {
    final class Table: UITableView {
      var mayCancel = false
      override func touchesShouldCancel(in view: UIView) -> Bool {
        mayCancel || super.touchesShouldCancel(in: view)
      }
    }
    let (world, rows) = (World(), GestureScene.Rows())
    let table = world.add("table", Table(frame: CGRect(0, 100, 300, 200)))
    table.mayCancel = mayCancel
    table.dataSource = rows
    table.reloadData()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    world.add("button", UIButton(frame: cell.contentView.bounds), to: cell.contentView)
    try world.down(50, 170)
    try world.wait(0.3)
    try world.drag([CGPoint(50, 160), CGPoint(50, 140)])
    expectEqual(table.contentOffset.y, mayCancel ? 20 : 0)
  }

  @Test func `SV-9 presses do not wait for a scroll view`() throws {
    let scene = ScrollScene(EagerView())
    scene.content.becomeFirstResponder()
    try scene.world.phone.press(.select)
    expectLines(scene.world.lines("press", of: ["content"]), ["content began", "content ended"])
  }

  @Test func `SV-11 a finger stops a moving view, and is no tap (unconfirmed)`() throws {
    let scene = ScrollScene(UIButton())
    scene.content.frame.size.height = 600
    try scene.flick(600)
    expect(scene.scroll.isDecelerating)
    try scene.world.wait(0.1)
    let before = scene.heard
    try scene.press(200)
    expect(!scene.scroll.isDecelerating)
    let place = scene.scroll.contentOffset
    try scene.world.wait(0.3)
    try scene.world.up()
    expectEqual(scene.scroll.contentOffset, place)
    expectLines(scene.heard, before)
    try scene.world.tap(50, 200)
    expect(scene.heard.contains("content touchUpInside"))
  }

  @Test func `SV-12 tracking begins with the finger, dragging with the scrolling`() throws {
    let scroll = scene.scroll
    func flags() -> [Bool] { [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] }
    try scene.press(190)
    expectEqual(flags(), [true, false, false])
    try scene.drag(to: [180, 150])
    expectEqual(flags(), [true, true, false])
    try scene.world.up()
    expectEqual(flags(), [false, false, true])
    try scene.world.wait(5)
    expect(!scroll.isDecelerating)
  }
}
