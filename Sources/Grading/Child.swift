import ExerciseKit
import Foundation

/// The process in which one answer is graded; it always ends with status 0 and one verdict.
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

  /// Grades one answer, writes the verdict on standard error and ends the process.
  ///
  /// - Parameters:
  ///   - id: The exercise.
  ///   - attempt: The attempt's seal and the answer's name, as the parent wrote them.
  ///   - exercises: The table in which both are found.
  ///   - limits: How long the answer may take.
  public static func grade(
    _ id: String, _ attempt: String, of exercises: [Exercise], limits: Limits = Limits()
  ) {
    let parts = attempt.split(separator: " ", maxSplits: 1).map(String.init)
    guard let exercise = exercises.first(where: { $0.id == id }), parts.count == 2,
      let answer = exercise.answers.first(where: { $0.name == parts[1] })
    else { return }
    let seal = parts[0]
    if answer.name != Answer.placeholder {
      todoReached = { _, file, line in end(.notStarted(file: file, line: line), seal) }
    } else {
      todoReached = { _, _, _ in }
    }
    Prints.catchAll()
    LastWords.prepare(seal: seal, limits: limits)
    do {
      try answer.grade()
      end(.passed, seal)
    } catch {
      end(.wrong("\(error)"), seal)
    }
  }

  private static func end(_ verdict: Verdict, _ seal: String) -> Never {
    fflush(nil)
    let bytes = Array(verdict.text(seal: seal).utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    _exit(0)
  }
}

extension Exercise {
  /// Runs one answer in a process of its own.
  func attempt(_ answer: String, _ isolated: Isolated) async throws -> Verdict {
    try await outcome(of: answer, isolated).verdict
  }

  /// Runs one answer in a process of its own; also says what it printed before its verdict.
  func outcome(
    of answer: String, _ isolated: Isolated
  ) async throws -> (verdict: Verdict, prints: Prints) {
    let seal = String(UInt64.random(in: .min ... .max), radix: 36)
    let output = try await isolated(id, "\(seal) \(answer)")
    return (Verdict(reading: output, seal: seal), Prints(before: seal, in: output))
  }
}

/// Runs a child in a process of its own and returns what it wrote on standard error.
///
/// The exit test behind it must stand in the test target, which is why graders hand it in.
public typealias Isolated =
  @Sendable (_ id: String, _ attempt: String) async throws -> [UInt8]
