import Authoring
import BookKit

/// A search for a symptom: questions, lists to choose from, and what was found.
final class SymptomSearch {
  /// What is shown, and what an answer is about.
  enum Step {
    /// A question, with the names of those before it that had the answer *I don't know*.
    case question(SymptomGuide.Question, open: [String])
    /// Symptoms to choose from.
    case symptoms([SymptomGuide.Symptom])
    /// What was found.
    case symptom(SymptomGuide.Symptom)

    /// One symptom, or the choice between several.
    init(_ symptoms: [SymptomGuide.Symptom]) {
      self = symptoms.count == 1 ? .symptom(symptoms[0]) : .symptoms(symptoms)
    }

    /// How many answers have a number.
    var count: Int {
      switch self {
      case .question(let question, _): question.answers.count
      case .symptoms(let symptoms): symptoms.count
      case .symptom: 0
      }
    }
  }

  /// What somebody typed.
  private enum Reply {
    case number(Int)
    case words([SymptomGuide.Symptom])
    case all, back, end
  }

  private let study: Study
  private let guide: SymptomGuide

  init(_ study: Study, _ guide: SymptomGuide) { (self.study, self.guide) = (study, guide) }

  // MARK: - Asking

  /// Shows a step and asks, until the reader has had enough or the input ends.
  func ask(from first: Step) {
    var way = [first]
    while let step = way.last {
      show(step)
      switch reply(to: step, canGoBack: way.count > 1) {
      case .number(let number): way.append(self.step(after: step, number))
      case .words(let symptoms): way.append(Step(symptoms))
      case .all: way.append(.symptoms(guide.symptoms))
      case .back: way.removeLast()
      case .end: return
      }
    }
  }

  /// What the answer with a number leads to.
  private func step(after step: Step, _ number: Int) -> Step {
    switch step {
    case .symptom: return step
    case .symptoms(let symptoms): return .symptom(symptoms[number - 1])
    case .question(let question, var open):
      let answer = question.answers[number - 1]
      if answer.isUnknown { open.append(question.name) }
      if let next = guide.next(after: answer) { return .question(next, open: open) }
      guard answer.isUnknown else { return Step(guide.symptoms(for: answer)) }
      // What the questions could have found whose answers nobody knows.
      return Step(guide.symptoms.filter { $0.questions.contains { open.contains($0) } })
    }
  }

  private func reply(to step: Step, canGoBack: Bool) -> Reply {
    let (count, back) = (step.count, canGoBack ? "b, " : "")
    let numbers = count == 1 ? "1, " : count == 0 ? "" : "1 to \(count), "
    let prompt =
      count == 0
      ? "\n\(canGoBack ? "b goes back, " : "")l lists all symptoms, q ends: "
      : "\nYour answer (\(numbers)\(back)l or q): "
    while let line = study.ask(prompt) {
      let words = line.split { $0.isWhitespace }.joined(separator: " ").lowercased()
      if words == "q" { return .end }
      if words == "l" { return .all }
      if words == "b", canGoBack { return .back }
      if let number = Int(words), (1...max(count, 1)).contains(number), count > 0 {
        return .number(number)
      }
      if words == "b" {
        study.out("There is nothing to go back to.")
      } else if words.contains(/\p{L}{2}/) {
        let found = guide.symptoms(with: words)
        if !found.isEmpty { return .words(found) }
        study.out(refusal(of: words))
      } else {
        study.out(
          count == 0
            ? "Type words, \(back)l or q."
            : "Type \(count == 1 ? "1" : "a number from 1 to \(count)"), words, \(back)l or q.")
      }
    }
    return .end
  }

  /// What somebody is told whose words fit nothing.
  func refusal(of words: String) -> String { "No symptom is about \(quoted(words))." }

  // MARK: - Showing

  /// Prints a question, a list or a symptom, after an empty line.
  func show(_ step: Step) {
    switch step {
    case .question(let question, _): show(question)
    case .symptoms(let symptoms): show(symptoms)
    case .symptom(let symptom): show(symptom)
    }
  }

  /// A question with its answers.
  private func show(_ question: SymptomGuide.Question) {
    let number = (guide.questions.firstIndex { $0.name == question.name } ?? 0) + 1
    study.out("\n\(number) of \(guide.questions.count): \(question.name)")
    for look in question.looks { ([""] + wrapped(look)).forEach(study.out) }
    study.out("")
    for (index, answer) in question.answers.enumerated() {
      hanging("  \(index + 1)) ", answer.text).forEach(study.out)
    }
  }

  /// Symptoms with their numbers; of many, those of each section below its title.
  private func show(_ symptoms: [SymptomGuide.Symptom]) {
    study.out("\nWhat do you see?\n")
    var group = ""
    for (index, symptom) in symptoms.enumerated() {
      if symptoms.count > 9, symptom.group != group {
        study.out((index == 0 ? "" : "\n") + symptom.group)
        group = symptom.group
      }
      let number = "\(index + 1)) "
      let space = String(repeating: " ", count: symptoms.count > 9 && index < 9 ? 3 : 2)
      hanging(space + number, symptom.title).forEach(study.out)
    }
  }

  /// A symptom with its causes, and where each is shown, trained and known from.
  private func show(_ symptom: SymptomGuide.Symptom) {
    study.out("\n\(symptom.title)\n")
    wrapped(symptom.look).forEach(study.out)
    for cause in symptom.causes {
      study.out("")
      hanging("- ", cause.finding).forEach(study.out)
      wrapped(cause.cure, indent: "    ").forEach(study.out)
      hanging("    see it     ", cause.run).forEach(study.out)
      if let exercise = cause.exercise, let file = cause.file {
        study.out("    train it   \(exercise), \(file)")
      }
      hanging("    the rule   ", cause.known).forEach(study.out)
    }
    study.out("\nAll symptoms are in \(BookFiles.symptoms).")
  }
}
