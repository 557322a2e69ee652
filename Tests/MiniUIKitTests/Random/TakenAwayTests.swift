import MiniUIKit
import TestKit
import Testing

/// Windows, views, controls and recognizers that are taken away while they are called: what long
/// runs have found.
@Suite(.provedOnce(.engine)) struct TakenAwayTests {
  @Test func `EV-17 CT-8 SV-12 a window that is removed stops all that is at work in it`() throws {
    let gesture = GestureScene()
    gesture.add(UIPanGestureRecognizer(), to: gesture.a, "pan").cancelsTouchesInView = false
    try gesture.dragC(15)
    gesture.world.forget()
    gesture.world.application.windowScene.remove(gesture.world.window)
    expectLines(
      gesture.lines, "cancelled C", "cancelled A", "pan(A) = cancelled", "action pan",
      "pan(A) = possible")
    gesture.world.forget()
    try gesture.world.up()
    expectLines(gesture.lines, [])

    let control = ControlWorld()
    try control.world.down(110, 210)
    control.world.forget()
    control.world.application.windowScene.remove(control.world.window)
    expectLines(control.events(), "touchCancel")
    try control.world.up()
    expectEqual(control.events(), [])

    let scroll = ScrollScene(UIView())
    try scroll.flick(-900, from: 110)
    expect(scroll.scroll.isDecelerating || !scroll.scroll.isTracking)
    scroll.scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    scroll.world.application.windowScene.remove(scroll.world.window)
    let place = scroll.scroll.contentOffset
    try scroll.world.wait(1)
    expectEqual(scroll.scroll.contentOffset, place)
    expect(!scroll.scroll.isDecelerating)
  }

  @Test func `GR-110 a press whose window an answer removes is in no recognizer`() throws {
    final class Remover: UIGestureRecognizerDelegate {
      var scene: UIWindowScene?
      var asked = 0
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
      ) -> Bool {
        asked += 1
        if let window = gestureRecognizer.view?.window { scene?.remove(window) }
        return true
      }
    }
    let world = World()
    let remover = Remover()
    remover.scene = world.application.windowScene
    let taps = [UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()]
    for tap in taps { world.window.addGestureRecognizer(tap) }
    taps[1].delegate = remover
    world.forget()
    try world.phone.press(.select)
    expectEqual(remover.asked, 1)
    expectEqual(world.lines("gesturePress"), [])
    expect(!taps.contains { $0.isAtWork })
  }

  @Test func `SV-29 a scroll view put back when its drag is cut off ends its motion`() throws {
    let scene = ScrollScene(UIView())
    let holder = UIView(frame: scene.world.root.bounds)
    scene.world.add("holder", holder)
    holder.addSubview(scene.scroll)
    scene.listener.target = { [root = scene.world.root, scroll = scene.scroll] target in
      root.addSubview(scroll)
      // A drag that is cut off has no speed (SV-41), but may have a place to go to.
      return CGPoint(x: 0, y: target.y + 100)
    }
    try scene.world.down(50, 390)
    try scene.drag(to: [370, 350, 330, 310])
    scene.listener.calls = []
    holder.removeFromSuperview()
    try scene.world.wait(8)
    expectLines(
      scene.listener.calls, "willEndDragging", "didEndDragging true", "willBeginDecelerating",
      "didScroll", "didEndDecelerating")
  }

  @Test func `CT-8 a control that its touchDown removes sends touchCancel, no repeat`() throws {
    let scene = ControlWorld()
    try scene.world.tap(110, 210)
    scene.control.addAction(
      UIAction { [control = scene.control] _ in control.removeFromSuperview() }, for: .touchDown)
    scene.world.forget()
    try scene.world.tap(110, 210)
    expectLines(scene.events(), "touchDown", "touchCancel")
  }

  @Test(arguments: [UIControl.Event.touchDragExit, .touchDragEnter])
  func `CT-8 a control that is taken away at its edge sends touchCancel and nothing after it`(
    edge: UIControl.Event
  ) throws {
    let scene = ControlWorld()
    scene.control.addAction(
      UIAction { [control = scene.control] _ in control.removeFromSuperview() }, for: edge)
    try scene.world.down(110, 210)
    try scene.move(110, 400)
    try scene.move(110, 210)
    try scene.world.up()
    expectEqual(scene.events().last, "touchCancel")
    expectEqual(scene.control.calls.filter { $0.hasPrefix("end") }, [])
  }

  @Test func `CT-8 a field that becoming first takes away ends once`() throws {
    let world = World()
    let field = world.add("field", UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40)))
    field.addAction(UIAction { _ in field.removeFromSuperview() }, for: .editingDidBegin)
    try world.tap(10, 10)
    let ends = world.lines("control").filter { $0.contains("Up") || $0.contains("Cancel") }
    expectLines(ends, "field touchCancel")
    expect(!field.isEditing)
    field.removeAction(identifiedBy: .init("none"), for: .allEvents)
  }

  /// A view that puts itself elsewhere before it is put somewhere.
  private final class Wilful: UIView {
    var home: UIView?
    override func willMove(toSuperview newSuperview: UIView?) {
      guard let home, newSuperview !== home, newSuperview != nil else { return }
      home.addSubview(self)
    }
  }

  @Test func `HT-3 a view that is put back, or elsewhere, while it is moved stays there`() throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan") { pan in
      if pan.state == .cancelled { scene.a.addSubview(scene.c) }
    }
    try scene.dragC(15)
    scene.c.removeFromSuperview()
    expectSame(scene.c.superview, scene.a)
    expectSame(scene.c.window, scene.world.window)
    try scene.world.up()
    scene.world.forget()
    try scene.tapC()
    expectEqual(scene.lines("touch").first, "began C")

    let (view, home, other) = (Wilful(), UIView(), UIView())
    view.home = home
    other.addSubview(view)
    expectSame(view.superview, home)
    expectEqual(other.subviews, [])
    expectEqual(home.subviews, [view])
  }

  @Test func `GR-13 GR-60 GR-21 recognizers that an answer switches off, or moves`() throws {
    let scene = GestureScene()
    let voice = Voice()
    let own = scene.add(Own("own"), to: scene.c, "act")
    own.delegate = voice
    voice.receives = { _ in
      own.isEnabled = false
      return true
    }
    try scene.tapC()
    expectLines(own.calls, [])
    expectLines(scene.lines("touch"), "began C", "began A", "ended C", "ended A")

    // One with fingers on two windows hears an event once.
    let moved = GestureScene()
    let front = moved.world.addWindow("front")
    front.frame = CGRect(x: 0, y: 400, width: 375, height: 400)
    let two = moved.add(Own("own"), to: front, "act")
    let mover = Voice()
    // While the first window's touch is collected, its view goes to the other window.
    moved.tap(on: moved.c, "tapC").delegate = mover
    mover.receives = { _ in
      front.addSubview(moved.c)
      return true
    }
    try moved.world.down((10, 410), (60, 60))
    try moved.world.up(finger: 1)
    try moved.world.up(finger: 2)
    expectEqual(two.calls.filter { $0.hasPrefix("began") }.count, 2)
    expectEqual(two.calls.filter { $0.hasPrefix("ended") }.count, 2)
  }

  @Test func `GR-40 a pan that changes and is then cut off takes the new finger first`() throws {
    final class Closer: UIGestureRecognizer {
      var pan: UIGestureRecognizer?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pan?.isEnabled = false
      }
    }
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    try scene.dragC(15)
    let closer = scene.add(Closer(), to: scene.c, "close")
    closer.pan = pan
    scene.world.forget()
    try scene.world.phone.digitizer.report([
      HIDEvent.Contact(finger: 1, .moved, at: CGPoint(x: 90, y: 60)),
      HIDEvent.Contact(finger: 2, .down, at: CGPoint(x: 70, y: 70)),
    ])
    try scene.world.up(finger: 2)
    expectLines(
      scene.lines("gesture").filter { $0.hasPrefix("pan") }, "pan(A) = changed",
      "pan(A) = cancelled", "pan(A) = possible")
    expectLines(scene.lines("touch"), [])
  }

  @Test func `GR-60 who is removed when others are asked about it fails once`() throws {
    let scene = GestureScene()
    let voice = Voice()
    let tap = scene.tap(on: scene.c, "tapC")
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan").delegate = voice
    voice.allowsBoth = { _ in
      scene.c.removeGestureRecognizer(tap)
      return false
    }
    try scene.dragC(15)
    expectLines(scene.lines("gesture").filter { $0.hasSuffix("failed") }, "tap(C) = failed")
  }

  @Test func `SV-30 a table that is reloaded while it asks for a cell has one cell a row`() {
    final class Rows: UITableViewDataSource {
      var reloads = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        reloads -= 1
        if reloads == 0 { tableView.reloadData() }
        return UITableViewCell()
      }
    }
    let (world, rows) = (World(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = rows
    world.add("table", table)
    expectEqual(table.subviews.count, 3)
  }
}
