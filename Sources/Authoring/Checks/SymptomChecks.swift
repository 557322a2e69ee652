import BookKit
import Foundation
import Stage

/// Checks that each symptom says what to look at, and that each of its causes is shown by a run,
/// trained by an exercise and known from a rule.
///
/// - Parameters:
///   - page: The page of symptoms.
///   - files: The book's files.
/// - Returns: What is wrong.
func checkSymptoms(_ page: Page, in files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  let heading = "| you find | cause and cure | see it | train it | how we know |"
  let symptoms = page.sections(2).dropFirst().flatMap {
    Page.sections(of: $0.blocks, 3).dropFirst()
  }
  if symptoms.count < 30 {
    findings.append(Finding(page.file, 1, "there are \(symptoms.count) symptoms; at least 30"))
  }
  for symptom in symptoms {
    func report(_ line: Int, _ message: String) {
      findings.append(Finding(page.file, line, message))
    }
    if symptom.blocks.first?.kind != .paragraph {
      report(symptom.line, "a symptom begins with what to look at")
    }
    guard let table = symptom.blocks.first(where: { $0.kind == .table }),
      table.lines.first == heading, table.lines.count > 2
    else {
      report(symptom.line, "a symptom has its causes in a table: \(heading)")
      continue
    }
    for (index, row) in table.lines.enumerated().dropFirst(2) {
      let line = table.line + index
      let cells = row.split(separator: "|").map { trimmed($0) }
      guard cells.count == 5 else {
        report(line, "a cause has five cells, not \(cells.count)")
        continue
      }
      let run = cells[2].wholeMatch(of: /`swift run chapter([0-9]+) ([0-9A-Z]+)`/)
      let chapter = files.chapters.first { "\($0.number)" == run?.1 ?? "" }
      if !(chapter?.experiments.contains { $0.id == run?.2 ?? "" } ?? false) {
        report(line, "no run of the book is \(cells[2])")
      }
      if !cells[3].contains(/^\[[0-9]+\.[0-9]\]\(/) { report(line, "a cause has its exercise") }
      if !cells[4].contains("**[") { report(line, "a cause has its rule, with a tag") }
    }
  }
  for chapter in files.chapters where files.text(of: chapter.page)?.contains("symptoms.md") == false
  {
    findings.append(Finding(chapter.page, 1, "the chapter has no link to the symptoms"))
  }
  return findings
}
