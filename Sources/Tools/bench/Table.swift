import Foundation

/// The table of all workloads on the benchmark's page, which bench writes itself.
struct Table {
  /// The page, from the package's folder.
  static let file = "Sources/Tools/bench/README.md"
  /// The comments between which it stands.
  static let marks = (begin: "<!-- bench -->", end: "<!-- bench ends -->")

  /// Why a text has no place for the table.
  struct NoPlace: Error {}

  /// The lines between the marks, without the empty ones at both ends.
  let lines: [String]

  /// The machine and what was measured on it.
  init(_ rows: [Row], on machine: String) {
    lines = [machine, ""] + Write.columns([Row.heading] + rows.map { $0.cells }, markdown: true)
  }

  /// The table that stands in a text.
  ///
  /// - Throws: `NoPlace` if there is none.
  init(in text: String) throws(NoPlace) {
    let (all, place) = try Self.find(in: text)
    lines = Array(all[place].drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }

  /// What the table says whatever is measured: names, workloads and targets.
  var fixed: [[String]] { lines.filter { $0.hasPrefix("| W") }.map { Self.fixed(of: $0) } }

  private static func fixed(of line: String) -> [String] {
    let cells = line.components(separatedBy: "|").dropFirst().dropLast()
    let texts = zip(Row.heading, cells).filter { ["", "measured", "target"].contains($0.0) }
    return texts.map { $0.1.trimmingCharacters(in: .whitespaces) }
  }

  /// A text with this table in the place of its own.
  ///
  /// - Throws: `NoPlace` if it has none.
  func replacing(in text: String) throws(NoPlace) -> String {
    var (all, place) = try Self.find(in: text)
    all.replaceSubrange(place, with: [""] + lines + [""])
    return all.joined(separator: "\n")
  }

  /// A text's lines, and where between the marks they stand.
  private static func find(
    in text: String
  ) throws(NoPlace) -> (lines: [String], place: Range<Int>) {
    let lines = text.components(separatedBy: "\n")
    guard let begin = lines.firstIndex(of: marks.begin), let end = lines.firstIndex(of: marks.end),
      begin < end
    else { throw NoPlace() }
    return (lines, (begin + 1)..<end)
  }
}
