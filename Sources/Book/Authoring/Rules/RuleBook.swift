import Foundation

/// The pages of the rules: what UIKit does, how sure that is, and who says so.
package struct RuleBook {
  /// The folder of the pages, from the package's root.
  static let folder = "Sources/MiniUIKit/Rules"
  /// The first page: it lists the others, the words and the sources.
  static let contents = folder + "/README.md"

  /// A page with the entries on it.
  package struct Chapter {
    package let page: Page
    let rules: [Rule]
  }

  /// The first page; nil in a book without rules.
  package let first: Page?
  /// The other pages, in the order in which the first one lists them.
  package let chapters: [Chapter]
  /// The words for how sure a rule is, each with the tag it carries.
  let words: [String: Tag]
  /// The names with which a source begins.
  let sources: [String]

  /// Every entry, in the order of the pages.
  package var rules: [Rule] { chapters.flatMap { $0.rules } }

  /// How sure every rule is, by its id.
  package var confidence: [String: Confidence] {
    var result: [String: Confidence] = [:]
    for rule in rules {
      guard let text = rule.lines["Confidence"] else { continue }
      result[rule.id] = try? Confidence(text, words: words, talks: rule.talks)
    }
    return result
  }

  /// Reads the pages.
  ///
  /// - Parameter files: The book's files.
  package init(_ files: BookFiles) {
    first = files.text(of: Self.contents).map { Page(file: Self.contents, text: $0) }
    let links = first?.links().map { $0.target } ?? []
    var names: [String] = []
    for name in links where !name.contains("/") && name.hasSuffix(".md") && !names.contains(name) {
      names.append(name)
    }
    chapters = names.compactMap { name in
      let file = "\(Self.folder)/\(name)"
      return files.text(of: file).map { Chapter(Page(file: file, text: $0)) }
    }
    var words: [String: Tag] = [:]
    for row in first?.rows(of: "How sure a rule is") ?? [] where row.count == 3 {
      words[row[0]] = Tag(rawValue: row[2].filter { $0.isLetter })
    }
    self.words = words
    sources = first?.rows(of: "Sources").compactMap { $0.first } ?? []
  }
}

extension RuleBook.Chapter {
  fileprivate init(_ page: Page) {
    self.page = page
    rules = Page.sections(of: page.blocks, 3).dropFirst().map { Rule($0, in: page.file) }
  }
}

extension Page {
  /// The rows of the table in a section of level 2, without its head.
  fileprivate func rows(of title: String) -> [[String]] {
    let table = section(title)?.blocks.first { $0.kind == .table }
    return table?.lines.dropFirst(2).map { line in
      line.split(separator: "|").map { trimmed($0) }
    } ?? []
  }
}
