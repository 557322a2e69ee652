/// Checks that each myth of a chapter has its three parts, and that its test can be run.
///
/// - Parameter page: The chapter's text.
/// - Returns: What is wrong.
package func checkMyths(_ page: Page) -> [Finding] {
  guard let section = page.section("You may have heard") else { return [] }
  let myths = Page.sections(of: section.blocks, 3).dropFirst()
  if myths.isEmpty {
    return [Finding(page.file, section.line, "a myth has a heading of level 3; there is none")]
  }
  var findings: [Finding] = []
  for myth in myths {
    let parts = ["**The claim.**", "**The test.**", "**The right model.**"]
    let starts = parts.map { part in
      myth.blocks.firstIndex { $0.isProse && $0.lines[0].hasPrefix(part) }
    }
    let found = starts.compactMap { $0 }
    guard found.count == parts.count, found == found.sorted() else {
      findings.append(
        Finding(
          page.file, myth.line,
          "a myth has three parts in this order: " + parts.joined(separator: ", ")))
      continue
    }
    let test = myth.blocks[found[1]..<found[2]]
    let isRunnable = test.contains { block in
      switch block.kind {
      case .comment: block.comment.hasPrefix("run:") || block.comment == "command"
      default: block.isProse && block.lines.contains { $0.contains("`swift run ") }
      }
    }
    if !isRunnable {
      findings.append(
        Finding(page.file, myth.blocks[found[1]].line, "the test has no run block and no command"))
    }
  }
  return findings
}
