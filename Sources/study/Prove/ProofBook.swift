import BookKit
import Foundation

/// The exercises that are proved, with everything their verdict depends on.
struct ProofBook {
  /// One exercise with its mutants.
  struct Entry {
    let exercise: ExerciseFile
    let solution: String
    let mutants: [Mutant]
    /// Changes when the grader does.
    let graders: String
  }
  let root: URL
  let entries: [Entry]

  /// Reads the solutions and makes their mutants.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - exercises: The exercises that are proved.
  /// - Throws: A `Problem` if a solution or a stub is missing.
  init(root: URL, _ exercises: [ExerciseFile]) throws {
    self.root = root
    entries = try exercises.map { exercise in
      let solution = try Self.text(root, exercise.solution)
      return Entry(
        exercise: exercise, solution: solution,
        mutants: Mutant.all(
          of: exercise.id, solution: solution, stub: try Self.text(root, exercise.stub),
          header: exercise.header),
        graders: try exercise.graders(in: root).map { try Self.text(root, $0) }.joined())
    }
  }

  private static func text(_ root: URL, _ path: String) throws -> String {
    do { return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) } catch {
      throw Problem("\(path) cannot be read, so nothing can be proved.")
    }
  }
}

extension ExerciseFile {
  /// The chapter's folder, as in `02-who-is-under-the-finger`.
  var folder: String { String(path.split(separator: "/")[1]) }

  /// The files that grade this exercise: its own, and those that belong to no single one.
  func graders(in root: URL) -> [String] {
    let folder = "Tests/ExerciseTests/\(folder)"
    let own = "Grader\(name.dropFirst("Exercise".count)).swift"
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return (files ?? []).sorted()
      .filter { $0.hasSuffix(".swift") && ($0 == own || !$0.hasPrefix("Grader")) }
      .map { "\(folder)/\($0)" }
  }
}

/// A short word for a text: the same on every machine (FNV-1a).
func fingerprint(_ text: String) -> String {
  let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 36)
}
