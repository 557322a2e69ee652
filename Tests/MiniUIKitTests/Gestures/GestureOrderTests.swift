import MiniUIKit
import TestKit
import Testing

/// The order of things within one event.
@Suite(.provedOnce(.engine)) struct GestureOrderTests {
  @Test func `GR-20 GR-21 DEC-27 F6 recognizers hear, all is decided, then views hear`() throws {
    try play(
      seen: "own began", "began C", "began A", "own moved", "moved C", "moved A", "own ended",
      "C held ended"
    ) {
      $0.c.addGestureRecognizer(Own("own"))
      try $0.strokeC(5)
    }

    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    scene.add(Own.assigning([.moved: [.ended]], "first"), to: scene.c, "act")
    scene.add(Own("second"), to: scene.a, "other")
    try scene.world.down(60, 60, finger: 1)
    scene.world.forget()
    try scene.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: 61, y: 60)),
      .init(finger: 2, .down, at: CGPoint(x: 300, y: 500)),
    ])
    expectLines(
      scene.lines, "first moved", "second moved", "first = ended", "second = failed", "action act",
      "cancelled C", "cancelled A", "first = possible", "second = possible")
    expectEqual(scene.world.lines("touch").last, "began application", "the other finger, at last")

    // One pass: all states, all actions, the cancel, the released, the resets.
    let pass = GestureScene()
    let other = pass.world.add("other", CGRect(x: 0, y: 400, width: 100, height: 100))
    let winner = Own.assigning([.ended: [.ended]], "winner")
    let loser = Own.assigning([:], "loser")
    loser.delaysTouchesBegan = true
    pass.add(winner, to: pass.world.root, "act")
    pass.add(loser, to: other, "never")
    try pass.world.down(60, 60, finger: 1)
    winner.allowedTouchTypes = []
    try pass.world.down(10, 410, finger: 2)
    pass.world.forget()
    try pass.world.up(finger: 1)
    expectLines(
      pass.lines, "winner ended", "winner = ended", "loser = failed", "action act", "cancelled C",
      "cancelled A", "other released began", "began other", "winner = possible", "loser = possible")
  }

  @Test func `GR-23 GR-24 DEC-8 the deeper wins, then who was added last`() throws {
    try play(
      "in one view", of: "gesture", "action",
      seen: "tap2(C) = ended", "tap(C) = failed", "action second", "tap(C) = possible",
      "tap2(C) = possible"
    ) {
      $0.tap(on: $0.c, "first")
      $0.tap(on: $0.c, "second")
      try $0.tapC()
    }
    try play("on a branch", of: "action", seen: "action deep") {
      $0.tap(on: $0.c, "deep")
      $0.tap(on: $0.a, "shallow")
      $0.tap(on: $0.world.window, "window")
      try $0.tapC()
    }

    try play(
      of: "action",
      seen: "action right2", "action right1", "action left2", "action left1", "action middle2",
      "action middle1"
    ) {
      for (x, name) in [(10, "left"), (110, "middle"), (210, "right")] {
        let view = $0.world.add(name, CGRect(x: x, y: 400, width: 100, height: 100))
        for number in 1...2 {
          let own = Own.assigning([.ended: [.ended]], "\(name)\(number)")
          own.prevents = { _ in false }
          $0.add(own, to: view, "\(name)\(number)")
        }
      }
      let places: [CGFloat] = [220, 20, 120]
      for (number, x) in places.enumerated() { try $0.world.down(x, 410, finger: number + 1) }
      try $0.world.together(.up, (220, 410), (20, 410), (120, 410))
    }
  }

  @Test func `GR-27 a timer settles outside of any event`() throws {
    let scene = GestureScene()
    scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    try scene.world.down(60, 60)
    scene.world.forget()
    try scene.world.wait(0.5)
    expectLines(
      scene.world.events.map { "\($0.who) \($0.what)" }, "runLoop wake", "longPress(C) fired",
      "C shouldBegin -> yes", "longPress(C) began", "target press", "C cancelled", "A cancelled",
      "root cancelled", "viewController cancelled", "window cancelled", "scene cancelled",
      "application cancelled", "runLoop beforeWaiting", "runLoop sleep")
  }

  @Test func `GR-71 what an action sets off has a pass of its own (model)`() throws {
    let scene = GestureScene()
    let held = Own("held")
    held.prevents = { _ in false }
    held.isPrevented = { _ in false }
    scene.add(held, to: scene.a, "held")
    scene.tap(on: scene.c, "tapC") { _ in held.state = .ended }
    try scene.tapC()
    expectLines(
      scene.lines(after: "held ended"), "tap(C) = ended", "action tapC", "cancelled C",
      "cancelled A", "tap(C) = possible", "held = ended", "action held", "held = possible")

    // Time that passes inside an action does not settle in the middle of it.
    let late = GestureScene()
    let own = Own("own")
    own.prevents = { _ in false }
    late.add(UILongPressGestureRecognizer(), to: late.c, "press")
    late.add(own, to: late.a, "act") { _ in try? late.world.wait(0.6) }
    try late.world.down(60, 60)
    late.world.forget()
    own.state = .ended
    expectLines(
      late.lines, "own = ended", "action act", "cancelled C", "cancelled A", "own = possible",
      "longPress(C) = began", "action press")
  }
}
