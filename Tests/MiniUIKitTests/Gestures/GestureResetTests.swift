import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct GestureResetTests {
  @Test func `GR-4 GR-5 GR-56 what is over is possible again; else it holds for ever`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    for _ in 1...3 {
      try scene.tapC()
      try scene.world.wait(1)
    }
    expectEqual(scene.lines("action").count, 3)
    expectEqual(scene.lines("gesture").filter { $0 == "tap(C) = possible" }.count, 3)

    try play("GR-5", of: "action") {
      let press = $0.add(UILongPressGestureRecognizer(), to: $0.c, "press")
      try $0.world.down(60, 60)
      press.isEnabled = false
      try $0.world.wait(1)
      expectLines($0.world.sentences("timer"), "longPress(C) scheduled 0.5", "longPress(C) stopped")
    }
    try play("GR-56", of: "touch", "delay", seen: "began C", "began A", "C held ended") {
      $0.c.addGestureRecognizer(Own("own"))
      try $0.tapC()
      try $0.world.wait(100)
    }
  }

  @Test(arguments: [UIGestureRecognizer.State.ended, .failed])
  func `GR-5 reset() comes once after the end, and the fingers still down are ignored`(
    end: UIGestureRecognizer.State
  ) throws {
    let scene = GestureScene()
    let own = Own.assigning([.moved: [end]])
    var seen: [String] = []
    own.onReset = { seen.append("\($0.state.word) \($0.numberOfTouches)") }
    scene.add(own, to: scene.c, "act")
    try scene.world.down((60, 60), (80, 60))
    try scene.dragC(1)
    expectLines(own.calls, "began 1", "began 1", "moved 1", "reset")
    expectLines(seen, ["possible 0"], "in reset() it is possible and has no touches")
    expectEqual(own.numberOfTouches, 0)
    try scene.dragC(2)
    try scene.world.up(finger: 2)
    expectEqual(own.calls.last, "reset")
    try scene.world.down(80, 60, finger: 2)
    expectLines(own.calls.suffix(2), "reset", "began 1")
  }

  @Test func `GR-5 own variables that reset() does not clear stay as they were`() throws {
    let scene = GestureScene()
    let own = Own("own")
    var taps = 0
    own.on = { own, phase, _, _ in
      if phase == .ended {
        taps += 1
        own.state = taps == 1 ? .ended : .failed
      }
    }
    scene.add(own, to: scene.c, "act")
    try scene.tapC()
    try scene.tapC()
    expectLines(scene.lines("action"), ["action act"], "it fires once and never again")
    own.onReset = { _ in taps = 0 }
    try scene.tapC()
    try scene.tapC()
    expectLines(scene.lines("action"), "action act", "action act")
  }
}
