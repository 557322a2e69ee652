import MiniUIKit
import TestKit
import Testing

/// A view that leaves its window while it has a touch.
@Suite(.provedOnce(.engine)) struct RemovedViewTests {
  enum Way: CaseIterable { case itself, parent, grandparent, elsewhere, window }

  @Test(arguments: Way.allCases)
  func `EV-17 a view that leaves its window hears touchesCancelled, and nothing after`(way: Way)
    throws
  {
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = world.add("inner", CGRect(x: 0, y: 0, width: 90, height: 90), to: outer)
    let view = world.add("view", Probe(frame: CGRect(x: 5, y: 5, width: 50, height: 50)), to: inner)
    var place: CGPoint?
    view.on = { phase, touches, _ in
      if phase == .cancelled { place = touches.first?.location(in: view) }
    }
    try world.down(15, 25)
    world.forget()
    switch way {
    case .itself: view.removeFromSuperview()
    case .parent: inner.removeFromSuperview()
    case .grandparent: outer.removeFromSuperview()
    case .elsewhere: UIView().addSubview(view)
    case .window: world.application.windowScene.remove(world.window)
    }
    expectLines(
      Array(world.lines("touch").prefix(3)),
      ["cancelled view", "cancelled inner", "cancelled outer"])
    expectEqual(place, CGPoint(x: 10, y: 20), "it is told while it is still in its place")
    world.forget()
    try world.frame()
    try world.move(16, 25)
    try world.up()
    expectLines(world.lines("touch"), [])
  }

  @Test func `EV-17 a view removed in its own touchesBegan or touchesMoved is cancelled there`()
    throws
  {
    for phase in [UITouch.Phase.began, .moved] {
      let world = World()
      let outer = world.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = world.add(
        "view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: outer)
      view.on = { now, _, _ in if now == phase { view.removeFromSuperview() } }
      try world.down(10, 10)
      try world.move(11, 10)
      try world.up()
      let outer1 = world.lines("touch", of: ["outer"])
      expectEqual(world.lines("touch", of: ["view"]).last, "cancelled view")
      expectEqual(outer1, phase == .began ? [] : ["began outer", "cancelled outer"])
    }
  }

  @Test func `EV-17 a view removed in its own touchesEnded has heard its end, and no cancel`()
    throws
  {
    let world = World()
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.on = { phase, _, _ in if phase == .ended { view.removeFromSuperview() } }
    try world.tap(10, 10)
    expectLines(world.lines("touch", of: ["view"]), ["began view", "ended view"])
  }

  @Test func `EV-17 of two views with fingers, one that removes the other is obeyed at once`()
    throws
  {
    for phase in [UITouch.Phase.moved, .ended] {
      let world = World()
      let one = world.add("one", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      let two = world.add("two", Probe(frame: CGRect(x: 100, y: 0, width: 50, height: 50)))
      one.on = { now, _, _ in if now == phase { two.removeFromSuperview() } }
      try world.down(10, 10, finger: 1)
      try world.down(110, 10, finger: 2)
      world.forget()
      try world.phone.digitizer.report(
        [1, 2].map {
          .init(
            finger: $0, phase == .moved ? .moved : .up,
            at: CGPoint(x: $0 == 1 ? 12.0 : 112, y: 10))
        })
      expectLines(
        world.lines("touch", of: ["one", "two"]), ["\(phase.word) one", "cancelled two"],
        "the removed one does not hear of the same event")
    }
  }

  @Test func `EV-17 a recognizer further up goes on when the touched view is gone`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.a, "tapA")
    try scene.world.down(60, 60)
    scene.c.removeFromSuperview()
    try scene.world.wait(0.05)
    try scene.world.up()
    expectLines(
      scene.lines("touch", "action"),
      [
        "began C", "began A", "cancelled C", "cancelled A", "action tapA",
      ])
  }

  @Test func `EV-17 a touch that is held back from a view never reaches it once it is removed`()
    throws
  {
    let scene = GestureScene()
    scene.tap(on: scene.a, "tapA").delaysTouchesBegan = true
    try scene.world.down(60, 60)
    scene.c.removeFromSuperview()
    try scene.world.wait(2)
    try scene.world.up()
    expectLines(scene.lines("touch"), [])
    expectLines(scene.lines("delay"), ["C held began", "C dropped"])
  }

  @Test
  func `EV-17 a control that leaves its window sends touchCancel, once and before it hears it`()
    throws
  {
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    scene.world.forget()
    scene.control.removeFromSuperview()
    try scene.world.up()
    expectLines(
      scene.world.lines("control", "touch", of: ["control"]),
      ["control touchCancel", "cancelled control"])
    expectLines(scene.control.calls, ["begin", "cancel"])
  }

  @Test func `EV-17 a view that is put back while it is cancelled stays where it was put`() throws {
    let world = World()
    let other = world.add("other", CGRect(x: 0, y: 200, width: 100, height: 100))
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.on = { phase, _, _ in if phase == .cancelled { other.addSubview(view) } }
    try world.down(10, 10)
    view.removeFromSuperview()
    #expect(view.superview === other && view.window === world.window)
    world.forget()
    try world.up()
    expectLines(world.lines("touch", of: ["view"]), [], "the touch is lost all the same")
  }

  @Test func `GR-109 a view that changes its superview within the window keeps its touch`() throws {
    let world = World()
    let (one, two) = (
      world.add("one", CGRect(x: 0, y: 0, width: 100, height: 100)),
      world.add("two", CGRect(x: 0, y: 200, width: 100, height: 100))
    )
    let view = world.add("view", CGRect(x: 0, y: 0, width: 50, height: 50), to: one)
    try world.down(10, 10)
    world.forget()
    two.addSubview(view)
    expectLines(world.lines("touch"), [])
    try world.up()
    expectLines(
      Array(world.lines("touch").prefix(2)), ["ended view", "ended one"],
      "the record, and not the new superview, says who hears (RC-13)")
  }
}
