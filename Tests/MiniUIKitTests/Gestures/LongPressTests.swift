import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct LongPressTests {
  private func scene(
    _ configure: (UILongPressGestureRecognizer) -> Void = { _ in }
  ) -> (GestureScene, UILongPressGestureRecognizer) {
    let scene = GestureScene()
    let press = scene.add(UILongPressGestureRecognizer(), to: scene.c, "press")
    configure(press)
    return (scene, press)
  }

  @Test(arguments: [(0, 0.499, .possible), (0, 0.5, .began), (10, 0.6, .began)] as [Press])
  private func `GR-86 it begins by a timer, at the very moment, within ten points`(_ done: Press)
    throws
  {
    let (scene, press) = scene()
    if done.distance > 0 { try scene.dragC(done.distance) } else { try scene.world.down(60, 60) }
    try scene.world.wait(done.time)
    expectEqual(press.state, done.state)
    expectLines(scene.lines("action"), done.state == .began ? ["action press"] : [])
  }
  private typealias Press = (distance: CGFloat, time: Seconds, state: UIGestureRecognizer.State)

  @Test func `GR-86 GR-87 begun, every move is a change, wherever it leads`() throws {
    let (scene, press) = scene()
    try scene.holdC(0.5)
    try scene.dragC(1, 2)
    try scene.world.drag([CGPoint(x: 300, y: 700)])
    expectEqual(press.state, .changed)
    expectEqual(press.location(in: nil), CGPoint(x: 300, y: 700))
    try scene.world.up()
    let states = ["began", "changed", "changed", "changed", "ended", "possible"]
    expectLines(scene.lines("gesture"), states.map { "longPress(C) = \($0)" })
    expectEqual(scene.lines("action").count, 5)

    let (far, _) = self.scene()
    try far.dragC(10.001)
    try far.world.wait(0.6)
    expectEqual(far.lines("gesture").first, "longPress(C) = failed", "before it begins")

    // The defaults.
    let new = UILongPressGestureRecognizer()
    expectEqual(new.minimumPressDuration, 0.5)
    expectEqual(new.allowableMovement, 10)
    expectEqual(new.numberOfTapsRequired, 0)
    expectEqual(new.numberOfTouchesRequired, 1)
  }

  @Test func `GR-86 with two fingers time counts from the second; more are too many`() throws {
    let (scene, press) = scene { $0.numberOfTouchesRequired = 2 }
    try scene.world.down(60, 60, finger: 1)
    try scene.world.wait(0.4)
    try scene.world.down(80, 60, finger: 2)
    try scene.world.wait(0.4)
    expectEqual(press.state, .possible)
    try scene.world.wait(0.1)
    expectEqual(press.state, .began)
    try scene.world.up(finger: 1)
    expectLines(scene.lines("gesture").suffix(2), "longPress(C) = ended", "longPress(C) = possible")

    // A finger too many fails, one that comes later does not count.
    let (early, _) = self.scene()
    try early.world.down((60, 60), (80, 60))
    expectLines(early.lines("gesture"), "longPress(C) = failed", "longPress(C) = possible")
    let (late, single) = self.scene()
    try late.holdC(0.5)
    try late.world.down(80, 60, finger: 2)
    expectEqual(single.numberOfTouches, 1)
    try late.world.up(finger: 2)
    expect(!late.lines("gesture").contains("longPress(C) = ended"))
    try late.world.up(finger: 1)
    expect(late.lines("gesture").contains("longPress(C) = ended"))
  }

  @Test func `GR-86 a tap before, a duration of zero, and a touch that is taken away`() throws {
    let (scene, _) = scene { $0.numberOfTapsRequired = 1 }
    try scene.holdC(0.6)
    expectLines(scene.lines("action"), [], "the first touch is the tap")
    try scene.world.up()
    try scene.world.wait(0.2)
    try scene.holdC(0.5)
    expectLines(scene.lines("action"), "action press")
    try scene.world.up()
    scene.world.forget()
    try scene.tapC()
    try scene.world.wait(0.5)
    expectLines(scene.lines("gesture"), "longPress(C) = failed", "longPress(C) = possible")

    let (quick, _) = self.scene { $0.minimumPressDuration = 0 }
    try quick.strokeC(1)
    let states = ["began", "changed", "ended", "possible"]
    expectLines(quick.lines("gesture", "touch"), states.map { "longPress(C) = \($0)" })

    // A touch that the system takes cancels it, or makes it fail.
    let (taken, _) = self.scene()
    for duration in [0, 0.5] {
      try taken.holdC(duration)
      try taken.world.cancel()
    }
    let ends = ["failed", "possible", "began", "cancelled", "possible"]
    expectLines(taken.lines("gesture"), ends.map { "longPress(C) = \($0)" })
  }
}
