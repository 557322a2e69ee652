import BookKit
import Stage

/// The words that the chapters define.
package struct Glossary {
  /// One word.
  package struct Term {
    /// The word as the list of words writes it: `Hit view`.
    package let name: String
    /// What it means.
    package let definition: String
    /// The section in which it stands in bold.
    package let place: Place
  }

  /// The words in order of the alphabet.
  package private(set) var terms: [Term] = []
  /// What is not in order with them.
  package private(set) var findings: [Finding] = []

  /// Collects the words of a book.
  package init(_ files: BookFiles) {
    for chapter in files.chapters { read(chapter, files) }
    terms.sort { $0.name.lowercased() < $1.name.lowercased() }
  }

  private mutating func read(_ chapter: Chapter, _ files: BookFiles) {
    let places = files.places(of: chapter)
    let words = places.filter { $0.part == "Words and sources" }.flatMap { $0.blocks }
    let bold = places.filter { $0.part != "Words and sources" }.flatMap { place in
      place.blocks.flatMap { $0.boldWords }.map { (word: $0, place: place) }
    }
    let definitions = words.flatMap { $0.definitions }
    for (line, name, definition) in definitions {
      if let other = terms.first(where: { sameTerm($0.name, name) }) {
        findings.append(
          Finding(
            chapter.page, line,
            "\(quoted(name)) is defined in chapter \(other.place.chapter) already"))
      }
      guard let place = bold.first(where: { sameTerm($0.word.text, name) })?.place else {
        findings.append(
          Finding(chapter.page, line, "\(quoted(name)) stands nowhere in bold in the chapter"))
        continue
      }
      // A section that bears the word as its title explains it better than the line before it.
      let titled = places.first { $0.part == "The rule" && sameTerm($0.title, name) }
      terms.append(Term(name: name, definition: definition, place: titled ?? place))
    }
    for (word, _) in bold where !definitions.contains(where: { sameTerm($0.name, word.text) }) {
      findings.append(
        Finding(
          chapter.page, word.line, "Words and sources does not define \(quoted(word.text))"))
    }
  }

  /// The page that lists the words, as Markdown.
  package var page: [String] {
    [
      "# Glossary", "",
      "The \(terms.count) words that the chapters define, each with the section that explains it.",
      "For the names of types, methods and properties there is the [index](index.md).", "",
      "| word | what it means | explained in |", "|---|---|---|",
    ] + terms.map { "| \($0.name) | \($0.definition) | \($0.place.link) |" }
  }
}

/// Whether two ways to write a word are the same: *lets through* is a form of *Let through*.
private func sameTerm(_ left: String, _ right: String) -> Bool {
  func root(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0 != "the" }.map {
      $0.hasSuffix("s") ? $0.dropLast() : $0
    }
  }
  return root(left) == root(right)
}

extension Page.Block {
  /// The words that are set in bold because they are defined there; labels begin in capitals.
  fileprivate var boldWords: [(line: Int, text: String)] {
    guard isProse || kind == .table else { return [] }
    return bold.filter { $0.text.first?.isLowercase == true && !$0.text.hasSuffix(".") }
  }

  /// The definitions of a list of words.
  ///
  /// Each is written as `**Word**: what it means.`
  fileprivate var definitions: [(line: Int, name: String, text: String)] {
    guard kind == .paragraph, lines[0].hasPrefix("**") else { return [] }
    let text = lines.joined(separator: " ")
    let marks = text.matches(of: #/\*\*([^*\[\]]+)\*\*: /#)
    return marks.indices.map { index in
      let end = index + 1 < marks.count ? marks[index + 1].range.lowerBound : text.endIndex
      let name = String(marks[index].1)
      let line = bold.first { $0.text == name }?.line ?? self.line
      return (line, name, trimmed(text[marks[index].range.upperBound..<end]))
    }
  }

  /// What is set in bold, with its line; what goes on in the next line counts for the first.
  private var bold: [(line: Int, text: String)] {
    let text = lines.joined(separator: "\n")
    return text.matches(of: #/\*\*([^*]+)\*\*/#).map { match in
      let before = text[..<match.range.lowerBound].filter { $0 == "\n" }.count
      return (line + before, match.1.split { $0.isWhitespace }.joined(separator: " "))
    }
  }
}
