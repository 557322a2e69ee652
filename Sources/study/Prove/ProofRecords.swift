import BookKit
import Foundation

/// What became of a mutant.
enum MutantFate: String {
  /// The grader told it that it is wrong.
  case rejected
  /// The grader took it for right.
  case survived
  /// Swift did not build it, so no grader is needed.
  case unbuildable = "does not compile"
}

/// The fates that are known: a readable file that grows, so that stopped work can be gone on with.
///
/// A line holds the exercise, a fingerprint, the fate and the change. The fingerprint covers the
/// mutant and its grader: whoever changes one of them has that mutant tried again.
struct ProofRecords {
  /// The file, from the package's folder.
  static let path = ".build/prove/results.txt"
  private let file: URL
  private var fates: [String: MutantFate] = [:]

  init(root: URL, afresh: Bool) throws {
    file = root.appendingPathComponent(Self.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if afresh || !FileManager.default.fileExists(atPath: file.path) {
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
      if words.count == 4, let fate = MutantFate(rawValue: words[2]) { fates[words[1]] = fate }
    }
  }

  /// What is known of a mutant.
  func fate(of mutant: Mutant, _ entry: ProofBook.Entry) -> MutantFate? {
    fates[Self.key(mutant, entry)]
  }

  /// Remembers what became of some mutants.
  mutating func add(_ found: [(mutant: Mutant, entry: ProofBook.Entry, fate: MutantFate)]) throws {
    var lines = ""
    for (mutant, entry, fate) in found {
      let key = Self.key(mutant, entry)
      fates[key] = fate
      lines += [mutant.exercise, key, fate.rawValue, mutant.change].joined(separator: "\t") + "\n"
    }
    try append(lines)
  }

  private func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }

  private static func key(_ mutant: Mutant, _ entry: ProofBook.Entry) -> String {
    fingerprint(mutant.exercise + mutant.text + entry.graders)
  }
}
