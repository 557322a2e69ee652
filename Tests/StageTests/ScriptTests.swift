import MiniUIKit
import Stage
import TestKit
import Testing

/// A recording says in Swift what was done, and that does the same.
@Suite(.provedOnce(.stage)) struct ScriptTests {
  /// Three touches: a press, a drag, and two fingers at once of which one drags.
  private func recorded() throws -> LiveSession {
    let session = try LiveScenes.pad()
    let frame = Clock.frame
    session.down(1, at: CGPoint(x: 100, y: 200))
    for _ in 0..<6 { session.advance(by: frame) }
    session.up(1)
    for _ in 0..<60 { session.advance(by: frame) }
    session.down(1, at: CGPoint(x: 60, y: 200))
    for step in 1...8 {
      session.advance(by: frame)
      session.move(1, to: CGPoint(x: 60 + 5.25 * Double(step), y: 200))
    }
    session.advance(by: frame)
    session.up(1)
    for _ in 0..<10 { session.advance(by: frame) }
    session.down(2, at: CGPoint(x: 60, y: 200))
    session.advance(by: 2 * frame)
    session.down(1, at: CGPoint(x: 160, y: 200))
    session.advance(by: frame)
    session.move(2, to: CGPoint(x: 61, y: 201))
    session.advance(by: frame)
    session.up(1)
    session.up(2)
    for _ in 0..<30 { session.advance(by: frame) }
    return session
  }

  @Test func `a stage says when each step begins and when it is over`() throws {
    let stage = Stage()
    stage.root.addSubview(view("pad", CGRect(x: 0, y: 0, width: 100, height: 100), .red))
    var said: [String] = []
    stage.onStep = {
      said.append(($0 ? "over" : "begins") + " with \(stage.recording.lines.count > 0)")
    }
    try stage.wait(1)
    try stage.finger.tap(at: CGPoint(x: 50, y: 50))
    expectLines(
      said, ["begins with false", "over with false", "begins with false", "over with true"])
  }

  @Test func `a recording is printed as Swift`() throws {
    let swift = try recorded().script.swift
    expectEqual(
      swift,
      [
        "try stage.finger.press(at: CGPoint(x: 100, y: 200), for: 0.116669)",
        "try stage.wait(1.00002)",
        "try stage.finger.drag(from: CGPoint(x: 60, y: 200), [",
        "  (0.016667, 65.3, 200), (0.033334, 70.5, 200), (0.050001, 75.8, 200),",
        "  (0.066668, 81, 200), (0.083335, 86.3, 200), (0.100002, 91.5, 200),",
        "  (0.116669, 96.8, 200), (0.133336, 102, 200),",
        "], over: 0.150003)",
        "try stage.wait(0.16667)",
        "try stage.play([",
        "  (1, .press(at: CGPoint(x: 160, y: 200), for: 0.033334, after: 0.033334)),",
        "  (2, .drag(from: CGPoint(x: 60, y: 200), [",
        "    (0.050001, 61, 201),",
        "  ], over: 0.066668)),",
        "])",
        "try stage.wait(0.483343)",
      ])
  }

  @Test func `a shake is printed as Swift, in two halves if a finger does something meanwhile`()
    throws
  {
    let session = try LiveScenes.pad()
    func pass(_ frames: Int) { for _ in 0..<frames { session.advance(by: Clock.frame) } }
    session.shake()
    pass(31)
    session.shake()
    pass(2)
    session.down(1, at: CGPoint(x: 100, y: 200))
    pass(1)
    session.up(1)
    pass(30)
    let swift = session.script.swift
    expectEqual(
      swift,
      [
        "try stage.shake()",
        "try stage.wait(0.133344)",
        "try stage.shake(.began)",
        "try stage.wait(0.033334)",
        "try stage.finger.press(at: CGPoint(x: 100, y: 200), for: 0.016667)",
        "try stage.wait(0.349999)",
        "try stage.shake(.ended)",
        "try stage.wait(0.133344)",
      ])
    let run = try Scenes.run { stage throws(ScriptError) in
      LiveScenes.addPad(to: stage)
      try stage.shake()
      try stage.wait(0.133344)
      try stage.shake(.began)
      try stage.wait(0.033334)
      try stage.finger.press(at: CGPoint(x: 100, y: 200), for: 0.016667)
      try stage.wait(0.349999)
      try stage.shake(.ended)
      try stage.wait(0.133344)
    }
    expectEqual(run.json, session.run.json)
    let other = Stage()
    try other.shake(for: 1, isCancelled: true)
    expectEqual(other.recording.script.swift, ["try stage.shake(for: 1, isCancelled: true)"])
    #expect(throws: ScriptError.self) { try other.shake(for: -1) }
    expectEqual(other.recording.shakes, [0])
  }

  @Test func `the printed Swift does the same`() throws {
    let session = try recorded()
    let run = try Scenes.run { stage throws(ScriptError) in
      LiveScenes.addPad(to: stage)
      try stage.finger.press(at: CGPoint(x: 100, y: 200), for: 0.116669)
      try stage.wait(1.00002)
      try stage.finger.drag(
        from: CGPoint(x: 60, y: 200),
        [
          (0.016667, 65.3, 200), (0.033334, 70.5, 200), (0.050001, 75.8, 200),
          (0.066668, 81, 200), (0.083335, 86.3, 200), (0.100002, 91.5, 200),
          (0.116669, 96.8, 200), (0.133336, 102, 200),
        ], over: 0.150003)
      try stage.wait(0.16667)
      try stage.play([
        (1, .press(at: CGPoint(x: 160, y: 200), for: 0.033334, after: 0.033334)),
        (2, .drag(from: CGPoint(x: 60, y: 200), [(0.050001, 61, 201)], over: 0.066668)),
      ])
      try stage.wait(0.483343)
    }
    expectEqual(run.json, session.run.json)
    expectEqual(run.stage.recording.script, session.script)
  }
}
