import Foundation

/// What a line of the table says before anything is measured.
struct Line {
  /// Names the workload.
  let name: String
  /// Says what is measured.
  let what: String
  /// What is to be reached.
  var target = ""
}

/// What was measured for a line.
struct Outcome {
  /// The value with its unit.
  let value: String
  /// The roof's value with its unit, if there is one.
  var roof = ""
  /// How many times as much as the roof.
  var ratio = ""
  /// Whether the target is reached; nil if there is none.
  var isMet: Bool?
}

/// One line of the table.
struct Row {
  let line: Line
  let outcome: Outcome

  /// Says which columns the table has.
  static let heading = ["", "measured", "median", "roof", "ratio", "target", "met"]

  /// The cells in the order of the heading.
  var cells: [String] {
    [
      line.name, line.what, outcome.value, outcome.roof, outcome.ratio, line.target,
      outcome.isMet.map { $0 ? "yes" : "NO" } ?? "",
    ]
  }
}

/// Numbers as the table writes them.
enum Write {
  /// A time in the unit that suits it.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: String(format: "%.0f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1000)
    default: String(format: "%.1f ms", nanoseconds / 1_000_000)
    }
  }

  /// How many times as much.
  static func ratio(_ value: Double, _ roof: Double) -> String {
    String(format: "%.1f ×", value / roof)
  }

  /// Lines of equally wide columns.
  static func columns(_ rows: [[String]], markdown: Bool) -> [String] {
    let widths = Row.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return markdown
        ? "| " + cells.joined(separator: " | ") + " |" : cells.joined(separator: "  ")
    }
    if markdown {
      lines.insert("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined(), at: 1)
    }
    return lines
  }
}
