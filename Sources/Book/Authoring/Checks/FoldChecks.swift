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
