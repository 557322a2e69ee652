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

  @Test func `GR-86 half a second, ten points, no tap before, one finger by default`() {
    let press = UILongPressGestureRecognizer()
    expectEqual(press.minimumPressDuration, 0.5)
    expectEqual(press.allowableMovement, 10)
    expectEqual(press.numberOfTapsRequired, 0)
    expectEqual(press.numberOfTouchesRequired, 1)
  }

  @Test(arguments: [(0.499, false), (0.5, true)])
  func `GR-86 it begins by a timer, at the very moment`(time: Seconds, begins: Bool) throws {
    let (scene, press) = scene()
    try scene.world.down(60, 60)
    try scene.world.wait(time)
    expectEqual(press.state, begins ? .began : .possible)
    expectLines(scene.lines("action"), begins ? ["action press"] : [])
  }

  @Test(arguments: [(10.0, true), (10.001, false)])
  func `GR-86 before it begins the finger may move ten points`(distance: CGFloat, begins: Bool)
    throws
  {
    let (scene, _) = scene()
    try scene.dragC(distance)
    try scene.world.wait(0.6)
    expectEqual(
      scene.lines("gesture").first, (begins ? "longPress(C) = began" : "longPress(C) = failed"))
  }

  @Test func `GR-86 every move is a change, a lifted finger the end`() throws {
    let (scene, _) = scene()
    try scene.world.down(60, 60)
    try scene.world.wait(0.5)
    try scene.dragC(1, 2)
    try scene.world.up()
    expectLines(
      scene.lines("gesture"),
      [
        "longPress(C) = began", "longPress(C) = changed", "longPress(C) = changed",
        "longPress(C) = ended", "longPress(C) = possible",
      ])
    expectEqual(scene.lines("action").count, 4)
  }

  @Test func `GR-87 once it has begun the finger may go anywhere`() throws {
    let (scene, press) = scene()
    try scene.world.down(60, 60)
    try scene.world.wait(0.5)
    try scene.world.drag([CGPoint(x: 300, y: 700)])
    expectEqual(press.state, .changed)
    expectEqual(press.location(in: nil), CGPoint(x: 300, y: 700))
  }

  @Test func `GR-86 two fingers: the time counts from the second; one lifted is the end`() throws {
    let (scene, press) = scene { $0.numberOfTouchesRequired = 2 }
    try scene.world.down(60, 60, finger: 1)
    try scene.world.wait(0.4)
    try scene.world.down(80, 60, finger: 2)
    try scene.world.wait(0.4)
    expectEqual(press.state, .possible)
    try scene.world.wait(0.1)
    expectEqual(press.state, .began)
    try scene.world.up(finger: 1)
    expectLines(
      Array(scene.lines("gesture").suffix(2)), ["longPress(C) = ended", "longPress(C) = possible"])
  }

  @Test func `GR-86 a finger too many fails, one that comes later does not count`() throws {
    let (early, _) = scene()
    try early.world.down(60, 60, finger: 1)
    try early.world.down(80, 60, finger: 2)
    expectLines(early.lines("gesture"), ["longPress(C) = failed", "longPress(C) = possible"])
    let (late, press) = scene()
    try late.world.down(60, 60, finger: 1)
    try late.world.wait(0.5)
    try late.world.down(80, 60, finger: 2)
    expectEqual(press.numberOfTouches, 1)
    try late.world.up(finger: 2)
    expect(!late.lines("gesture").contains("longPress(C) = ended"))
    try late.world.up(finger: 1)
    expect(late.lines("gesture").contains("longPress(C) = ended"))
  }

  @Test func `GR-86 after a tap, if one is required`() throws {
    let (scene, _) = scene { $0.numberOfTapsRequired = 1 }
    try scene.world.down(60, 60)
    try scene.world.wait(0.6)
    expectLines(scene.lines("action"), [], "the first touch is the tap")
    try scene.world.up()
    try scene.world.wait(0.2)
    try scene.world.down(60, 60)
    try scene.world.wait(0.5)
    expectLines(scene.lines("action"), ["action press"])
    try scene.world.up()
    scene.world.forget()
    try scene.tapC()
    try scene.world.wait(0.5)
    expectLines(scene.lines("gesture"), ["longPress(C) = failed", "longPress(C) = possible"])
  }

  @Test func `GR-86 with a duration of zero it begins with the touch`() throws {
    let (scene, _) = scene { $0.minimumPressDuration = 0 }
    try scene.dragC(1)
    try scene.world.up()
    expectLines(
      scene.lines("gesture", "touch"),
      [
        "longPress(C) = began", "longPress(C) = changed", "longPress(C) = ended",
        "longPress(C) = possible",
      ])
  }

  @Test func `GR-86 a touch that the system takes cancels it, or makes it fail`() throws {
    let (scene, _) = scene()
    try scene.world.down(60, 60)
    try scene.world.cancel()
    try scene.world.down(60, 60)
    try scene.world.wait(0.5)
    try scene.world.cancel()
    expectLines(
      scene.lines("gesture"),
      [
        "longPress(C) = failed", "longPress(C) = possible", "longPress(C) = began",
        "longPress(C) = cancelled", "longPress(C) = possible",
      ])
  }
}
