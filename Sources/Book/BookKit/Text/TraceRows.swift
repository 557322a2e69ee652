import MiniUIKit
package import Stage

/// A trace as rows for a terminal: one row for what goes along a responder chain,
/// lines that hang below their beginning where they are too long, and guides for the hit test.
package struct TraceRows {
  /// One row.
  package struct Row: Equatable {
    /// What stands there.
    package var text: String
    /// The kind of its line; empty for a row that only says the time.
    package var kind: String
    /// The place of its line in the trace; of several in one row the first.
    package var line: Int
  }

  /// How they are made.
  package struct Form: Equatable {
    /// How many characters fit into a row.
    package var width: Int
    /// Only these kinds; all if empty.
    package var kinds: [String] = []
    /// Whether a touch and those it is passed on to are one row.
    package var foldsChain = true
    /// The characters to draw with.
    package var glyphs = Glyphs.ascii

    /// Makes a form.
    package init(
      width: Int, kinds: [String] = [], foldsChain: Bool = true, glyphs: Glyphs = .ascii
    ) {
      (self.width, self.kinds) = (width, kinds)
      (self.foldsChain, self.glyphs) = (foldsChain, glyphs)
    }

    /// Whether the time has a row of its own, because there is no room for a column.
    var isNarrow: Bool { width < 52 }
  }

  /// The rows so far.
  package private(set) var rows: [Row] = []

  private let form: Form
  /// How many lines were read.
  private var count = 0
  private var previous: TraceLine?
  /// What was written last, which may still grow.
  private var last: Entry?

  /// A line with the responders to which it is passed on.
  private struct Entry {
    var line: TraceLine
    var place: Int
    var names: [String]
    /// Whether it is the first of its instant.
    var saysTime: Bool
    /// Its first row.
    var start: Int
  }

  /// Makes rows of nothing.
  package init(_ form: Form) { self.form = form }

  /// Reads the lines that are new; a trace only grows.
  package mutating func read(_ lines: [TraceLine]) {
    for (place, line) in lines.enumerated().dropFirst(count) { read(line, place) }
    count = lines.count
  }

  private mutating func read(_ line: TraceLine, _ place: Int) {
    let isFurther = line.isFurther(on: previous)
    previous = line
    if !form.kinds.isEmpty, !form.kinds.contains(line.kind) { return }
    if form.foldsChain, isFurther, var entry = last {
      // The row of the first hearer takes the others in.
      entry.names.append(line.who)
      rows.removeSubrange(entry.start...)
      return write(entry)
    }
    let saysTime = line.time != last?.line.time
    write(
      Entry(line: line, place: place, names: [line.who], saysTime: saysTime, start: rows.count))
  }

  private mutating func write(_ entry: Entry) {
    let line = entry.line
    last = entry
    var head = ""
    if form.isNarrow {
      if entry.saysTime {
        rows.append(Row(text: TraceLine.clock(line.time) + " s", kind: "", line: entry.place))
      }
    } else {
      let clock = entry.saysTime ? TraceLine.clock(line.time) : ""
      head = String(repeating: " ", count: max(0, 7 - clock.count)) + clock + "  "
    }
    head += padded(line.kind, max(8, line.kind.count + 1))
    let (first, further) = line.guides(form.glyphs)
    let indent = String(repeating: " ", count: head.count) + further + "  "
    // However deep a hit test is, some words fit beside each other.
    let room = max(form.width, indent.count + 12)
    var text = head + first
    var isEmpty = true
    for word in words(of: entry) {
      if !isEmpty, text.count + 1 + word.count > room {
        rows.append(Row(text: text, kind: line.kind, line: entry.place))
        (text, isEmpty) = (indent, true)
      }
      if isEmpty, word.isEmpty { continue }
      text += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    rows.append(Row(text: text, kind: line.kind, line: entry.place))
  }

  private func words(of entry: Entry) -> [Substring] {
    let (line, glyphs) = (entry.line, form.glyphs)
    var what = line.what
    if glyphs == .box { what = what.replacing("-> ", with: "→ ") }
    let facts = line.details.map { "  " + $0.key + " " + $0.value }.joined()
    let text = entry.names.joined(separator: glyphs.link) + " " + what + facts
    return text.split(separator: " ", omittingEmptySubsequences: false)
  }
}

extension TraceLine {
  /// Whether it is the touch of the line before, passed on along the chain.
  func isPassedOn(from line: TraceLine?) -> Bool {
    kind == "touch" && line?.kind == "touch" && line?.time == time && line?.what == what
      && line?.details == details
  }

  /// Whether it says of the next responder of a chain what the line before says of one: a touch
  /// that is passed on, or a question that gets the same answer.
  func isFurther(on line: TraceLine?) -> Bool {
    isPassedOn(from: line)
      || (kind == "chain" && line?.kind == "chain" && line?.time == time && line?.what == what
        && line?.details == details)
  }

  /// Seconds with three places.
  static func clock(_ time: Microseconds) -> String {
    let milliseconds = (time + 500) / 1000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  /// What stands before a question or an answer of a hit test, and before what hangs below it.
  fileprivate func guides(_ glyphs: Glyphs) -> (first: String, further: String) {
    guard kind == "hitTest" || kind == "point" else { return ("", "") }
    guard glyphs == .box else {
      let blanks = String(repeating: " ", count: 2 * depth)
      return (blanks, blanks)
    }
    let bars = String(repeating: "│ ", count: depth)
    if kind == "point" { return (bars + "│ ", bars + "│ ") }
    return what == "asked" ? (bars + "┌ ", bars + "│ ") : (bars + "└ ", bars + "  ")
  }
}
