import Foundation

/// A link or an image in a page.
package struct Link: Equatable {
  /// Whether it is an image.
  package let isImage: Bool
  /// The text, or the image's description.
  package let text: String
  /// Where it leads.
  package let target: String
  /// The number of its line, from 1.
  package let line: Int
}

extension Page {
  /// The links and images outside code and comments.
  package func links() -> [Link] {
    var result: [Link] = []
    for block in blocks where block.kind != .fence && block.kind != .comment {
      let text = withoutCode(block.lines.joined(separator: "\n"))
      guard text.contains("](") else { continue }
      for match in text.matches(of: /(!?)\[([^\]]*)\]\(([^)\s]+)\)/) {
        let before = text[..<match.range.lowerBound]
        result.append(
          Link(
            isImage: !match.1.isEmpty,
            text: match.2.split(separator: "\n").map { trimmed($0) }.joined(separator: " "),
            target: String(match.3), line: block.line + before.filter { $0 == "\n" }.count))
      }
    }
    return result
  }
}

/// A text in which every piece of inline code is the letter `C` and no more.
func withoutCode(_ text: String) -> String {
  guard text.contains("`") else { return text }
  return text.replacing(/`[^`]*`/) { match in
    // Line breaks stay, so that line numbers stay true.
    "C" + String(repeating: "\n", count: match.0.filter { $0 == "\n" }.count)
  }
}
