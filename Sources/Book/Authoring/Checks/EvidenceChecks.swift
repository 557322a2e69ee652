import BookKit

/// Checks the lines of a case that say how we know: each rule is named with a word for its source,
/// and the source allows the word.
///
/// `> **How we know.** That a target isn't kept is documented (CT-31); where the search starts was
/// measured (RC-23).`
///
/// - Parameters:
///   - page: The chapter's text.
///   - confidence: For every rule id how sure the rule is.
/// - Returns: What is wrong.
package func checkEvidence(_ page: Page, confidence: [String: Confidence]) -> [Finding] {
  var findings: [Finding] = []
  for block in page.blocks where block.isProse {
    let text = block.lines.joined(separator: " ")
    if block.kind != .quote, text.contains(#/\*\*\[(doc|talk \d{4}|seen|reimpl)\]\*\*/#) {
      findings.append(
        Finding(
          page.file, block.line, "a case says how we know at a section's end, not in its text"))
    }
    guard block.saysHowWeKnow else { continue }
    for sentence in block.sentences {
      findings += check(sentence, confidence).map { Finding(page.file, block.line, $0) }
    }
  }
  let tags = page.lines.joined(separator: "\n").matches(of: #/\*\*\[model\]\*\*/#).count
  if tags > 5 {
    findings.append(Finding(page.file, 1, "\(tags) tags stand in the text; at most 5"))
  }
  return findings
}

extension Page.Block {
  /// Whether it says for a section where its facts come from.
  package var saysHowWeKnow: Bool { kind == .quote && lines[0].hasPrefix("> **How we know") }
}

/// What is wrong in a sentence of such a line.
private func check(_ sentence: Sentence, _ confidence: [String: Confidence]) -> [String] {
  let text = sentence.text
  var messages: [String] = []
  for group in text.matches(of: #/\b[A-Z]{2,3}-[0-9]+[a-z]?\b/#) {
    let id = String(group.0)
    // What the register numbers is a claim of others.
    if id.hasPrefix("C") && id.dropFirst().first?.isNumber == true { continue }
    guard let known = confidence[id] else {
      messages.append("there is no rule \(quoted(id))")
      continue
    }
    guard let (word, tag) = evidence(before: text[..<group.range.lowerBound]) else {
      messages.append("no word says how we know \(id): documented, observed, our choice …")
      continue
    }
    if known.tag < tag {
      messages.append("\(id) is known as \(quoted(known.text)), which is not \(quoted(word))")
    }
  }
  return messages
}

/// The last word before a rule that names a kind of source.
private func evidence(before text: Substring) -> (word: String, tag: Tag)? {
  text.split { !$0.isLetter }.last { sources[$0.lowercased()] != nil }.flatMap { word in
    sources[word.lowercased()].map { (String(word), $0) }
  }
}

private let sources: [String: Tag] = [
  "documented": .doc, "documents": .doc, "documentation": .doc, "header": .doc, "headers": .doc,
  "stage": .talk, "said": .talk, "talk": .talk,
  "observed": .seen, "observation": .seen, "measured": .seen, "measurement": .seen, "seen": .seen,
  "saw": .seen, "published": .seen, "reported": .seen, "logs": .seen, "log": .seen, "stacks": .seen,
  "reimplementation": .reimpl, "reimplementations": .reimpl, "reimplemented": .reimpl,
  "choice": .model, "conclusion": .model, "disputed": .model, "model": .model, "follows": .model,
  "ours": .model, "derived": .model,
]
