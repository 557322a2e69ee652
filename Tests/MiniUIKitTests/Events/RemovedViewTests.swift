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
      world.lines("touch").prefix(3), "cancelled view", "cancelled inner", "cancelled outer")
    expectEqual(place, CGPoint(x: 10, y: 20), "it is told while it is still in its place")
    world.forget()
    try world.frame()
    try world.move(16, 25)
    try world.up()
    expectLines(world.lines("touch"), [])
  }

  /// When the view is removed, what it hears, and what the view above it hears.
  private static let ownRemovals: [(UITouch.Phase, [String], outer: [String]?)] = [
    (.began, ["began view", "cancelled view"], []),
    (.moved, ["began view", "moved view", "cancelled view"], ["began outer", "cancelled outer"]),
    // It has heard its end, and no cancel.
    (.ended, ["began view", "moved view", "ended view"], nil),
  ]

  @Test(arguments: ownRemovals)
  func `EV-17 a view removed in its own touches method is cancelled there, if not over`(
    phase: UITouch.Phase, hears: [String], outerHears: [String]?
  ) throws {
    let world = World()
    let outer = world.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: outer)
    view.on = { now, _, _ in if now == phase { view.removeFromSuperview() } }
    try world.down(10, 10)
    try world.move(11, 10)
    try world.up()
    expectLines(world.lines("touch", of: ["view"]), hears)
    if let outerHears { expectLines(world.lines("touch", of: ["outer"]), outerHears) }
  }

  @Test(arguments: [(UITouch.Phase.moved, HIDEvent.Contact.Change.moved), (.ended, .up)])
  func `EV-17 of two views with fingers, one that removes the other is obeyed at once`(
    phase: UITouch.Phase, change: HIDEvent.Contact.Change
  ) throws {
    let world = World()
    let one = world.add("one", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let two = world.add("two", Probe(frame: CGRect(x: 100, y: 0, width: 50, height: 50)))
    one.on = { now, _, _ in if now == phase { two.removeFromSuperview() } }
    try world.down((10, 10), (110, 10))
    world.forget()
    try world.together(change, (12, 10), (112, 10))
    // The removed one does not hear of the same event.
    expectLines(world.lines("touch", of: ["one", "two"]), "\(phase.word) one", "cancelled two")
  }

  @Test func `EV-17 recognizers further up outlive the view; a control cancels once`() throws {
    try play(
      "a touch that C has", of: "touch", "action",
      seen: "began C", "began A", "cancelled C", "cancelled A", "action tapA"
    ) { scene in
      scene.tap(on: scene.a, "tapA")
      try scene.world.down(60, 60)
      scene.c.removeFromSuperview()
      try scene.world.wait(0.05)
      try scene.world.up()
    }
    try play("a touch held back from C", of: "touch", "delay", seen: "C held began", "C dropped") {
      scene in
      scene.tap(on: scene.a, "tapA").delaysTouchesBegan = true
      try scene.world.down(60, 60)
      scene.c.removeFromSuperview()
      try scene.world.wait(2)
      try scene.world.up()
    }

    // Before it hears of it.
    let scene = ControlWorld()
    try scene.world.down(110, 210)
    scene.world.forget()
    scene.control.removeFromSuperview()
    try scene.world.up()
    expectLines(
      scene.world.lines("control", "touch", of: ["control"]), "control touchCancel",
      "cancelled control")
    expectLines(scene.control.calls, "begin", "cancel")
  }

  @Test func `EV-17 GR-109 a view that moves keeps its touch, unless out of the window`() throws {
    let world = World()
    let one = world.add("one", CGRect(x: 0, y: 0, width: 100, height: 100))
    let two = world.add("two", CGRect(x: 0, y: 200, width: 100, height: 100))
    let view = world.add("view", Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: one)
    try world.down(10, 10)
    world.forget()
    two.addSubview(view)
    expectLines(world.lines("touch"), [])
    try world.up()
    // The record, and not the new superview, says who hears (RC-13).
    expectLines(world.lines("touch").prefix(2), "ended view", "ended one")

    view.on = { phase, _, _ in if phase == .cancelled { one.addSubview(view) } }
    try world.down(10, 210)
    view.removeFromSuperview()
    #expect(view.superview === one && view.window === world.window, "it is put back meanwhile")
    world.forget()
    try world.up()
    expectLines(world.lines("touch", of: ["view"]), [], "the touch is lost all the same")
  }
}
