/// What grades one exercise: our answer, the wrong ones, and the scenes each is tried in.
///
/// The reader's answer comes last and from outside, so that no grader sees a name of the reader's.
public struct Grader<Thing>: Sendable {
  private let id: String
  private let kind: Exercise.Kind
  private let read: String
  private let steps: [RuleStep]
  private let solution: @Sendable () -> Thing
  private let alternatives: [@Sendable () -> Thing]
  private let wrong: [WrongAnswer<Thing>]
  private let statement: [Asked]
  private let grade: @Sendable (_ make: () -> Thing) throws -> Void

  /// The table for one exercise, but for the reader's answer.
  ///
  /// - Parameters:
  ///   - id: The exercise's number, as in `3.4`.
  ///   - kind: What it asks for; a trace or an order needs no alternatives.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it; a message whose rule begins with one, as in
  ///     `the gates: …`, names it.
  ///   - solution: Makes our answer.
  ///   - alternatives: Right answers that are designed differently.
  ///   - wrong: The misconceptions; at least three.
  ///   - statement: What each sentence of the statement asks for, and the scenes that try it.
  ///   - grade: Tries one answer in fixed and seeded scenes, and throws at the first that fails.
  public init(
    _ id: String, _ kind: Exercise.Kind = .write, read: String, steps: [RuleStep] = [],
    solution: @escaping @Sendable () -> Thing,
    alternatives: [@Sendable () -> Thing] = [],
    wrong: [WrongAnswer<Thing>],
    statement: [Asked] = [],
    grade: @escaping @Sendable (_ make: () -> Thing) throws -> Void
  ) {
    (self.id, self.kind, self.read, self.steps) = (id, kind, read, steps)
    (self.solution, self.alternatives, self.wrong) = (solution, alternatives, wrong)
    (self.statement, self.grade) = (statement, grade)
  }

  /// The table for an exercise whose answer is data.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, which the pages know as well.
  ///   - solution: Makes our answer.
  ///   - alternatives: Right answers that are designed differently.
  ///   - wrong: The misconceptions; at least three.
  ///   - statement: What each sentence of the statement asks for, and the scenes that try it.
  ///   - grade: Tries one answer, and throws at the first mistake.
  public init(
    _ exercise: WrittenExercise,
    solution: @escaping @Sendable () -> Thing,
    alternatives: [@Sendable () -> Thing] = [],
    wrong: [WrongAnswer<Thing>],
    statement: [Asked] = [],
    grade: @escaping @Sendable (_ make: () -> Thing) throws -> Void
  ) {
    self.init(
      exercise.id, .init(exercise.kind), read: exercise.read, steps: exercise.steps,
      solution: solution, alternatives: alternatives, wrong: wrong, statement: statement,
      grade: grade)
  }

  /// The exercise, with the reader's answer among the others.
  ///
  /// - Parameter yours: Makes the reader's answer.
  /// - Returns: The exercise.
  public func grading(_ yours: @escaping @Sendable () -> Thing) -> Exercise {
    let readers = [
      answer(Answer.yours, .reader, .passed, yours),
      answer(Answer.placeholder, .reader, .passed, yours),
    ]
    let right = alternatives.enumerated().map {
      answer("alternative \($0 + 1)", .alternative, .passed, $1)
    }
    let wrong = wrong.map { answer($0.name, .wrong, $0.fate, $0.make) }
    let ours = [answer("the solution", .solution, .passed, solution, grade: gradeInScenes)]
    return Exercise(
      id: id, kind: kind, answers: readers + ours + right + wrong, statement: statement)
  }

  /// Grades our answer, and sees to it that code is tried in scenes that were announced, and in all
  /// that the table of the statement names.
  ///
  /// A question is answered once, in no scene.
  private func gradeInScenes(_ make: () -> Thing) throws {
    var isEarly = false
    try grade {
      if !play.isAnnounced { isEarly = true }
      return make()
    }
    let played = play.scenes.keys
    for scene in statement.flatMap(\.scenes) where !played.contains(where: { $0.hasPrefix(scene) })
    {
      throw Wrong("The statement's table names a scene that is never played: \(scene)")
    }
    guard isEarly, !kind.isQuestion, kind != .tellApart else { return }
    throw Wrong("The grader makes an answer before it announces a scene; a crash has no name.")
  }

  /// The exercise, with the reader's answer among the others; its parts are of the reader's types.
  ///
  /// - Parameters:
  ///   - yours: Makes the reader's answer.
  ///   - part: Turns a part of it into what the grader knows.
  /// - Returns: The exercise.
  public func grading<Theirs, Part>(
    _ yours: @escaping @Sendable () -> [Theirs], each part: @escaping @Sendable (Theirs) -> Part
  ) -> Exercise where Thing == [Part] {
    grading { yours().map(part) }
  }

  private func answer(
    _ name: String, _ role: Answer.Role, _ expected: Verdict?,
    _ make: @escaping @Sendable () -> Thing,
    grade: (@Sendable (_ make: () -> Thing) throws -> Void)? = nil
  ) -> Answer {
    let grade = grade ?? self.grade
    return Answer(name: name, role: role, expected: expected) {
      play.begin()
      do { try grade(make) } catch { throw Wrong(complete(words(explained(error)))) }
    }
  }

  /// A mistake that no explanation fits, with the reader's trace beside those of all right answers.
  private func explained(_ error: any Error) -> any Error {
    guard let wrong = error as? Wrong, wrong.why == nil, let place = play.failed else {
      return error
    }
    let (yours, choices) = (TraceComparison.Scene(play), play.choices)
    var right: [TraceComparison.Scene] = []
    for make in [solution] + alternatives {
      play.begin(replaying: (place, choices))
      do { try grade(make) } catch  where !(error is Replayed) { return wrong } catch {}
      right.append(TraceComparison.Scene(play))
    }
    return wrong.explained(by: TraceComparison(yours: yours, right: right).text)
  }

  /// All answers that stand in the table: ours, those that are right as well, and the wrong ones.
  package var answers: [Thing] {
    [solution()] + alternatives.map { $0() } + wrong.map { $0.make() }
  }

  /// What an answer is told, in this process.
  ///
  /// - Parameter answer: The answer.
  /// - Returns: The whole message; empty if the answer is right.
  package func message(of answer: Thing) -> String { message { try grade { answer } } }

  /// What is told if a part of a grade throws.
  ///
  /// - Parameter grade: The part.
  /// - Returns: The whole message; empty if nothing is thrown.
  package func message(_ grade: () throws -> Void) -> String {
    do { try grade() } catch { return Message.printable(complete(words(error))) }
    return ""
  }

  private func complete(_ message: String) -> String {
    Message.complete(message, read: read, steps: steps, id: id)
  }
}

/// A mistake in the grader's words; what the phone refuses is a script's mistake.
private func words(_ error: any Error) -> String {
  if let wrong = error as? Wrong { return wrong.description }
  return Wrong("\(error)", malformed: .unplayable).description
}

/// A misconception as code.
///
/// What it must be told stands in a file beside it, where it was recorded and read by somebody.
public struct WrongAnswer<Thing>: Sendable {
  let name: String
  /// What becomes of it; nil if it is told why it is wrong.
  let fate: Verdict?
  let make: @Sendable () -> Thing

  /// A wrong answer that is told why.
  ///
  /// - Parameters:
  ///   - name: The misconception in words, as in `asks back to front`.
  ///   - make: Makes the answer.
  public init(_ name: String, _ make: @escaping @Sendable () -> Thing) {
    (self.name, fate, self.make) = (name, nil, make)
  }

  /// A wrong answer that comes to no end of its own.
  ///
  /// - Parameters:
  ///   - name: The misconception in words, as in `calls itself for ever`.
  ///   - fate: What becomes of it: crashed, endless, waiting or left.
  ///   - make: Makes the answer.
  public init(_ name: String, ends fate: Verdict, _ make: @escaping @Sendable () -> Thing) {
    (self.name, self.fate, self.make) = (name, fate, make)
  }
}
