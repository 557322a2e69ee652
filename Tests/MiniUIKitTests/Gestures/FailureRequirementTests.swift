import MiniUIKit
import TestKit
import Testing

/// Recognizers that wait until others have failed.
@Suite(.provedOnce(.engine), .ownThreads) struct FailureRequirementTests {
  /// Two recognizers on C that recognize when told; the first waits for the second.
  private func pair() -> (GestureScene, waiting: Own, obstacle: Own) {
    let scene = GestureScene()
    let waiting = scene.add(Own("waiting"), to: scene.c, "waited")
    let obstacle = scene.add(Own("obstacle"), to: scene.c, "other")
    waiting.require(toFail: obstacle)
    return (scene, waiting, obstacle)
  }

  @Test func `GR-65 it waits until the other one fails, then recognizes at once`() throws {
    let (scene, waiting, obstacle) = pair()
    waiting.on = { own, _, _, _ in own.state = .ended }
    obstacle.on = { own, phase, _, _ in if phase == .moved { own.state = .failed } }
    try scene.world.down(60, 60)
    expectLines(scene.world.sentences("wait"), "waiting waits for obstacle")
    expectEqual(waiting.state, .possible, "for everybody else it is still possible")
    scene.world.forget()
    try scene.world.drag([CGPoint(x: 61, y: 60)])
    expectLines(
      scene.lines, "waiting moved", "obstacle moved", "obstacle = failed", "waiting released",
      "waiting = ended", "action waited", "cancelled C", "cancelled A", "waiting = possible",
      "obstacle = possible")
  }

  @Test func `GR-65 it fails when the other one recognizes, or has, or also waited`() throws {
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    let (later, waits, wins) = pair()
    waits.on = { own, _, _, _ in own.state = .ended }
    wins.on = { own, phase, _, _ in if phase == .moved { own.state = .ended } }
    waits.delegate = voice
    try later.dragC(1)
    expectLines(later.lines("action"), "action other")
    expectLines(
      later.world.sentences("gesture"), "obstacle ended",
      "waiting failed because obstacle recognized", "waiting possible", "obstacle possible")

    // At once where the other one has recognized already.
    let (already, waiting, obstacle) = pair()
    waiting.delegate = voice
    obstacle.on = { own, phase, _, _ in own.state = phase == .began ? .began : .changed }
    waiting.on = { own, phase, _, _ in if phase == .moved { own.state = .ended } }
    try already.dragC(1)
    expect(already.lines("gesture", "wait").contains("waiting = failed"))
    expectLines(already.lines("action"), "action other", "action other")

    // Who waits for one that waits fails when that one recognizes.
    let chain = GestureScene()
    let (first, second, third) = (Own("first"), Own("second"), Own("third"))
    for own in [first, second, third] {
      own.prevents = { _ in false }
      chain.add(own, to: chain.c, own.wordInTrace)
    }
    first.require(toFail: second)
    second.require(toFail: third)
    for own in [first, second] { own.on = { own, _, _, _ in own.state = .ended } }
    try chain.world.down(60, 60)
    expectLines(chain.world.sentences("wait"), "second waits for third", "first waits for second")
    third.state = .failed
    expectLines(chain.lines("action"), "action second")
    expect(chain.world.sentences("gesture").contains("first failed because second recognized"))
  }

  @Test func `GR-65 nothing stands against it if the other is disabled or removed`() throws {
    for isDisabled in [true, false] {
      let (scene, waiting, obstacle) = pair()
      waiting.on = { own, _, _, _ in own.state = .ended }
      try scene.world.down(60, 60)
      expectLines(scene.lines("action"), [])
      if isDisabled {
        obstacle.isEnabled = false
      } else {
        scene.c.removeGestureRecognizer(obstacle)
      }
      expectLines(scene.lines("action"), "action waited")
      try scene.world.up()
      try scene.tapC()
      expectLines(scene.lines("action"), "action waited", "action waited")
    }
    try play("one that is not kept alive", of: "action", seen: "action tapC") {
      $0.tap(on: $0.c, "tapC").require(toFail: UITapGestureRecognizer())
      try $0.tapC()
    }
  }

  @Test func `GR-65 who waits fails with its touches, and takes no new ones (model)`() throws {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    let other = scene.add(Own("obstacle"), to: scene.c, "other")
    pan.require(toFail: other)
    try scene.dragC(20)
    scene.world.forget()
    try scene.world.cancel()
    expectLines(
      scene.lines, "pan(C) cancelled", "pan(C) = failed", "obstacle cancelled", "cancelled C",
      "cancelled A")
    other.state = .failed
    expectLines(scene.lines("action"), [])
    expectEqual(pan.state, .possible)

    // Who waits takes no new finger (model).
    let (fingers, waiting, obstacle) = pair()
    waiting.on = { own, _, _, _ in own.state = .ended }
    try fingers.world.down((60, 60), (80, 60))
    expectLines(waiting.calls, "began 1")
    expectLines(obstacle.calls, "began 1", "began 1")
  }

  @Test(arguments: 0..<4)
  func `GR-66 a requirement can be made by either class or delegate, while it matters`(who: Int)
    throws
  {
    let scene = GestureScene()
    let waiting = scene.add(Own.assigning([.began: [.ended]], "waiting"), to: scene.c, "waited")
    let obstacle = scene.add(Own("obstacle"), to: scene.c, "other")
    let (its, others) = (Voice(), Voice())
    (waiting.delegate, obstacle.delegate) = (its, others)
    switch who {
    case 0: waiting.requires = { $0 === obstacle }
    case 1: obstacle.isRequired = { $0 === waiting }
    case 2: its.requires = { $0 === obstacle }
    default: others.isRequired = { $0 === waiting }
    }
    try scene.world.down(60, 60)
    expectLines(scene.world.sentences("wait"), "waiting waits for obstacle")
    obstacle.state = .failed
    expectLines(scene.lines("action"), "action waited")
  }

  @Test func `GR-66 the questions are asked when one would recognize, once an attempt`() throws {
    let scene = GestureScene()
    let waiting = scene.add(Own.assigning([.moved: [.ended]], "waiting"), to: scene.c, "waited")
    let obstacle = scene.add(Own("obstacle"), to: scene.c, "other")
    let (its, others) = (Voice(), Voice())
    its.requires = { _ in true }
    (waiting.delegate, obstacle.delegate) = (its, others)
    try scene.world.down(60, 60)
    expectLines(its.questions, "receive event", "receive touch")
    (its.questions, others.questions) = ([], [])
    try scene.dragC(1, 2, 3)
    expectLines(its.questions, "shouldBegin", "requires obstacle")
    expectEqual(others.questions, [])
    obstacle.state = .failed
    its.questions = []
    try scene.world.up()
    try scene.dragC(1)
    expectLines(its.questions.filter { $0.hasPrefix("requires") }, "requires obstacle")
  }

  @Test(arguments: 0..<4)
  func `GR-67 GR-65 GR-17 a required recognizer without a finger, or with none left, blocks nobody`(
    why: Int
  ) throws {
    try play("reason \(why)", of: "action", seen: "action tapC") {
      let elsewhere = $0.world.add("other", CGRect(x: 0, y: 400, width: 100, height: 100))
      let obstacle = $0.add(Own("obstacle"), to: [elsewhere, $0.c, $0.c, $0.a][why], "other")
      if why == 1 { obstacle.isEnabled = false }
      if why == 2 { obstacle.receives = { _ in false } }
      obstacle.on = { own, phase, touches, event in
        for touch in touches where why == 3 && phase == .ended { own.ignore(touch, for: event) }
      }
      $0.tap(on: $0.c, "tapC").require(toFail: obstacle)
      try $0.tapC()
    }
  }

  @Test func `GR-69 what has waited begins anew: a pan at zero, a pinch at one (model)`() throws {
    let drag = GestureScene()
    var translations: [CGPoint] = []
    let pan = drag.add(UIPanGestureRecognizer(), to: drag.c, "pan") { recognizer in
      translations.append((recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero)
    }
    let first = drag.add(Own("obstacle"), to: drag.c, "other")
    pan.require(toFail: first)
    try drag.dragC(15, 30)
    first.state = .failed
    try drag.dragC(37)
    expectEqual(translations, [.zero, CGPoint(x: 7, y: 0)])

    let scene = GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), to: scene.a, "pinch")
    let rotation = scene.add(UIRotationGestureRecognizer(), to: scene.a, "rotation")
    let obstacle = scene.add(Own("obstacle"), to: scene.a, "other")
    let voice = Voice()
    voice.allowsBoth = { _ in true }
    pinch.delegate = voice
    for recognizer in [pinch, rotation] { recognizer.require(toFail: obstacle) }
    try scene.world.down((60, 60), (160, 60))
    try scene.world.drag([CGPoint(x: 160, y: 160)], finger: 2)
    obstacle.state = .failed
    expectLines(scene.lines("action"), "action rotation", "action pinch")
    expectEqual(pinch.scale, 1)
    expectEqual(rotation.rotation, 0)
  }

  @Test(arguments: [2, 3])
  func `GR-65 recognizers that wait for each other in a circle are reported and all fail (model)`(
    count: Int
  ) throws {
    let scene = GestureScene()
    let circle = (1...count).map { Own.assigning([.began: [.ended]], "own\($0)") }
    for (place, own) in circle.enumerated() {
      scene.add(own, to: scene.c, "act")
      own.require(toFail: circle[(place + 1) % count])
    }
    try scene.tapC()
    expectLines(scene.lines("action"), [])
    expectEqual(
      Set(scene.world.sentences("wait").filter { $0.contains("circle") }),
      Set((1...count).map { "own\($0) circle for own\($0 % count + 1)" }))
    expectEqual(scene.world.sentences("gesture").filter { $0.contains("failed") }.count, count)
    expectLines(scene.lines("touch"), "began C", "began A", "ended C", "ended A")
    expect(circle.allSatisfy { $0.state == .possible })
  }

  @Test func `GR-65 one that alone would recognize in a circle does; none waits for itself`()
    async
    throws
  {
    let scene = GestureScene()
    let (one, two) = (Own.assigning([.began: [.ended]], "one"), Own("two"))
    for own in [one, two] { scene.add(own, to: scene.c, own.wordInTrace) }
    one.require(toFail: two)
    two.require(toFail: one)
    try scene.world.down(60, 60)
    two.state = .failed
    expectLines(scene.lines("action"), "action one")
    await #expect(processExitsWith: .failure) {
      let tap = UITapGestureRecognizer()
      tap.require(toFail: tap)
    }
  }

  @Test(arguments: [true, false])
  func `GR-6 who is over waits with its reset for those it is related to`(isRequired: Bool) throws {
    let (scene, waiting, obstacle) = pair()
    let (over, other) = isRequired ? (obstacle, waiting) : (waiting, obstacle)
    over.on = { own, _, _, _ in own.state = .failed }
    try scene.world.down(60, 60)
    expectLines(over.calls, "began 1")
    expectEqual(over.state, .failed)
    other.state = .failed
    expectLines(over.calls, "began 1", "reset")
    expectEqual(over.state, .possible)
  }
}
