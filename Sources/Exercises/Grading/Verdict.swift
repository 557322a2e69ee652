import Foundation

/// What became of one answer in its process.
public enum Verdict: Equatable, Sendable {
  /// Right in every scene.
  case passed
  /// A placeholder was reached, there.
  case notStarted(file: String, line: Int)
  /// Wrong in some scene, with the whole message.
  case wrong(String)
  /// Stopped by a trap, by memory that is not its own, or by a stack that was used up.
  case crashed
  /// Stopped when its processor time was used up.
  case endless
  /// Stopped when it had waited too long.
  case waiting
  /// Stopped when it had taken too much memory.
  case memory
  /// The answer started another process, and both were stopped.
  case processes
  /// The answer ended the process before a verdict was reached.
  case left
  /// A signal ended the process, and not because of a crash.
  case killed
  /// The supervisor was ended before it had a verdict.
  case lost
}

// A verdict travels as text: from the answer's process to the supervisor, and on to the parent.
extension Verdict {
  /// The verdict as it is written.
  var text: String {
    switch self {
    case .notStarted(let file, let line): "notStarted\n\(line)\n\(file)"
    case .wrong(let message): "wrong\n\(Message.printable(message))"
    default: "\(self)"
    }
  }

  /// Reads a verdict; nil if it is none.
  init?(text: String) {
    let lines = text.components(separatedBy: "\n")
    switch lines[0] {
    case "notStarted" where lines.count == 3:
      self = .notStarted(file: lines[2], line: Int(lines[1]) ?? 1)
    case "wrong": self = .wrong(lines.dropFirst().joined(separator: "\n"))
    default:
      guard let verdict = Self.wordless.first(where: { $0.text == text }) else { return nil }
      self = verdict
    }
  }

  private static let wordless: [Verdict] = [
    .passed, .crashed, .endless, .waiting, .memory, .processes, .left, .killed, .lost,
  ]
}
