import MiniUIKit
import Stage
import TestKit
import Testing

/// The trace as text and as JSON Lines.
@Suite(.provedOnce(.stage)) struct TraceTests {
  @Test
  func `hit tests are indented by their depth`() throws {
    let run = try Scenes.hangingChild()
    expectEqual(
      run.trace(only: ["hitTest", "point"]),
      [
        "  0.000  hitTest window asked  at (250, 400)",
        "  0.000  point   window inside",
        "  0.000  hitTest   root asked  at (250, 400)",
        "  0.000  point     root inside",
        "  0.000  hitTest     parent asked  at (240, 300)",
        "  0.000  point       parent outside",
        "  0.000  hitTest     parent -> nil",
        "  0.000  hitTest   root -> root",
        "  0.000  hitTest window -> root",
      ])
  }

  @Test
  func `JSON has the keys in the fixed order, and numbers without trailing zeros`() throws {
    let run = try Scenes.run("2A") { stage throws(ScriptError) in
      try stage.wait(1.0 / 60)
      try stage.finger.down(at: CGPoint(x: 10.5, y: 20))
    }
    let lines = run.json
    expectEqual(
      lines[0], #"{"experiment":"2A","t":0.016667,"kind":"system","who":"IOKit","what":"event"}"#)
    expectEqual(
      lines[5],
      #"{"experiment":"2A","t":0.016667,"kind":"hitTest","who":"window","what":"asked","#
        + #""at":"(10.5, 20)"}"#)
  }

  @Test
  func `JSON escapes whatever a name holds`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      named("a\"b\\c\n\t\r\u{1}ü", stage.root)
      try stage.finger.down(at: .zero)
    }
    let line = run.json.first { $0.contains("touch") }
    expectEqual(
      line,
      #"{"experiment":"0A","t":0,"kind":"touch","who":"a\"b\\c\n\t\r\u0001ü","#
        + #""what":"began"}"#)
  }

  @Test
  func `an experiment shows its own kinds, and JSON has all`() throws {
    let run = try Scenes.run(kinds: ["point"]) { stage throws(ScriptError) in
      try stage.finger.down(at: .zero)
    }
    expectLines(run.trace(), ["  0.000  point   window inside", "  0.000  point     root inside"])
    expectEqual(run.json.count, run.lines.count)
    #expect(run.lines.count > 10)
  }

  @Test
  func `the same script gives the same bytes`() throws {
    let (first, second) = (try Scenes.siblings(), try Scenes.siblings())
    expectEqual(first.json, second.json)
    expectEqual(first.trace(), second.trace())
    expectEqual(first.lines, second.lines)
  }

  @Test
  func `the owner of a point is found without a line in the trace`() throws {
    let run = try Scenes.siblings()
    let lines = run.lines
    expectEqual(run.stage.owner(at: CGPoint(x: 100, y: 400))?.name, "blue")
    expectEqual(run.stage.owner(at: CGPoint(x: 300, y: 400))?.name, "root")
    expectNil(run.stage.owner(at: CGPoint(x: 400, y: 400)), "outside every window")
    expectEqual(run.lines, lines)
    #expect(run.stage.phone.tracer.listener != nil, "the recording goes on")
  }

  @Test
  func `a table has columns of equal width`() {
    let table = Table(
      "Four points", [["point", "owner"], ["(1, 2)", "red"], ["(10, 20)", "nobody"]])
    expectEqual(
      table.text,
      [
        "Four points", "  point     owner", "  (1, 2)    red", "  (10, 20)  nobody",
      ])
  }
}
