import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine), .ownThreads) struct TapTests {
  private func reason(_ scene: GestureScene) -> String? {
    scene.world.sentences("gesture").first { $0.contains("failed") }?
      .split(separator: " ").dropFirst(3).joined(separator: " ")
  }

  @Test func `GR-80 DEC-17 one tap of one finger by default, recognized at the up`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.c, "tapC")
    expectEqual(tap.numberOfTapsRequired, 1)
    expectEqual(tap.numberOfTouchesRequired, 1)
    // No time passes.
    try scene.world.down(60, 60)
    expectLines(scene.lines("action"), [])
    try scene.world.up()
    expectLines(scene.lines("action"), "action tapC")

    scene.world.forget()
    try scene.world.down(60, 60)
    try scene.world.cancel()
    expectEqual(reason(scene), "a touch was cancelled")
    expectLines(scene.lines("touch"), "began C", "began A", "cancelled C", "cancelled A")
  }

  @Test func `GR-80 GR-84 three taps with two fingers, not more, not fewer (model)`() throws {
    let scene = GestureScene()
    var fingers: [Int] = []
    let tap = scene.tap(on: scene.c, "tapC", taps: 3) { fingers.append($0.numberOfTouches) }
    tap.numberOfTouchesRequired = 2
    for number in 1...3 {
      try scene.world.down((60, 60), (80, 60))
      try scene.world.up(finger: 2)
      expectLines(scene.lines("action"), [], "tap \(number) is not complete")
      try scene.world.up(finger: 1)
      try scene.world.wait(0.1)
    }
    expectLines(scene.lines("action"), "action tapC")
    expectEqual(fingers, [2])
    expectEqual(tap.wordInTrace, "3-tap(C)")

    // A finger too many fails.
    let single = GestureScene()
    single.tap(on: single.c, "tapC")
    try single.world.down((60, 60), (80, 60))
    expectEqual(reason(single), "too many fingers")
    for finger in 1...2 { try single.world.up(finger: finger) }
    expectLines(single.lines("action"), [])

    let two = GestureScene()
    two.tap(on: two.c, "two").numberOfTouchesRequired = 2
    try two.tapC()
    expectEqual(reason(two), "too few fingers")
    try two.world.down((60, 60), (80, 60))
    try two.world.up(finger: 1)
    expectLines(two.lines("action"), [], "both must be up")
    try two.world.up(finger: 2)
    expectLines(two.lines("action"), "action two")
  }

  /// How a finger moves, how long it is down, and why it is no tap.
  private static let strokes: [([CGFloat], Seconds, reason: String?)] = [
    ([45], 0, nil), ([45.001], 0, "moved too far"), ([46, 0], 0, "moved too far"),
    // The timer is first.
    ([], 0.749, nil), ([], 0.75, "held too long"),
  ]

  @Test(arguments: strokes)
  func `GR-81 GR-83 a finger moves 45 points at most (DEC-5) in less than 0.75 s (DEC-4, disputed)`(
    way: [CGFloat], duration: Seconds, reason: String?
  ) throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC")
    try scene.holdC(duration)
    try scene.world.drag(way.map { CGPoint(x: 60 + $0, y: 60) })
    try scene.world.up()
    expectLines(scene.lines("action"), reason == nil ? ["action tapC"] : [])
    expectEqual(self.reason(scene), reason)
    expectEqual(UITapGestureRecognizer._maximumTapDuration, 0.75)
  }

  /// How long and how far from the first tap the second one is, and why they are no double tap.
  private static let pauses: [(Seconds, CGFloat, reason: String?)] = [
    (0.1, 45, nil), (0.1, 45.001, "the next tap is too far away"),
    // The timer is first.
    (0.349, 0, nil), (0.35, 0, "no further tap"),
  ]

  @Test(arguments: pauses)
  func `GR-81 GR-82 the next tap comes within 45 points (DEC-5) and 0.35 s (value unpublished)`(
    pause: Seconds, distance: CGFloat, reason: String?
  ) throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    try scene.world.wait(pause)
    try scene.world.tap(60 + distance, 60)
    expectLines(scene.lines("action"), reason == nil ? ["action double"] : [])
    expectEqual(self.reason(scene), reason)
  }

  @Test func `GR-85 time begins anew with every tap; the place is the first (model)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    for _ in 1...2 {
      try scene.holdC(0.7)
      try scene.world.up()
      try scene.world.wait(0.3)
    }
    expectLines(scene.lines("action"), "action double")
    expectLines(
      scene.world.sentences("timer").filter { $0.contains("scheduled") },
      "doubleTap(C) scheduled 0.75", "doubleTap(C) scheduled 0.35", "doubleTap(C) scheduled 0.75")

    let two = GestureScene()
    var places: [CGPoint] = []
    let tap = two.tap(on: two.c, "double", taps: 2) { places.append($0.location(in: two.c)) }
    tap.numberOfTouchesRequired = 2
    for offset in [0, 10] as [CGFloat] {
      try two.world.down((60 + offset, 60), (80 + offset, 80))
      for finger in 1...2 { try two.world.up(finger: finger) }
    }
    expectEqual(places, [CGPoint(x: 30, y: 30)])
  }

  @Test func `GR-103 GR-106 how the built-in recognizers are by default, and what a tap needs`()
    async
  {
    let all = [
      UITapGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    expect(all.allSatisfy { $0.cancelsTouchesInView })
    expect(all.allSatisfy { !$0.delaysTouchesBegan })
    expect(all.allSatisfy { $0.delaysTouchesEnded })

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
    expectLines(scene.lines("action"), "action act")
    try play("by default", of: "action", seen: "action tapC") {
      $0.tap(on: $0.c, "tapC")
      try $0.tapC()
    }
  }
}
