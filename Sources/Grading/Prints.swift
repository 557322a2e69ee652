import Foundation

/// What an answer printed while it was graded, and what Swift said when it was stopped.
struct Prints {
  /// The lines the answer printed, the last ones if they are many.
  private(set) var lines: [String] = []
  /// Swift's own sentence about a trap, as in `Exercise2_5.swift:14: Fatal error: …`.
  private(set) var trap: String?

  /// How many lines a reader is shown.
  static let most = 8

  /// Reads what stands before the verdict.
  init(before seal: String, in output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    let own = text.components(separatedBy: Verdict.mark(seal))[0]
    for line in own.components(separatedBy: "\n") where !line.isEmpty {
      if line.hasPrefix("Current stack trace:") { break }
      if let sentence = line.range(of: "Fatal error: ") {
        // The place helps where it is the reader's own file, and not one of the library's.
        let place = line.components(separatedBy: "/").last ?? ""
        trap = place.hasPrefix("Exercise") ? place : String(line[sentence.lowerBound...])
      } else {
        lines.append(Message.shown(line, atMost: 90))
      }
    }
    lines = Array(lines.suffix(Self.most))
  }

  /// What the reader is told besides the verdict; empty if there is nothing.
  var told: [String] {
    var told: [String] = []
    if let trap { told.append("Swift says: " + trap) }
    if !lines.isEmpty { told += ["Your code printed, last:"] + lines.map { "  " + $0 } }
    return told
  }
}
