import Authoring
import Foundation
import Stage

/// Which file of the book becomes which page of the site, and where links lead.
struct SiteMap {
  /// Where a link of the text leads.
  enum Target: Equatable {
    /// A page of the site, or a place on it.
    case page(String)
    /// A file of the package that the site does not have.
    case file(String)
  }

  /// The book's files.
  let files: BookFiles
  /// The names of the site's pages, by the files they are made of.
  let pages: [String: String]
  /// The rules by their ids.
  let rules: [String: Rule]
  /// The pages and places of live figures by their runs, `2A` or `places 2`.
  let figures: [String: String]
  /// The experiments that the bench has.
  let experiments: Set<String>

  /// Makes the map of a book.
  init(_ files: BookFiles) {
    self.files = files
    let book = RuleBook(files)
    rules = Dictionary(book.rules.map { ($0.id, $0) }) { first, _ in first }
    var pages = ["README.md": "index.html"]
    for chapter in files.chapters { pages[chapter.page] = Self.page(of: chapter.number) }
    for file in [BookFiles.howTo, BookFiles.glossary] + files.lookUpPages {
      pages[file] = Self.name(of: file)
    }
    pages[BookFiles.index] = "names.html"
    if let first = book.first { pages[first.file] = "rules.html" }
    for chapter in book.chapters {
      pages[chapter.page.file] = "rules-" + Self.name(of: chapter.page.file)
    }
    let folder = "Sources/MiniUIKit"
    for name in ["Rules/Judgements.md", "Conformance.md"]
    where files.text(of: "\(folder)/\(name)") != nil {
      pages["\(folder)/\(name)"] = "rules-" + Self.name(of: name)
    }
    self.pages = pages.filter { files.text(of: $0.key) != nil }
    experiments = Set(files.chapters.flatMap { $0.experiments.map(\.id) })
    figures = Self.figures(files, pages)
  }

  /// The page of a chapter.
  static func page(of number: Int) -> String {
    "chapter-\(number < 10 ? "0" : "")\(number).html"
  }

  /// A page's name: `HitTesting.md` becomes `hit-testing.html`.
  private static func name(of file: String) -> String {
    var name = ""
    for character in file.split(separator: "/").last?.dropLast(3) ?? "" {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
    return name + ".html"
  }

  /// The first live figure of each run, chapters first.
  private static func figures(_ files: BookFiles, _ pages: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    let names = pages.keys.sorted { (pages[$0] ?? "") < (pages[$1] ?? "") }
    for file in names {
      let page = Page(file: file, text: files.text(of: file) ?? "")
      for key in RunKey.keys(on: page) where result[key.text] == nil {
        result[key.text] = "\(pages[file] ?? "")#\(key.anchor)"
      }
    }
    return result
  }

  /// The page made of a file, with a place on it, seen from another page; nil for a file that has no page.
  func href(_ path: String, anchor: String?, from file: String) -> String? {
    guard let page = pages[path] else { return nil }
    let place = anchor.map { "#\($0)" } ?? ""
    return path == file && !place.isEmpty ? place : page + place
  }

  /// Where a link of a file leads.
  func target(of link: String, in file: String) -> Target {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    let path = parts[0].isEmpty ? file : BookFiles.target(of: String(parts[0]), in: file) ?? ""
    if let href = href(path, anchor: anchor, from: file) { return .page(href) }
    // The exercises of a chapter stand at its end, each as a card.
    if let match = path.prefixMatch(
      of: /Exercises\/([0-9]+)-[^\/]+\/(?:Exercise([0-9]+)_([0-9]+)\.swift|README\.md)/),
      let number = Int(match.1), files.chapters.contains(where: { $0.number == number })
    {
      let place = match.2.map { "exercise-\($0).\(match.3 ?? "")" } ?? "exercises"
      return .page(Self.page(of: number) + "#" + place)
    }
    return .file(path)
  }

  /// Where a run is shown: in a live figure, or on the bench.
  func run(_ key: String, from file: String) -> String? {
    if let place = figures[key] {
      let page = pages[file] ?? ""
      return place.hasPrefix(page + "#") ? String(place.dropFirst(page.count)) : place
    }
    return experiments.contains(key) ? "lab.html#\(key)" : nil
  }
}
