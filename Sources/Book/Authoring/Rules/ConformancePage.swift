import Foundation

/// The page that says which rules the engine keeps, how sure each is, and which tests prove it.
struct ConformancePage {
  /// The page, from the package's root.
  static let file = "Sources/MiniUIKit/Conformance.md"

  let book: RuleBook
  let proofs: Proofs
  /// The names that cannot be overridden, though they can in UIKit.
  var closed: [(name: String, reason: String)] = []

  /// The whole page.
  var lines: [String] {
    let left = book.rules.filter { $0.leftOut != nil }
    return head + book.chapters.flatMap(table) + [
      "", "## What is left out", "", "These rules have no test, each for a reason.", "",
      "| rule | in short | why it is left out |", "|---|---|---|",
    ] + left.map { "| \(link($0)) | \($0.title) | \($0.leftOut ?? "") |" } + closedNames
      + definitions
  }

  /// What cannot be overridden here, though it can in UIKit, by its reason.
  private var closedNames: [String] {
    guard !closed.isEmpty else { return [] }
    var reasons: [String] = []
    for name in closed where !reasons.contains(name.reason) { reasons.append(name.reason) }
    return [
      "", "## What stays closed", "",
      "A class can override these names in UIKit and not here. Of every other name, the",
      "[declarations](Rules/Declarations.md) say whether UIKit has it.", "",
      "| names | why |", "|---|---|",
    ]
      + reasons.map { reason in
        let names = closed.filter { $0.reason == reason }.map { "`\($0.name)`" }
        return "| \(names.joined(separator: ", ")) | \(reason) |"
      }
  }

  /// Where the links with the names of test files lead: definitions keep the tables readable.
  private var definitions: [String] {
    let rules = book.rules.filter { $0.isProved }
    let files = Set(rules.flatMap { proofs.files[$0.id] ?? [] })
    return [""] + files.sorted().map { "[\(Self.name(of: $0))]: ../../\($0)" }
  }

  /// The name by which the page links to a test file.
  static func name(of file: String) -> String {
    String(file.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  private var head: [String] {
    let rules = book.rules.filter { $0.lines["Confidence"] != nil && $0.isProved }
    let left = rules.filter { $0.leftOut != nil }.count
    return [
      "# Conformance", "",
      "Which of the [rules of UIKit](Rules/README.md) MiniUIKit keeps, how sure each rule is, and how",
      "many tests prove it, in which files. Of \(rules.count) rules \(rules.count - left) have tests,",
      "and \(left) are [left out](#what-is-left-out). A test's name bears the ids of its rules, so that",
      "`WHOLE_BOOK=1 swift test --filter \"GR-6 \"` runs all of one.", "",
      "This page is written from the rules and the tests by `swift run study render --write`.",
    ]
  }

  /// A page of the rules as a table, if its entries need proof.
  private func table(of chapter: RuleBook.Chapter) -> [String] {
    let rules = chapter.rules.filter { $0.isProved }
    guard let first = rules.first else { return [] }
    let title = chapter.page.blocks.first?.title ?? ""
    let head =
      switch first.area {
      case "DEC": "| decision | question | what the engine does | tests |"
      case "TR": "| trace | scene | rules | tests |"
      default: "| rule | in short | how sure | tests |"
      }
    return ["", "## \(title)", "", head, "|---|---|---|---|"]
      + rules.map { rule in
        let third = rule.lines["Confidence"] ?? rule.lines["Decided"] ?? rule.lines["Rules"] ?? ""
        return "| \(link(rule)) | \(rule.title) | \(third) | \(tests(of: rule)) |"
      }
  }

  private func tests(of rule: Rule) -> String {
    if rule.leftOut != nil { return "[left out](#what-is-left-out)" }
    if !rule.testedAs.isEmpty { return "those of " + rule.testedAs.joined(separator: ", ") }
    let files = proofs.files[rule.id] ?? []
    let links = Set(files).sorted().map { "[\(Self.name(of: $0))]" }
    return "\(files.count): " + links.joined(separator: ", ")
  }

  private func link(_ rule: Rule) -> String {
    let page = rule.file.dropFirst("Sources/MiniUIKit/".count)
    return "[\(rule.id)](\(page)#\(rule.id.lowercased()))"
  }
}
