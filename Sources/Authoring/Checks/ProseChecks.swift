import BookKit
import Foundation

/// Words that tell the reader that something is easy.
private let bannedWords = ["simply", "obviously", "as you know", "easy", "easily", "trivial"]

/// Checks how a page is written: words, sentences, paragraphs.
///
/// - Parameter page: The page.
/// - Returns: What is wrong.
package func checkProse(_ page: Page) -> [Finding] {
  let isChapter = page.blocks.contains { $0.kind == .heading(2) }
  var findings: [Finding] = []
  for block in isChapter ? page.prose : page.blocks.filter({ $0.isProse }) {
    for sentence in block.sentences {
      let count = sentence.wordCount
      if count > 36 {
        findings.append(
          Finding(page.file, sentence.line, "the sentence has \(count) words; at most 36"))
      }
    }
    findings += checkShape(of: block, in: page)
  }
  for block in page.blocks where block.isProse && block.kind != .quote {
    for sentence in block.sentences {
      for word in bannedWords where contains(word, in: sentence.withoutQuotations) {
        findings.append(Finding(page.file, sentence.line, "\(quoted(word)) is not used here"))
      }
      if sentence.withoutQuotations.contains(
        /\b[Jj]ust (add|call|use|set|return|override|write|put|do|make|pass|give)\b/)
      {
        findings.append(Finding(page.file, sentence.line, "just before a verb is not used here"))
      }
    }
  }
  return findings + (page.isCase ? [] : checkRhythm(page))
}

/// Whether a text contains a word or words as a whole, however written.
func contains(_ word: String, in text: String) -> Bool {
  var rest = text[...]
  while let range = rest.range(of: word, options: .caseInsensitive) {
    let before = rest[..<range.lowerBound].last
    let after = rest[range.upperBound...].first
    let isPart = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    if !isPart(before), !isPart(after) { return true }
    rest = rest[range.upperBound...]
    // What stood before the next occurrence still counts, and a letter cannot end a match.
    if isPart(after) { rest = rest.dropFirst() }
  }
  return false
}

private func checkShape(of block: Page.Block, in page: Page) -> [Finding] {
  var findings: [Finding] = []
  let count = countWords(block.plain)
  if count > 120 {
    findings.append(Finding(page.file, block.line, "the paragraph has \(count) words; at most 120"))
  }
  for (index, line) in block.lines.enumerated() where line.count > 100 && !line.contains("](") {
    findings.append(
      Finding(page.file, block.line + index, "the line has \(line.count) columns; at most 100"))
  }
  return findings
}

/// Never more than 450 words without something to look at or to answer.
private func checkRhythm(_ page: Page) -> [Finding] {
  var findings: [Finding] = []
  var count = 0
  var isFolded = false
  for block in page.blocks {
    switch block.kind {
    case .fence, .table, .item, .image: count = 0
    case .html:
      // What is folded away answers a question; the reader does something there.
      count = 0
      isFolded = block.lines[0].contains("<details") || isFolded
      isFolded = !block.lines[0].contains("</details>") && isFolded
    case .paragraph where isFolded: break
    case .paragraph:
      let text = block.plain
      if text.contains("?") || block.lines.contains(where: { $0.contains("![") }) {
        count = 0
      } else {
        let before = count
        count += countWords(text)
        if before <= 450, count > 450 {
          findings.append(
            Finding(
              page.file, block.line,
              "\(count) words without figure, listing, trace, table, list or question; at most 450")
          )
        }
      }
    case .heading, .quote, .comment: break
    }
  }
  return findings
}

/// Checks how long the sections of The rule are; how long all of it is belongs to its voice.
///
/// - Parameter page: The chapter's text.
/// - Returns: What is wrong.
package func checkLength(_ page: Page) -> [Finding] {
  guard let rule = page.section("The rule") else { return [] }
  return Page.sections(of: rule.blocks, 3).compactMap { section in
    let count = words(in: section.blocks)
    guard count > 500 else { return nil }
    return Finding(
      page.file, section.line, "this section of The rule has \(count) words; at most 500")
  }
}

private func words(in blocks: [Page.Block]) -> Int {
  blocks.filter { $0.isProse }.map { countWords($0.plain) }.reduce(0, +)
}
