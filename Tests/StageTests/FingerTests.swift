import MiniUIKit
import Stage
import TestKit
import Testing

/// What a finger can do, and what happens if a script asks for something impossible.
@Suite(.provedOnce(.stage)) struct FingerTests {
  /// The virtual times and words of a run's touches at the hit view.
  private func touches(_ run: Run) -> [String] {
    run.lines("touch").filter { $0.who == "root" }.map { $0.text }
  }

  @Test
  func `a tap lasts 80 milliseconds`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      try stage.finger.tap(at: CGPoint(x: 10, y: 20))
    }
    expectLines(touches(run), ["  0.000  touch   root began", "  0.080  touch   root ended"])
    expectEqual(run.stage.recording.touches, [CGPoint(x: 10, y: 20)])
  }

  @Test
  func `a drag is sampled 60 times a second, and ends where it was told to`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      try stage.finger.drag(
        through: [CGPoint(x: 0, y: 100), CGPoint(x: 60, y: 100)], over: 0.05)
    }
    expectEqual(
      touches(run),
      [
        "  0.000  touch   root began", "  0.017  touch   root moved", "  0.033  touch   root moved",
        "  0.050  touch   root moved", "  0.050  touch   root ended",
      ])
    expect(run.stage.phone.digitizer.fingers.isEmpty)
  }

  @Test
  func `a drag through a corner keeps an even speed`() throws {
    var places: [CGPoint] = []
    let stage = Stage()
    let view = Follower(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.didMove = { places.append($0) }
    stage.root.addSubview(view)
    try stage.finger.drag(
      through: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)],
      over: 0.066668)
    expectEqual(
      places,
      [
        CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50),
        CGPoint(x: 100, y: 100),
      ])
  }

  @Test
  func `what two fingers do at the same instant is one event`() throws {
    let run = try Scenes.twoFingers()
    let events = run.lines("system").filter { $0.who == "UIApplication" }.map { $0.what }
    expectLines(
      events, ["sendEvent began", "sendEvent ended", "sendEvent began", "sendEvent ended"])
    expectEqual(run.hit(0), "left")
    expectEqual(run.hit(1), "right")
    expectLines(run.asked(0), ["window", "root", "right", "left"])
    expectLines(run.asked(1), ["window", "root", "right"])
  }

  @Test
  func `a second pass of a hit test belongs to the same touch`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      stage.phone.application.hitTestPasses = 2
      try stage.finger.tap(at: CGPoint(x: 10, y: 20))
      try stage.finger.tap(at: CGPoint(x: 30, y: 40))
    }
    expectLines(run.asked(0), ["window", "root", "window", "root"])
    expectLines(run.asked(1), ["window", "root", "window", "root"])
    expect(run.asked(2).isEmpty)
  }

  /// An impossible script, and what it must be answered.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: ScriptError
    let script: @Sendable (Stage) throws(ScriptError) -> Void
  }

  static let mistakes = [
    Mistake(testDescription: "moved while not down", error: .fingerIsNotDown(2)) {
      stage throws(ScriptError) in try stage.finger(2).move(to: .zero)
    },
    Mistake(testDescription: "lifted while not down", error: .fingerIsNotDown(1)) {
      stage throws(ScriptError) in try stage.finger.up()
    },
    Mistake(testDescription: "not a number", error: .notANumber("a point")) {
      stage throws(ScriptError) in try stage.finger.tap(at: CGPoint(x: Double.nan, y: 0))
    },
    Mistake(testDescription: "far away", error: .isTooFar) {
      stage throws(ScriptError) in try stage.finger.down(at: CGPoint(x: 1e10, y: 0))
    },
    Mistake(testDescription: "negative wait", error: .backwards(from: 0, to: -1)) {
      stage throws(ScriptError) in try stage.wait(-1)
    },
    Mistake(testDescription: "endless wait", error: .notANumber("a duration")) {
      stage throws(ScriptError) in try stage.wait(.infinity)
    },
    Mistake(testDescription: "press of no duration", error: .notANumber("a duration")) {
      stage throws(ScriptError) in try stage.finger.press(at: .zero, for: .nan)
    },
    Mistake(testDescription: "press backwards", error: .backwards(from: 0, to: -0.5)) {
      stage throws(ScriptError) in try stage.finger.press(at: .zero, for: -0.5)
    },
    Mistake(testDescription: "start before the script", error: .backwards(from: 0, to: -1)) {
      stage throws(ScriptError) in try stage.play([(1, .tap(at: .zero, after: -1))])
    },
    Mistake(testDescription: "drag to nowhere", error: .notANumber("a point")) {
      stage throws(ScriptError) in
      try stage.finger.drag(through: [.zero, CGPoint(x: 0, y: Double.nan)], over: 1)
    },
    Mistake(testDescription: "one finger twice", error: .fingerIsDown(1)) {
      stage throws(ScriptError) in
      try stage.play([
        (1, .press(at: .zero, for: 1)), (1, .tap(at: CGPoint(x: 9, y: 9), after: 0.5)),
      ])
    },
  ]

  @Test(arguments: mistakes)
  func `nothing has happened when a script is refused`(mistake: Mistake) {
    let stage = Stage()
    #expect(throws: mistake.error) { try mistake.script(stage) }
    expectEqual(stage.recording.lines, [])
    expect(stage.recording.touches.isEmpty)
    expect(stage.phone.digitizer.fingers.isEmpty)
    expectEqual(stage.phone.clock.now, 0)
    expectNil(stage.snapshot, "a picture would show a scene that was not finished")
  }

  @Test
  func `EV-17 a finger that is down cannot be put down`() throws {
    let stage = Stage()
    try stage.finger.down(at: CGPoint(x: 5, y: 5))
    let lines = stage.recording.lines
    #expect(throws: ScriptError.fingerIsDown(1)) { try stage.finger.down(at: .zero) }
    expectEqual(stage.recording.lines, lines)
    expectEqual(stage.phone.digitizer.fingers.map { $0.location }, [CGPoint(x: 5, y: 5)])
    try stage.finger.up()
  }
}

/// A view that tells where its touch moves.
private final class Follower: UIView {
  var didMove: ((CGPoint) -> Void)?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { didMove?(touch.location(in: self)) }
  }
}
