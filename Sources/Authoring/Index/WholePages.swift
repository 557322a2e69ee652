import BookKit

extension BookFiles {
  /// The page of the words.
  package static let glossary = "Chapters/glossary.md"
  /// The page of the names.
  package static let index = "Chapters/index.md"

  /// The pages that are made as a whole, with their lines; none in a book that has nothing for them.
  var wholePages: [(file: String, lines: [String])] {
    let glossary = Glossary(self)
    let index = NameIndex(self)
    let rules = RuleBook(self)
    let judged = JudgedNames(self)
    return [
      (Self.glossary, glossary.terms.isEmpty ? [] : glossary.page),
      (Self.index, index.entries.isEmpty ? [] : index.page(self)),
      (
        ConformancePage.file,
        rules.rules.isEmpty
          ? []
          : ConformancePage(book: rules, proofs: Proofs(self), closed: judged?.closed ?? []).lines
      ),
      (Self.declarations, judged?.page ?? []),
    ].filter { !$0.1.isEmpty }
  }
}

/// Checks the words that the chapters define, the marks of the index, and the way to both pages.
///
/// - Parameter files: The book's files.
/// - Returns: What is wrong.
package func checkWords(in files: BookFiles) -> [Finding] {
  let way =
    "All words: [glossary](../glossary.md). All names: [index](../index.md). "
    + "All symptoms: [symptoms](../symptoms.md)."
  let lost = files.chapters.compactMap { chapter -> Finding? in
    let page = Page(file: chapter.page, text: files.text(of: chapter.page) ?? "")
    guard let section = page.section("Words and sources"),
      !section.blocks.contains(where: { $0.lines == [way] })
    else { return nil }
    return Finding(page.file, section.line, "one paragraph must be \(quoted(way))")
  }
  return Glossary(files).findings + NameIndex(files).findings + lost
}
