import Foundation

/// A sentence of the book.
struct Sentence: Equatable {
  /// The number of the line it begins in, from 1.
  let line: Int
  /// Its text, every piece of inline code being the letter `C`, links being their text.
  var text: String

  /// Its words, the tags not counted.
  var wordCount: Int { countWords(text) }

  /// What it says itself, without what it quotes.
  var withoutQuotations: String { Authoring.withoutQuotations(text) }
}

extension Page.Block {
  /// The sentences of a block of prose.
  var sentences: [Sentence] {
    let text = plain
    var result: [Sentence] = []
    var start = text.startIndex
    var index = text.startIndex
    func close(at end: String.Index) {
      let piece = text[start..<end]
      let sentence = trimmed(piece)
      if !sentence.isEmpty {
        let before = text[..<start].filter { $0 == "\n" }.count
        let leading = piece.prefix { $0.isWhitespace }.filter { $0 == "\n" }.count
        let words = sentence.split { $0.isWhitespace }.joined(separator: " ")
        result.append(Sentence(line: line + before + leading, text: words))
      }
      start = end
      index = end
    }
    while index < text.endIndex {
      if let end = Self.endOfSentence(in: text, from: start, at: index) {
        close(at: end)
      } else {
        index = text.index(after: index)
      }
    }
    close(at: text.endIndex)
    return result
  }

  /// The block's text without its list mark, code, link targets and HTML.
  var plain: String {
    var text = lines.map { line in
      var text = line.drop { $0 == " " || $0 == ">" }
      if let first = text.first, "-*+".contains(first) || first.isNumber,
        let mark = text.prefixMatch(of: #/[-*+] |[0-9]+\. /#)
      {
        text = text[mark.range.upperBound...]
      }
      return String(text)
    }.joined(separator: "\n")
    text = withoutCode(text)
    if text.contains("](") {
      text = text.replacing(/!\[[^\]]*\]\([^)]*\)/, with: "")
      text = text.replacing(/\[([^\]]*)\]\(([^)\s]+)\)/) { String($0.1) }
    }
    return text.contains("<") ? text.replacing(/<[^<>]*>/, with: "") : text
  }

  /// Where the sentence ends whose full stop, question or exclamation mark stands at a place.
  ///
  /// A tag that stands behind the mark belongs to the sentence.
  private static func endOfSentence(
    in text: String, from start: String.Index, at index: String.Index
  ) -> String.Index? {
    guard ".!?".contains(text[index]) else { return nil }
    let word = text[start..<index].split { $0.isWhitespace || $0 == "(" }.last ?? ""
    if ["e.g", "i.e", "vs"].contains(word) { return nil }
    var end = text.index(after: index)
    while end < text.endIndex, "\"”’)*_".contains(text[end]) { end = text.index(after: end) }
    guard end == text.endIndex || text[end].isWhitespace else { return nil }
    while text[end...].drop(while: { $0.isWhitespace }).hasPrefix("**["),
      let tag = text[end...].prefixMatch(
        of: /\s+\*\*\[(doc|talk \d{4}|seen|reimpl|model|reported)\]\*\*(\s*\([^)]*\))?[.,;]?/)
    {
      end = tag.range.upperBound
    }
    return end
  }
}

/// The number of words of a text; tags are none.
func countWords(_ text: String) -> Int {
  let words =
    text.contains("**[")
    ? text.replacing(
      /\*\*\[(doc|talk \d{4}|seen|reimpl|model|reported)\]\*\*(\s*\([^)]*\))?/, with: "")
    : text
  return words.split { $0.isWhitespace }.filter { $0.contains { $0.isLetter || $0.isNumber } }.count
}

/// A text without what stands in quotation marks.
func withoutQuotations(_ text: String) -> String {
  text.contains { "“\"".contains($0) } ? text.replacing(/“[^”]*”|"[^"]*"/, with: "…") : text
}

extension Page {
  /// One section: a heading and what stands below it.
  package struct Section {
    /// The heading's text; empty for what stands before the first heading.
    package let title: String
    /// The heading's line number.
    package let line: Int
    /// What stands below it, up to the next heading of the same level.
    package var blocks: [Block]
  }

  /// The sections of a level; the first stands for what comes before the first heading.
  package func sections(_ level: Int) -> [Section] { Page.sections(of: blocks, level) }

  /// The sections of a level among some blocks.
  static func sections(of blocks: [Block], _ level: Int) -> [Section] {
    var result = [Section(title: "", line: blocks.first?.line ?? 1, blocks: [])]
    for block in blocks {
      if block.kind == .heading(level) {
        result.append(Section(title: block.title, line: block.line, blocks: []))
      } else {
        result[result.count - 1].blocks.append(block)
      }
    }
    return result
  }

  /// The section of a title.
  package func section(_ title: String) -> Section? { sections(2).first { $0.title == title } }

  /// The blocks of prose below the front matter.
  var prose: [Block] {
    sections(2).dropFirst().flatMap { $0.blocks }.filter { $0.isProse }
  }
}

extension Page.Block {
  /// Whether it holds sentences.
  var isProse: Bool { [.paragraph, .item, .quote].contains(kind) }
}
