import Foundation

/// The text a wrong answer gets: what happened, why, the rule, and where to read on.
enum Message {
  /// The longest line, so that it fits 100 columns beside the testing library's indentation.
  static let width = 98
  /// The most lines a message may have.
  static let height = 6

  /// Wraps a grader's text and adds where to read on and which hint to ask for.
  static func complete(_ text: String, read: String, id: String) -> String {
    let hint = "Hint: swift run study hint \(id)"
    let footer = "Read: \(read). \(hint)"
    return wrapped(text) + "\n" + (footer.count <= width ? footer : "Read: \(read).\n\(hint)")
  }

  /// Breaks long lines between words; what is wrapped already stays as it is.
  static func wrapped(_ text: String) -> String {
    text.components(separatedBy: "\n").flatMap(wrapped(line:)).joined(separator: "\n")
  }

  private static func wrapped(line: String) -> [String] {
    var lines: [String] = []
    var rest = line[...]
    while rest.count > width {
      let limit = rest.index(rest.startIndex, offsetBy: width + 1)
      guard let space = rest[..<limit].lastIndex(of: " ") ?? rest.firstIndex(of: " ") else { break }
      lines.append(String(rest[..<space]))
      rest = rest[rest.index(after: space)...]
    }
    return lines + [String(rest)]
  }

  /// An answer as a message shows it: on one line, and cut when it is long.
  static func shown(_ answer: String, atMost length: Int = 120) -> String {
    let line = answer.split(whereSeparator: \.isNewline).joined(separator: " ")
    if line.trimmingCharacters(in: .whitespaces).isEmpty { return "nothing" }
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// What is wrong with a message's shape; empty if nothing is.
  static func faults(of message: String) -> [String] {
    let lines = message.components(separatedBy: "\n")
    var faults: [String] = []
    if lines.count > height { faults.append("the message has \(lines.count) lines, not \(height)") }
    for line in lines where line.count > 100 {
      faults.append("a line has \(line.count) columns, not 100: \(line)")
    }
    return faults
  }
}
