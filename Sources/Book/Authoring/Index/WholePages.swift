import BookKit

extension BookFiles {
  /// The page of the words, which is written by hand.
  package static let glossary = "Chapters/glossary.md"
  /// The page of the names.
  package static let index = "Chapters/index.md"

  /// The pages that are made as a whole, with their lines; none in a book that has nothing for them.
  var wholePages: [(file: String, lines: [String])] {
    let index = NameIndex(self)
    let rules = RuleBook(self)
    let judged = JudgedNames(self)
    return [
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

/// Checks the words that the chapters explain, and the marks of the index.
///
/// - Parameter files: The book's files.
/// - Returns: What is wrong.
package func checkWords(in files: BookFiles) -> [Finding] {
  Glossary(files).findings + NameIndex(files).findings
}
