import BookKit

/// Checks that folds are closed, and that an empty line lets Markdown begin inside them.
package func checkFolds(_ page: Page) -> [Finding] {
  var findings: [Finding] = []
  var open: Int?
  for block in page.blocks where block.kind == .html {
    let text = block.lines[0]
    if text.contains("<details") {
      if open != nil { findings.append(Finding(page.file, block.line, "a fold within a fold")) }
      open = block.line
    }
    if text.contains("</summary>"), !text.contains("</details>"), block.line < page.lines.count,
      !trimmed(page.lines[block.line]).isEmpty
    {
      findings.append(Finding(page.file, block.line, "leave an empty line after the summary"))
    }
    if text.contains("</details>") {
      if open == nil { findings.append(Finding(page.file, block.line, "no fold is open here")) }
      open = nil
    }
  }
  if let open { findings.append(Finding(page.file, open, "the fold is never closed")) }
  return findings
}

/// Checks that a run stands in a fold if the section asks before it what it will show: who can read the
/// answer below a question predicts nothing.
package func checkAskedRuns(_ page: Page) -> [Finding] {
  var findings: [Finding] = []
  var asked: Set<String> = []
  var isFolded = false
  for block in page.blocks {
    switch block.kind {
    case .heading: asked = []
    case .html:
      if block.lines[0].contains("<details") { isFolded = true }
      if block.lines[0].contains("</details>") { isFolded = false }
    case .comment:
      // The program and its experiment, as in `chapter2 2A`; what is left out of the trace follows.
      let words = block.comment.split(separator: " ").map { String($0) }
      guard words.count > 2 else { continue }
      let run = words[1...2].joined(separator: " ")
      if words[0] == "ask:" { asked.insert(run) }
      if words[0] == "run:", asked.remove(run) != nil, !isFolded {
        let message = "a run that is asked about stands in a fold"
        findings.append(Finding(page.file, block.line, message))
      }
    default: break
    }
  }
  return findings
}
