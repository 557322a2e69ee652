import MiniUIKit

/// How wide the book's output is at most.
package let outputWidth = 72

/// Breaks a text into lines at its spaces.
///
/// - Parameters:
///   - text: Words.
///   - width: How many characters fit into a line, with the indent.
///   - indent: What stands before every line.
/// - Returns: At least one line; only a word that is longer than a line makes it longer.
package func wrapped(_ text: String, width: Int = outputWidth, indent: String = "") -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = String(word)
    } else if indent.count + line.count + 1 + word.count <= width {
      line += " " + word
    } else {
      lines.append(indent + line)
      line = String(word)
    }
  }
  return lines + [indent + line]
}

/// Breaks a text into lines that hang below a first word, such as a name or a number.
///
/// - Parameters:
///   - head: What stands before the first line.
///   - text: Words.
///   - width: How many characters fit into a line.
/// - Returns: At least one line.
package func hanging(_ head: String, _ text: String, width: Int = outputWidth) -> [String] {
  let indent = String(repeating: " ", count: head.count)
  let lines = wrapped(text, width: max(width, head.count + 10), indent: indent)
  return [head + lines[0].dropFirst(head.count)] + lines.dropFirst()
}

/// Breaks a line of a trace or table that is wider than the terminal, at spaces where it can.
///
/// - Parameters:
///   - line: The line; the spaces in it are kept.
///   - width: How many characters fit.
/// - Returns: The line itself, or its parts; all but the first are indented.
package func fitted(_ line: String, width: Int) -> [String] {
  let indent = 11
  guard line.count > width, width > indent + 10 else { return [line] }
  var parts: [String] = []
  var rest = Substring(line)
  while rest.count > width {
    let head = rest.prefix(width + 1)
    let gap =
      head.dropFirst(indent).lastIndex(of: " ") ?? rest.index(rest.startIndex, offsetBy: width)
    parts.append(String(rest[..<gap]))
    rest = rest[gap...].drop { $0 == " " }
    rest = Substring(String(repeating: " ", count: indent) + rest)
  }
  return parts + [String(rest)]
}

/// A text with spaces behind it.
package func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// A point as it is typed: `46,154`.
func written(_ point: CGPoint) -> String {
  decimals(Double(point.x)) + "," + decimals(Double(point.y))
}
