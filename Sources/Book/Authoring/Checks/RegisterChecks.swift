import BookKit
import Foundation
import Stage

/// Checks the register of myths: it begins with ten that are told, and tabulates the others.
///
/// Each myth has an anchor for every claim it covers, as in `<a id="c0-34"></a>`.
///
/// - Parameters:
///   - page: The register.
///   - files: The book's files.
/// - Returns: What is wrong.
package func checkRegister(_ page: Page, in files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  var covered: [String] = []
  for id in page.claims {
    if covered.contains(id) {
      findings.append(Finding(page.file, 1, "\(id) has an entry already"))
    }
    covered.append(id)
  }
  let sections = page.sections(2).dropFirst()
  let entries = sections.first.map { Page.sections(of: $0.blocks, 3).dropFirst() } ?? []
  if entries.count != 10 {
    findings.append(
      Finding(page.file, 1, "the register begins with \(entries.count) myths; it must be ten"))
  }
  let anchors = sections.first?.blocks.filter { $0.claimCount > 0 }.count ?? 0
  if anchors != entries.count {
    findings.append(
      Finding(
        page.file, 1, "\(anchors) of the \(entries.count) myths at the beginning have anchors"))
  }
  for entry in entries { findings += checkParts(of: entry, in: page) }
  for section in sections.dropFirst() { findings += checkTable(of: section, in: page, files) }
  return findings
}

extension Page {
  /// The ids of the claims that the register covers, in its order: `C0-34`.
  package var claims: [String] {
    blocks.filter { $0.mayHaveClaims }.flatMap { block in
      block.lines.flatMap { line in
        line.matches(of: anchorOfAClaim).map { $0.1.uppercased() }
      }
    }
  }
}

extension Page.Block {
  fileprivate var mayHaveClaims: Bool { [.html, .paragraph, .table].contains(kind) }

  fileprivate var claimCount: Int {
    mayHaveClaims ? lines.reduce(0) { $0 + $1.matches(of: anchorOfAClaim).count } : 0
  }
}

private nonisolated(unsafe) let anchorOfAClaim = /<a id="(c[0-4]-[0-9]+)">/

/// The claim, the test with a run or a listing, the right model.
private func checkParts(of entry: Page.Section, in page: Page) -> [Finding] {
  let parts = ["**The claim.**", "**The test.**", "**The right model.**"]
  let starts = parts.compactMap { part in
    entry.blocks.firstIndex { $0.kind == .paragraph && $0.lines[0].hasPrefix(part) }
  }
  guard starts.count == parts.count, starts == starts.sorted() else {
    let message = "a myth has three parts in this order: " + parts.joined(separator: ", ")
    return [Finding(page.file, entry.line, message)]
  }
  let isShown = entry.blocks[starts[1]..<starts[2]].contains { block in
    block.kind == .comment
      && (block.comment.hasPrefix("run:") || block.comment.hasPrefix("listing:"))
  }
  if isShown { return [] }
  return [Finding(page.file, entry.blocks[starts[1]].line, "the test has no run and no listing")]
}

/// A table of myths, each with its anchors, a run that the book has, and how we know.
private func checkTable(
  of section: Page.Section, in page: Page, _ files: BookFiles
) -> [Finding] {
  let heading = "| claim | said by | try it | what is right | read; do | how we know |"
  guard let table = section.blocks.first(where: { $0.kind == .table }),
    table.lines.first == heading, table.lines.count > 2
  else { return [Finding(page.file, section.line, "the myths are in a table: \(heading)")] }
  var findings: [Finding] = []
  for (index, row) in table.lines.enumerated().dropFirst(2) {
    func report(_ message: String) {
      findings.append(Finding(page.file, table.line + index, message))
    }
    let cells = row.split(separator: "|").map { trimmed($0) }
    guard cells.count == 6 else {
      report("a myth has six cells, not \(cells.count)")
      continue
    }
    if !cells[0].contains(anchorOfAClaim) { report("a myth has an anchor for each of its claims") }
    let run = cells[2].wholeMatch(of: /`swift run chapter([0-9]+) ([0-9A-Z]+)[^`]*`/)
    let chapter = files.chapters.first { "\($0.number)" == run?.1 ?? "" }
    if cells[2] != "no run shows it",
      !(chapter?.experiments.contains { $0.id == run?.2 ?? "" } ?? false)
    {
      report("no run of the book is \(cells[2])")
    }
    if !cells[4].contains("](../../Exercises/") { report("a myth has its exercise") }
    if !cells[5].contains("**[") { report("a myth has its rule, with a tag") }
  }
  return findings
}
