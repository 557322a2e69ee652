import BookKit

/// Breaks a text anew for a terminal, so that no word is cut: paragraphs flow, while drawings, code
/// and lists remain as they are.
///
/// - Parameters:
///   - text: Lines, as in a comment or in Markdown.
///   - width: How many characters fit into a line of the terminal.
/// - Returns: The lines; a paragraph's are no wider than the book's output.
func flowing(_ text: String, width: Int) -> [String] {
  let measure = max(20, min(width, outputWidth))
  var lines: [String] = []
  var paragraph: [String] = []
  var isCode = false
  func flush() {
    if !paragraph.isEmpty {
      lines += wrapped(paragraph.joined(separator: " "), width: measure)
    }
    paragraph = []
  }
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let isFence = line.hasPrefix("```")
    let isItem = line.hasPrefix("- ") || line.first?.isNumber == true
    if isFence || isCode || line.isEmpty || line.first == " " || line.first == "|" {
      flush()
      lines += fitted(String(line), width: width).map { part in
        var part = Substring(part)
        while part.last == " " { part.removeLast() }
        return String(part)
      }
      if isFence { isCode.toggle() }
    } else {
      if isItem { flush() }
      paragraph.append(String(line))
    }
  }
  flush()
  return lines
}
