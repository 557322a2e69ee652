import MiniUIKit
import PlacesApp
import Stage
import TestKit
import Testing

@testable import BookKit

/// What keys and mouse mean to a scene, and what is shown of it, without any terminal.
@Suite(.provedOnce(.book)) struct PlayerTests {
  private func player(_ id: String = "2A", asks: Bool = true) throws -> Player {
    let experiment = try #require(chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
    return Player(try LiveSession(experiment), asks: asks)
  }

  private func lines(_ player: inout Player, columns: Int = 80, rows: Int = 24) -> [String] {
    // Without colours there are still codes for bold; they are left out here.
    player.view(in: .init(columns: columns, rows: rows)).rows(.none).map { row in
      row.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
  }

  @Test(arguments: chapters.flatMap { $0.experiments.prefix(3).map(\.id) })
  func `scenes fit into 60 by 20 and into 120 by 40`(id: String) throws {
    var player = try player(id)
    for (columns, rows) in [(60, 20), (120, 40), (20, 5), (1, 1)] {
      let lines = lines(&player, columns: columns, rows: rows)
      expectEqual(lines.count, rows)
      expect(lines.allSatisfy { $0.count == columns })
    }
  }

  /// What stands beside the scene on a large screen, as one text in which lines do not matter.
  private func text(_ player: inout Player) -> String {
    let lines = lines(&player, columns: 120, rows: 40)
    let column = player.drawn.map?.rows.first?.count ?? 0
    return lines.dropFirst().flatMap { $0.dropFirst(column).split(separator: " ") }
      .joined(separator: " ")
  }

  /// Plays until nothing more comes.
  private func pass(_ player: Player, seconds: Int = 2) {
    for _ in 0..<(seconds * 10) { player.session.advance(by: 100_000) }
  }

  private func tap(_ player: inout Player, _ x: CGFloat, _ y: CGFloat) throws {
    _ = lines(&player, columns: 120, rows: 40)
    let cell = try #require(player.drawn.map?.cell(of: CGPoint(x: x, y: y)))
    let (column, row) = (player.drawn.column + cell.column, player.drawn.row + cell.row)
    player.take(.mouse(.down, finger: 1, column: column, row: row))
    player.session.advance(by: 80_000)
    player.take(.mouse(.up, finger: 1, column: column, row: row))
    pass(player)
  }

  @Test func `an answer and how sure, then the book's touch, then the verdict and its proof`()
    throws
  {
    var player = try player()
    expect(text(&player).contains("Which view is hit? 1 child 2 parent 3 root 4 no view"))
    player.take(.key("9"))
    expectEqual(player.message, "Type one of the numbers.")
    player.take(.key("1"))
    expect(text(&player).contains("You said child. How sure? 1 guessing, 2 fairly sure, 3 certain"))
    player.take(.key("0"))
    expectEqual(player.inquiry?.step, .asking)
    player.take(.key("1"))
    player.take(.key("3"))
    expect(text(&player).contains("You said child, certain. Now touch the scene"))
    player.take(.key("d"))
    pass(player)
    let verdict = text(&player)
    for part in [
      "Not so. What happened: root. You said child, certain.", "child: ", "root: ",
      "Certain and surprised", "The line that proves it:", "0.000 hitTest window -> root",
    ] {
      #expect(verdict.contains(part), "\(part)")
    }
    player.take(.key("v"))
    expect(!text(&player).contains("Not so."))
    player.take(.key("v"))
    expect(text(&player).contains("Not so."))
    player.take(.key("r"))
    expectEqual(player.inquiry?.step, .asking)
    expect(!text(&player).contains("Not so."))
  }

  @Test func `nothing of the run is seen while the question is open`() throws {
    var player = try player()
    expect(!lines(&player).contains { $0.contains("0.000  ") || $0.contains("hitTest") })
    player.take(.key("2"))
    expect(!lines(&player).contains { $0.contains("0.000  ") || $0.contains("hitTest") })
  }

  @Test func `a touch elsewhere leaves the question open, and the next one is a run of its own`()
    throws
  {
    var player = try player()
    player.take(.key("3"))
    player.take(.key("1"))
    try tap(&player, 100, 150)
    let open = text(&player)
    expect(open.contains("Still open. You touched (1"))
    expect(open.contains("on parent. What came of it: parent. You said root, guessing."))
    expect(open.contains("Touch again, or press d"))
    expectEqual(player.inquiry?.step, .watching)
    try tap(&player, 250, 420)
    expect(text(&player).contains("Right. Your touch: root. You said root, guessing."))
    expectEqual(player.session.stage.recording.touches.count, 1)
    // What is done afterwards is no part of the verdict.
    try tap(&player, 100, 150)
    player.take(.key("v"))
    expect(text(&player).contains("Right. Your touch: root."))
  }

  @Test func `a touch without an answer skips the question, and a reset asks it again`() throws {
    var player = try player()
    try tap(&player, 250, 420)
    expectEqual(player.inquiry?.step, .skipped)
    expect(!text(&player).contains("You said"))
    player.take(.key("v"))
    expect(player.message.hasPrefix("There is no verdict"))
    player.take(.key("r"))
    expect(text(&player).contains("Which view is hit?"))
  }

  @Test func `an answer that waits for its run is kept by a reset`() throws {
    var player = try player()
    player.take(.key("3"))
    player.take(.key("2"))
    try tap(&player, 100, 150)
    player.take(.key("r"))
    expectEqual(player.inquiry?.step, .watching)
    expect(player.message.hasSuffix("Your answer is kept."))
    expect(text(&player).contains("You said root, fairly sure. Now touch the scene"))
  }

  @Test(arguments: ["4K2", "6J2"])
  func `where the book's code does more than touch, its whole run is what settles`(id: String)
    throws
  {
    let experiment = try #require(chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
    guard let asked = try AskedRun(experiment) else { return }
    expect(!asked.canBePlayed)
    var player = try player(id)
    player.take(.key("1"))
    player.take(.key("1"))
    player.take(.key("d"))
    expectEqual(player.inquiry?.step, .settled)
    expect(text(&player).contains(asked.right))
  }

  @Test func `chain lines are one row, and c takes them apart`() throws {
    var player = try player("4K", asks: false)
    player.take(.key("d"))
    pass(player)
    expect(lines(&player).contains { $0.contains("red > grey began") })
    player.take(.key("c"))
    let apart = lines(&player)
    expect(apart.contains { $0.hasSuffix("grey began") || $0.contains(" grey began ") })
    expect(!apart.contains { $0.contains("red > grey began") })
  }

  @Test func `a long trace has pages, and the scene remains beside it`() throws {
    var player = try player("2A", asks: false)
    player.take(.key("a"))
    player.take(.key("d"))
    pass(player)
    let end = lines(&player)
    let all = try #require(player.drawn.trace?.rows.rows.count)
    expect(player.drawn.page.all == all && player.drawn.page.rows < all)
    player.take(.page(100_000))
    let start = lines(&player)
    expect(start.contains { $0.contains("rows 1-\(player.drawn.page.rows) of \(all)") })
    expect(start.contains { $0.contains("IOKit") } && start.contains { $0.contains("child") })
    player.take(.key("]"))
    #expect(lines(&player) != start)
    player.take(.page(-100_000))
    expectEqual(Array(lines(&player)[1..<20]), Array(end[1..<20]))
  }

  @Test func `outlines are drawn as lines where the terminal has them`() throws {
    let experiment = try #require(chapters[1].experiments.first)
    var player = Player(try LiveSession(experiment), asks: false, glyphs: .box)
    let boxes = lines(&player)
    expect(boxes.contains { $0.contains("┌──") } && boxes.contains { $0.contains("──┘") })
    var plain = try self.player(experiment.id, asks: false)
    expect(lines(&plain).allSatisfy { $0.allSatisfy { $0.isASCII } })
    // Only the strokes differ: names and colours are where they were.
    for (box, ascii) in zip(boxes, lines(&plain)) {
      expect(zip(box, ascii).allSatisfy { $0 == $1 || "+-|".contains($1) })
    }
  }

  @Test func `a second finger comes with a modifier, the right button or a key`() throws {
    var player = try player("1K")
    _ = lines(&player)
    let cell = try #require(player.drawn.map?.cell(of: CGPoint(x: 105, y: 240)))
    let (column, row) = (cell.column, player.drawn.row + cell.row)
    player.take(.mouse(.down, finger: 1, column: column, row: row))
    player.take(.mouse(.down, finger: 2, column: column + 1, row: row))
    expectEqual(player.session.fingers.map { $0.finger }, [1, 2])
    player.take(.mouse(.up, finger: 1, column: column, row: row))
    player.take(.key("f"))
    player.take(.mouse(.up, finger: 1, column: column, row: row))
    expect(player.session.fingers.isEmpty)
  }

  @Test func `k shakes the phone: in Places it brings back a pin, and w writes it down`() throws {
    let step = try #require(places.experiments.first { $0.id == "5" })
    var player = Player(try LiveSession(step))
    expect(text(&player).contains("screen becomeFirst"), "the app's start is shown")
    expect(lines(&player).last?.contains("k shake") == true)
    func hasPin() -> Bool { player.session.screen.items.contains { $0.name == "harbour" } }
    try tap(&player, 145, 178)
    expect(!hasPin())
    player.take(.key("k"))
    pass(player)
    expect(hasPin())
    expect(text(&player).contains("screen ended"))
    player.take(.key("k"))
    pass(player)
    player.take(.key("w"))
    expectEqual(player.recordings.count { $0 == "try stage.shake()" }, 2)
  }

  @Test func `a question about a shake stays open until the phone is shaken`() throws {
    var player = try player("5A")
    player.take(.key("3"))
    player.take(.key("3"))
    expect(text(&player).contains("k shakes the phone."))
    try tap(&player, 110, 300)
    expect(text(&player).contains("Still open. The phone was not shaken."))
    player.take(.key("k"))
    pass(player)
    expect(text(&player).contains("Right. Your touch: not at all."))
    expectEqual(player.session.stage.recording.touches.count, 1)
  }

  @Test(arguments: places.experiments.map(\.id))
  func `a step of Places asks its question, and else says how to touch it, or what it has done`(
    id: String
  ) throws {
    let step = try #require(places.experiments.first { $0.id == id })
    var asking = Player(try LiveSession(step))
    if let question = step.prediction?.question { expect(text(&asking).contains(question)) }
    var player = Player(try LiveSession(step), asks: false)
    // What the app did as it started stands in the place of the advice.
    let past = player.session.lines.first { step.kinds.contains($0.kind) }
    let wished = past.map { $0.who + " " + $0.what } ?? "Touch the scene: the mouse is the finger."
    expect(text(&player).contains(wished))
  }

  @Test func `reset, slow motion and all kinds of the trace have their keys`() throws {
    var player = try player(asks: false)
    player.take(.key("d"))
    player.session.finish()
    expect(!player.session.lines.isEmpty)
    let few = lines(&player)
    player.take(.key("a"))
    #expect(lines(&player) != few)
    player.take(.key("r"))
    expectEqual(player.session.lines, [])
    player.take(.key("s"))
    expectEqual(player.session.pace, .slow)
    expect(lines(&player)[0].contains("slow x10"))
    player.take(.key("?"))
    expect(lines(&player).contains { $0.contains("one event or one timer") })
    player.take(.key("x"))
    expectEqual(player.panel, .trace)
  }

  @Test func `what cannot be is said in a sentence`() throws {
    var player = try player()
    for (key, sentence) in [
      ("n", "Nothing waits"), ("w", "nothing to write yet"), ("y", "nothing to be played"),
      ("k", "Nothing in this scene answers a shake"), ("x", "? shows what the keys do"),
    ] {
      player.take(.key(Character(key)))
      expect(player.message.contains(sentence))
    }
  }
}

/// What a terminal sends, as inputs.
@Suite(.provedOnce(.book)) struct InputTests {
  private static let samples: [(bytes: String, inputs: [Input])] = [
    ("q", [.key("q")]), ("\u{3}", [.key("\u{3}")]),
    ("\u{1B}[A", [.arrow(dx: 0, dy: -1, isFar: false)]),
    ("\u{1B}OB", [.arrow(dx: 0, dy: 1, isFar: false)]),
    ("\u{1B}[1;2C", [.arrow(dx: 1, dy: 0, isFar: true)]),
    ("\u{1B}[<0;11;6M", [.mouse(.down, finger: 1, column: 10, row: 5)]),
    ("\u{1B}[<32;12;6M", [.mouse(.drag, finger: 1, column: 11, row: 5)]),
    ("\u{1B}[<0;300;6m", [.mouse(.up, finger: 1, column: 299, row: 5)]),
    ("\u{1B}[<2;1;1M", [.mouse(.down, finger: 2, column: 0, row: 0)]),
    ("\u{1B}[<16;1;1M", [.mouse(.down, finger: 2, column: 0, row: 0)]),
    ("\u{1B}[<64;1;1M", [.scroll(3)]), ("\u{1B}[5~", [.page(1)]), ("\u{1B}[6~", [.page(-1)]),
    ("\u{1B}[<0;0;0M", []), ("\u{1B}[99Z", []), ("é", []),
    ("\u{1B}x", [.key("x")]),
  ]

  @Test func `keys, arrows and the mouse are understood, whatever else comes is not`() {
    for sample in Self.samples {
      var parser = InputParser()
      expectEqual(parser.take(Array(sample.bytes.utf8)), sample.inputs)
    }
  }

  @Test func `however the bytes come in, the inputs are the same`() {
    let bytes = Array(Self.samples.map { $0.bytes }.joined().utf8)
    let inputs = Self.samples.flatMap { $0.inputs }
    for size in 1...7 {
      var parser = InputParser()
      var result: [Input] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        result += parser.take(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      expectEqual(result, inputs)
    }
  }

  @Test func `an escape that nothing follows is a key`() {
    var parser = InputParser()
    expectEqual(parser.take([0x1B]), [])
    expectEqual(parser.finish(), [.key("\u{1B}")])
    expectEqual(parser.take(Array("\u{1B}[".utf8)), [])
    expectEqual(parser.finish(), [])
    expectEqual(parser.take(Array("q".utf8)), [.key("q")])
  }

  @Test func `bytes without end are dropped`() {
    var parser = InputParser()
    expectEqual(parser.take(Array(("\u{1B}[" + String(repeating: "1", count: 40)).utf8)), [])
    expectEqual(parser.take(Array("q".utf8)), [.key("q")])
  }
}
