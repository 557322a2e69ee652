import BookKit
import Foundation

/// Checks the pages of the rules: their text, their lines, and that every rule is proved or left
/// out with a reason.
///
/// - Parameter files: The book's files.
/// - Returns: What is wrong.
package func checkRules(_ files: BookFiles) -> [Finding] {
  let book = RuleBook(files)
  guard let first = book.first else {
    return [Finding(RuleBook.contents, 1, "the page is missing")]
  }
  var findings = checkProse(first) + checkLinks(first, in: files)
  for chapter in book.chapters {
    findings += checkProse(chapter.page.withoutSources) + checkLinks(chapter.page, in: files)
  }
  if let text = files.text(of: ConformancePage.file) {
    findings += checkLinks(Page(file: ConformancePage.file, text: text), in: files)
  }
  for name in files.names(in: RuleBook.folder) where name.hasSuffix(".md") && name != "README.md" {
    if !book.chapters.contains(where: { $0.page.file.hasSuffix("/\(name)") }) {
      findings.append(Finding("\(RuleBook.folder)/\(name)", 1, "the first page does not list it"))
    }
  }
  findings += JudgedNames(files)?.findings ?? []
  let proofs = Proofs(files)
  var seen: Set<String> = []
  for rule in book.rules {
    if !seen.insert(rule.id).inserted {
      findings.append(Finding(rule.file, rule.line, "there is a rule \(rule.id) already"))
    }
    findings += checkLines(of: rule, book) + checkProof(of: rule, proofs)
  }
  for files in proofs.namesakes {
    findings.append(
      Finding(files[0], 1, "another test file has this name, which is a link: \(files[1])"))
  }
  for id in proofs.ids.subtracting(seen).sorted() {
    let file = proofs.files[id]?.first ?? ""
    findings.append(Finding(file, 1, "a test bears the id of a rule that does not exist: \(id)"))
  }
  return findings
}

/// Checks that every id that a text names is the id of a rule.
///
/// - Parameters:
///   - files: The book's files.
///   - folders: The folders whose sources and pages are read.
/// - Returns: What is wrong.
package func checkRuleMentions(_ files: BookFiles, in folders: [String]) -> [Finding] {
  let known = Set(RuleBook(files).rules.map { $0.id })
  var findings: [Finding] = []
  for file in folders.flatMap({ files.sources(in: $0) }) + ["README.md"] {
    let text = files.text(of: file) ?? ""
    // The whole text first: almost every file is in order.
    if ruleIDs(in: text).allSatisfy({ known.contains($0) }) { continue }
    for (index, line) in Page(file: file, text: text).lines.enumerated() {
      for id in ruleIDs(in: line) where !known.contains(id) {
        findings.append(Finding(file, index + 1, "there is no rule \(quoted(id))"))
      }
    }
  }
  return findings
}

extension Rule {
  /// The lines that its list must have, and those it may have besides; nil if the id is none.
  fileprivate var expectedLines: (must: Set<String>, may: Set<String>)? {
    switch area {
    case "HT", "RC", "EV", "FR", "GR", "CT", "SV", "SU": (["Confidence", "Source"], ["Left out"])
    case "VE": (["Confidence", "Source"], [])
    case "DEC": (["Decided"], ["Tested as"])
    case "TR": (["Rules"], [])
    case "P": (["Way out", "Rules"], [])
    case "EX": (["Settles"], [])
    default: nil
    }
  }

  /// Whether it needs a test: a version, a pitfall and an open question do not.
  var isProved: Bool { !["VE", "P", "EX"].contains(area) }
}

private func checkLines(of rule: Rule, _ book: RuleBook) -> [Finding] {
  var findings: [Finding] = []
  func report(_ message: String) { findings.append(Finding(rule.file, rule.line, message)) }
  guard ruleIDs(in: rule.id) == [rule.id], let (must, may) = rule.expectedLines else {
    return [Finding(rule.file, rule.line, "\(quoted(rule.id)) is no id of a rule")]
  }
  if ![".", "?"].contains(rule.title.last) {
    report("\(rule.id) needs a first sentence in bold that says it in short")
  }
  let names = Set(rule.lines.keys)
  for name in must.subtracting(names).sorted() { report("\(rule.id) has no line \(name)") }
  for name in names.subtracting(must).subtracting(may).sorted() {
    report("\(rule.id) has a line that is not known here: \(name)")
  }
  if let text = rule.lines["Confidence"] {
    do { _ = try Confidence(text, words: book.words) } catch { report(error.message) }
  }
  for source in rule.sources {
    let isKnown = book.sources.contains { name in
      source == name || [" ", ",", ":"].contains { source.hasPrefix(name + $0) }
    }
    if !isKnown { report("the first page has no source of this name: \(quoted(source))") }
  }
  return findings
}

private func checkProof(of rule: Rule, _ proofs: Proofs) -> [Finding] {
  guard rule.isProved else { return [] }
  var findings: [Finding] = []
  func report(_ message: String) { findings.append(Finding(rule.file, rule.line, message)) }
  let hasTest = proofs.ids.contains(rule.id)
  let isExcused = rule.leftOut != nil || !rule.testedAs.isEmpty
  if hasTest, isExcused {
    report("\(rule.id) has a test, so it is not left out or tested as another")
  }
  if !hasTest, !isExcused { report("\(rule.id) has no test and no reason why not") }
  for id in rule.testedAs where !proofs.ids.contains(id) {
    report("\(rule.id) is said to be tested as \(id), which has no test")
  }
  return findings
}

extension Page {
  /// The page without the lists of sources, which are no sentences; the other lines stay in place.
  fileprivate var withoutSources: Page {
    var lines = self.lines
    for block in blocks where block.kind == .item && block.lines[0].hasPrefix("- Source: ") {
      for index in block.lines.indices { lines[block.line - 1 + index] = "" }
    }
    return Page(file: file, text: lines.joined(separator: "\n") + "\n")
  }
}
