import Foundation

/// A Markdown file, cut into blocks as far as the book's checks need it.
package struct Page {
  /// What a block is.
  package enum Kind: Equatable {
    /// A heading of a level from 1.
    case heading(Int)
    /// Lines of prose.
    case paragraph
    /// One item of a list, with its continuation.
    case item
    /// Lines of a quotation.
    case quote
    /// The rows of a table.
    case table
    /// A fenced block, with both fences.
    case fence
    /// A comment.
    case comment
    /// A line of HTML, such as a fold.
    case html
    /// A line that holds an image and nothing else.
    case image
  }

  /// Lines that belong together.
  package struct Block {
    /// What it is.
    package let kind: Kind
    /// The first line's number, from 1.
    package let line: Int
    /// Its lines.
    package var lines: [String]
  }

  /// The file, from the package's root.
  package let file: String
  /// Its lines.
  package let lines: [String]
  /// Its blocks in order; empty lines are in none, except inside fences and comments.
  package private(set) var blocks: [Block] = []
  /// The number of the line at which a fence opens that is never closed.
  package private(set) var unclosedFence: Int?

  /// Cuts a text into blocks.
  ///
  /// - Parameters:
  ///   - file: The file, from the package's root.
  ///   - text: Its text.
  package init(file: String, text: String) {
    self.file = file
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    var index = 0
    var joins = false
    while index < lines.count {
      let count = addBlock(at: index, joins: joins)
      joins = !lines[index].allSatisfy { $0.isWhitespace }
      index += count
    }
  }

  /// Adds the block that begins at a line, or adds the line to the block before it.
  ///
  /// - Parameters:
  ///   - index: The line's index.
  ///   - joins: Whether the line before is not empty.
  /// - Returns: How many lines were read.
  private mutating func addBlock(at index: Int, joins: Bool) -> Int {
    let line = lines[index]
    let text = line.drop { $0 == " " }
    if text.isEmpty { return 1 }
    if let mark = fenceMark(text) { return addFence(mark, at: index) }
    if text.hasPrefix("<!--") {
      let end = lines[index...].firstIndex { $0.contains("-->") } ?? lines.count - 1
      blocks.append(Block(kind: .comment, line: index + 1, lines: Array(lines[index...end])))
      return end - index + 1
    }
    let last = blocks.last?.kind
    var kind = Self.kind(of: text)
    if joins, kind == .item, isInText(text) { kind = .paragraph }
    let continues =
      (kind == .paragraph && [.paragraph, .item, .quote].contains(last))
      || ((kind == .table || kind == .quote) && kind == last)
    if joins, continues {
      blocks[blocks.count - 1].lines.append(line)
    } else {
      blocks.append(Block(kind: kind, line: index + 1, lines: [line]))
    }
    return 1
  }

  /// Whether a line that begins with a number goes on with the text before it: within a paragraph only
  /// 1 begins a list.
  private func isInText(_ text: Substring) -> Bool {
    guard text.first?.isNumber == true, !text.hasPrefix("1. ") else { return false }
    switch blocks.last?.kind {
    case .paragraph: return true
    case .item: return blocks.last?.lines[0].first { $0 != " " }?.isNumber == false
    default: return false
    }
  }

  private mutating func addFence(_ mark: Substring, at index: Int) -> Int {
    let close = lines[(index + 1)...].firstIndex { line in
      let text = line.filter { $0 != " " }
      return text.count >= mark.count && text.allSatisfy { $0 == mark.first }
    }
    if close == nil { unclosedFence = index + 1 }
    let end = close ?? lines.count - 1
    blocks.append(Block(kind: .fence, line: index + 1, lines: Array(lines[index...end])))
    return end - index + 1
  }

  private func fenceMark(_ text: Substring) -> Substring? {
    guard text.hasPrefix("```") || text.hasPrefix("~~~") else { return nil }
    return text.prefix { $0 == text.first }
  }

  private static func kind(of text: Substring) -> Kind {
    let level = text.prefix { $0 == "#" }.count
    if (1...6).contains(level), text.dropFirst(level).first == " " { return .heading(level) }
    if text.hasPrefix("|") { return .table }
    if text.hasPrefix(">") { return .quote }
    if text.hasPrefix("<") { return .html }
    if text.hasPrefix("!["), text.hasSuffix(")") { return .image }
    if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") { return .item }
    let digits = text.prefix { $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") { return .item }
    return .paragraph
  }
}

extension Page.Block {
  /// A heading's text.
  package var title: String {
    String((lines.first ?? "").drop { $0 == "#" || $0 == " " })
  }

  /// The content of a comment, without its marks.
  package var comment: String {
    let text = lines.joined(separator: " ")
    let inner = text.drop { $0 == " " }.dropFirst(4)
    guard let end = inner.range(of: "-->") else { return trimmed(inner) }
    return trimmed(inner[..<end.lowerBound])
  }
}

/// A text without spaces at its ends.
func trimmed(_ text: some StringProtocol) -> String {
  var result = text[...].drop { $0.isWhitespace }
  while result.last?.isWhitespace == true { result.removeLast() }
  return String(result)
}
