import MiniUIKit

/// The words above a lane's bar, so placed that none lies on another.
///
/// Each stands to the right of a line that leads down to its time; what happens earlier stands
/// higher where there is no room beside what follows, so that a lane reads like a list.
struct TimelineLabels {
  /// The words of one time.
  struct Block {
    var time: Microseconds
    /// How much of the room of its time lies before it, if that is opened.
    var share = 0.0
    var lines: [String]
    /// How many rows lie between it and the bar.
    var row = 0

    /// How much room it takes to the right of its time.
    var width: Double { 6 + (lines.map { SVG.width($0) }.max() ?? 0) }

    /// Where it stands.
    func x(on axis: TimelineAxis) -> Double { axis.x(time, after: share) }
  }

  /// How wide words may be.
  static let widest = 190.0

  private(set) var blocks: [Block] = []
  /// What had to be shortened: `didTapTheL…: didTapTheLongName`.
  private(set) var notes: [String] = []

  /// How many rows there are.
  var rows: Int { blocks.map { $0.row + $0.lines.count }.max() ?? 0 }

  /// The labels of some marks.
  init(_ marks: [TimelineLane.Mark]) {
    for mark in marks where !mark.isQuiet {
      let lines = Self.lines(mark.text, &notes)
      let share = mark.moments[0].share
      if let place = blocks.firstIndex(where: { $0.time == mark.time && $0.share == share }) {
        blocks[place].lines += lines
      } else {
        blocks.append(Block(time: mark.time, share: share, lines: lines))
      }
    }
    blocks.sort { ($0.time, $0.share) < ($1.time, $1.share) }
  }

  /// Finds the row of each label.
  mutating func stack(on axis: TimelineAxis) {
    for place in blocks.indices.reversed() {
      let end = blocks[place].x(on: axis) + blocks[place].width + 4
      blocks[place].row = 0
      for later in blocks[(place + 1)...] where later.x(on: axis) < end {
        blocks[place].row = max(blocks[place].row, later.row + later.lines.count)
      }
    }
  }

  /// A text in lines that are not too wide, broken at blanks; a word that is too wide is shortened.
  private static func lines(_ text: String, _ notes: inout [String]) -> [String] {
    var lines: [String] = []
    var parts: [String] = []
    for part in text.split(separator: " ") {
      // An arrow stays with what it points to, and a number with what it counts.
      if let last = parts.last, last == "→" || last == "×" || last == "about" {
        parts[parts.count - 1] += " " + part
      } else {
        parts.append(String(part))
      }
    }
    for part in parts {
      let word = shortened(part, to: widest, &notes)
      if let last = lines.last, SVG.width(last + " " + word) <= widest {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// A text, or its beginning and a note of the whole.
  static func shortened(
    _ text: String, to width: Double, isBold: Bool = false, _ notes: inout [String]
  ) -> String {
    guard SVG.width(text, isBold: isBold) > width else { return text }
    var short = text
    while !short.isEmpty, SVG.width(short + "…", isBold: isBold) > width {
      short.removeLast()
    }
    let note = short + "…: " + text
    if !notes.contains(note) { notes.append(note) }
    return short + "…"
  }
}
