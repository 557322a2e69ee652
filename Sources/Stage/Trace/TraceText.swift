import MiniUIKit

extension TraceLine {
  /// The line as the book prints it: time, kind, name, what; hit tests are indented by their depth.
  public var text: String { text(kindWidth: Self.kindWidth) }

  /// The usual width of the column of kinds.
  static let kindWidth = 8

  /// The line with a column of kinds as wide as the trace it stands in needs.
  func text(kindWidth: Int) -> String {
    let clock = Self.padded(Self.seconds(time), 7, onTheLeft: true)
    let indent = String(repeating: " ", count: 2 * depth)
    let facts = details.map { "  " + $0.key + " " + $0.value }.joined()
    return clock + "  " + Self.padded(kind, max(kindWidth, kind.count + 1)) + indent + who + " "
      + what + facts
  }

  /// Seconds with exactly three places.
  static func seconds(_ time: Microseconds) -> String {
    var text = decimals(Clock.seconds(time))
    if !text.utf8.contains(UInt8(ascii: ".")) { text += "." }
    while text.utf8.count - 1 - (text.utf8.firstIndexOfPoint ?? 0) < 3 { text += "0" }
    return text
  }

  static func padded(_ text: String, _ width: Int, onTheLeft: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return onTheLeft ? space + text : text + space
  }
}

extension String.UTF8View {
  fileprivate var firstIndexOfPoint: Int? {
    var place = 0
    for byte in self {
      if byte == UInt8(ascii: ".") { return place }
      place += 1
    }
    return nil
  }
}

extension Run {
  /// The trace in the book's form.
  ///
  /// - Parameter kinds: Only these kinds; nil for what the experiment shows.
  /// - Returns: A line for each thing that happened.
  public func trace(only kinds: [String]? = nil) -> [String] {
    let shown = kinds ?? experiment.kinds
    var result: [TraceLine] = []
    var previous: TraceLine?
    for line in lines {
      // Who hears first comes first; the same phase at the same time after it is the chain.
      let isForwarded =
        line.kind == "touch" && previous?.kind == "touch" && previous?.time == line.time
        && previous?.what == line.what && previous?.details == line.details
      previous = line
      if isForwarded, kinds == nil, !experiment.showsChain { continue }
      if shown.isEmpty || shown.contains(where: { $0 == line.kind }) { result.append(line) }
    }
    let width = max(TraceLine.kindWidth, (result.map { $0.kind.count }.max() ?? 0) + 1)
    return result.map { $0.text(kindWidth: width) }
  }
}

extension Table {
  /// The table in columns of equal width, two spaces between them.
  public var text: [String] {
    let columns = rows.map { $0.count }.max() ?? 0
    var widths: [Int] = []
    for column in 0..<columns {
      widths.append(rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0)
    }
    return [title]
      + rows.map { row in
        var line = ""
        for (column, cell) in row.enumerated() {
          let isLast = column == row.count - 1
          line += isLast ? cell : TraceLine.padded(cell, widths[column] + 2)
        }
        return "  " + line
      }
  }
}
