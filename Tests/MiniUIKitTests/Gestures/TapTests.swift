import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine), .ownThreads) struct TapTests {
  private func reason(_ scene: GestureScene) -> String? {
    scene.world.sentences("gesture").first { $0.contains("failed") }?
      .split(separator: " ").dropFirst(3).joined(separator: " ")
  }

  @Test func `GR-80 one tap with one finger by default, recognized at the up`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    expectEqual(tap.numberOfTapsRequired, 1)
    expectEqual(tap.numberOfTouchesRequired, 1)
    try scene.world.down(60, 60)
    expectLines(scene.lines("action"), [])
    try scene.world.up()
    expectLines(scene.lines("action"), ["action tapC"])
  }

  @Test func `GR-80 three taps with two fingers, recognized at the last finger's up`() throws {
    let scene = GestureScene()
    var fingers: [Int] = []
    let tap = scene.tap(on: scene.c, "tapC", taps: 3) { fingers.append($0.numberOfTouches) }
    tap.numberOfTouchesRequired = 2
    for number in 1...3 {
      try scene.world.down(60, 60, finger: 1)
      try scene.world.down(80, 60, finger: 2)
      try scene.world.up(finger: 2)
      expectLines(scene.lines("action"), [], "tap \(number) is not complete")
      try scene.world.up(finger: 1)
      try scene.world.wait(0.1)
    }
    expectLines(scene.lines("action"), ["action tapC"])
    expectEqual(fingers, [2])
    expectEqual(tap.wordInTrace, "3-tap(C)")
  }

  @Test(arguments: [(45.0, true), (45.001, false)])
  func `GR-81 moving more than 45 points from the start fails (DEC-5)`(
    distance: CGFloat, isTap: Bool
  ) throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.dragC(distance)
    try scene.world.up()
    expectLines(scene.lines("action"), isTap ? ["action tapC"] : [])
    expectEqual(reason(scene), isTap ? nil : "moved too far")
  }

  @Test func `GR-81 a finger that comes back was too far all the same (DEC-5)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.dragC(46, 0)
    try scene.world.up()
    expectLines(scene.lines("action"), [])
  }

  @Test(arguments: [(45.0, true), (45.001, false)])
  func `GR-81 the next tap begins within 45 points of the first one's start (DEC-5)`(
    distance: CGFloat, isTap: Bool
  ) throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    try scene.world.wait(0.1)
    try scene.world.tap(60 + distance, 60)
    expectLines(scene.lines("action"), isTap ? ["action double"] : [])
    expectEqual(reason(scene), isTap ? nil : "the next tap is too far away")
  }

  @Test(arguments: [(0.349, true), (0.35, false)])
  func `GR-82 the next tap comes within 0.35 s, when the timer is first (value unpublished)`(
    pause: Seconds, isTap: Bool
  ) throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    try scene.world.wait(pause)
    try scene.tapC()
    expectLines(scene.lines("action"), isTap ? ["action double"] : [])
    expectEqual(reason(scene), isTap ? nil : "no further tap")
  }

  @Test(arguments: [(0.749, true), (0.75, false)])
  func `GR-83 a tap that is held for 0.75 s fails, as the timer is first (DEC-4, disputed)`(
    duration: Seconds, isTap: Bool
  ) throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.world.down(60, 60)
    try scene.world.wait(duration)
    try scene.world.up()
    expectLines(scene.lines("action"), isTap ? ["action tapC"] : [])
    expectEqual(reason(scene), isTap ? nil : "held too long")
    expectEqual(UITapGestureRecognizer._maximumTapDuration, 0.75)
  }

  @Test func `GR-84 a finger too many fails (model)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(80, 60, finger: 2)
    expectEqual(reason(scene), "too many fingers")
    try scene.world.up(finger: 1)
    try scene.world.up(finger: 2)
    expectLines(scene.lines("action"), [])
  }

  @Test func `GR-84 too few fingers at the first up fail (model)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "two").numberOfTouchesRequired = 2
    try scene.tapC()
    expectEqual(reason(scene), "too few fingers")
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(80, 60, finger: 2)
    try scene.world.up(finger: 1)
    expectLines(scene.lines("action"), [], "both must be up")
    try scene.world.up(finger: 2)
    expectLines(scene.lines("action"), ["action two"])
  }

  @Test func `GR-85 the time begins anew with every tap (model)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    for _ in 1...2 {
      try scene.world.down(60, 60)
      try scene.world.wait(0.7)
      try scene.world.up()
      try scene.world.wait(0.3)
    }
    expectLines(scene.lines("action"), ["action double"])
    expectEqual(
      scene.world.sentences("timer").filter { $0.contains("scheduled") },
      [
        "doubleTap(C) scheduled 0.75", "doubleTap(C) scheduled 0.35", "doubleTap(C) scheduled 0.75",
      ])
  }

  @Test func `GR-85 a tap is where its first fingers came down (model)`() throws {
    let scene = GestureScene()
    var places: [CGPoint] = []
    let tap = scene.tap(on: scene.c, "double", taps: 2) { places.append($0.location(in: scene.c)) }
    tap.numberOfTouchesRequired = 2
    for offset in [0, 10] as [CGFloat] {
      try scene.world.down(60 + offset, 60, finger: 1)
      try scene.world.down(80 + offset, 80, finger: 2)
      try scene.world.up(finger: 1)
      try scene.world.up(finger: 2)
    }
    expectEqual(places, [CGPoint(x: 30, y: 30)])
  }

  @Test func `GR-80 a tap of no duration counts (DEC-17)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.world.down(60, 60)
    try scene.world.up()
    expectLines(scene.lines("action"), ["action tapC"])
  }

  @Test func `GR-80 a touch that the system takes is no tap`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.world.down(60, 60)
    try scene.world.cancel()
    expectEqual(reason(scene), "a touch was cancelled")
    expectLines(scene.lines("touch"), ["began C", "began A", "cancelled C", "cancelled A"])
  }

  @Test func `GR-103 what the built-in recognizers do to touches by default`() {
    let all = [
      UITapGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    expect(all.allSatisfy { $0.cancelsTouchesInView })
    expect(all.allSatisfy { !$0.delaysTouchesBegan })
    expect(all.allSatisfy { $0.delaysTouchesEnded })
  }

  @Test func `GR-106 a tap needs a button, and an event's keys and buttons are none`() async {
    let tap = UITapGestureRecognizer()
    expectEqual(tap.buttonMaskRequired, .primary)
    expectEqual(tap.modifierFlags, [])
    expectEqual(tap.buttonMask, [])
    await #expect(processExitsWith: .failure) {
      UITapGestureRecognizer().buttonMaskRequired = []
    }
  }

  @Test func `GR-106 shouldReceive says yes by default, a no keeps the recognizer out`() throws {
    let scene = GestureScene()
    let own = scene.add(Own.assigning([.ended: [.ended]]), to: scene.c, "act")
    var types: [UIEvent.EventType] = []
    own.receives = { event in
      types.append(event.type)
      return types.count > 1
    }
    try scene.tapC()
    try scene.tapC()
    expectEqual(types, [.touches, .touches])
    expectLines(scene.lines("action"), ["action act"])
    let plain = GestureScene()
    plain.tap(on: plain.c, "tapC")
    try plain.tapC()
    expectLines(plain.lines("action"), ["action tapC"])
  }
}
