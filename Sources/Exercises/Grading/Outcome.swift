import Foundation

/// What became of one answer, as the supervisor tells its parent.
struct Outcome: Equatable, Sendable {
  let verdict: Verdict
  /// What the reader is told; nil if the answer is right or not started.
  let failure: String?
}

// An outcome travels as text on standard error, where the testing library may print as well. So it
// stands behind a seal: a word the parent makes up for this one attempt.
extension Outcome {
  /// The outcome as the supervisor writes it.
  func text(seal: String) -> String {
    // What an answer has put into a text must not look like an outcome itself.
    let parts = [verdict.text, failure ?? ""].map { text in
      String(text.map { Self.signs.contains($0) ? "·" : $0 })
    }
    return "\n" + Self.mark(seal) + parts.joined(separator: Self.separator) + Self.end + "\n"
  }

  /// Reads an outcome from all that a supervisor wrote; without a sealed one it was lost.
  ///
  /// An answer that finds the seal and the supervisor's descriptors, as it can on Linux, may write
  /// one, too. The supervisor's own comes when the answer is dead, so the last word counts.
  init(in output: String, seal: String, of id: String) {
    let sealed = output.components(separatedBy: Self.mark(seal)).dropFirst().last ?? ""
    let whole = sealed.components(separatedBy: Self.end)
    let parts = whole[0].components(separatedBy: Self.separator)
    if whole.count > 1, parts.count == 2, let verdict = Verdict(text: parts[0]) {
      self.init(verdict: verdict, failure: parts[1].isEmpty ? nil : parts[1])
    } else {
      self.init(verdict: .lost, failure: Ending(.lost).failure(of: id, Limits()))
    }
  }

  private static func mark(_ seal: String) -> String { "\u{1}outcome \(seal) " }
  private static let signs: Set<Character> = ["\u{1}", "\u{2}", "\u{3}"]
  private static let separator = "\u{2}"
  private static let end = "\u{3}"
}
