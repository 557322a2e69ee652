import MiniUIKit
import Stage
import TestKit
import Testing

/// A scene that is touched from outside while real time passes.
@Suite(.provedOnce(.stage)) struct LiveSessionTests {
  private let inside = CGPoint(x: 100, y: 200)

  private func touches(_ session: LiveSession) -> [String] {
    session.lines.filter { $0.kind == "touch" && $0.who == "pad" }.map { $0.text }
  }

  @Test func `a session begins before the script's first finger`() throws {
    let session = try LiveScenes.pad()
    expectEqual(session.lines, [])
    expect(session.screen.items.contains { $0.name == "pad" })
    expectEqual(session.clock, "0.000")
    expectEqual(session.script, Script())
  }

  @Test func `the clock waits for the first finger`() throws {
    let session = try LiveScenes.pad()
    for _ in 0..<10 { session.advance(by: 100_000) }
    expectEqual(session.now, 0)
    session.down(1, at: inside)
    session.advance(by: 20_000)
    expectLines(touches(session), ["  0.000  touch   pad began"])
    session.advance(by: 100_000)
    expectEqual(session.clock, "0.117")
  }

  @Test func `a scene that waits for a timer lets the clock run`() throws {
    let session = try LiveSession(
      Experiment("0A", "A timer") { stage throws(ScriptError) in
        stage.phone.runLoop.schedule(after: 1) {}
        try stage.finger.tap(at: .zero)
      })
    session.advance(by: 100_002)
    expectEqual(session.clock, "0.100")
  }

  @Test func `EV-28 of several moves in one frame the last one counts`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    session.advance(by: 1)
    for x in 101...120 { session.move(1, to: CGPoint(x: Double(x), y: 200)) }
    session.advance(by: 16_667)
    expectLines(touches(session), ["  0.000  touch   pad began", "  0.017  touch   pad moved"])
    expectEqual(session.script.places, [inside, CGPoint(x: 120, y: 200)])
  }

  @Test func `what a finger does twice in one frame comes with the next`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    session.up(1)
    session.advance(by: 40_000)
    expectLines(touches(session), ["  0.000  touch   pad began", "  0.017  touch   pad ended"])
    expect(session.fingers.isEmpty)
  }

  @Test func `slow motion needs ten times the time`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    session.pace = .slow
    for _ in 0..<10 { session.advance(by: 100_002) }
    expectEqual(session.clock, "0.100")
  }

  @Test func `a face that was away goes on where it was`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    session.advance(by: 3_600_000_000)
    expectEqual(session.clock, "0.233")
  }

  @Test func `what makes no sense is not heard`() throws {
    let session = try LiveScenes.pad()
    session.up(1)
    session.move(1, to: inside)
    session.down(1, at: CGPoint(x: -1, y: 5))
    session.down(1, at: CGPoint(x: CGFloat.nan, y: 5))
    session.down(1, at: CGPoint(x: 375, y: 5))
    session.advance(by: 100_000)
    expectEqual(session.script, Script())
    // A finger that is down already moves; beyond the edge it stays at the edge.
    session.down(1, at: inside)
    session.down(1, at: CGPoint(x: 110.04, y: 200))
    session.advance(by: 20_000)
    session.move(1, to: CGPoint(x: 5000, y: -3))
    session.advance(by: 20_000)
    expectEqual(
      session.script.places,
      [
        inside, CGPoint(x: 110, y: 200), CGPoint(x: 374.9, y: 0),
      ])
  }

  @Test func `a step is one timer or one event, whichever comes first`() throws {
    let session = try LiveScenes.pad { stage in
      stage.phone.runLoop.schedule(after: 0.01) {}
    }
    session.isPaused = true
    session.down(1, at: inside)
    session.move(1, to: CGPoint(x: 130, y: 200))
    session.advance(by: 100_000)
    expectEqual(session.lines, [])
    var clocks: [String] = []
    while session.step() { clocks.append(session.clock) }
    expectLines(clocks, ["0.000", "0.010", "0.017"])
    expectLines(touches(session), ["  0.000  touch   pad began", "  0.017  touch   pad moved"])
    session.isPaused = false
    session.advance(by: 16_667)
    expectEqual(session.clock, "0.033")
  }

  @Test func `a session knows the last hit test, its chain, and every recognizer`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: CGPoint(x: 5, y: 5))
    session.advance(by: 1)
    expectLines(session.hitOrder, ["window", "root", "pad"])
    expectEqual(session.chain.first, "root")
    session.down(2, at: inside)
    session.advance(by: 20_000)
    expectLines(session.hitOrder, ["window", "root", "pad"])
    expectEqual(session.lastHitTest.last?.what, "-> pad")
    expectEqual(
      session.chain,
      [
        "pad", "root", "viewController", "window", "scene", "application", "appDelegate",
      ])
    expectLines(session.recognizers.map { $0.name }, ["longPress(pad)"])
    expectLines(session.recognizers.map { $0.state }, ["possible"])
    for _ in 0..<6 { session.advance(by: 100_000) }
    expectLines(session.recognizers.map { $0.state }, ["began"])
  }

  /// What a shake tells the window, which is where it begins if nothing is first responder.
  private func shakes(_ session: LiveSession) -> [String] {
    session.lines.filter { $0.kind == "motion" && $0.who == "window" }.map { $0.text }
  }

  @Test func `EV-16 a shake begins with the next frame, and lasts as long whatever fingers do`()
    throws
  {
    let session = try LiveScenes.pad()
    session.shake()
    expectEqual(session.lines, [])
    session.advance(by: 20_000)
    session.down(1, at: inside)
    // The phone is being shaken already.
    session.shake()
    for _ in 0..<40 { session.advance(by: Clock.frame) }
    expectLines(
      shakes(session), ["  0.000  motion  window began", "  0.400  motion  window ended"])
    expectLines(touches(session), ["  0.033  touch   pad began"])
    expectEqual(session.stage.recording.shakes, [0])
    let json = session.run.json
    try session.play(session.script)
    session.shake()
    session.finish()
    expectEqual(session.run.json, json)
  }

  @Test func `a paused scene is shaken step by step`() throws {
    let session = try LiveScenes.pad()
    session.isPaused = true
    session.shake()
    session.advance(by: 100_000)
    expectEqual(session.lines, [])
    var clocks: [String] = []
    while session.step() { clocks.append(session.clock) }
    expectLines(clocks, ["0.000", "0.400"])
    expectEqual(shakes(session).count, 2)
    expect(session.isQuiet)
  }

  @Test func `a reset is a new scene`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    session.advance(by: 200_000)
    try session.reset()
    expectEqual(session.lines, [])
    expect(session.fingers.isEmpty)
    expectEqual(session.script, Script())
    expectEqual(session.now, 0)
    session.move(1, to: inside)
    session.advance(by: 200_000)
    expectEqual(session.lines, [])
  }

  @Test func `while a script is played fingers from outside are not heard`() throws {
    let session = try LiveScenes.pad()
    try session.play(session.ownScript())
    session.down(1, at: CGPoint(x: 5, y: 5))
    session.advance(by: 20_000)
    session.up(1)
    while session.isPlaying { session.advance(by: 20_000) }
    let (done, own) = try (session.script.steps, session.ownScript().steps)
    expectEqual(done.dropLast(), own.dropLast())
  }

  @Test func `a script that cannot be played is refused, and nothing has changed`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    session.advance(by: 20_000)
    let before = session.run.json
    var script = Script()
    script.add(.fingers([.init(finger: 1, .up, at: inside)]))
    #expect(throws: ScriptError.fingerIsNotDown(1)) { try session.play(script) }
    script = Script()
    script.add(.wait(until: 10))
    script.add(.fingers([.init(finger: 1, .down, at: inside)]))
    script.add(.wait(until: 5))
    #expect(throws: ScriptError.backwards(from: 0.00001, to: 0.000005)) { try session.play(script) }
    expectEqual(session.run.json, before)
  }

  @Test func `a map shows the scene and the fingers, and knows its points`() throws {
    let session = try LiveScenes.pad()
    session.down(1, at: inside)
    let map = session.map(of: session.area, columns: 30, rows: 12)
    let fingers = map.rows.indices.flatMap { row in
      map.rows[row].indices.filter { map.rows[row][$0].isFinger }.map { ($0, row) }
    }
    let (column, row) = try #require(fingers.first)
    expectEqual(fingers.count, 1)
    expectEqual(map.rows[row][column].character, UInt8(ascii: "1"))
    let point = try #require(map.point(column: column, row: row))
    #expect((point.x - inside.x).magnitude <= map.cellSize.width / 2)
    #expect((point.y - inside.y).magnitude <= map.cellSize.height / 2)
    expectNil(map.point(column: 30, row: 0))
    let lines = map.rows.map { String(decoding: $0.map { $0.character }, as: UTF8.self) }
    expect(lines.contains { $0.contains("pad") })
    expect(map.rows.flatMap { $0 }.contains { $0.color == .green })
  }

  @Test func `what is kept lives as long as its stage, and no longer`() throws {
    var session: LiveSession? = try LiveSession(
      Experiment("0A", "A kept target") { stage throws(ScriptError) in
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        stage.root.addSubview(dressed(button, "button"))
        let target = named("target", LiveScenes.Target())
        stage.keep(target)
        button.addTarget(target, action: LiveScenes.Target.didTap, for: .touchDown, name: "didTap")
        try stage.wait(1)
      })
    session?.down(1, at: CGPoint(x: 100, y: 200))
    session?.advance(by: 20_000)
    expectEqual(session?.lines.contains { $0.kind == "action" && $0.who == "target" }, true)
    weak let stage = session?.stage
    #expect(stage != nil)
    session = nil
    expectNil(stage)
  }
}
