import MiniUIKit
import TestKit
import Testing

/// Who is excluded when a gesture is recognized.
@Suite(.provedOnce(.engine)) struct ExclusionTests {
  @Test func `GR-60 who has begun excludes whoever is possible on its branch, above and below`()
    throws
  {
    let scene = GestureScene()
    scene.add(Own("deep"), to: scene.c, "deep")
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    scene.add(Own("high"), to: scene.world.window, "high")
    try scene.dragC(15)
    expectLines(
      scene.lines(after: "high moved"),
      [
        "pan(A) = began", "deep = failed", "high = failed", "action pan", "cancelled C",
        "cancelled A", "deep = possible", "high = possible",
      ])
  }

  @Test func `GR-60 who has begun already is not taken back`() throws {
    let scene = GestureScene()
    let first = Own.assigning([.began: [.began], .moved: [.changed]], "first")
    let second = Own.assigning([.moved: [.began]], "second")
    first.prevents = { _ in false }
    scene.add(first, to: scene.a, "first")
    scene.add(second, to: scene.c, "second")
    try scene.dragC(1)
    expectLines(scene.lines("gesture"), ["first = began", "first = changed", "second = began"])
  }

  @Test func `GR-60 recognizers of sibling views leave each other alone`() throws {
    let scene = GestureScene()
    let right = scene.world.add("R", CGRect(x: 120, y: 0, width: 80, height: 100), to: scene.a)
    scene.add(UIPanGestureRecognizer(), to: scene.c, "left")
    scene.add(UIPanGestureRecognizer(), to: right, "right")
    try scene.world.down(150, 60, finger: 2)
    try scene.dragC(15)
    try scene.world.drag([CGPoint(x: 165, y: 60)], finger: 2)
    expectLines(scene.lines("action"), ["action left", "action right", "action left"].dropLast())
  }

  @Test func `GR-60 F5 another finger on the same branch does not help (DEC-9)`() throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    scene.tap(on: scene.c, "tapC")
    try scene.world.down(180, 180, finger: 1)
    try scene.world.drag([CGPoint(x: 195, y: 180)], finger: 1)
    scene.world.forget()
    try scene.world.down(60, 60, finger: 2)
    expect(scene.world.sentences("gesture").contains("tap(C) failed because excluded by pan(A)"))
    try scene.world.up(finger: 2)
    expectEqual(scene.lines("action").contains("action tapC"), false)
  }

  @Test func `GR-60 a recognizer without a finger in the event is not excluded (model)`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    let own = Own("own")
    own.on = { own, phase, touches, _ in
      let isFar = touches.allSatisfy { $0.location(in: nil).x > 150 }
      if phase == .began, isFar { own.state = .ended }
    }
    scene.add(own, to: scene.a, "own")
    own.prevents = { _ in true }
    scene.c.isMultipleTouchEnabled = true
    try scene.tapC()
    own.state = .failed
    let apart = scene.world.add("R", CGRect(x: 140, y: 140, width: 60, height: 60), to: scene.a)
    #expect(apart.window != nil)
    try scene.world.tap(190, 190)
    try scene.tapC()
    expectLines(scene.lines("action"), ["action own", "action double"])
  }

  @Test func `GR-61 who is excluded fails and is reset; its touches are not cancelled`() throws {
    let scene = GestureScene()
    let own = Own("own")
    scene.a.addGestureRecognizer(own)
    scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    try scene.dragC(15, 20)
    try scene.world.up()
    expectLines(own.calls, ["began 1", "moved 1", "reset"])
  }

  @Test(arguments: [true, false])
  func `GR-62 either class can see to it that one does not exclude the other`(isWinner: Bool) throws
  {
    let scene = GestureScene()
    let winner = Own.assigning([.ended: [.ended]], "winner")
    let other = Own.assigning([.ended: [.ended]], "other")
    if isWinner {
      winner.prevents = { $0 !== other }
    } else {
      other.isPrevented = { $0 !== winner }
    }
    other.prevents = { _ in false }
    scene.add(winner, to: scene.c, "winner")
    scene.add(other, to: scene.a, "other")
    try scene.tapC()
    expectLines(scene.lines("action"), ["action winner", "action other"])
  }

  @Test func `GR-62 both say yes by default`() {
    let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let (prevents, isPrevented) = (one.canPrevent(two), one.canBePrevented(by: two))
    expect(prevents)
    expect(isPrevented)
    expect(!one.shouldRequireFailure(of: two))
    expect(!one.shouldBeRequiredToFail(by: two))
  }

  @Test func `GR-62 who alone can exclude the other goes first, though the other is deeper`() throws
  {
    let scene = GestureScene()
    let deep = Own.assigning([.ended: [.ended]], "deep")
    deep.prevents = { _ in false }
    scene.add(deep, to: scene.c, "deep")
    scene.add(Own.assigning([.ended: [.ended]], "strong"), to: scene.a, "strong")
    try scene.tapC()
    expectLines(scene.lines("action"), ["action strong"])
  }

  @Test(arguments: [
    (1, 1, 1, 1, true), (1, 1, 2, 1, false), (2, 1, 1, 1, true), (2, 1, 2, 1, true),
    (1, 1, 2, 2, true), (1, 2, 2, 2, false),
  ])
  func `GR-64 a tap excludes another one with as many fingers if that needs no more taps`(
    taps: Int, touches: Int, otherTaps: Int, otherTouches: Int, expected: Bool
  ) {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    (one.numberOfTapsRequired, one.numberOfTouchesRequired) = (taps, touches)
    (two.numberOfTapsRequired, two.numberOfTouchesRequired) = (otherTaps, otherTouches)
    let prevents = one.canPrevent(two)
    expectEqual(prevents, expected)
  }

  @Test(arguments: [(1, 0, 1, true), (1, 1, 1, false), (2, 1, 1, true), (1, 1, 2, true)])
  func `GR-64 a tap excludes a long press if that needs fewer taps (unconfirmed)`(
    taps: Int, pressTaps: Int, pressTouches: Int, expected: Bool
  ) {
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    tap.numberOfTapsRequired = taps
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (pressTaps, pressTouches)
    let prevents = tap.canPrevent(press)
    expectEqual(prevents, expected)
  }
}

/// Recognizers that may recognize together.
@Suite(.provedOnce(.engine)) struct SimultaneityTests {
  @Test(arguments: [true, false])
  func `GR-63 the yes of one of the two delegates is enough`(isDeeper: Bool) throws {
    let scene = GestureScene()
    let (yes, no) = (Voice(), Voice())
    yes.allowsBoth = { _ in true }
    scene.tap(on: scene.c, "tapC").delegate = isDeeper ? yes : no
    scene.tap(on: scene.a, "tapA").delegate = isDeeper ? no : yes
    try scene.tapC()
    expectLines(scene.lines("action"), ["action tapC", "action tapA"])
  }

  @Test func `GR-63 both delegates are asked, once, before one is excluded`() throws {
    let scene = GestureScene()
    let (deep, high) = (Voice(), Voice())
    scene.tap(on: scene.c, "tapC").delegate = deep
    scene.tap(on: scene.a, "tapA").delegate = high
    try scene.tapC()
    expectLines(scene.lines("action"), ["action tapC"])
    expectLines(deep.questions.filter { $0.hasPrefix("sim") }, ["simultaneously with tap(A)"])
    expectLines(high.questions.filter { $0.hasPrefix("sim") }, ["simultaneously with tap(C)"])
    expectEqual(
      scene.world.sentences("ask").filter { $0.contains("Simul") },
      [
        "delegate shouldRecognizeSimultaneouslyWith -> no about tap(C) with tap(A)",
        "delegate shouldRecognizeSimultaneouslyWith -> no about tap(A) with tap(C)",
      ])
  }

  @Test func `GR-63 a long gesture asks once about an attempt, and anew about the next one`() throws
  {
    let scene = GestureScene()
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan").delegate = voice
    scene.tap(on: scene.c, "tapC")
    try scene.world.down(180, 180, finger: 1)
    try scene.world.drag([CGPoint(x: 195, y: 180)], finger: 1)
    for _ in 1...2 {
      try scene.world.tap(60, 60, finger: 2)
      try scene.world.wait(1)
    }
    expectEqual(scene.lines("action").filter { $0 == "action tapC" }.count, 2)
    expectEqual(voice.questions.filter { $0.hasPrefix("sim") }.count, 2)
  }

  @Test func `GR-63 who lets all its touches go and takes a new one is asked about anew`() throws {
    let scene = GestureScene()
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan").delegate = voice
    let own = Own("own")
    own.on = { own, phase, touches, event in
      for touch in touches where phase == .ended { own.ignore(touch, for: event) }
    }
    scene.c.addGestureRecognizer(own)
    try scene.world.down(180, 180, finger: 1)
    try scene.world.drag([CGPoint(x: 195, y: 180)], finger: 1)
    for _ in 1...2 { try scene.world.tap(60, 60, finger: 2) }
    expectEqual(
      voice.questions.filter { $0.hasPrefix("sim") },
      [
        "simultaneously with own", "simultaneously with own",
      ])
  }

  @Test func `GR-63 pinch and rotation turn and scale together if a delegate allows it`() throws {
    let scene = GestureScene()
    let voice = Voice()
    voice.allowsBoth = { $0 is UIRotationGestureRecognizer }
    scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch").delegate = voice
    scene.add(UIRotationGestureRecognizer(), to: scene.a, "rotation")
    try scene.world.down(60, 120, finger: 1)
    try scene.world.down(160, 120, finger: 2)
    try scene.world.drag([CGPoint(x: 170, y: 170)], finger: 2)
    expectLines(scene.lines("action"), ["action rotation", "action pinch"])
  }

  @Test(arguments: [false, true])
  func `GR-105 of pan and pinch on one view whoever begins first excludes the other`(
    bothMove: Bool
  ) throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch")
    try scene.world.down(60, 120, finger: 1)
    try scene.world.down(100, 120, finger: 2)
    try scene.world.frame()
    try scene.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: bothMove ? 72 : 60, y: 120)),
      .init(finger: 2, .moved, at: CGPoint(x: 112, y: 120)),
    ])
    expectLines(scene.lines("action"), [bothMove ? "action pan" : "action pinch"])
    expect(scene.lines("gesture").contains(bothMove ? "pinch(A) = failed" : "pan(A) = failed"))
  }
}
