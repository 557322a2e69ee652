import BookKit

/// Colours for a terminal, where the reader wants them; else the words as they are.
///
/// A colour says nothing that the words do not say.
struct Paint {
  let isOn: Bool

  /// What an environment allows; in a pipe there is no colour.
  init(_ environment: [String: String], isTerminal: Bool) {
    isOn =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && Console.obeysEscapes(environment)
  }

  /// What is right.
  func good(_ text: String) -> String { painted(text, "1;32") }
  /// What is not.
  func bad(_ text: String) -> String { painted(text, "1;31") }
  /// What is open.
  func open(_ text: String) -> String { painted(text, "1;33") }
  /// What stands beside.
  func faint(_ text: String) -> String { painted(text, "2") }

  private func painted(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Outcome {
  /// The verdict with its first line in the colour of what it says.
  func lines(after last: Outcome?, _ paint: Paint) -> [String] {
    var lines = lines(after: last)
    guard let first = lines.first else { return lines }
    switch self {
    case .passed: lines[0] = paint.good(first)
    case .notYet, .notBuilt: lines[0] = paint.bad(first)
    case .notStarted, .nothing: lines[0] = paint.open(first)
    }
    return lines
  }
}
