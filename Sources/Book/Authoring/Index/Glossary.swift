import BookKit
import Stage

/// The words that the book defines, as the page of the glossary lists them.
///
/// A chapter sets a word in bold where it explains it; the page says what it means, once.
package struct Glossary {
  /// One word.
  package struct Term {
    /// The row's line in the page, from 1.
    let line: Int
    /// The word: `Hit view`.
    package let name: String
    /// What it means.
    package let definition: String
    /// The section that explains it, from the folder of the chapters: `06-controls/README.md#send`.
    package let target: String
  }

  /// The words in the page's order.
  package let terms: [Term]
  /// What is not in order with them.
  package private(set) var findings: [Finding] = []

  /// Reads the words of a book; none if it has no such page.
  package init(_ files: BookFiles) {
    let file = BookFiles.glossary
    let page = Page(file: file, text: files.text(of: file) ?? "")
    terms = page.blocks.filter { $0.kind == .table }.flatMap { block in
      block.lines.enumerated().dropFirst(2).map { index, row in
        let cells = row.split(separator: "|").map { trimmed($0) }
        let target = cells.last?.firstMatch(of: #/\]\(([^)]+)\)/#).map { String($0.1) } ?? ""
        return Term(
          line: block.line + index, name: cells.first ?? "",
          definition: cells.dropFirst().first ?? "", target: target)
      }
    }
    for (term, next) in zip(terms, terms.dropFirst())
    where term.name.lowercased() >= next.name.lowercased() {
      findings.append(
        Finding(file, next.line, "\(quoted(next.name)) stands behind \(quoted(term.name))"))
    }
    compare(with: files.chapters.flatMap { files.places(of: $0) }, files)
  }

  /// Every word in bold has its row, and every row leads to a section that explains its word.
  private mutating func compare(with places: [Place], _ files: BookFiles) {
    let bold = places.flatMap { place in
      place.blocks.flatMap { $0.boldWords }.map { (word: $0, place: place) }
    }
    for (word, place) in bold
    where !terms.contains(where: { isSameTerm($0.name, word.text) }) {
      let file = files.chapters.first { $0.number == place.chapter }?.page ?? ""
      findings.append(
        Finding(file, word.line, "the glossary does not define \(quoted(word.text))"))
    }
    for term in terms {
      // A section that bears the word as its title explains it, too.
      let isExplained =
        bold.contains { $0.place.target == term.target && isSameTerm($0.word.text, term.name) }
        || places.contains { $0.target == term.target && isSameTerm($0.title, term.name) }
      guard !isExplained else { continue }
      findings.append(
        Finding(
          BookFiles.glossary, term.line,
          "no section \(quoted(term.target)) sets \(quoted(term.name)) in bold"))
    }
  }
}

/// Whether two ways to write a word are the same: *lets through* is a form of *Let through*.
private func isSameTerm(_ left: String, _ right: String) -> Bool {
  func root(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0 != "the" }.map {
      $0.hasSuffix("s") ? $0.dropLast() : $0
    }
  }
  return root(left) == root(right)
}

extension Page.Block {
  /// The words that are set in bold because they are explained there; labels begin in capitals.
  fileprivate var boldWords: [(line: Int, text: String)] {
    guard isProse || kind == .table else { return [] }
    let text = lines.joined(separator: "\n")
    let bold = text.matches(of: #/\*\*([^*]+)\*\*/#).map { match in
      // What goes on in the next line counts for the first.
      let before = text[..<match.range.lowerBound].filter { $0 == "\n" }.count
      return (line + before, match.1.split { $0.isWhitespace }.joined(separator: " "))
    }
    return bold.filter { $0.1.first?.isLowercase == true && !$0.1.hasSuffix(".") && $0.1.count > 1 }
  }
}
