/// Something in the book's text that is not as it must be.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
  /// The file, from the package's root.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// What is wrong, and what is possible.
  package let message: String
  /// The first lines that differ: `- ` in the text, `+ ` as it should be.
  package var difference: [String] = []

  /// Makes a finding.
  package init(_ file: String, _ line: Int, _ message: String, difference: [String] = []) {
    (self.file, self.line, self.message, self.difference) = (file, line, message, difference)
  }

  /// File, line and sentence, with the difference below.
  package var description: String {
    ([file + ":\(line): " + message] + difference.map { "    " + $0 }).joined(separator: "\n")
  }
}

/// The first place where two texts differ, in at most eight lines.
func shortDifference(_ old: [String], _ new: [String]) -> [String] {
  var start = 0
  while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
  var end = 0
  while end < min(old.count, new.count) - start,
    old[old.count - 1 - end] == new[new.count - 1 - end]
  {
    end += 1
  }
  let gone = old[start..<(old.count - end)].map { "- " + $0 }
  let come = new[start..<(new.count - end)].map { "+ " + $0 }
  let shown = gone.prefix(4) + come.prefix(4)
  let rest = gone.count + come.count - shown.count
  return shown + (rest > 0 ? ["… and \(rest) more lines"] : [])
}
