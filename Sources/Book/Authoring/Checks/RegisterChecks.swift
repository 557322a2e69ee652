import BookKit
import Foundation
import Stage

/// The section about what the texts have right, which has a table of its own.
private let rightTitle = "First, what they got right"
/// The last section, which has no claims.
private let lastTitle = "Test one yourself"
/// How many claims are told, and how many of these are right, so that nobody can guess.
private let toldCount = (all: 13, right: 3)
/// How the answer to a claim begins.
private let verdicts = ["False", "Half right", "Incomplete", "Dated", "Right", "A slip", "Open"]

/// Checks the register of myths: it begins with what the texts have right, tells some claims of either
/// kind, and tabulates the others.
///
/// Each claim that isn't right has an anchor, as in `<a id="c0-34"></a>`.
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
  let sections = page.sections(2).dropFirst().filter {
    ![rightTitle, lastTitle].contains($0.title)
  }
  findings += checkRight(page.sections(2).first { $0.title == rightTitle }, in: page, files)
  let entries = sections.first.map { Page.sections(of: $0.blocks, 3).dropFirst() } ?? []
  if entries.count != toldCount.all {
    let message = "the register begins with \(entries.count) claims; it must be \(toldCount.all)"
    findings.append(Finding(page.file, 1, message))
  }
  let right = entries.filter { $0.verdict == "Right" }.count
  if right != toldCount.right {
    let message = "\(right) of the claims at the beginning are right; it must be \(toldCount.right)"
    findings.append(Finding(page.file, 1, message))
  }
  // An anchor stands before the heading of its claim, and so among the blocks of the one before it.
  let anchored = sections.first?.blocks.filter { $0.claimCount > 0 }.count ?? 0
  if anchored < entries.count - toldCount.right {
    findings.append(
      Finding(page.file, 1, "\(anchored) of the \(entries.count) claims have anchors"))
  }
  for entry in entries { findings += checkParts(of: entry, in: page) }
  if page.sections(2).last?.title != lastTitle {
    findings.append(
      Finding(page.file, page.lines.count, "the last section is \(quoted(lastTitle))"))
  }
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

extension Page.Section {
  /// The verdict that a paragraph of it begins with, as in `**False.**`.
  fileprivate var verdict: String? {
    let starts = blocks.filter { $0.kind == .paragraph }.map { $0.lines[0] }
    return verdicts.first { verdict in starts.contains { $0.hasPrefix("**\(verdict).**") } }
  }
}

/// The claim, with its question, under a heading that doesn't judge it; below it, in a fold, a run or
/// a listing, and what it shows, which begins with a verdict.
private func checkParts(of entry: Page.Section, in page: Page) -> [Finding] {
  let blocks = entry.blocks
  let told = blocks.firstIndex { $0.kind == .paragraph }
  let fold = blocks.firstIndex { $0.kind == .html && $0.lines[0].contains("<details") }
  let test = blocks.lastIndex {
    $0.kind == .comment && ($0.comment.hasPrefix("run:") || $0.comment.hasPrefix("listing:"))
  }
  let judged = blocks.firstIndex { block in
    block.kind == .paragraph && verdicts.contains { block.lines[0].hasPrefix("**\($0).**") }
  }
  var findings: [Finding] = []
  if let told, let fold, let test, let judged, told < fold, fold < test, fold < judged {
  } else {
    let message =
      "a claim is told, and tested in a fold by a run or a listing, with a verdict there"
    findings.append(Finding(page.file, entry.line, message))
  }
  if entry.title.contains("\"") || verdicts.contains(where: { contains($0, in: entry.title) }) {
    findings.append(Finding(page.file, entry.line, "the heading gives the verdict away"))
  }
  return findings
}

/// A table of what is right, each with a run that the book has, and how we know.
private func checkRight(
  _ section: Page.Section?, in page: Page, _ files: BookFiles
) -> [Finding] {
  let heading = "| what they say | try it | how we know |"
  guard let section, let table = section.blocks.first(where: { $0.kind == .table }),
    table.lines.first == heading, table.lines.count > 2
  else { return [Finding(page.file, 1, "\(rightTitle) is a table: \(heading)")] }
  return table.lines.enumerated().dropFirst(2).flatMap { index, row in
    let cells = row.split(separator: "|").map { trimmed($0) }
    guard cells.count == 3, isRun(cells[1], files), cells[2].contains("**[") else {
      let message = "what is right has three cells, a run of the book, and a tag"
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
  let heading = "| claim | what is right | try it | read · do | how we know |"
  guard let table = section.blocks.first(where: { $0.kind == .table }),
    table.lines.first == heading, table.lines.count > 2
  else { return [Finding(page.file, section.line, "the myths are in a table: \(heading)")] }
  var findings: [Finding] = []
  for (index, row) in table.lines.enumerated().dropFirst(2) {
    func report(_ message: String) {
      findings.append(Finding(page.file, table.line + index, message))
    }
    let cells = row.split(separator: "|").map { trimmed($0) }
    guard cells.count == 5 else {
      report("a myth has five cells, not \(cells.count)")
      continue
    }
    if !cells[0].contains(anchorOfAClaim) { report("a myth has an anchor for each of its claims") }
    if cells[2] != "no run shows it", !isRun(cells[2], files) {
      report("no run of the book is \(cells[2])")
    }
    if !verdicts.contains(where: { cells[1].hasPrefix("**\($0).**") })
      || cells[1].hasPrefix("**Right")
    {
      report("what is right begins with a verdict, and isn't right altogether")
    }
    if !cells[3].contains("](../../Exercises/") { report("a myth has its exercise") }
    if !cells[4].contains("**[") { report("a myth has its rule, with a tag") }
  }
  return findings
}
