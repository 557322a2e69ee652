import Foundation

/// What became of one answer in its process.
public enum Verdict: Equatable, Sendable {
  /// Right in every scene.
  case passed
  /// A placeholder was reached, there.
  case notStarted(file: String, line: Int)
  /// Wrong in some scene, with the whole message.
  case wrong(String)
  /// Stopped by a trap, or by a stack that was used up.
  case crashed
  /// Stopped when its processor time was used up.
  case endless
  /// Stopped when it had waited too long.
  case waiting
  /// The answer ended the process before a verdict was reached.
  case left
}

// A verdict travels as text on standard error, where an answer may print as well. So it stands
// behind a seal: a word the parent makes up for this one attempt and tells the child.
extension Verdict {
  static func mark(_ seal: String) -> String { "\u{1}verdict \(seal) " }

  /// The verdict as the child writes it.
  func text(seal: String) -> String {
    let body =
      switch self {
      case .passed: "passed"
      case .notStarted(let file, let line): "notStarted\n\(line)\n\(file)"
      case .wrong(let message): "wrong\n\(message)"
      case .crashed: "crashed"
      case .endless: "endless"
      case .waiting: "waiting"
      case .left: "left"
      }
    return "\n\(Self.mark(seal))\(body)\n\(Self.end)\n"
  }

  /// What stands behind a verdict, as another answer may print after it.
  private static let end = "\u{1}end"

  /// Whether some output has a verdict with a seal.
  static func isIn(_ output: [UInt8], seal: String) -> Bool {
    String(decoding: output, as: UTF8.self).contains(mark(seal))
  }

  /// Reads the verdict from all that the process wrote; without a sealed one the answer left.
  init(reading output: [UInt8], seal: String) {
    let text = String(decoding: output, as: UTF8.self)
    let sealed = text.components(separatedBy: Self.mark(seal)).dropFirst().first ?? ""
    let own = sealed.components(separatedBy: Self.end)[0]
    let lines = own.split(separator: "\n").map(String.init)
    switch lines.first {
    case "passed": self = .passed
    case "notStarted" where lines.count >= 3:
      self = .notStarted(file: lines[2], line: Int(lines[1]) ?? 1)
    case "wrong": self = .wrong(lines.dropFirst().joined(separator: "\n"))
    case "crashed": self = .crashed
    case "endless": self = .endless
    case "waiting": self = .waiting
    default: self = .left
    }
  }

  /// What the reader is told about an answer that came to no end of its own.
  func failure(of id: String) -> String? {
    let told: String
    switch self {
    case .passed, .notStarted: return nil
    case .wrong(let message): return message
    case .crashed:
      told = """
        Your code crashed in the middle of a scene; no other exercise is touched by it.
        The usual causes: an index out of range, an unwrapped nil, or a method that calls itself \
        for ever.
        Rule: look before you index or unwrap, and give every recursion an end.
        """
    case .endless:
      told = """
        Your code was still busy after a second and was stopped; no other exercise is touched.
        Look for a loop whose condition never changes.
        Rule: each turn of a loop must bring it nearer to its end.
        """
    case .waiting:
      told = """
        Your code waited for something and was stopped; no other exercise is touched by it.
        Nothing it could wait for ever comes while it is graded.
        Rule: time in a scene is virtual; nothing sleeps, waits for a lock or reads the keyboard.
        """
    case .left:
      told = """
        Your code ended the process before it could be graded.
        Something in it called exit, or a function that does.
        Rule: an app never calls exit; a method returns to whoever called it.
        """
    }
    return Message.wrapped(told) + "\nHint: swift run study hint \(id)"
  }
}
