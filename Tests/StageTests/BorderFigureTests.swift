import MiniUIKit
import Stage
import TestKit
import Testing

/// The figures of a control's border, and of lines that an experiment has found.
@Suite(.provedOnce(.stage)) struct BorderFigureTests {
  /// The words of a figure, its title and description among them.
  private func texts(_ run: Run) throws -> [String] {
    let svg = try #require(run.figures.first).svg
    expectEqual(svg, run.figures[0].svg, "drawing changes nothing")
    return svg.matches(of: />([^<]+)<\/(?:text|title|desc)>/).map { String($0.1) }
  }

  @Test func `the way out stands at the left, and the way back at the right`() throws {
    let run = try Scenes.run(pictures: [.border]) { stage throws(ScriptError) in
      let frame = CGRect(x: 120, y: 200, width: 120, height: 44)
      stage.root.addSubview(dressed(UIButton(frame: frame), "save", .green))
      try stage.finger.down(at: CGPoint(x: 180, y: 222))
      for y in [289.0, 334, 289] {
        try stage.wait(0.1)
        try stage.finger.move(to: CGPoint(x: 180, y: y))
      }
      try stage.wait(0.1)
      try stage.finger.up()
    }
    expectEqual(run.figures.map { $0.name }, ["0A-border.svg"])
    let words = try texts(run)
    expect(words.contains("70 points around save"), "\(words)")
    for line in ["0: on the control", "0.1: 45 points away", "0.2: 90 points away"] {
      expect(words.contains(line), "\(words)")
    }
    expect(words[1].contains("At 0.2: 90 points away, outside"), words[1])
    expect(words[1].contains("At 0.3: 45 points away, inside"), words[1])
    let places = try ["0.1", "0.3"].map { time in
      let svg = try #require(run.figures.first).svg
      let line = try #require(svg.firstMatch(of: Regex("x=\"([0-9.]+)\"[^>]*>" + time + ": 45")))
      return try #require(line.output[1].substring.flatMap { Double($0) })
    }
    expect(places[0] < places[1], "\(places)")
  }

  @Test func `lines are drawn with their words, and cut where they go on`() throws {
    let run = try Scenes.run(pictures: [.lines]) { stage throws(ScriptError) in
      let far = [(0.0, -20.0), (300, -20), (300, 20), (0, 20)]
      let line = Stage.Line(
        ["pan", "to the right"], through: far.map { CGPoint(x: 100 + $0.0, y: 100 + $0.1) },
        at: CGPoint(x: 120, y: 100), filled: .blue)
      stage.note([line], around: CGPoint(x: 100, y: 100))
    }
    expectEqual(run.figures.map { $0.name }, ["0A-lines.svg"])
    let words = try texts(run)
    expect(words.contains("pan") && words.contains("to the right"), "\(words)")
    expect(words[1].contains("from") || words[1].contains("(100, 80)"), words[1])
  }
}
