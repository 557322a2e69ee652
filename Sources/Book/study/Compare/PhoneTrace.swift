import BookKit
import Foundation
import Stage

/// A phone's log, as the files that `--uikit` prints write it.
///
/// Whatever else stands in the console is left out: a line is one of the log's if it begins with a time
/// and a kind of the trace.
struct PhoneTrace {
  /// A line of a trace, of the phone's or of the model's.
  struct Line: Equatable {
    /// The time as it is written.
    var time: String
    var kind: String
    var who: String
    var what: String
    /// How deep a hit test is nested.
    var depth = 0

    /// Whether it says the same; times and places are a matter of the hand.
    func says(_ other: Line) -> Bool {
      (kind, who, what, depth) == (other.kind, other.who, other.what, other.depth)
    }

    var text: String {
      let space = String(repeating: " ", count: max(0, 7 - kind.count) + 2 * depth)
      return "\(time)  \(kind)\(space) \(who) \(what)"
    }
  }

  /// The command that made the file, from the last head in the log; nil for a log without a head.
  private(set) var command: String?
  /// The lines between two pauses, for each stretch.
  private(set) var stretches: [[Line]] = []

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - text: What the console has shown.
  ///   - names: The names of the scene's objects, as some have spaces in them.
  init(_ text: String, names: Set<String> = []) {
    var wasEmpty = true
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let row = String(row)
      if let start = row.range(of: "The log of: ") {
        command = row[start.upperBound...].trimmingCharacters(in: .whitespaces)
        wasEmpty = true
        continue
      }
      guard let line = Self.line(row, names) else {
        if row.allSatisfy(\.isWhitespace) { wasEmpty = true }
        continue
      }
      let before = stretches.last?.last.flatMap { Double($0.time) } ?? 0
      let now = Double(line.time) ?? 0
      if stretches.isEmpty || now < before || (wasEmpty && now == 0) { stretches.append([]) }
      stretches[stretches.count - 1].append(line)
      wasEmpty = false
    }
  }

  /// A line of the log; nil for any other.
  private static func line(_ row: String, _ names: Set<String>) -> Line? {
    guard let match = row.wholeMatch(of: /\s*(\d+\.\d{3})  (\w+)( +)(\S.*?)\s*/),
      PhoneFile.order.contains(String(match.2))
    else { return nil }
    let (kind, rest) = (String(match.2), String(match.4))
    let known = names.filter { rest.hasPrefix($0 + " ") }.max { $0.count < $1.count }
    let who = known ?? String(rest.prefix { $0 != " " })
    let what = String(rest.dropFirst(who.count + 1))
    guard !what.isEmpty else { return nil }
    let depth = max(0, match.3.count - max(1, 8 - kind.count)) / 2
    return Line(
      time: String(match.1), kind: kind, who: who, what: inShort(kind, what), depth: depth)
  }

  /// What happened, without places and offsets.
  private static func inShort(_ kind: String, _ what: String) -> String {
    if kind == "scroll" { return String(what.prefix { $0 != " " }) }
    guard kind == "hitTest", let place = what.range(of: "  at (") else { return what }
    return String(what[..<place.lowerBound])
  }

  /// What the model expects, in the same words.
  ///
  /// - Parameter lines: The lines of its run.
  /// - Returns: The lines between two pauses of three seconds, after which the phone's clock begins anew.
  static func stretches(of lines: [TraceLine]) -> [[Line]] {
    var stretches: [[Line]] = []
    var before: Double?
    for line in lines {
      let now = Double(line.time) / 1_000_000
      if before.map({ now - $0 > 3 }) ?? true { stretches.append([]) }
      before = now
      stretches[stretches.count - 1].append(
        Line(
          time: String(format: "%.3f", now), kind: line.kind, who: line.who,
          what: inShort(line.kind, line.what), depth: line.depth))
    }
    return stretches
  }
}
