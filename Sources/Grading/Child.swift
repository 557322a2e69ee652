import ExerciseKit
import Foundation

/// The process in which answers are graded; it always ends with status 0 and a verdict on each.
///
/// A reader's answer has a process of its own. Ours share one, which ends at the first that comes to
/// no end of its own; the parent goes on with the rest in another.
public enum Child {
  /// How long an answer may take.
  public struct Limits: Sendable {
    /// Seconds of processor time; a busy machine does not use them up.
    public var processor: Int
    /// Seconds on the wall's clock, for an answer that waits for something.
    public var wall: Int

    /// The limits of one answer.
    ///
    /// - Parameters:
    ///   - processor: Seconds of processor time.
    ///   - wall: Seconds on the wall's clock.
    public init(processor: Int = 1, wall: Int = 10) {
      (self.processor, self.wall) = (processor, wall)
    }
  }

  /// Grades answers, writes each verdict on standard error and ends the process.
  ///
  /// - Parameters:
  ///   - id: The exercise.
  ///   - attempt: The attempt's seal and the answers' names, as the parent wrote them.
  ///   - exercises: The table in which both are found.
  ///   - limits: How long the answer may take.
  public static func grade(
    _ id: String, _ attempt: String, of exercises: [Exercise], limits: Limits = Limits()
  ) {
    let parts = attempt.split(separator: " ", maxSplits: 1).map(String.init)
    guard let exercise = exercises.first(where: { $0.id == id }), parts.count == 2 else { return }
    Prints.catchAll()
    let names = parts[1].components(separatedBy: Attempt.separator)
    for (number, name) in names.enumerated() {
      guard let answer = exercise.answers.first(where: { $0.name == name }) else { return }
      let seal = Attempt.seal(parts[0], number)
      grade(answer, seal, limits)
    }
    _exit(0)
  }

  private static func grade(_ answer: Answer, _ seal: String, _ limits: Limits) {
    if answer.name != Answer.placeholder {
      todoReached = { _, file, line in
        write(.notStarted(file: file, line: line), seal)
        _exit(0)
      }
    } else {
      todoReached = { _, _, _ in }
    }
    LastWords.prepare(seal: seal, limits: limits)
    do {
      try answer.grade()
      write(.passed, seal)
    } catch {
      write(.wrong("\(error)"), seal)
    }
  }

  private static func write(_ verdict: Verdict, _ seal: String) {
    fflush(nil)
    let bytes = Array(verdict.text(seal: seal).utf8)
    _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// How parent and child name what is tried.
enum Attempt {
  /// What stands between the names of answers.
  static let separator = "\u{1f}"

  /// The seal of an answer's verdict, by its place among the answers tried.
  static func seal(_ seal: String, _ number: Int) -> String { seal + "." + String(number) }
}

extension Exercise {
  /// Runs one answer in a process of its own.
  func attempt(_ answer: String, _ isolated: Isolated) async throws -> Verdict {
    try await outcome(of: answer, isolated).verdict
  }

  /// Runs several answers, in as few processes as they let it be.
  func attempts(_ answers: [String], _ isolated: Isolated) async throws -> [Verdict] {
    var verdicts: [Verdict] = []
    while verdicts.count < answers.count {
      let rest = answers[verdicts.count...]
      let seal = Self.newSeal()
      let output = try await isolated(
        id, "\(seal) \(rest.joined(separator: Attempt.separator))")
      let told = rest.indices.map { Attempt.seal(seal, $0 - rest.startIndex) }
        .prefix { Verdict.isIn(output, seal: $0) }
      // One that ends the process without a word has left.
      verdicts += told.isEmpty ? [.left] : told.map { Verdict(reading: output, seal: $0) }
    }
    return verdicts
  }

  /// Runs one answer in a process of its own; also says what it printed before its verdict.
  func outcome(
    of answer: String, _ isolated: Isolated
  ) async throws -> (verdict: Verdict, prints: Prints) {
    let seal = Self.newSeal()
    let output = try await isolated(id, "\(seal) \(answer)")
    let own = Attempt.seal(seal, 0)
    return (Verdict(reading: output, seal: own), Prints(before: own, in: output))
  }

  private static func newSeal() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}

/// Runs a child in a process of its own and returns what it wrote on standard error.
///
/// The exit test behind it must stand in the test target, which is why graders hand it in.
public typealias Isolated =
  @Sendable (_ id: String, _ attempt: String) async throws -> [UInt8]
