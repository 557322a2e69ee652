import MiniUIKit
import TestKit
import Testing

/// What is held back from the views, and for how long.
@Suite(.provedOnce(.engine)) struct DelayTests {
  @Test func `GR-55 F3 everything is held back while the recognizer may recognize`() throws {
    let scene = GestureScene()
    let own = Own("own")
    expect(!own.delaysTouchesBegan)
    own.delaysTouchesBegan = true
    scene.c.addGestureRecognizer(own)
    try scene.dragC(5, 6)
    try scene.world.up()
    expectLines(scene.lines("delay", "touch"), ["C held began", "C held moved", "C held ended"])
  }

  @Test func `GR-55 F3 who has failed holds nothing back any more`() throws {
    let scene = GestureScene()
    let own = Own.assigning([.began: [.failed]])
    own.delaysTouchesBegan = true
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60)
    expectLines(scene.lines, ["own began", "own = failed", "own = possible", "began C", "began A"])
  }

  @Test func `GR-56 F4 only the end is held back by default`() throws {
    let scene = GestureScene()
    let own = Own("own")
    expect(own.delaysTouchesEnded)
    scene.c.addGestureRecognizer(own)
    try scene.dragC(5)
    try scene.world.up()
    expectLines(
      scene.lines("delay", "touch"),
      [
        "began C", "began A", "moved C", "moved A", "C held ended",
      ])
    expectLines(scene.world.sentences("delay"), ["C held ended by own"])
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
    expectLines(heard, ["began 60 began 0", "moved 63 moved 0.05", "ended 63 ended 0.15"])
    expectLines(
      scene.lines(after: "own ended"),
      [
        "own = failed", "C released began", "began C", "began A", "C released moved", "moved C",
        "moved A", "own = possible", "ended C", "ended A",
      ])
  }

  @Test func `GR-58 a touch that several hold back waits for the last of them`() throws {
    let scene = GestureScene()
    let (one, two) = (Own("one"), Own("two"))
    for own in [one, two] {
      own.delaysTouchesBegan = true
      scene.c.addGestureRecognizer(own)
    }
    try scene.world.down(60, 60)
    one.state = .failed
    expectLines(scene.lines("touch"), [])
    expectLines(scene.world.sentences("delay"), ["C held began by one", "C held began by two"])
    two.state = .failed
    expectLines(
      scene.world.sentences("delay"),
      ["C held began by one", "C held began by two", "C released began by two"])
    expectLines(scene.lines("touch"), ["began C", "began A"])
  }

  @Test(arguments: 0..<3)
  func `GR-58 a failure, a cancellation and a reset each let go`(how: Int) throws {
    let scene = GestureScene()
    let own = Own("own")
    own.delaysTouchesBegan = true
    own.cancelsTouchesInView = false
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60)
    switch how {
    case 0: own.state = .failed
    case 1: own.isEnabled = false
    default: own.state = .ended
    }
    expectLines(
      scene.lines("delay", "touch"), ["C held began", "C released began", "began C", "began A"])
  }

  @Test func `GR-58 the ends of two recognizers on one touch wait for both`() throws {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    let own = Own("own")
    scene.a.addGestureRecognizer(own)
    try scene.tapC()
    try scene.world.wait(0.5)
    expectLines(scene.lines("touch"), ["began C", "began A"])
    expectLines(
      scene.world.sentences("delay"), ["C held ended by doubleTap(C)", "C held ended by own"])
    own.state = .failed
    expectLines(
      Array(scene.lines("delay", "touch").suffix(3)), ["C released ended", "ended C", "ended A"])
  }

  @Test func `GR-58 two touches of a view that are set free together come in order of time`() throws
  {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = true
    let own = Own("own")
    own.delaysTouchesBegan = true
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60, finger: 1)
    try scene.world.wait(0.1)
    try scene.world.down(80, 60, finger: 2)
    try scene.world.up(finger: 1)
    own.state = .failed
    expectEqual(
      scene.world.sentences("touch").filter { $0.hasPrefix("C") },
      [
        "C began finger 1", "C began finger 2", "C ended finger 1",
      ])
  }

  @Test func `GR-58 a move of another window's touch is not lost`() throws {
    let scene = GestureScene()
    let other = scene.world.addWindow("other", level: .alert)
    other.frame = CGRect(x: 0, y: 400, width: 375, height: 400)
    let holder = Own("holder")
    holder.delaysTouchesBegan = true
    scene.c.addGestureRecognizer(holder)
    let releaser = Own("releaser")
    releaser.on = { _, phase, _, _ in if phase == .moved { holder.state = .failed } }
    other.addGestureRecognizer(releaser)
    try scene.world.down(60, 60, finger: 1)
    try scene.world.down(60, 460, finger: 2)
    try scene.world.frame()
    try scene.world.phone.digitizer.report([
      .init(finger: 1, .moved, at: CGPoint(x: 70, y: 60)),
      .init(finger: 2, .moved, at: CGPoint(x: 70, y: 460)),
    ])
    expectLines(scene.lines("touch").filter { $0.hasSuffix("C") }, ["began C", "moved C"])
  }

  @Test func `GR-59 what is held back when the gesture is recognized is dropped`() throws {
    let scene = GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), to: scene.c, "pan")
    pan.delaysTouchesBegan = true
    try scene.dragC(5, 20)
    try scene.world.up()
    expectLines(scene.lines("delay", "touch"), ["C held began", "C held moved", "C dropped"])
  }

  @Test(arguments: [false, true])
  func `GR-59b of a double tap the view hears one began and one cancelled (disputed)`(
    isMultiple: Bool
  ) throws {
    let scene = GestureScene()
    scene.c.isMultipleTouchEnabled = isMultiple
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    try scene.world.wait(0.1)
    try scene.tapC()
    expectLines(
      scene.lines("delay", "touch", "action"),
      [
        "began C", "began A", "C held ended", "C held began", "action double",
        "C dropped", "C dropped", "cancelled C", "cancelled A",
      ])
  }

  @Test func `GR-59b when the second tap fails, end and began come one after the other (disputed)`()
    throws
  {
    let scene = GestureScene()
    scene.tap(on: scene.c, "double", taps: 2)
    try scene.tapC()
    try scene.world.wait(0.1)
    try scene.world.down(60, 60)
    try scene.world.wait(0.8)
    try scene.world.up()
    expectLines(
      scene.lines("delay", "touch"),
      [
        "began C", "began A", "C held ended", "C held began",
        "C released ended", "ended C", "ended A", "C released began", "began C", "began A",
        "ended C", "ended A",
      ])
  }

  @Test func `GR-68 who waits for a failure goes on holding the end back`() throws {
    let scene = GestureScene()
    let waiting = Own.assigning([.ended: [.ended]], "waiting")
    let obstacle = Own("obstacle")
    obstacle.delaysTouchesEnded = false
    waiting.require(toFail: obstacle)
    scene.add(waiting, to: scene.c, "act")
    scene.c.addGestureRecognizer(obstacle)
    try scene.tapC()
    expectLines(scene.world.sentences("delay"), ["C held ended by waiting"])
    obstacle.state = .failed
    expectLines(
      scene.lines("delay", "touch", "action"),
      [
        "began C", "began A", "C held ended", "action act", "C dropped", "cancelled C",
        "cancelled A",
      ])
  }

  @Test func `GR-68 who waits with delaysTouchesBegan goes on holding everything back`() throws {
    let scene = GestureScene()
    let waiting = Own.assigning([.ended: [.ended]], "waiting")
    waiting.delaysTouchesBegan = true
    let obstacle = Own("obstacle")
    waiting.require(toFail: obstacle)
    scene.add(waiting, to: scene.c, "act")
    scene.c.addGestureRecognizer(obstacle)
    try scene.tapC()
    expectLines(scene.lines("delay", "touch"), ["C held began", "C held ended"])
  }

  @Test func `EV-17 a touch that the system takes while it is held back: began, then cancelled`()
    throws
  {
    let scene = GestureScene()
    scene.tap(on: scene.c, "tapC").delaysTouchesBegan = true
    try scene.world.down(60, 60)
    try scene.world.cancel()
    expectEqual(
      scene.lines(after: "tap(C) cancelled"),
      [
        "tap(C) = failed", "C released began", "began C", "began A", "tap(C) = possible",
        "cancelled C", "cancelled A",
      ])
  }

  @Test func `EV-17 taken by the system while its holder hopes on, a touch never arrives`() throws {
    let scene = GestureScene()
    let own = Own("own")
    own.delaysTouchesBegan = true
    scene.c.addGestureRecognizer(own)
    try scene.world.down(60, 60)
    try scene.world.cancel()
    own.state = .failed
    expectLines(scene.lines("delay", "touch"), ["C held began", "C dropped"])
  }
}
