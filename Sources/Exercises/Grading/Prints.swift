import Foundation

/// What an answer printed while it was graded, and what Swift said when it was stopped.
struct Prints {
  /// How many lines the answer printed.
  private(set) var count: Int
  /// The last of them.
  private(set) var lines: [String] = []
  /// Swift's own sentence about a trap, as in `Exercise2_5.swift:14: Fatal error: …`.
  private(set) var trap: String?

  /// How many lines a reader is shown.
  static let most = 8

  /// Reads the end of what the process wrote.
  init(_ tail: Tail) {
    let last = tail.last
    // Two uses of one variable at a time are told with two stacks, and the reason last.
    let isOverlap = last.last?.hasPrefix("Fatal access conflict detected") ?? false
    let own = last.prefix {
      !$0.hasPrefix("Current stack trace:") && !(isOverlap && $0.hasPrefix(Self.overlap))
    }
    count = tail.lines - (last.count - own.count)
    hasOverlap = isOverlap
    if isOverlap { trap = "Fatal access conflict detected." }
    for line in own {
      if let sentence = Self.sentence(in: line) {
        // The place helps where it is the reader's own file, and not one of the library's.
        let place = line.components(separatedBy: "/").last ?? ""
        trap = Message.shown(place.hasPrefix("Exercise") ? place : sentence)
        count -= 1
      } else {
        lines.append(Message.shown(line, atMost: 90))
      }
    }
    lines = Array(lines.suffix(Self.most))
  }

  /// Swift's sentence in a line such as `Exercises03/Exercise3_2.swift:120: Fatal error: …`; a trap
  /// without a text ends there.
  private static func sentence(in line: String) -> String? {
    let match = line.wholeMatch(
      of: /(?:.*\.swift:[0-9]+: )?((?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?)/)
    return match.map { String($0.1) }
  }

  private static let overlap = "Simultaneous accesses to 0x"

  /// Whether Swift stopped because a variable was used while it was changed.
  private(set) var hasOverlap = false

  /// Whether Swift stopped because the system gave it no more memory.
  var hasNoMemory: Bool { trap?.contains("failed to allocate") == true }

  /// What the reader is told besides the verdict; empty if there is nothing.
  var report: [String] {
    var report: [String] = []
    if let trap { report.append("Swift says: " + trap) }
    if !lines.isEmpty {
      report.append(
        count > Self.most ? "Your code printed \(count) lines, last:" : "Your code printed:")
      report += lines.map { "  " + $0 }
    }
    return report
  }
}
