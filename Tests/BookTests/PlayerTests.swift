import MiniUIKit
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

  @Test func `the question stands there until the first touch, and can be answered`() throws {
    var player = try player()
    let question = try #require(player.question)
    let first = question.choices[0].answer
    expect(lines(&player, columns: 120, rows: 40).contains { $0.contains("1  " + first) })
    player.take(.key("1"))
    expect(lines(&player, columns: 120, rows: 40).contains { $0.contains("You said " + first) })
    player.take(.key("d"))
    player.session.finish()
    expect(!lines(&player, columns: 120, rows: 40).contains { $0.contains("You said") })
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

  @Test func `reset, slow motion and all kinds of the trace have their keys`() throws {
    var player = try player()
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
      ("n", "Nothing waits"), ("w", "nothing to write yet"), ("y", "no finger to be played"),
      ("x", "? shows what the keys do"),
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
    ("\u{1B}[<64;1;1M", [.scroll(3)]), ("\u{1B}[5~", [.scroll(10)]),
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
