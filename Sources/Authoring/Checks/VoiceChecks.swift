import BookKit
import Foundation
package import Stage

/// Checks that a chapter speaks in the book's voice, as far as a machine can hear it.
///
/// - Parameters:
///   - page: The chapter's text.
///   - chapter: The chapter.
/// - Returns: What is wrong.
package func checkVoice(_ page: Page, of chapter: Chapter) -> [Finding] {
  checkVoice(page) + checkTitles(chapter)
}

/// Checks a page's phrases, its rhythm, and how it cites runs and rules.
func checkVoice(_ page: Page) -> [Finding] {
  var findings = Voice(of: page).findings.map { Finding(page.file, 1, $0) } + checkPhrases(page)
  var (headless, answers) = (0, 0)
  for block in page.prose {
    let sentences = block.sentences
    for sentence in sentences {
      headless += sentence.isHeadless ? 1 : 0
      answers += sentence.withoutQuotations.matches(of: /\b[Aa] (yes|no)\b(?! \w)/).count
    }
    findings += checkReferences(in: block, of: page)
    for three in zip(zip(sentences, sentences.dropFirst()), sentences.dropFirst(2))
    where [three.0.0, three.0.1, three.1].allSatisfy({ $0.wordCount < 8 })
      && block.kind != .item && !block.isSignpost
    {
      findings.append(
        Finding(page.file, three.0.0.line, "three sentences in a row have fewer than 8 words"))
    }
  }
  if headless > 3 {
    findings.append(
      Finding(page.file, 1, "\(headless) sentences have who or what as a subject; at most 3"))
  }
  if answers > 1 {
    findings.append(
      Finding(page.file, 1, "a yes or a no is a thing \(answers) times; at most once"))
  }
  return findings
}

/// Checks a page of any kind for phrases that nobody says aloud, and for a participle before its
/// subject.
func checkPhrases(_ page: Page) -> [Finding] {
  page.prose.flatMap(\.sentences).flatMap { sentence in
    let text = sentence.withoutQuotations
    var messages = phrasesLeftBehind.filter { contains($0.phrase, in: text) }.map {
      "\(quoted($0.phrase)): \($0.instead)"
    }
    if text.contains(#/^(Asked|Told|Held|Called|Hit) (is|are|was) /#)
      || text.contains(#/^[A-Z][a-z]+ed, (the|a|an|it|its|this|that) /#)
    {
      messages.append("a participle stands before its subject: \(text.prefix(40)) …")
    }
    return messages.map { Finding(page.file, sentence.line, $0) }
  }
}

extension Page.Block {
  /// Whether it is the line of links at a chapter's end, which is the same in each.
  fileprivate var isSignpost: Bool { lines[0].hasPrefix("All words: [") }
}

extension Sentence {
  /// Whether it begins with a clause that stands for a thing: `Who waits can also …`, `Whoever …`.
  fileprivate var isHeadless: Bool {
    let text = withoutQuotations
    let asks = text.last { !"*_) ”".contains($0) } == "?"
    // What … is is a way to stress something.
    return !asks
      && (text.contains(#/^(Who|What) [a-z]+s /#) && !text.contains(#/^What .* is /#)
        || contains("whoever", in: text))
  }
}

/// At most one run besides the one that is shown, and at most two tags and three rules a paragraph.
private func checkReferences(in block: Page.Block, of page: Page) -> [Finding] {
  guard block.kind == .paragraph, let first = block.lines.first, !first.hasPrefix("**More to run")
  else {
    return []
  }
  // With its code, where runs and rules stand.
  let text = block.lines.joined(separator: " ")
  var findings: [Finding] = []
  func report(_ message: String) { findings.append(Finding(page.file, block.line, message)) }
  let runs = Set(text.matches(of: /\b[0-9]{1,2}[A-Z][2-9]?\b/).map { String($0.0) })
  if runs.count > 1 {
    report("the paragraph names the runs \(runs.sorted().joined(separator: ", ")); at most one")
  }
  let tags = text.matches(of: /\*\*\[(doc|talk \d{4}|seen|model)\]\*\*/).count
  let rules = text.matches(of: /\b[A-Z]{2,3}-[0-9]+\b/).count
  if tags > 2 { report("the paragraph has \(tags) tags; at most two, more go to How we know") }
  if rules > 3 {
    report("the paragraph has \(rules) rule ids; at most three, more go to How we know")
  }
  return findings
}

/// A run's title names its scene and the one thing that differs.
private func checkTitles(_ chapter: Chapter) -> [Finding] {
  chapter.experiments.flatMap { experiment in
    ["The same", "by default"].filter { contains($0, in: experiment.title) }.map {
      Finding(
        "Chapters/\(chapter.folder)/Experiments", 1,
        "\(experiment.id): a title says what differs, not \(quoted($0))")
    }
  }
}
