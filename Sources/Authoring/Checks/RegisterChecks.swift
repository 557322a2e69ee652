import BookKit

/// Checks the register of myths: every entry has its parts, and the list at the end is theirs.
///
/// An entry's heading begins with the ids of the claims it covers: `### C0-34, C1-2 · "…"`.
///
/// - Parameter page: The register.
/// - Returns: What is wrong.
package func checkRegister(_ page: Page) -> [Finding] {
  var findings: [Finding] = []
  var covered: [String] = []
  let entries = page.entries
  for entry in entries {
    let ids = claimIDs(in: entry.title)
    if ids.isEmpty || !entry.title.contains(" · \"") {
      findings.append(
        Finding(page.file, entry.line, "an entry begins with ids: \(quoted("C0-34 · \"claim\""))"))
    }
    for id in ids where covered.contains(id) {
      findings.append(Finding(page.file, entry.line, "\(id) has an entry already"))
    }
    covered += ids
    findings += checkParts(of: entry, in: page)
  }
  let listed = page.section("All claims").map { section in
    section.blocks.flatMap { block in block.lines.flatMap { claimIDs(in: $0) } }
  }
  for id in covered where listed?.contains(id) != true {
    findings.append(Finding(page.file, page.lines.count, "All claims does not name \(id)"))
  }
  for id in listed ?? [] where !covered.contains(id) {
    findings.append(Finding(page.file, page.lines.count, "no entry is about \(id)"))
  }
  return findings
}

extension Page {
  /// The entries of the register.
  fileprivate var entries: [Section] {
    sections(2).filter { $0.title != "All claims" }
      .flatMap { Page.sections(of: $0.blocks, 3).dropFirst() }
  }

  /// The ids of the claims the register's entries are about, in their order.
  package var claims: [String] { entries.flatMap { claimIDs(in: $0.title) } }
}

private func claimIDs(in text: String) -> [String] {
  text.matches(of: /\bC[0-4]-[0-9]+\b/).map { String($0.0) }
}

/// The claim, the test with a run, a listing or the remark that none shows it, the right model.
private func checkParts(of entry: Page.Section, in page: Page) -> [Finding] {
  let parts = ["**The claim.**", "**The test.**", "**The right model.**"]
  let starts = parts.compactMap { part in
    entry.blocks.firstIndex { $0.kind == .paragraph && $0.lines[0].hasPrefix(part) }
  }
  guard starts.count == parts.count, starts == starts.sorted() else {
    let message = "an entry has three parts in this order: " + parts.joined(separator: ", ")
    return [Finding(page.file, entry.line, message)]
  }
  let test = entry.blocks[starts[1]..<starts[2]]
  let isShown = test.contains { block in
    block.kind == .comment
      && (block.comment.hasPrefix("run:") || block.comment.hasPrefix("listing:"))
  }
  if !isShown, !test.contains(where: { $0.plain.contains("No run shows") }) {
    let message = "the test has no run and no listing, and does not say: No run shows"
    return [Finding(page.file, entry.blocks[starts[1]].line, message)]
  }
  return []
}
