import Foundation

/// A numbered question with its choices and the reasons given in a fold.
struct Question {
  let number: Int
  let line: Int
  /// The letters of the choices, in order.
  var choices: [String] = []
  /// The letters of the choices for which a reason is given.
  var reasons: [String] = []
  /// Whether there is an answer in a fold.
  var isAnswered = false
}

extension Page.Section {
  /// The questions of the section.
  ///
  /// The answers stand in a fold behind each question, `- a) …`, or in one fold behind all, with
  /// numbers: `**1.** a) …`, or `**1 a** …`.
  var questions: [Question] {
    var result: [Question] = []
    var isFolded = false
    var target: Int?
    for block in blocks {
      if block.kind == .html {
        if block.lines[0].contains("<details") {
          isFolded = true
          target = result.indices.last
        }
        if block.lines[0].contains("</details>") { isFolded = false }
        continue
      }
      guard block.kind == .paragraph || block.kind == .item else { continue }
      if isFolded {
        for match in block.plain.matches(of: #/\*\*([0-9]+) ([a-d])[.):]?\*\*/#) {
          guard let index = result.firstIndex(where: { "\($0.number)" == match.1 }) else {
            continue
          }
          result[index].isAnswered = true
          result[index].reasons.append(String(match.2))
        }
      }
      for (offset, line) in block.lines.enumerated() {
        var text = Self.withoutMark(line)
        if let match = text.prefixMatch(of: #/\*\*([0-9]+)\.\*\* ?/#), let number = Int(match.1) {
          text = text[match.range.upperBound...]
          if isFolded {
            target = result.firstIndex { $0.number == number }
          } else {
            result.append(Question(number: number, line: block.line + offset))
          }
        }
        let letter = text.prefixMatch(of: #/(?:\*\*)?([a-d])\)(?:\*\*)? /#).map { String($0.1) }
        if isFolded, let target {
          result[target].isAnswered = true
          if let letter, countWords(String(text)) > 3 { result[target].reasons.append(letter) }
        } else if !isFolded, let letter, !result.isEmpty {
          result[result.count - 1].choices.append(letter)
        }
      }
    }
    return result
  }

  private static func withoutMark(_ line: String) -> Substring {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("- ") ? text.dropFirst(2) : text
  }
}

/// Checks the questions of Check yourself and of the Skip test.
///
/// - Parameter page: The chapter's text.
/// - Returns: What is wrong.
package func checkQuestions(_ page: Page) -> [Finding] {
  check(page, "Skip test", count: 3, needsChoices: false)
    + check(page, "Check yourself", count: 4, needsChoices: true)
}

private func check(_ page: Page, _ title: String, count: Int, needsChoices: Bool) -> [Finding] {
  guard let section = page.section(title) else { return [] }
  let questions = section.questions
  var findings: [Finding] = []
  if questions.map({ $0.number }) != Array(1...count) {
    findings.append(
      Finding(page.file, section.line, "\(title) has \(count) questions: **1.** to **\(count).**"))
  }
  let isNamed = section.blocks.contains {
    $0.kind == .html && $0.lines[0].contains("<summary>Answers</summary>")
  }
  if needsChoices, !isNamed {
    findings.append(
      Finding(page.file, section.line, "the fold is <details><summary>Answers</summary>"))
  }
  for question in questions {
    func report(_ message: String) { findings.append(Finding(page.file, question.line, message)) }
    let letters = ["a", "b", "c", "d"].prefix(question.choices.count)
    if needsChoices, !(2...4).contains(question.choices.count) || question.choices != Array(letters)
    {
      report("the question needs two to four choices: - a) …, - b) …")
    }
    if !question.isAnswered { report("the question has no answer in a fold") }
    for choice in question.choices where !question.reasons.contains(choice) {
      report(
        "choice \(choice)) has no reason: a line \(quoted("- \(choice)) …")) or \(quoted("**\(question.number) \(choice)** …")) in the fold"
      )
    }
  }
  return findings
}
