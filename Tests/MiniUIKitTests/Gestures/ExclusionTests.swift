import MiniUIKit
import TestKit
import Testing

/// Who is excluded when a gesture is recognized.
@Suite(.provedOnce(.engine)) struct ExclusionTests {
  @Test func `GR-60 GR-61 who has begun excludes whoever is possible on its branch`() throws {
    let scene = GestureScene()
    let deep = scene.add(Own("deep"), to: scene.c, "deep")
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    scene.add(Own("high"), to: scene.world.window, "high")
    try scene.dragC(15)
    expectLines(
      scene.lines(after: "high moved"), "pan(A) = began", "deep = failed", "high = failed",
      "action pan", "cancelled C", "cancelled A", "deep = possible", "high = possible")
    try scene.dragC(20)
    try scene.world.up()
    expectLines(deep.calls, ["began 1", "moved 1", "reset"], "GR-61: not a word of a cancel")
  }

  @Test func `GR-60 F5 DEC-9 who is not excluded: begun, a sibling, without a finger`() throws {
    try play("begun", of: "gesture", seen: "first = began", "first = changed", "second = began") {
      let first = Own.assigning([.began: [.began], .moved: [.changed]], "first")
      first.prevents = { _ in false }
      $0.add(first, to: $0.a, "first")
      $0.add(Own.assigning([.moved: [.began]], "second"), to: $0.c, "second")
      try $0.dragC(1)
    }
    try play("siblings", of: "action", seen: "action left", "action right") {
      let right = $0.world.add("R", CGRect(x: 120, y: 0, width: 80, height: 100), to: $0.a)
      $0.add(UIPanGestureRecognizer(), to: $0.c, "left")
      $0.add(UIPanGestureRecognizer(), to: right, "right")
      try $0.world.down(150, 60, finger: 2)
      try $0.dragC(15)
      try $0.world.drag([CGPoint(x: 165, y: 60)], finger: 2)
    }

    // Another finger on the same branch does not help (DEC-9).
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

    // One without a finger in the event is not excluded (model).
    let absent = GestureScene()
    absent.tap(on: absent.c, "double", taps: 2)
    let own = Own("own")
    own.on = { own, phase, touches, _ in
      let isFar = touches.allSatisfy { $0.location(in: nil).x > 150 }
      if phase == .began, isFar { own.state = .ended }
    }
    absent.add(own, to: absent.a, "own")
    own.prevents = { _ in true }
    absent.c.isMultipleTouchEnabled = true
    try absent.tapC()
    own.state = .failed
    let apart = absent.world.add("R", CGRect(x: 140, y: 140, width: 60, height: 60), to: absent.a)
    #expect(apart.window != nil)
    try absent.world.tap(190, 190)
    try absent.tapC()
    expectLines(absent.lines("action"), "action own", "action double")
  }

  @Test func `GR-62 either class can see to it that one does not exclude the other`() throws {
    let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let (prevents, isPrevented) = (one.canPrevent(two), one.canBePrevented(by: two))
    expect(prevents, "yes by default")
    expect(isPrevented, "yes by default")
    expect(!one.shouldRequireFailure(of: two))
    expect(!one.shouldBeRequiredToFail(by: two))
    for isWinner in [true, false] {
      try play("said by the winner: \(isWinner)", of: "action", seen: "action C", "action A") {
        let winner = $0.add(Own.assigning([.ended: [.ended]]), to: $0.c, "C")
        let other = $0.add(Own.assigning([.ended: [.ended]]), to: $0.a, "A")
        if isWinner {
          winner.prevents = { $0 !== other }
        } else {
          other.isPrevented = { $0 !== winner }
        }
        other.prevents = { _ in false }
        try $0.tapC()
      }
    }
    try play("who alone can exclude goes first", of: "action", seen: "action shallow") {
      $0.add(Own.assigning([.ended: [.ended]]), to: $0.c, "deep").prevents = { _ in false }
      $0.add(Own.assigning([.ended: [.ended]]), to: $0.a, "shallow")
      try $0.tapC()
    }
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
  @Test func `GR-63 both delegates are asked, once; the yes of one of the two is enough`() throws {
    for answers in [(true, false), (false, true), (false, false)] {
      let scene = GestureScene()
      let (deep, high) = (Voice(), Voice())
      deep.allowsBoth = { _ in answers.0 }
      high.allowsBoth = { _ in answers.1 }
      scene.tap(on: scene.c, "tapC").delegate = deep
      scene.tap(on: scene.a, "tapA").delegate = high
      try scene.tapC()
      if answers.0 || answers.1 {
        expectLines(scene.lines("action"), ["action tapC", "action tapA"], "\(answers)")
        continue
      }
      expectLines(scene.lines("action"), "action tapC")
      expectLines(deep.questions.filter { $0.hasPrefix("sim") }, "simultaneously with tap(A)")
      expectLines(high.questions.filter { $0.hasPrefix("sim") }, "simultaneously with tap(C)")
      expectLines(
        scene.world.sentences("ask").filter { $0.contains("Simul") },
        "delegate shouldRecognizeSimultaneouslyWith -> no about tap(C) with tap(A)",
        "delegate shouldRecognizeSimultaneouslyWith -> no about tap(A) with tap(C)")
    }
  }

  @Test func `GR-63 a delegate may allow both; it is asked once about an attempt`() throws {
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    func questionsOfLongPan(_ add: (GestureScene) -> Void, pause: Seconds) throws -> GestureScene {
      let scene = GestureScene()
      voice.questions = []
      scene.add(UIPanGestureRecognizer(), to: scene.a, "pan").delegate = voice
      add(scene)
      try scene.world.down(180, 180, finger: 1)
      try scene.world.drag([CGPoint(x: 195, y: 180)], finger: 1)
      for _ in 1...2 {
        try scene.world.tap(60, 60, finger: 2)
        try scene.world.wait(pause)
      }
      return scene
    }
    let scene = try questionsOfLongPan({ $0.tap(on: $0.c, "tapC") }, pause: 1)
    expectEqual(scene.lines("action").filter { $0 == "action tapC" }.count, 2)
    expectEqual(voice.questions.filter { $0.hasPrefix("sim") }.count, 2)

    // Who lets all its touches go and takes a new one makes a new attempt.
    let own = Own("own")
    own.on = { own, phase, touches, event in
      for touch in touches where phase == .ended { own.ignore(touch, for: event) }
    }
    _ = try questionsOfLongPan({ $0.c.addGestureRecognizer(own) }, pause: 0)
    expectLines(
      voice.questions.filter { $0.hasPrefix("sim") }, "simultaneously with own",
      "simultaneously with own")

    voice.allowsBoth = { $0 is UIRotationGestureRecognizer }
    try play(of: "action", seen: "action rotation", "action pinch") {
      $0.add(UIPinchGestureRecognizer(), to: $0.a, "pinch").delegate = voice
      $0.add(UIRotationGestureRecognizer(), to: $0.a, "rotation")
      try $0.world.down((60, 120), (160, 120))
      try $0.world.drag([CGPoint(x: 170, y: 170)], finger: 2)
    }
  }

  @Test(arguments: [false, true])
  func `GR-105 of pan and pinch on one view whoever begins first excludes the other`(
    bothMove: Bool
  ) throws {
    let scene = GestureScene()
    scene.add(UIPanGestureRecognizer(), to: scene.a, "pan")
    scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch")
    try scene.world.down((60, 120), (100, 120))
    try scene.world.frame()
    try scene.world.together(.moved, (bothMove ? 72 : 60, 120), (112, 120))
    expectLines(scene.lines("action"), bothMove ? "action pan" : "action pinch")
    expect(scene.lines("gesture").contains(bothMove ? "pinch(A) = failed" : "pan(A) = failed"))
  }
}
