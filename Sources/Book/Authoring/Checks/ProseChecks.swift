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
      if sentence.text.contains("ust "),
        sentence.withoutQuotations.contains(
          /\b[Jj]ust (add|call|use|set|return|override|write|put|do|make|pass|give)\b/)
      {
        findings.append(Finding(page.file, sentence.line, "just before a verb is not used here"))
      }
    }
  }
  return findings
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
