import MiniUIKit
import TestKit
import Testing

/// What is held back from the views, and for how long.
@Suite(.provedOnce(.engine)) struct DelayTests {
  @Test func `GR-55 GR-56 F3 F4 while one may recognize it holds the end back, or all`() throws {
    let own = Own("own")
    expect(!own.delaysTouchesBegan)
    expect(own.delaysTouchesEnded)
    try play(
      "by default", of: "delay", "touch",
      seen: "began C", "began A", "moved C", "moved A", "C held ended"
    ) {
      $0.c.addGestureRecognizer(own)
      try $0.dragC(5)
      try $0.world.up()
      expectLines($0.world.sentences("delay"), "C held ended by own")
    }
    try play(
      "with delaysTouchesBegan", of: "delay", "touch",
      seen: "C held began", "C held moved", "C held ended"
    ) {
      let eager = Own("eager")
      eager.delaysTouchesBegan = true
      $0.c.addGestureRecognizer(eager)
      try $0.dragC(5, 6)
      try $0.world.up()
    }
    try play(
      "who has failed holds nothing back any more",
      seen: "own began", "own = failed", "own = possible", "began C", "began A"
    ) {
      let failing = Own.assigning([.began: [.failed]])
      failing.delaysTouchesBegan = true
      $0.c.addGestureRecognizer(failing)
      try $0.world.down(60, 60)
    }
  }

  @Test func `GR-57 F4 a single tap alone delays nothing, a double tap for its interval`() throws {
    let scene = GestureScene()
    let tap = scene.tap(on: scene.a, "tapA")
    tap.isEnabled = false
    scene.tap(on: scene.a, "double", taps: 2)
    try scene.world.down(60, 60)
    try scene.world.wait(0.2)
    try scene.world.up()
    let up = scene.world.phone.clock.now
    var ended: Microseconds?
    let probe = scene.world.phone.tracer.listener
    scene.world.phone.tracer.listener = { batch in
      probe?(batch)
      for event in batch where event.kind == "touch" && event.who == "C" { ended = batch.time }
    }
    try scene.world.wait(1)
    expectEqual(ended.map { $0 - up }, 350_000)
    expectEqual(Decisions.tapInterval, 0.35)
  }

  @Test func `GR-58 began comes with its own place and time, all moves as one`() throws {
    let probe = Probe()
    let scene = GestureScene(c: probe)
    var heard: [String] = []
    probe.on = { phase, touches, _ in
      for touch in touches {
        heard.append(
          "\(phase.word) \(Int(touch.location(in: nil).x)) \(touch.phase.word) "
            + decimals(touch.timestamp - Clock.uptimeAtStart))
      }
    }
    let own = Own("own")
    own.delaysTouchesBegan = true
    own.on = { own, phase, _, _ in if phase == .ended { own.state = .failed } }
    scene.c.addGestureRecognizer(own)
    try scene.dragC(1, 2, 3)
    try scene.world.wait(0.1)
    try scene.world.up()
    expectLines(heard, "began 60 began 0", "moved 63 moved 0.05", "ended 63 ended 0.15")
    expectLines(
      scene.lines(after: "own ended"), "own = failed", "C released began", "began C", "began A",
      "C released moved", "moved C", "moved A", "own = possible", "ended C", "ended A")
  }

  @Test(arguments: 0..<3)
  func `GR-58 a failure, a cancellation and a reset each let go`(how: Int) throws {
    try play(
      "way \(how)", of: "delay", "touch",
      seen: "C held began", "C released began", "began C", "began A"
    ) {
      let own = Own("own")
      own.delaysTouchesBegan = true
      own.cancelsTouchesInView = false
      $0.c.addGestureRecognizer(own)
      try $0.world.down(60, 60)
      switch how {
      case 0: own.state = .failed
      case 1: own.isEnabled = false
      default: own.state = .ended
      }
    }
  }

  @Test func `GR-58 what several hold back waits for the last, and comes in order`() throws {
    let scene = GestureScene()
    let (one, two) = (Own("one"), Own("two"))
    for own in [one, two] {
      own.delaysTouchesBegan = true
      scene.c.addGestureRecognizer(own)
    }
    try scene.world.down(60, 60)
    one.state = .failed
    expectLines(scene.lines("touch"), [])
    expectLines(scene.world.sentences("delay"), "C held began by one", "C held began by two")
    two.state = .failed
    expectLines(
      scene.world.sentences("delay"), "C held began by one", "C held began by two",
      "C released began by two")
    expectLines(scene.lines("touch"), "began C", "began A")

    // The ends of two recognizers on one touch wait for both.
    let ends = GestureScene()
    ends.tap(on: ends.c, "double", taps: 2)
    let own = Own("own")
    ends.a.addGestureRecognizer(own)
    try ends.tapC()
    try ends.world.wait(0.5)
    expectLines(ends.lines("touch"), "began C", "began A")
    expectLines(
      ends.world.sentences("delay"), "C held ended by doubleTap(C)", "C held ended by own")
    own.state = .failed
    expectLines(ends.lines("delay", "touch").suffix(3), "C released ended", "ended C", "ended A")

    // Two touches of a view that are set free together come in order of time.
    let fingers = GestureScene()
    fingers.c.isMultipleTouchEnabled = true
    let holder = Own("own")
    holder.delaysTouchesBegan = true
    fingers.c.addGestureRecognizer(holder)
    try fingers.world.down(60, 60, finger: 1)
    try fingers.world.wait(0.1)
    try fingers.world.down(80, 60, finger: 2)
    try fingers.world.up(finger: 1)
    holder.state = .failed
    expectLines(
      fingers.world.sentences("touch").filter { $0.hasPrefix("C") }, "C began finger 1",
      "C began finger 2", "C ended finger 1")

    // A move of another window's touch is not lost.
    let windows = GestureScene()
    let other = windows.world.addWindow("other", level: .alert)
    other.frame = CGRect(x: 0, y: 400, width: 375, height: 400)
    let (first, releaser) = (Own("holder"), Own("releaser"))
    first.delaysTouchesBegan = true
    windows.c.addGestureRecognizer(first)
    releaser.on = { _, phase, _, _ in if phase == .moved { first.state = .failed } }
    other.addGestureRecognizer(releaser)
    try windows.world.down((60, 60), (60, 460))
    try windows.world.frame()
    try windows.world.together(.moved, (70, 60), (70, 460))
    expectLines(windows.lines("touch").filter { $0.hasSuffix("C") }, "began C", "moved C")
  }

  @Test func `GR-59 GR-59b what is held at a recognition is dropped (disputed)`() throws {
    try play(of: "delay", "touch", seen: "C held began", "C held moved", "C dropped") {
      $0.add(UIPanGestureRecognizer(), to: $0.c, "pan").delaysTouchesBegan = true
      try $0.dragC(5, 20)
      try $0.world.up()
    }

    try play(
      of: "delay", "touch",
      seen: "began C", "began A", "C held ended", "C held began", "C released ended", "ended C",
      "ended A", "C released began", "began C", "began A", "ended C", "ended A"
    ) {
      $0.tap(on: $0.c, "double", taps: 2)
      try $0.tapC()
      try $0.world.wait(0.1)
      try $0.world.down(60, 60)
      try $0.world.wait(0.8)
      try $0.world.up()
    }
  }

  @Test(arguments: [false, true])
  func `GR-59b of a double tap the view hears one began and one cancelled (disputed)`(
    isMultiple: Bool
  ) throws {
    try play(
      "isMultipleTouchEnabled: \(isMultiple)", of: "delay", "touch", "action",
      seen: "began C", "began A", "C held ended", "C held began", "action double", "C dropped",
      "C dropped", "cancelled C", "cancelled A"
    ) {
      $0.c.isMultipleTouchEnabled = isMultiple
      $0.tap(on: $0.c, "double", taps: 2)
      try $0.tapC()
      try $0.world.wait(0.1)
      try $0.tapC()
    }
  }

  @Test func `GR-68 who waits for a failure goes on holding back what it held`() throws {
    let scene = GestureScene()
    let waiting = Own.assigning([.ended: [.ended]], "waiting")
    let obstacle = Own("obstacle")
    obstacle.delaysTouchesEnded = false
    waiting.require(toFail: obstacle)
    scene.add(waiting, to: scene.c, "act")
    scene.c.addGestureRecognizer(obstacle)
    try scene.tapC()
    expectLines(scene.world.sentences("delay"), "C held ended by waiting")
    obstacle.state = .failed
    expectLines(
      scene.lines("delay", "touch", "action"), "began C", "began A", "C held ended", "action act",
      "C dropped", "cancelled C", "cancelled A")
    scene.world.forget()
    waiting.delaysTouchesBegan = true
    try scene.tapC()
    expectLines(scene.lines("delay", "touch"), "C held began", "C held ended")
  }

  @Test func `EV-17 a held touch that the system takes is cancelled, or never arrives`() throws {
    let failing = GestureScene()
    failing.tap(on: failing.c, "tapC").delaysTouchesBegan = true
    try failing.world.down(60, 60)
    try failing.world.cancel()
    expectLines(
      failing.lines(after: "tap(C) cancelled"), "tap(C) = failed", "C released began", "began C",
      "began A", "tap(C) = possible", "cancelled C", "cancelled A")

    let hoping = GestureScene()
    let own = Own("own")
    own.delaysTouchesBegan = true
    hoping.c.addGestureRecognizer(own)
    try hoping.world.down(60, 60)
    try hoping.world.cancel()
    own.state = .failed
    expectLines(hoping.lines("delay", "touch"), "C held began", "C dropped")
  }
}
