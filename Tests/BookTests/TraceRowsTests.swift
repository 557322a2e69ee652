import MiniUIKit
import TestKit
import Testing

@testable import BookKit
@testable import Stage

/// A trace in the rows of a terminal.
@Suite(.provedOnce(.book)) struct TraceRowsTests {
  private func line(
    _ time: Microseconds, _ kind: String, _ who: String, _ what: String, depth: Int = 0,
    _ details: [TraceLine.Detail] = []
  ) -> TraceLine {
    TraceLine(time: time, kind: kind, who: who, what: what, details: details, depth: depth)
  }

  private func rows(_ lines: [TraceLine], _ form: TraceRows.Form) -> [String] {
    var rows = TraceRows(form)
    // A trace grows line by line, and however it grows the rows are the same.
    for count in 0...lines.count { rows.read(Array(lines[..<count])) }
    var atOnce = TraceRows(form)
    atOnce.read(lines)
    expectEqual(rows.rows, atOnce.rows)
    return rows.rows.map { $0.text }
  }

  private var chain: [TraceLine] {
    ["red", "root", "window"].map { line(0, "touch", $0, "began") }
      + ["red", "root", "window"].map { line(80_000, "touch", $0, "ended") }
  }

  @Test func `a touch and those it is passed on to are one row`() {
    expectLines(
      rows(chain, .init(width: 80)),
      ["  0.000  touch   red > root > window began", "  0.080  touch   red > root > window ended"])
    expectLines(
      rows(chain, .init(width: 80, glyphs: .box)),
      ["  0.000  touch   red · root · window began", "  0.080  touch   red · root · window ended"])
  }

  @Test func `unfolded, each has a row, and the time stands once an instant`() {
    expectLines(
      rows(chain, .init(width: 80, foldsChain: false)),
      [
        "  0.000  touch   red began", "         touch   root began",
        "         touch   window began", "  0.080  touch   red ended",
        "         touch   root ended", "         touch   window ended",
      ])
  }

  @Test func `responders that are asked for an action and say the same are one row`() {
    let lines =
      ["save", "root"].map { line(0, "chain", $0, "canPerform didSave -> no") }
      + [line(0, "chain", "list", "canPerform didSave -> yes")]
    expectLines(
      rows(lines, .init(width: 80, glyphs: .box)),
      [
        "  0.000  chain   save · root canPerform didSave → no",
        "         chain   list canPerform didSave → yes",
      ])
  }

  @Test func `two touches of one view at one time are not a chain`() {
    let lines = [
      line(0, "touch", "red", "began", [.init(key: "finger", value: "1")]),
      line(0, "touch", "red", "began", [.init(key: "finger", value: "2")]),
    ]
    expectEqual(rows(lines, .init(width: 80)).count, 2)
  }

  private var hitTest: [TraceLine] {
    [
      line(0, "hitTest", "window", "asked"), line(0, "point", "window", "inside"),
      line(0, "hitTest", "red", "asked", depth: 1),
      line(0, "point", "red", "outside", depth: 1),
      line(0, "hitTest", "red", "-> nil", depth: 1), line(0, "hitTest", "window", "-> window"),
    ]
  }

  @Test func `a hit test has guides for its depth`() {
    expectLines(
      rows(hitTest, .init(width: 80, glyphs: .box)),
      [
        "  0.000  hitTest ┌ window asked", "         point   │ window inside",
        "         hitTest │ ┌ red asked", "         point   │ │ red outside",
        "         hitTest │ └ red → nil", "         hitTest └ window → window",
      ])
    expectLines(
      rows(hitTest, .init(width: 80)),
      [
        "  0.000  hitTest window asked", "         point   window inside",
        "         hitTest   red asked", "         point     red outside",
        "         hitTest   red -> nil", "         hitTest window -> window",
      ])
  }

  @Test func `a narrow panel has the time in a row of its own, and long lines hang`() {
    let lines = [line(0, "action", "a name of some length", "and what it does, in words")]
    expectLines(
      rows(lines, .init(width: 34)),
      ["0.000 s", "action  a name of some length and", "          what it does, in words"])
  }

  @Test(arguments: [20, 34, 52, 80, 120])
  func `no row of a real trace is too wide, and no word is lost`(width: Int) throws {
    for id in ["2A", "4A", "7A", "8G2", "10A", "12A"] {
      let experiment = try #require(chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
      let lines = try experiment.run().lines
      for glyphs in [Glyphs.ascii, .box] {
        let rows = rows(lines, .init(width: width, glyphs: glyphs))
        // Deep in a hit test a row may be as wide as its indent and some words.
        let most = lines.map { $0.depth }.max() ?? 0
        let longest =
          lines.flatMap { ($0.who + " " + $0.what).split(separator: " ") }
          .map { $0.count }.max() ?? 0
        let room = max(width, 14 + 2 * (most + 2) + max(12, longest))
        expect(rows.allSatisfy { $0.count <= room })
        let words = Set(rows.flatMap { $0.split(separator: " ").map { String($0) } })
        expect(
          lines.allSatisfy { line in
            line.who.split(separator: " ").allSatisfy { words.contains(String($0)) }
          })
      }
    }
  }

  @Test func `only kinds that are asked for have rows`() {
    expectEqual(
      rows(hitTest + chain, .init(width: 80, kinds: ["touch"])), rows(chain, .init(width: 80)))
  }
}

@Suite(.provedOnce(.book)) struct GlyphsTests {
  @Test func `boxes are drawn where the locale has UTF-8`() {
    for environment in [
      ["LANG": "en_US.UTF-8"], ["LC_ALL": "C.utf8"], ["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8"],
    ] {
      expectEqual(Glyphs(environment), .box)
    }
    for environment in [
      [:], ["LANG": "C"], ["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"],
      ["LANG": "en_US.UTF-8", "TERM": "dumb"],
    ] {
      expectEqual(Glyphs(environment), .ascii)
    }
  }

  @Test func `a bar is full when all is done`() {
    expectEqual(Glyphs.ascii.bar(0, of: 7, width: 10), "..........")
    expectEqual(Glyphs.ascii.bar(3, of: 6, width: 10), "#####.....")
    expectEqual(Glyphs.box.bar(7, of: 7, width: 4), "████")
    expectEqual(Glyphs.ascii.bar(6, of: 7, width: 10), "########..")
  }
}
