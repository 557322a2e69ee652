import BookKit
import Foundation
import Stage

/// The section about what the texts have right, which has a table of its own.
private let rightTitle = "What they got right first"
/// How the answer to a claim begins.
private let verdicts = ["False", "Half right", "Incomplete", "Dated", "Right", "A slip", "Open"]

/// Checks the register of myths: it begins with what the texts have right, tells ten myths, and
/// tabulates the others.
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
  let sections = page.sections(2).dropFirst().filter { $0.title != rightTitle }
  let right = page.sections(2).first { $0.title == rightTitle }
  findings += checkRight(right, in: page, files)
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

/// The claim, with its question; below it, in a fold, a run or a listing, and what it shows.
private func checkParts(of entry: Page.Section, in page: Page) -> [Finding] {
  let blocks = entry.blocks
  let told = blocks.firstIndex { $0.kind == .paragraph }
  let fold = blocks.firstIndex { $0.kind == .html && $0.lines[0].contains("<details") }
  let test = blocks.firstIndex {
    $0.kind == .comment && ($0.comment.hasPrefix("run:") || $0.comment.hasPrefix("listing:"))
  }
  let judged = blocks.lastIndex { $0.kind == .paragraph && $0.claimCount == 0 }
  if let told, let fold, let test, let judged, told < fold, fold < test, test < judged { return [] }
  let message =
    "a myth is told, and tested in a fold by a run or a listing, with the answer below it"
  return [Finding(page.file, entry.line, message)]
}

/// A table of what is right, each with a run that the book has, and how we know.
private func checkRight(
  _ section: Page.Section?, in page: Page, _ files: BookFiles
) -> [Finding] {
  let heading = "| what they say | said by | try it | how we know |"
  guard let section, let table = section.blocks.first(where: { $0.kind == .table }),
    table.lines.first == heading, table.lines.count > 2
  else { return [Finding(page.file, 1, "\(rightTitle) is a table: \(heading)")] }
  return table.lines.enumerated().dropFirst(2).flatMap { index, row in
    let cells = row.split(separator: "|").map { trimmed($0) }
    guard cells.count == 4, isRun(cells[2], files), cells[3].contains("**[") else {
      let message = "what is right has four cells, a run of the book, and a tag"
      return [Finding(page.file, table.line + index, message)]
    }
    return []
  }
}

/// Whether a cell is the command of a run that the book has.
private func isRun(_ cell: String, _ files: BookFiles) -> Bool {
  let run = cell.wholeMatch(of: /`swift run chapter([0-9]+) ([0-9A-Z]+)[^`]*`/)
  let chapter = files.chapters.first { "\($0.number)" == run?.1 ?? "" }
  return chapter?.experiments.contains { $0.id == run?.2 ?? "" } ?? false
}

/// A table of myths, each with its anchors, a run that the book has, a verdict, and how we know.
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
    if cells[2] != "no run shows it", !isRun(cells[2], files) {
      report("no run of the book is \(cells[2])")
    }
    if !verdicts.contains(where: { cells[3].hasPrefix("**" + $0 + ".**") }) {
      report("what is right begins with a verdict: " + verdicts.joined(separator: ", "))
    }
    if !cells[4].contains("](../../Exercises/") { report("a myth has its exercise") }
    if !cells[5].contains("**[") { report("a myth has its rule, with a tag") }
  }
  return findings
}
