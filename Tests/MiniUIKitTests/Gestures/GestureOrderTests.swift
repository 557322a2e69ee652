import MiniUIKit
import TestKit
import Testing

/// The order of things within one event.
@Suite(.provedOnce(.engine)) struct GestureOrderTests {
  @Test func `GR-20 F6 the window hands a touch to the recognizers before the view`() throws {
    let scene = GestureScene()
    scene.c.addGestureRecognizer(Own("own"))
    try scene.dragC(5)
    try scene.world.up()
    expectLines(
      scene.lines,
      [
        "own began", "began C", "began A", "own moved", "moved C", "moved A",
        "own ended", "C held ended",
      ])
  }

  @Test func `GR-21 recognizers, then what the environment decides, then the views`() throws {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    let first = Own.assigning([.moved: [.ended]], "first")
    scene.add(first, to: scene.c, "act")
    scene.add(Own("second"), to: scene.a, "other")
    try scene.world.down(60, 60, finger: 1)
    scene.world.forget()
    try scene.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: 61, y: 60)),
      .init(finger: 2, .down, at: CGPoint(x: 300, y: 500)),
    ])
    expectLines(
      scene.lines,
      [
        "first moved", "second moved",
        "first = ended", "second = failed", "action act", "cancelled C", "cancelled A",
        "first = possible", "second = possible",
      ])
    expectEqual(scene.world.lines("touch").last, "began application", "the other finger, at last")
  }

  @Test
  func `GR-21 DEC-27 one pass: all states, all actions, the cancel, the released, the resets`()
    throws
  {
    let scene = GestureScene()
    let other = scene.world.add("other", CGRect(x: 0, y: 400, width: 100, height: 100))
    let winner = Own.assigning([.ended: [.ended]], "winner")
    let loser = Own.assigning([:], "loser")
    loser.delaysTouchesBegan = true
    scene.add(winner, to: scene.world.root, "act")
    scene.add(loser, to: other, "never")
    try scene.world.down(60, 60, finger: 1)
    winner.allowedTouchTypes = []
    try scene.world.down(10, 410, finger: 2)
    scene.world.forget()
    try scene.world.up(finger: 1)
    expectLines(
      scene.lines,
      [
        "winner ended", "winner = ended", "loser = failed", "action act",
        "cancelled C", "cancelled A", "other released began", "began other",
        "winner = possible", "loser = possible",
      ])
  }

  @Test func `GR-23 in one view the recognizer added last wins (DEC-8)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "first")
    scene.tap(on: scene.c, "second")
    try scene.tapC()
    expectLines(scene.lines("action"), ["action second"])
  }

  @Test func `GR-24 of two equal taps on one view only one recognizes, the one added last`() throws
  {
    let scene = GestureScene()
    scene.tap(on: scene.c, "first")
    scene.tap(on: scene.c, "second")
    try scene.tapC()
    expectLines(
      scene.lines("gesture", "action"),
      [
        "tap2(C) = ended", "tap(C) = failed", "action second",
        "tap(C) = possible", "tap2(C) = possible",
      ])
  }

  @Test func `GR-23 the deeper view wins, whichever recognizer was added last`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "deep")
    scene.tap(on: scene.a, "shallow")
    scene.tap(on: scene.world.window, "window")
    try scene.tapC()
    expectLines(scene.lines("action"), ["action deep"])
  }

  @Test func `GR-23 views of one depth come in the order of their touches`() throws {
    let scene = GestureScene()
    let views = [10, 110, 210].map { x in
      scene.world.add("v\(x)", CGRect(x: x, y: 400, width: 100, height: 100))
    }
    for (view, name) in zip(views, ["left", "middle", "right"]) {
      for number in 1...2 {
        let own = Own.assigning([.ended: [.ended]], "\(name)\(number)")
        own.prevents = { _ in false }
        scene.add(own, to: view, "\(name)\(number)")
      }
    }
    let digitizer = scene.world.phone.digitizer
    let fingers: [(Int, CGFloat)] = [(1, 220), (2, 20), (3, 120)]
    for (finger, x) in fingers { try scene.world.down(x, 410, finger: finger) }
    try digitizer.report(fingers.map { .init(finger: $0.0, .up, at: CGPoint(x: $0.1, y: 410)) })
    expectLines(
      scene.lines("action"),
      [
        "action right2", "action right1", "action left2", "action left1",
        "action middle2", "action middle1",
      ])
  }

  @Test func `GR-25 a touch that ends with a recognition does not end in the view`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.tapC()
    expectLines(scene.lines("touch"), ["began C", "began A", "cancelled C", "cancelled A"])
  }

  @Test func `GR-26 a view hears nothing more of a touch that was recognized in an earlier event`()
    throws
  {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.dragC(5, 20, 30)
    try scene.world.up()
    expectLines(
      scene.lines("touch"),
      [
        "began C", "began A", "moved C", "moved A", "cancelled C", "cancelled A",
      ])
  }

  @Test func `GR-27 a timer settles outside of any event`() throws {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    try scene.world.down(60, 60)
    scene.world.forget()
    try scene.world.wait(0.5)
    expectEqual(
      scene.world.events.map { "\($0.who) \($0.what)" },
      [
        "runLoop wake", "longPress(C) fired", "C shouldBegin -> yes", "longPress(C) began",
        "target press", "C cancelled", "A cancelled", "root cancelled",
        "viewController cancelled", "window cancelled", "scene cancelled",
        "application cancelled", "runLoop beforeWaiting", "runLoop sleep",
      ])
  }

  @Test func `GR-71 what an action sets off is decided in a pass of its own (model)`() throws {
    let scene = GestureScene()
    let held = Own("held")
    held.prevents = { _ in false }
    held.isPrevented = { _ in false }
    scene.add(held, to: scene.a, "held")
    scene.tap(on: scene.c, "tapC") { _ in held.state = .ended }
    try scene.tapC()
    expectLines(
      scene.lines(after: "held ended"),
      [
        "tap(C) = ended", "action tapC", "cancelled C", "cancelled A", "tap(C) = possible",
        "held = ended", "action held", "held = possible",
      ])
  }

  @Test func `GR-71 time that passes inside an action does not settle in the middle of it (model)`()
    throws
  {
    let scene = GestureScene()
    let own = Own("own")
    own.prevents = { _ in false }
    scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    scene.add(own, to: scene.a, "act") { _ in try? scene.world.wait(0.6) }
    try scene.world.down(60, 60)
    scene.world.forget()
    own.state = .ended
    expectLines(
      scene.lines,
      [
        "own = ended", "action act", "cancelled C", "cancelled A", "own = possible",
        "longPress(C) = began", "action press",
      ])
  }
}
