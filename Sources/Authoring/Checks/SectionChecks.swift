import BookKit
import Foundation
package import Stage

/// A chapter's sections in order; the skip test comes after the run, so that it spoils nothing.
package let sectionTitles = [
  "The surprise", "Your prediction", "Run it", "Skip test", "The obvious idea, and why it fails",
  "The rule", "Worked example", "Change one thing", "You may have heard", "In real UIKit",
  placesTitle, "Check yourself", "Exercises", "Sources",
]

/// Checks that a chapter has its heading, its front matter and its sections in order.
///
/// - Parameters:
///   - page: The chapter's text.
///   - chapter: The chapter.
/// - Returns: What is wrong.
package func checkSections(_ page: Page, of chapter: Chapter) -> [Finding] {
  var findings: [Finding] = []
  let heading = "\(chapter.number) · \(chapter.title)"
  if page.blocks.first?.kind != .heading(1) || page.blocks.first?.title != heading {
    findings.append(Finding(page.file, 1, "the first line must be \(quoted("# " + heading))"))
  }
  for block in page.blocks.dropFirst() where block.kind == .heading(1) {
    findings.append(Finding(page.file, block.line, "a page has one heading of level 1"))
  }
  let sections = page.sections(2)
  for (index, section) in sections.dropFirst().enumerated() {
    let expected = index < sectionTitles.count ? sectionTitles[index] : nil
    if section.title != expected {
      let wish = expected.map { "\(quoted($0)) is expected here" } ?? "no section is expected here"
      findings.append(Finding(page.file, section.line, wish + ", not \(quoted(section.title))"))
      break
    }
  }
  if sections.count - 1 < sectionTitles.count {
    let next = sectionTitles[sections.count - 1]
    findings.append(
      Finding(page.file, max(1, page.lines.count), "the section \(quoted(next)) is missing"))
  }
  if !page.links().contains(where: { $0.target.hasPrefix("../how-to-read-a-trace.md") }) {
    findings.append(Finding(page.file, 1, "no link leads to ../how-to-read-a-trace.md"))
  }
  return findings + checkFrontMatter(page, of: chapter) + checkFolds(page)
}

private func checkFrontMatter(_ page: Page, of chapter: Chapter) -> [Finding] {
  let wishes: [(label: String, value: String?)] = [
    ("Number", "\(chapter.number)"), ("Title", chapter.title), ("Minutes", nil), ("Needs", nil),
    ("After this chapter you can", nil), ("Program", "`swift run \(chapter.program)`"),
  ]
  let front = (page.sections(2).first?.blocks ?? []).filter { $0.kind != .heading(1) }
  let line = front.first?.line ?? 2
  guard front.count == wishes.count, front.allSatisfy({ $0.kind == .item }) else {
    let labels = wishes.map { $0.label }.joined(separator: ", ")
    return [Finding(page.file, line, "below the heading stands a list of six items: \(labels)")]
  }
  var findings: [Finding] = []
  for (block, wish) in zip(front, wishes) {
    let text = block.lines.map { trimmed($0) }.joined(separator: " ")
    let mark = "- **\(wish.label):** "
    let value = text.hasPrefix(mark) ? trimmed(text.dropFirst(mark.count)) : ""
    if value.isEmpty || (wish.value != nil && value != wish.value) {
      let whole = mark + (wish.value ?? "…")
      findings.append(Finding(page.file, block.line, "this item must be \(quoted(whole))"))
    } else if wish.label == "Minutes",
      !value.contains(/^reading [0-9]+ · running [0-9]+ · exercises [0-9]+( · extra [0-9]+)?$/)
    {
      let form = "reading 25 · running 10 · exercises 45"
      findings.append(Finding(page.file, block.line, "write the minutes as \(quoted(form))"))
    } else if wish.label.hasPrefix("After"), value.split(separator: ",").count != 3 {
      findings.append(Finding(page.file, block.line, "three abilities, with commas between them"))
    }
  }
  return findings
}

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
