import BookKit
import MiniUIKit
import Stage
import TestKit
import Testing

@Suite(.provedOnce(.book)) struct SessionTests {
  private let question = ["Which view is hit?", "  1  red", "  2  nobody"]

  @Test func `the question stands between the map and the run`() throws {
    let run = try Sample.full.run()
    let lines = Transcript("2A", typing: ["1", "2"]).lines
    expectEqual(Array(lines.prefix(2)), ["2A  A red view", ""])
    let place = try #require(lines.firstIndex(of: question[0]))
    expectEqual(Array(lines[..<place]), ["2A  A red view", ""] + map(of: run) + [""])
    expectEqual(Array(lines[place...].prefix(3)), question)
    expect(lines[place...].contains("Facts"))
  }

  private let proof = ["The line that proves it:", "  0.000 hitTest window -> red", ""]

  @Test func `a right answer is told so, with the reason and the line that proves it`() {
    let lines = Transcript("2A", typing: ["1", "3"]).lines
    expectEqual(
      lines.suffix(5),
      ["Right. What happened: red. You said red, certain.", "It is deepest under the finger."]
        + proof)
  }

  @Test func `a wrong answer is told why, and a certain one has a line more`() {
    let reasons = [
      "nobody: The root view is under the finger at least.",
      "red: It is deepest under the finger.",
    ]
    expectEqual(
      Transcript("2A", typing: ["2", "1"]).lines.suffix(6),
      ["Not so. What happened: red. You said nobody, guessing."] + reasons + proof)
    expectEqual(
      Transcript("2A", typing: ["2", "3"]).lines.suffix(7),
      ["Not so. What happened: red. You said nobody, certain."] + reasons
        + ["Certain and surprised: this is the one to remember."] + proof)
  }

  @Test func `how sure need not be said`() {
    let output = Transcript("2A", typing: ["2", ""]).output
    expect(output.contains("How sure? 1 guessing, 2 fairly sure, 3 certain (1-3, return skips): "))
    expect(output.contains("You said nobody.\n"))
  }

  @Test func `a terminal with UTF-8 has guides and marks, and a pipe has the book's lines`() {
    let utf8 = ["LANG": "en_US.UTF-8", "NO_COLOR": "1"]
    let drawn = Transcript("2A", typing: ["1", "1"], environment: utf8).output
    expect(drawn.contains("  0.000  hitTest ┌ window asked"))
    expect(drawn.contains("hitTest └ window → red"))
    expect(drawn.contains("✓ Right."))
    expectEqual(Transcript("2A", environment: utf8).output, Transcript("2A").output)
    expectEqual(
      Transcript("2A --plain", typing: [], environment: utf8).output, Transcript("2A").output)
  }

  @Test func `the chain of a touch is one row, unless lines are asked for`() {
    let folded = Transcript("2A", typing: [""]).output
    expect(folded.contains("touch   red > root > "))
    let apart = Transcript("2A --chain", typing: [""]).output
    expect(apart.contains("touch   red began\n") && apart.contains(" root began\n"))
  }

  @Test func `an empty line, the end of input, or three wrong lines skip the question`() {
    let samples: [[String]] = [[""], [], ["x", "9", "-1"], ["0", " ", "2"]]
    for answers in samples {
      let transcript = Transcript("2A", typing: answers)
      expectEqual(transcript.status, 0)
      expect(!transcript.output.contains("You said"))
      expect(transcript.output.contains("Facts"))
    }
  }

  @Test func `after the end of input nothing more is asked`() {
    let twice = Chapter(2, "T", folder: "02-t", [Sample.full, Sample.again])
    let output = Transcript("", of: twice, typing: []).output
    expectEqual(output.split(separator: "Your answer").count, 2)
  }

  @Test func `nobody is asked where nobody can answer or wants to`() {
    let plain = Transcript("2A").output
    expectEqual(Transcript("2A --plain", typing: ["1"]).output, plain)
    expectEqual(Transcript("2A", typing: ["1"], environment: ["CI": "true"]).output, plain)
    expect(!Transcript("2A --only touch", typing: ["1"]).output.contains("Your answer"))
    expect(!Transcript("2A --json", typing: ["1"]).output.contains("Your answer"))
  }

  @Test func `a changed scene is not asked about: question and reasons are of the standard one`() {
    for words in ["2A --touch 246,154", "2A --side right --touch 246,154"] {
      expect(!Transcript(words, typing: ["1", "1"]).output.contains("Your answer"))
    }
  }

  @Test func `between two runs the reader is waited for, and q ends`() {
    let chapter = Chapter(2, "T", folder: "02-t", [Sample.full, Sample.again])
    let both = Transcript("", of: chapter, typing: ["", "", ""]).output
    expect(both.contains("Return shows \(Sample.again.id), q and return ends: "))
    expect(both.contains("\(Sample.again.id)  \(Sample.again.title)"))
    let one = Transcript("", of: chapter, typing: ["", "q"]).output
    expect(!one.contains("\(Sample.again.id)  \(Sample.again.title)"))
  }

  @Test func `only the title is bold, and only if the reader wants it`() {
    let named = ["TERM": "xterm"]
    expect(
      Transcript("2A", typing: [""], environment: named).output.hasPrefix(
        "\u{1B}[1m2A  A red view\u{1B}[0m\n"))
    for environment in [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"], ["TERM": ""], [:]] {
      expect(!Transcript("2A", typing: [""], environment: environment).output.contains("\u{1B}"))
    }
    expect(!Transcript("2A", environment: named).output.contains("\u{1B}"))
  }

  @Test func `a narrow terminal gets narrow questions`() {
    let samples = [1, 20, 40]
    for columns in samples {
      let transcript = Transcript("2A", typing: ["2", "3"], columns: columns)
      expectEqual(transcript.status, 0)
      expect(transcript.output.contains("Facts"))
      let place = transcript.lines.firstIndex { $0.hasPrefix("Not so.") } ?? 0
      expect(transcript.lines[place...].allSatisfy { $0.count <= max(20, columns) })
    }
  }
}

// MARK: - Fixtures

extension Sample {
  /// The experiment with everything, under another name.
  fileprivate static let again = Experiment(
    "2D", "Again", touch: CGPoint(x: 1, y: 1),
    prediction: Prediction(
      "Which view is hit?", [.init("root", "because"), .init("nobody", "because")]
    ) { $0.hit() }
  ) { stage throws(ScriptError) in try stage.finger.tap(at: CGPoint(x: 1, y: 1)) }

  /// A chapter whose only run has another right answer if red is hidden.
  fileprivate static let flipping = Chapter(
    2, "T", folder: "02-t",
    [
      Experiment(
        "2D", "Flips", parameters: [.flag("hidden", false, "whether red is hidden")],
        prediction: Prediction(
          "Which view is hit?", [.init("red", "because 1"), .init("root", "because 2")]
        ) { $0.hit() }, pictures: []
      ) { stage throws(ScriptError) in
        let red = view("red", CGRect(x: 0, y: 0, width: 100, height: 100))
        red.isHidden = stage.flag("hidden")
        stage.root.addSubview(red)
        try stage.finger.tap(at: CGPoint(x: 1, y: 1))
      }
    ])
}

@Suite(.provedOnce(.book)) struct NarrowTerminalTests {
  @Test func `a line that is too wide is broken at a space, and goes on indented`() {
    let line = "  0.000  hitTest window asked  at (250, 400)"
    expectEqual(fitted(line, width: 72), [line])
    expectEqual(
      fitted(line, width: 40), ["  0.000  hitTest window asked  at (250,", "           400)"])
    let word = "  0.000  touch  " + String(repeating: "x", count: 50)
    let parts = fitted(word, width: 40)
    expect(parts.allSatisfy { $0.count <= 40 })
    expectEqual(parts.joined().filter { $0 == "x" }.count, 50)
  }
}
