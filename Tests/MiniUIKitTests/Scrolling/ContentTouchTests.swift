import MiniUIKit
import TestKit
import Testing

/// Who gets a touch in a scroll view: the content or the pan.
@Suite(.provedOnce(.engine)) struct ContentTouchTests {
  @Test func `RC-18 a scroll view passes no touch on`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.tap(50, 150)
    try scene.world.wait(1)
    try scene.world.tap(250, 350)
    let heard = scene.world.events.filter { $0.kind == "touch" }.map { "\($0.who) \($0.what)" }
    expectEqual(
      heard,
      [
        "content began", "scroll began", "content ended", "scroll ended", "scroll began",
        "scroll ended",
      ])
  }

  @Test func `RC-19 a cell and its content view pass on, so the table hears`() throws {
    let (world, table, rows) = (World(), UITableView(), GestureScene.Rows())
    table.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    world.add("table", table)
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
    let scene = ScrollScene(UIView())
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      scene.world.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    expectSame(hit(50, 150), scene.content)
    expectSame(hit(299, 399), scene.scroll)
    expectSame(hit(299, 400), scene.world.root)
    scene.scroll.contentOffset.y = 60
    expectSame(hit(50, 139), scene.content)
    expectSame(hit(50, 140), scene.scroll)
    expectSame(hit(50, 99), scene.world.root)
  }

  @Test func `SV-1 a scroll view owns a pan, a pinch and a recognizer that only delays`() throws {
    let scene = ScrollScene(UIView())
    expectEqual(scene.scroll.gestureRecognizers?.count, 3)
    expectSame(scene.scroll.panGestureRecognizer.view, scene.scroll)
    expectSame(scene.scroll.pinchGestureRecognizer?.view, scene.scroll)
    try scene.world.tap(50, 150)
    let states = scene.world.lines("gesture", of: ["delay(scroll)"])
    expectLines(states, ["delay(scroll) failed", "delay(scroll) possible"])
  }

  @Test func `SV-2 without the delay the content is asked for and hears at once`() throws {
    let scene = ScrollScene(UIView(), in: AnsweringScrollView())
    scene.scroll.delaysContentTouches = false
    try scene.world.down(50, 150)
    expectLines(scene.lines, ["scroll touchesShouldBegin -> yes", "content began", "scroll began"])
  }

  @Test(arguments: [(0.149, false), (0.15, true)])
  func `SV-3 the content hears of a finger after 0.15 s`(time: Double, hears: Bool) throws {
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 150)
    try scene.world.wait(time)
    expectLines(scene.heard, hears ? ["content began"] : [])
  }

  @Test func `SV-3 a finger lifted earlier ends the hold`() throws {
    let scene = ScrollScene(UIView())
    try scene.world.tap(50, 150)
    expectLines(scene.heard, ["content began", "content ended"])
  }

  @Test func `SV-4 a quick tap on a button sends down and up at the up event`() throws {
    let scene = ScrollScene(UIButton())
    try scene.world.down(50, 150)
    try scene.world.wait(0.1)
    expectEqual(scene.heard, [])
    expect(!scene.content.isHighlighted)
    try scene.world.up()
    expect(scene.heard.contains("content touchUpInside"))
  }

  @Test func `SV-5 touchesShouldBegin false: the content never hears of the touch`() throws {
    let scroll = AnsweringScrollView()
    scroll.shouldBegin = false
    let scene = ScrollScene(UIButton(), in: scroll)
    try scene.world.down(50, 150)
    try scene.world.wait(0.4)
    try scene.world.up()
    expectEqual(scene.heard, [])
    expectLines(scroll.asked, ["begin content"])
  }

  @Test func `SV-6 a drag takes the touch of a plain view, not that of a control`() throws {
    let plain = ScrollScene(UIView())
    let button = ScrollScene(UIButton())
    for world in [plain.world, button.world] {
      try world.down(50, 190)
      try world.wait(0.2)
    }
    try plain.drag(to: [180, 160])
    try button.drag(to: [180, 160])
    expectLines(plain.heard, ["content began", "content cancelled"])
    expectEqual(plain.scroll.contentOffset.y, 20)
    expectEqual(button.scroll.contentOffset.y, 0)
    expectEqual(button.heard.last, "content touchDragInside")
  }

  @Test func `SV-6 touchesShouldCancel may say yes for a control, which is then cancelled`() throws
  {
    let scroll = AnsweringScrollView()
    scroll.shouldCancel = true
    let scene = ScrollScene(UIButton(), in: scroll)
    try scene.world.down(50, 190)
    try scene.world.wait(0.2)
    try scene.drag(to: [180, 160])
    expectEqual(scene.heard.last, "content touchCancel")
    expectEqual(scroll.contentOffset.y, 20)
  }

  @Test func `SV-6 without canCancelContentTouches nobody is asked and nothing scrolls`() throws {
    let scroll = AnsweringScrollView()
    scroll.canCancelContentTouches = false
    let scene = ScrollScene(UIView(), in: scroll)
    try scene.world.down(50, 190)
    try scene.world.wait(0.2)
    try scene.drag(to: [180, 160])
    expectEqual(scroll.contentOffset.y, 0)
    expectLines(scroll.asked, ["begin content"])
    expectEqual(scene.heard.last, "content moved")
  }

  @Test func `SV-7 a fast drag from a button scrolls, and the button hears nothing`() throws {
    let scene = ScrollScene(UIButton())
    try scene.world.down(50, 190)
    try scene.drag(to: [180, 160])
    expectEqual(scene.heard, [])
    expectEqual(scene.scroll.contentOffset.y, 20)
  }

  @Test func `SV-8 a table does not scroll from a button in a cell, unless it may cancel`() throws {
    for mayCancel in [false, true] {
      final class Table: UITableView {
        var mayCancel = false
        override func touchesShouldCancel(in view: UIView) -> Bool {
          mayCancel || super.touchesShouldCancel(in: view)
        }
      }
      let (world, table, rows) = (World(), Table(), GestureScene.Rows())
      table.mayCancel = mayCancel
      table.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      world.add("table", table)
      table.dataSource = rows
      table.reloadData()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      world.add("button", UIButton(frame: cell.contentView.bounds), to: cell.contentView)
      try world.down(50, 170)
      try world.wait(0.3)
      for y in [160.0, 140] {
        try world.frame()
        try world.move(50, y)
      }
      expectEqual(table.contentOffset.y, mayCancel ? 20 : 0)
    }
  }

  @Test func `SV-9 presses do not wait for a scroll view`() throws {
    final class Listener: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = ScrollScene(Listener())
    scene.content.becomeFirstResponder()
    try scene.world.phone.press(.select)
    expectLines(scene.world.lines("press", of: ["content"]), ["content began", "content ended"])
  }

  @Test func `SV-11 a finger on a moving view stops it; the content gets no tap (unconfirmed)`()
    throws
  {
    let scene = ScrollScene(UIButton())
    scene.content.frame.size.height = 600
    try scene.flick(600)
    expect(scene.scroll.isDecelerating)
    try scene.world.wait(0.1)
    let before = scene.heard
    try scene.world.down(50, 200)
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
    let scene = ScrollScene(UIView())
    try scene.world.down(50, 190)
    expect(scene.scroll.isTracking && !scene.scroll.isDragging)
    try scene.drag(to: [180, 150])
    expect(scene.scroll.isTracking && scene.scroll.isDragging)
    try scene.world.up()
    #expect(!scene.scroll.isTracking && !scene.scroll.isDragging && scene.scroll.isDecelerating)
    try scene.world.wait(5)
    expect(!scene.scroll.isDecelerating)
  }
}
