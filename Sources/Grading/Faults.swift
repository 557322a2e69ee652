import Foundation

extension GradedChapter {
  /// What is wrong with the chapter's graders; empty if they are right about all our own answers.
  ///
  /// - Parameter isolated: Runs the chapter's exit test.
  /// - Returns: One fault a string, each beginning with the exercise's number.
  /// - Throws: What the exit test throws.
  public func faults(_ isolated: @escaping Isolated) async throws -> [String] {
    var faults = tableFaults
    for exercise in exercises {
      faults += exercise.tableFaults + statementFaults(exercise)
      faults += try await exercise.answerFaults(
        isolated, isUntouched: files.untouchedLine(exercise.id) != nil,
        hiding: solutionLines(exercise.id))
    }
    return faults
  }

  /// Every exercise has its files, and every file its exercise.
  private var tableFaults: [String] {
    let ids = exercises.map(\.id)
    var faults: [String] = []
    if ids != ids.sorted(by: ChapterFiles.areInOrder) || Set(ids).count < ids.count {
      faults.append("\(list(ids)): the exercises are not in order")
    }
    for id in files.ids where !ids.contains(id) { faults.append("\(id): has no grader") }
    for id in ids {
      for path in [files.reader(id), files.stub(id), files.solution(id)]
      where files.text(path) == nil {
        faults.append("\(id): there is no \(path)")
      }
      if let stub = files.text(files.stub(id)), !stub.contains("todo(\"\(id)\"") {
        faults.append("\(id): \(files.stub(id)) has no todo(\"\(id)\")")
      }
    }
    return faults
  }

  /// Each sentence of a statement that asks for code is a row of its table, and played.
  private func statementFaults(_ exercise: Exercise) -> [String] {
    guard let stub = files.text(files.stub(exercise.id)), !exercise.statement.isEmpty else {
      return []
    }
    let isCode = !exercise.kind.isQuestion && exercise.kind != .tellApart
    return Statement(stub: stub).faults(exercise.statement, isWorkedPlayed: isCode)
      .map { "\(exercise.id): \($0)" }
  }

  private func solutionLines(_ id: String) -> [String] {
    SolutionLines.of(files.text(files.solution(id)) ?? "")
  }
}

extension Exercise {
  /// Enough wrong answers, and a right one beside ours.
  var tableFaults: [String] {
    let wrong = answers.filter { $0.role == .wrong }.count
    var faults: [String] = []
    if wrong < 3 { faults.append("\(id): has \(wrong) wrong answers, at least three are needed") }
    if !kind.isQuestion, !answers.contains(where: { $0.role == .alternative }) {
      faults.append("\(id): has no second, differently designed right answer")
    }
    let names = answers.map(\.name)
    if Set(names).count < names.count { faults.append("\(id): two answers have the same name") }
    return faults
  }

  /// Our answers pass, and each wrong one is told exactly what it should be.
  ///
  /// As long as the reader has not begun, the stub meant as an answer must be rejected as well.
  func answerFaults(
    _ isolated: @escaping Isolated, isUntouched: Bool, hiding secrets: [String]
  ) async throws -> [String] {
    let tried = answers.filter {
      $0.role != .reader || isUntouched && $0.name == Answer.placeholder
    }
    let outcomes = try await outcomes(of: tried.map(\.name), isolated)
    return zip(tried, outcomes).flatMap { answer, outcome in
      answer.role == .reader
        ? placeholderFaults(outcome.verdict) : faults(of: answer, outcome.verdict, secrets)
    }
  }

  private func placeholderFaults(_ got: Verdict) -> [String] {
    if case .wrong = got { return [] }
    return ["\(id): the untouched stub, meant as an answer, is not rejected but \(got.summary)"]
  }

  private func faults(of answer: Answer, _ got: Verdict, _ secrets: [String]) -> [String] {
    var found: [String] = []
    if got.unbroken != answer.expected.unbroken {
      found.append("expected: \(answer.expected.summary)\ngot: \(got.summary)")
    }
    if answer.role == .wrong, case .wrong(let message) = got {
      found += Message.faults(of: message)
      if message.hasPrefix(randomScene) { found.append("only a random scene finds it") }
      if kind.isQuestion, message.contains(", but your code gives ") {
        found.append("the message tells the right answer; use judge, not expect")
      }
      found += SolutionLines.told(in: message, of: secrets).map {
        "the message tells the solution: \($0)"
      }
    }
    return found.map { "\(id), \(answer.name): \($0)" }
  }
}

extension Verdict {
  /// The verdict with its message in one line: a grader's source may break it elsewhere.
  var unbroken: Verdict {
    guard case .wrong(let message) = self else { return self }
    return .wrong(message.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// The verdict as a fault shows it.
  var summary: String {
    switch self {
    case .wrong(let message): "wrong\n\(message)"
    case .notStarted(let file, let line): "not started at \(file):\(line)"
    default: "\(self)"
    }
  }
}

/// The lines of a solution that no message may contain.
enum SolutionLines {
  /// Lines of code, and lists of names as a message shows them, unless they say next to nothing.
  static func of(_ source: String) -> [String] {
    source.components(separatedBy: "\n").flatMap { line -> [String] in
      let code = line.trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("//") { return [] }
      let quoted = code.components(separatedBy: "\"").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      // A short list may be part of the reader's own answer, which a message repeats.
      let names = quoted.count > 1 && list(quoted).count >= 12 ? [list(quoted)] : []
      return (squeezed(code).count >= 8 ? [code] : []) + names
    }
  }

  /// The lines that a message contains, however they are broken and spaced there.
  static func told(in message: String, of lines: [String]) -> [String] {
    let text = squeezed(message)
    return lines.filter { text.contains(squeezed($0)) }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
