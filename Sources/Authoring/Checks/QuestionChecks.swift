import BookKit

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
    if !question.isAnswered { report("the question has no answer in a fold") }
    guard needsChoices else { continue }
    let choices = question.choices.map { $0.letter }
    if !(2...4).contains(choices.count)
      || choices != Array(["a", "b", "c", "d"].prefix(choices.count))
    {
      report("the question needs two to four choices: - a) …, - b) …")
    }
    let reasons = question.reasons.map { $0.letter }
    for choice in choices where reasons.filter({ $0 == choice }).count != 1 {
      report(
        "choice \(choice)) needs one reason: \(quoted("**\(question.number) \(choice)** …")) in the fold"
      )
    }
    if question.right.count != 1 {
      report("one choice is right: \(quoted("**\(question.number) a** is right: …")) in the fold")
    }
  }
  return findings
}
