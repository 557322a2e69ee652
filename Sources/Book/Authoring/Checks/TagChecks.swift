import BookKit
import Foundation

/// Checks that every sentence about UIKit says how we know, and that the source allows it.
///
/// - Parameters:
///   - page: The page.
///   - confidence: For every rule id how sure the rule is.
/// - Returns: What is wrong.
package func checkTags(_ page: Page, confidence: [String: Confidence]) -> [Finding] {
  var findings: [Finding] = []
  let sections = page.sections(2)
  let isChapter = sections.count > 1
  for (index, section) in sections.enumerated() {
    // The list of documents claims nothing; what a chapter repeats at its end has been said before.
    let isExempt =
      isChapter && (section.title.isEmpty || section.title == "Sources")
      || page.isCase && ["Remember", "Exercises"].contains(section.title)
    // In a chapter one line may serve its section and the one before it.
    let isCovered =
      page.isCase && sections[index...].prefix(2).contains { $0.saysHowWeKnow }
    for part in Page.sections(of: section.blocks, 3) {
      let isKnown = isExempt || isCovered || part.saysHowWeKnow
      for (block, sentence) in part.blocks.flatMap({ block in block.claims.map { (block, $0) } }) {
        findings += checkTagsOf(sentence, in: page, confidence)
        if !isKnown, sentence.isClaim, !sentence.hasTag, !block.endsInATag {
          findings.append(
            Finding(
              page.file, sentence.line,
              "this says something about UIKit without [doc], [talk], [seen], [reimpl] or [model]: "
                + quoted(sentence.text)))
        }
      }
    }
  }
  return findings
}

extension Page.Section {
  /// Whether a line collects the sources of the whole section: `> **How we know.** …`.
  fileprivate var saysHowWeKnow: Bool {
    blocks.contains { $0.saysHowWeKnow }
  }
}

extension Page.Block {
  /// Whether the last sentence has a tag, which then covers the whole paragraph; what is our own
  /// decision is said in its own sentence and covers no other.
  fileprivate var endsInATag: Bool {
    kind == .paragraph
      && sentences.last?.text.contains(/\*\*\[(doc|talk \d{4}|seen|reimpl)\]\*\*/) == true
  }
}

extension Sentence {
  fileprivate var hasTag: Bool {
    text.contains(/\*\*\[(doc|talk \d{4}|seen|reimpl|model|reported)\]\*\*/)
  }

  /// Whether it says something about UIKit; a question does not, nor does what is quoted.
  fileprivate var isClaim: Bool {
    // A title is a name and says nothing: *iOS触摸事件的流动* (How touch events flow in iOS).
    let text = withoutQuotations.replacing(/\*[^*]+\* \([^)]*\)/, with: "…")
    let isQuestion = text.last { !"*_) ".contains($0) } == "?"
    return !isQuestion && ["UIKit", "iOS", "Apple"].contains { contains($0, in: text) }
  }
}

extension Page.Block {
  /// The sentences that may claim something, and the rows of tables.
  fileprivate var claims: [Sentence] {
    switch kind {
    case .paragraph, .quote: return sentences
    case .item:
      // The choices of a question may be wrong, so they are no claims.
      let isChoice = lines[0].contains(#/^ *- [a-d]\) /#)
      return isChoice ? [] : sentences
    case .table:
      return lines.enumerated().dropFirst(2).map {
        Sentence(line: line + $0.offset, text: withoutCode($0.element))
      }
    case .heading, .fence, .comment, .html, .image: return []
    }
  }
}

private func checkTagsOf(
  _ sentence: Sentence, in page: Page, _ confidence: [String: Confidence]
) -> [Finding] {
  guard
    ["[doc", "[talk", "[seen", "[reimpl", "[model", "[reported"]
      .contains(where: { sentence.text.contains($0) })
  else {
    return []
  }
  let tag = /\*\*\[(doc|talk|seen|reimpl|model|reported)(?: (\d{4}))?\]\*\*(?:\s*\(([^)]*)\))?/
  var findings: [Finding] = []
  func report(_ message: String) { findings.append(Finding(page.file, sentence.line, message)) }
  let tags = sentence.text.matches(of: tag)
  let isWhole = tags.allSatisfy { ($0.1 == "talk") == ($0.2 != nil) }
  if !isWhole
    || sentence.text.matches(of: /\[(doc|talk|seen|reimpl|model|reported)( [^\]]*)?\]/).count
      != tags.count
  {
    report(
      "write a tag as **[doc]** (HT-11), **[talk 2010]** (GR-23), **[seen]** (HT-11) or **[model]**"
    )
  }
  for match in tags where match.1 == "reported" {
    if page.file != BookFiles.symptoms || match.3 != nil {
      report("[reported] is for a symptom's cause behind which no rule stands")
    }
  }
  for match in tags where !["model", "reported"].contains(match.1) {
    let ids = (match.3 ?? "").split(separator: ",").map { trimmed($0) }
    if ids.isEmpty { report("[\(match.1)] needs the ids of its rules, as in **[doc]** (HT-11)") }
    for id in ids {
      guard let known = confidence[id] else {
        report("there is no rule \(quoted(id))")
        continue
      }
      if let tag = Tag(rawValue: String(match.1)), known.tag < tag {
        report("\(id) is known as \(quoted(known.text)), which does not carry [\(match.1)]")
      }
      if let year = match.2, !known.talks.contains(String(year)) {
        report("no talk of \(year) is among the sources of \(id)")
      }
    }
  }
  return findings
}
