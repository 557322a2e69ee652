import Authoring
import BookKit
import Foundation

extension Study {
  /// Asks the five questions, one after the other, and shows the symptom that the answers lead to.
  func find() throws -> Int32 {
    let root = try Catalog.root(from: directory)
    let file = BookFiles.symptoms
    guard let text = try? Data(contentsOf: root.appendingPathComponent(file)) else {
      throw Problem("\(file) cannot be read.")
    }
    let guide = SymptomGuide(Page(file: file, text: String(decoding: text, as: UTF8.self)))
    guard let first = guide.questions.first else { throw Problem("\(file) has no questions.") }
    guard isTerminal else {
      explain(guide)
      return 0
    }
    interruptedBy("\nThe search has ended.\n")
    out("Think of one touch that goes wrong. Type the number of what you find;")
    out("b goes back to the question before, and q ends the search.")
    if let symptom = search(guide, from: first) { show(symptom) }
    return 0
  }

  /// What is asked next.
  private enum Step {
    case question(SymptomGuide.Question)
    case symptoms([SymptomGuide.Symptom])
  }

  /// Asks until one symptom is left; nil if that was enough before.
  private func search(
    _ guide: SymptomGuide, from first: SymptomGuide.Question
  ) -> SymptomGuide.Symptom? {
    var way = [Step.question(first)]
    while let step = way.last {
      out("")
      let choices: [String]
      switch step {
      case .question(let question):
        choices = question.answers.map(\.text)
        lines(of: question, in: guide).forEach(out)
      case .symptoms(let symptoms):
        choices = symptoms.map(\.title)
        out("What do you see?")
        out("")
        choices.enumerated().flatMap { hanging("  \($0 + 1)) ", $1) }.forEach(out)
      }
      guard let number = number(upTo: choices.count, canGoBack: way.count > 1) else { return nil }
      if number == 0 {
        way.removeLast()
        continue
      }
      switch step {
      case .symptoms(let symptoms): return symptoms[number - 1]
      case .question(let question):
        let answer = question.answers[number - 1]
        if let next = guide.next(after: answer) {
          way.append(.question(next))
        } else {
          let symptoms = guide.symptoms(for: answer)
          if symptoms.count == 1 { return symptoms[0] }
          way.append(.symptoms(symptoms))
        }
      }
    }
    return nil
  }

  /// The number typed; 0 for back, nil for the end.
  private func number(upTo count: Int, canGoBack: Bool) -> Int? {
    let numbers = count == 1 ? "1" : "1 to \(count)"
    let others = canGoBack ? "b or q" : "q"
    while let line = ask("\nYour answer (\(numbers), \(others)): ") {
      let word = line.filter { !$0.isWhitespace }.lowercased()
      if word == "q" { return nil }
      if word == "b", canGoBack { return 0 }
      if let number = Int(word), (1...count).contains(number) { return number }
      out(
        word == "b"
          ? "This is the first question, so there is nothing to go back to."
          : "Type a number from 1 to \(count), or \(others).")
    }
    return nil
  }

  /// A question with its answers.
  private func lines(of question: SymptomGuide.Question, in guide: SymptomGuide) -> [String] {
    let number = (guide.questions.firstIndex { $0.name == question.name } ?? 0) + 1
    var lines = ["\(number) of \(guide.questions.count): \(question.name)"]
    for look in question.looks { lines += [""] + wrapped(look) }
    lines.append("")
    for (index, answer) in question.answers.enumerated() {
      lines += hanging("  \(index + 1)) ", answer.text)
    }
    return lines
  }

  /// A symptom with its causes, and where each is shown, trained and known from.
  private func show(_ symptom: SymptomGuide.Symptom) {
    out("\n\(symptom.title)\n")
    wrapped(symptom.look).forEach(out)
    for cause in symptom.causes {
      out("")
      hanging("- ", cause.finding).forEach(out)
      wrapped(cause.cure, indent: "    ").forEach(out)
      out("    see it     \(cause.run)")
      out("    train it   \(cause.exercise), \(cause.file)")
      out("    the rule   \(cause.known)")
    }
    out("\nAll symptoms are in \(BookFiles.symptoms).")
  }

  /// What somebody reads who cannot be asked.
  private func explain(_ guide: SymptomGuide) {
    for question in guide.questions {
      lines(of: question, in: guide).forEach(out)
      out("")
    }
    out("At a terminal, swift run study find asks these questions one by one, and")
    out("shows the symptom that your answers lead to, with its causes.")
    out("All symptoms are in \(BookFiles.symptoms).")
  }
}
