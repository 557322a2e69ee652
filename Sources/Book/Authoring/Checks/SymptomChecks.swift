import BookKit
import Foundation
import Stage

/// Checks that each symptom says which question finds it and what to look at, and that each of its
/// causes is shown by a run, trained by an exercise and known from a rule; and that the five
/// questions lead to every symptom.
///
/// A cause may be shown by a page instead, or say why no run shows it; then it may have no exercise.
///
/// - Parameters:
///   - page: The page of symptoms.
///   - files: The book's files.
/// - Returns: What is wrong.
func checkSymptoms(_ page: Page, in files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  let heading = "| you find | cause and cure | see it | train it | how we know |"
  let others = [SymptomGuide.questionsTitle, SymptomGuide.listTitle]
  let symptoms = page.sections(2).dropFirst().filter { !others.contains($0.title) }
    .flatMap { Page.sections(of: $0.blocks, 3).dropFirst() }
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
    for (line, cells) in symptom.rows {
      guard cells.count == 5 else {
        report(line, "a cause has five cells, not \(cells.count)")
        continue
      }
      let run = cells[2].wholeMatch(of: /`swift run chapter([0-9]+) ([0-9A-Z]+)`/)
      let chapter = files.chapters.first { "\($0.number)" == run?.1 ?? "" }
      let isShownByRun = cells[2].hasPrefix("`")
      if isShownByRun, !(chapter?.experiments.contains { $0.id == run?.2 ?? "" } ?? false) {
        report(line, "no run of the book is \(cells[2])")
      }
      if !isShownByRun, !cells[2].contains(/^(\[[^\]]+\]\([^)]+\)|no run: .+)$/) {
        report(line, "a cause is shown by a run or a page, or says why not: no run: …")
      }
      let hasExercise = cells[3].contains(/^\[[0-9]+\.[0-9]+\]\(/)
      if !hasExercise, isShownByRun || cells[3] != "none" {
        report(line, "a cause has its exercise")
      }
      if !cells[4].contains("**[") { report(line, "a cause has its rule, with a tag") }
    }
  }
  return findings + checkGuide(SymptomGuide(page), page) + checkCount(symptoms.count, in: files)
}

/// Checks that the five questions lead to every symptom, and to each from the questions that its
/// first words name.
private func checkGuide(_ guide: SymptomGuide, _ page: Page) -> [Finding] {
  var findings: [Finding] = []
  func report(_ line: Int, _ message: String) { findings.append(Finding(page.file, line, message)) }
  if guide.questions.map(\.name) != SymptomGuide.names {
    report(1, "the questions are \(SymptomGuide.names.joined(separator: ", "))")
  }
  for question in guide.questions {
    if question.looks.isEmpty { report(question.line, "a question begins with where to look") }
    if !(2...8).contains(question.answers.count) {
      report(question.line, "a question has 2 to 8 answers, not \(question.answers.count)")
    }
    for answer in question.answers where !answer.isUnknown {
      let count = guide.next(after: answer) == nil ? guide.symptoms(for: answer).count : 1
      if answer.anchors.isEmpty || count != answer.anchors.count {
        report(answer.line, "an answer leads to one question, or to symptoms")
      }
    }
  }
  for (question, next) in zip(
    guide.questions, SymptomGuide.names.dropFirst() + [SymptomGuide.listTitle])
  where question.answers.last?.isUnknown != true
    || question.answers.last?.anchors != [Page.anchor(next)]
  {
    report(
      question.line,
      "the last answer is \(quoted(SymptomGuide.unknown)), and leads to \(quoted(next))")
  }
  if guide.listed != guide.symptoms.map(\.anchor) {
    report(
      1,
      "\(quoted(SymptomGuide.listTitle)) links to all symptoms, in their order, and to nothing else"
    )
  }
  for symptom in guide.symptoms {
    let finders = guide.questions.filter { question in
      question.answers.contains { !$0.isUnknown && $0.anchors.contains(symptom.anchor) }
    }
    if symptom.questions != finders.map(\.name) {
      let wish = finders.isEmpty ? "no question" : finders.map(\.name).joined(separator: ", ")
      report(
        symptom.line,
        "the answers that lead to \(quoted(symptom.title)) are those of \(wish); its first words "
          + "name \(symptom.questions.isEmpty ? "no question" : symptom.questions.joined(separator: ", "))"
      )
    }
  }
  return findings
}

/// Checks that the top page counts the symptoms rightly.
private func checkCount(_ count: Int, in files: BookFiles) -> [Finding] {
  guard let text = files.text(of: "README.md"),
    let claim = text.firstMatch(of: /There are ([0-9]+) of them, with what to look at/)
  else { return [] }
  return claim.1 == "\(count)"
    ? [] : [Finding("README.md", 1, "there are \(count) symptoms, not \(claim.1)")]
}
