import Foundation

extension GradedChapter {
  /// What is wrong with the chapter's graders; empty if they are right about all our own answers.
  ///
  /// - Parameters:
  ///   - recording: The exercises whose messages are written into their files first.
  ///   - isolated: Runs the chapter's exit test.
  /// - Returns: One fault a string, each beginning with the exercise's number.
  /// - Throws: What the exit test throws, and what keeps a file from being written.
  public func faults(
    recording: [String] = [], _ isolated: @escaping Isolated
  ) async throws -> [String] {
    var faults = tableFaults
    for exercise in exercises {
      let id = exercise.id
      faults += exercise.tableFaults + statementFaults(exercise)
      let tried = try await exercise.tried(isolated, isUntouched: files.untouchedLine(id) != nil)
      if recording.contains(id) {
        try files.write(Recorded(of: tried).text(id), to: files.messages(id))
      }
      let text = files.text(files.messages(id)) ?? ""
      let found = exercise.answerFaults(
        tried, recorded: Recorded(text), hiding: solutionLines(id))
      faults += found
      if found.isEmpty, text != Recorded(of: tried).text(id) {
        faults.append("\(id): \(files.messages(id)) is not as it would be recorded")
      }
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
    for id in files.recordedIDs where !ids.contains(id) {
      faults.append("\(id): \(files.messages(id)) belongs to no exercise")
    }
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

  /// An answer, with what became of it.
  typealias Tried = (answer: Answer, verdict: Verdict)

  /// What becomes of our answers.
  ///
  /// As long as the reader has not begun, the stub meant as an answer is tried as well.
  func tried(_ isolated: @escaping Isolated, isUntouched: Bool) async throws -> [Tried] {
    let tried = answers.filter {
      $0.role != .reader || isUntouched && $0.name == Answer.placeholder
    }
    let outcomes = try await outcomes(of: tried.map(\.name), isolated)
    return zip(tried, outcomes).map { ($0, $1.verdict) }
  }

  /// Our answers pass, and each wrong one is told exactly what is recorded; a stub is rejected.
  func answerFaults(
    _ tried: [Tried], recorded: Recorded, hiding secrets: [String]
  ) -> [String] {
    let found = tried.flatMap { answer, verdict in
      answer.role == .reader
        ? placeholderFaults(verdict) : faults(of: answer, verdict, recorded, secrets)
    }
    let names = answers.filter { $0.role == .wrong && $0.expected == nil }.map(\.name)
    let strangers = recorded.messages.map(\.name).filter { !names.contains($0) }
    return found
      + strangers.map { "\(id), \($0): a message is recorded, and there is no such wrong answer" }
  }

  private func placeholderFaults(_ got: Verdict) -> [String] {
    if case .wrong = got { return [] }
    return ["\(id): the untouched stub, meant as an answer, is not rejected but \(got.summary)"]
  }

  private func faults(
    of answer: Answer, _ got: Verdict, _ recorded: Recorded, _ secrets: [String]
  ) -> [String] {
    var found: [String] = []
    if let expected = answer.expected ?? recorded.verdict(on: answer.name) {
      if got != expected { found.append("expected: \(expected.summary)\ngot: \(got.summary)") }
    } else if case .wrong = got {
      found.append(
        "no message is recorded (swift run study prove --record \(id))\ngot: \(got.summary)")
    } else {
      found.append("must be told why it is wrong\ngot: \(got.summary)")
    }
    if answer.role == .wrong, case .wrong(let message) = got {
      found += Message.faults(of: message)
      if TraceComparison.isTold(in: message) {
        found.append("no explanation fits, so it is told by its trace; the grader needs one")
      }
      if message.hasPrefix(randomScene) { found.append("only a random scene finds it") }
      if kind.isQuestion, message.contains(", but your code gives ") {
        found.append("the message tells the right answer; use judge, not expect")
      }
      found += SolutionLines.shown(in: message, of: secrets).map {
        "the message tells the solution: \($0)"
      }
    }
    return found.map { "\(id), \(answer.name): \($0)" }
  }
}

extension Verdict {
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
  static func shown(in message: String, of lines: [String]) -> [String] {
    let text = squeezed(message)
    return lines.filter { text.contains(squeezed($0)) }
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
