import BookKit
import Foundation
package import Stage

/// What the file of an exercise says about it.
struct ExerciseHead: Equatable {
  /// Its number, as in `2.1`.
  let id: String
  let stars: String
  let minutes: Int
  /// The number of words of the statement, drawings not counted.
  let statementWords: Int

  /// Reads the doc comment at the top of the file; nil if its first line is not as it must be.
  init?(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
    guard let first = comment.first,
      let match = first.wholeMatch(
        of: /\/\/\/ Exercise ([0-9]+\.[0-9]+) (★{1,3}) · [a-z ]+ · ([0-9]+) minutes? *\.?/),
      let minutes = Int(match.3)
    else { return nil }
    (id, stars, self.minutes) = (String(match.1), String(match.2), minutes)
    // A drawing or code is indented by four spaces behind the slashes and their space.
    let prose = comment.dropFirst().map { $0.dropFirst(3) }.filter { !$0.hasPrefix("    ") }
    statementWords = prose.map { countWords(String($0)) }.reduce(0, +)
  }
}

/// Checks that a chapter's table of exercises, the exercises' files and their hints agree.
///
/// - Parameters:
///   - page: The chapter's text.
///   - chapter: The chapter.
///   - files: The book's files.
/// - Returns: What is wrong.
package func checkExercises(_ page: Page, of chapter: Chapter, in files: BookFiles) -> [Finding] {
  let folder = chapter.exercises
  var findings: [Finding] = []
  var heads: [(file: String, head: ExerciseHead)] = []
  for name in files.names(in: folder) where name.hasPrefix("Exercise") && name.hasSuffix(".swift") {
    let file = "\(folder)/\(name)"
    guard let head = ExerciseHead(files.text(of: file) ?? "") else {
      let form = "/// Exercise 2.1 ★ · order · 3 minutes"
      findings.append(Finding(file, 1, "the doc comment begins with \(quoted(form))"))
      continue
    }
    let expected = "Exercise" + head.id.replacing(".", with: "_") + ".swift"
    if name != expected || !head.id.hasPrefix("\(chapter.number).") {
      findings.append(Finding(file, 1, "exercise \(head.id) of this chapter would be \(expected)"))
    }
    if head.statementWords > 110 {
      findings.append(
        Finding(file, 1, "the statement has \(head.statementWords) words; at most 110"))
    }
    heads.append((file, head))
  }
  findings += checkTable(page, heads) + checkMinutes(page)
  return findings + checkHints(heads.map { $0.head.id }, "\(folder)/README.md", in: files)
}

private func checkTable(
  _ page: Page, _ heads: [(file: String, head: ExerciseHead)]
) -> [Finding] {
  guard let section = page.section("Exercises") else { return [] }
  let rows = page.exerciseRows
  var findings: [Finding] = []
  for row in rows where !heads.contains(where: { $0.head.id == row.id }) {
    findings.append(
      Finding(page.file, row.line, "there is no file of exercise \(quoted(row.id))"))
  }
  for (file, head) in heads {
    guard let row = rows.first(where: { $0.id == head.id }) else {
      findings.append(
        Finding(page.file, section.line, "exercise \(head.id) has no row in the table"))
      continue
    }
    func report(_ message: String) { findings.append(Finding(page.file, row.line, message)) }
    let link = row.text.firstMatch(of: /\]\(([^)\s]+)\)/).map { String($0.1) } ?? ""
    if BookFiles.target(of: link, in: page.file) != file { report("the link must lead to \(file)") }
    if !row.isInText, row.cells.count < 5 {
      report("a row has id, stars, minutes, what it trains, and a link")
    }
    let stars = row.isInText && row.cells[1].isEmpty ? head.stars : row.cells.dropFirst().first
    if row.cells.count > 2, stars != head.stars || row.minutes != head.minutes {
      report("the file says \(head.stars) and \(head.minutes) minutes")
    }
  }
  return findings
}

/// Checks that the line below the title says how long the exercises take, without the extra ones.
private func checkMinutes(_ page: Page) -> [Finding] {
  guard let head = page.caseHead else { return [] }
  let minutes = page.exerciseRows.filter { !$0.isExtra }.reduce(0) { $0 + $1.minutes }
  if minutes == head.exercises { return [] }
  return [Finding(page.file, head.line, "the exercises take \(minutes) minutes")]
}

/// Checks that every exercise has its heading and its three hints.
private func checkHints(_ ids: [String], _ file: String, in files: BookFiles) -> [Finding] {
  if ids.isEmpty { return [] }
  guard let text = files.text(of: file) else { return [Finding(file, 1, "the hints are missing")] }
  let page = Page(file: file, text: text)
  var findings = checkFolds(page)
  let sections = page.sections(2)
  for id in ids {
    guard let section = sections.first(where: { $0.title.hasPrefix(id + " ") }) else {
      findings.append(Finding(file, 1, "there is no heading \(quoted("## \(id) Title"))"))
      continue
    }
    let folds = section.blocks.filter { $0.kind == .html && $0.lines[0].contains("<details") }
    let titles = folds.map { $0.lines[0] }
    let wishes = (1...3).map { "<details><summary>Hint \($0)</summary>" }
    if titles.count != 3 || !zip(titles, wishes).allSatisfy({ $0.hasPrefix($1) }) {
      findings.append(
        Finding(file, section.line, "three folds: \(wishes[0]), then Hint 2, then Hint 3"))
    }
  }
  return findings
}
