import BookKit
import Foundation

/// What came of trying a mutant.
enum MutantOutcome: String {
  /// The grader told it that it is wrong.
  case rejected
  /// The grader took it for right.
  case survived
  /// Swift did not build it, so no grader is needed.
  case unbuildable = "does not compile"
}

/// The outcomes that are known: a readable file that grows, so that a stopped proof can go on.
///
/// A line holds the exercise, a fingerprint, the outcome and the change. The fingerprint covers the
/// mutant and its grader: if one of them changes, the mutant is tried again.
package struct ProofRecords {
  /// The file, from the package's folder.
  package static let path = ".build/prove/results.txt"
  private let file: URL
  private var outcomes: [String: MutantOutcome] = [:]

  init(root: URL, again: Bool) throws {
    file = root.appendingPathComponent(Self.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if again || !FileManager.default.fileExists(atPath: file.path) {
        try Data().write(to: file)
      }
    } catch {
      throw Problem("\(Self.path) cannot be written, so nothing would be remembered.")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    // The last line may have been cut off when the command was stopped.
    if !text.isEmpty, !text.hasSuffix("\n") { try append("\n") }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\t", maxSplits: 3).map(String.init)
      if words.count == 4, let outcome = MutantOutcome(rawValue: words[2]) {
        outcomes[words[1]] = outcome
      }
    }
  }

  /// The outcome of a mutant, if it is known.
  func outcome(of mutant: Mutant, _ entry: ProofPlan.Entry) -> MutantOutcome? {
    outcomes[Self.key(mutant, entry)]
  }

  /// Remembers the outcomes of some mutants.
  mutating func add(_ found: [(mutant: Mutant, entry: ProofPlan.Entry, outcome: MutantOutcome)])
    throws
  {
    var lines = ""
    for (mutant, entry, outcome) in found {
      let key = Self.key(mutant, entry)
      outcomes[key] = outcome
      lines +=
        [mutant.exercise, key, outcome.rawValue, mutant.change].joined(separator: "\t") + "\n"
    }
    try append(lines)
  }

  private func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }

  private static func key(_ mutant: Mutant, _ entry: ProofPlan.Entry) -> String {
    fingerprint(mutant.exercise + mutant.text + entry.graders)
  }
}
