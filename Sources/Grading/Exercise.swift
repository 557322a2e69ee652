/// Everything that is ever graded for one exercise: the reader's answer, ours, and the wrong ones.
public struct Exercise: Sendable {
  /// What an exercise asks for.
  public enum Kind: String, Sendable {
    /// Which view gets the touch.
    case trace
    /// The lines of a trace in their order.
    case order
    /// The last step of a piece of code.
    case finish
    /// A piece of code.
    case write
    /// The touch that separates two implementations.
    case tellApart
    /// A screen that misbehaves, mended.
    case repair

    /// Whether the right answer is a value that a message must not tell.
    var isQuestion: Bool { self == .trace || self == .order }
  }

  /// The exercise's number, as in `3.4`.
  public let id: String
  /// What the exercise asks for.
  public let kind: Kind
  let answers: [Answer]

  /// The table for one exercise.
  ///
  /// - Parameters:
  ///   - id: The exercise's number, as in `3.4`.
  ///   - kind: What it asks for; a trace or an order needs no alternatives.
  ///   - read: Where the reader reads on, as in `Chapters/02-slug, The rule`.
  ///   - steps: The sections below it; a message whose rule begins with one, as in
  ///     `the gates: …`, names it.
  ///   - yours: Makes the reader's answer.
  ///   - solution: Makes our answer.
  ///   - alternatives: Right answers that are designed differently.
  ///   - wrong: The misconceptions, with what each is told; at least three.
  ///   - grade: Tries one answer in fixed and seeded scenes, and throws at the first that fails.
  public init<Thing>(
    _ id: String, _ kind: Kind = .write, read: String, steps: [String] = [],
    yours: @escaping @Sendable () -> Thing,
    solution: @escaping @Sendable () -> Thing,
    alternatives: [@Sendable () -> Thing] = [],
    wrong: [WrongAnswer<Thing>],
    grade: @escaping @Sendable (_ make: () -> Thing) throws -> Void
  ) {
    (self.id, self.kind) = (id, kind)
    func answer(
      _ name: String, _ role: Answer.Role, _ expected: Verdict,
      _ make: @escaping @Sendable () -> Thing
    ) -> Answer {
      Answer(name: name, role: role, expected: expected) {
        do { try grade(make) } catch {
          throw Wrong(Message.complete(told(error), read: read, steps: steps, id: id))
        }
      }
    }
    answers =
      [
        answer(Answer.yours, .reader, .passed, yours),
        answer(Answer.placeholder, .reader, .passed, yours),
        answer("the solution", .solution, .passed, solution),
      ]
      + alternatives.enumerated().map {
        answer("alternative \($0 + 1)", .alternative, .passed, $1)
      }
      + wrong.map { wrong in
        guard case .wrong(let message) = wrong.fate else {
          return answer(wrong.name, .wrong, wrong.fate, wrong.make)
        }
        let told = Message.complete(message, read: read, steps: steps, id: id)
        return answer(wrong.name, .wrong, .wrong(told), wrong.make)
      }
  }
}

/// A mistake in the grader's words; what the phone refuses is a script's mistake.
private func told(_ error: any Error) -> String {
  if let wrong = error as? Wrong { return wrong.description }
  return Wrong("\(error)", slip: .unplayable).description
}

/// One answer in the table, with what must become of it.
struct Answer: Sendable {
  enum Role { case reader, solution, alternative, wrong }

  /// The reader's answer as it stands.
  static let yours = "yours"
  /// The untouched stub, graded as if its placeholder were meant.
  static let placeholder = "the placeholder"

  let name: String
  let role: Role
  let expected: Verdict
  let grade: @Sendable () throws -> Void
}

/// A misconception as code, with what it must be told.
public struct WrongAnswer<Thing>: Sendable {
  let name: String
  let fate: Verdict
  let make: @Sendable () -> Thing

  /// A wrong answer that is told why.
  ///
  /// - Parameters:
  ///   - name: The misconception in words, as in `asks back to front`.
  ///   - message: What it is told: what happened, why, the rule. Lines are wrapped by the grader.
  ///   - make: Makes the answer.
  public init(_ name: String, gets message: String, _ make: @escaping @Sendable () -> Thing) {
    self.init(name, ends: .wrong(message), make)
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
