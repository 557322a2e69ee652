import Foundation

/// What the parent asks a supervisor for: a seal that answers cannot know, and what to try.
struct Attempt {
  let names: [String]
  private let seal: String

  /// An attempt with a new seal.
  init(_ names: [String]) {
    self.names = names
    seal = String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// An attempt as the parent wrote it.
  init?(_ text: String) {
    let parts = text.components(separatedBy: Self.separator)
    guard parts.count > 1 else { return nil }
    (seal, names) = (parts[0], Array(parts.dropFirst()))
  }

  /// The attempt as the supervisor gets it.
  var text: String { ([seal] + names).joined(separator: Self.separator) }

  /// The seal of one answer's outcome, by its place among the names.
  func seal(_ number: Int) -> String { "\(seal).\(number)" }

  private static let separator = "\u{1f}"
}

/// Runs a supervisor in a process of its own and returns what it wrote on standard error.
///
/// The exit test behind it must stand in the test target, which is why graders hand it in.
public typealias Isolated =
  @Sendable (_ id: String, _ attempt: String) async throws -> [UInt8]

extension Exercise {
  /// What becomes of several answers, each in a process of its own under one supervisor.
  func outcomes(of answers: [String], _ isolated: @escaping Isolated) async throws -> [Outcome] {
    let attempt = Attempt(answers)
    System.allowForkWithoutExec()
    let output = try await Turns.shared.inTurn {
      try await Overseer.watching { try await isolated(id, attempt.text) }
    }
    let text = String(decoding: output, as: UTF8.self)
    return answers.indices.map { Outcome(in: text, seal: attempt.seal($0), of: id) }
  }

  /// What becomes of one answer in a process of its own.
  func outcome(of answer: String, _ isolated: @escaping Isolated) async throws -> Outcome {
    try await outcomes(of: [answer], isolated)[0]
  }
}
