import BookKit

/// Checks the four questions at the end of a chapter.
///
/// - Parameter page: The chapter's text.
/// - Returns: What is wrong.
package func checkQuestions(_ page: Page) -> [Finding] {
  check(page, "Remember", count: 4)
}

/// Checks the page with more questions about a chapter: three that say whether to skip it, and any
/// number more.
///
/// - Parameter page: The page.
/// - Returns: What is wrong.
func checkMoreQuestions(_ page: Page) -> [Finding] {
  let titles = page.sections(2).dropFirst().map { $0.title }
  guard titles == ["Before"] || titles == ["Before", "More"] else {
    return [Finding(page.file, 1, "the page has the sections Before and More, and no other")]
  }
  return check(page, "Before", count: 3)
    + check(page, "More", count: nil)
}

private func check(_ page: Page, _ title: String, count: Int?) -> [Finding] {
  guard let section = page.section(title) else { return [] }
  let questions = section.questions
  let count = count ?? questions.count
  var findings: [Finding] = []
  if questions.map({ $0.number }) != (0..<count).map({ $0 + 1 }) {
    findings.append(
      Finding(page.file, section.line, "\(title) has \(count) questions: **1.** to **\(count).**"))
  }
  let isNamed = section.blocks.contains {
    $0.kind == .html && $0.lines[0].contains("<summary>Answers</summary>")
  }
  if !isNamed {
    findings.append(
      Finding(page.file, section.line, "the fold is <details><summary>Answers</summary>"))
  }
  for question in questions {
    func report(_ message: String) { findings.append(Finding(page.file, question.line, message)) }
    if !question.isAnswered { report("the question has no answer in a fold") }
    let choices = question.choices.map { $0.letter }
    if !(2...4).contains(choices.count)
      || choices != Array(["a", "b", "c", "d"].prefix(choices.count))
    {
      report("the question needs two to four choices: - a) …, - b) …")
    }
    if question.right.count != 1 {
      report("one choice is right: \(quoted("**\(question.number) a** is right: …")) in the fold")
    }
  }
  return findings
}
