import BookKit
package import Foundation

/// The exercises that are proved, with their mutants and everything a verdict on them depends on.
package struct ProofPlan {
  /// One exercise with its mutants.
  package struct Entry {
    /// The exercise.
    package let exercise: ProofExercise
    let solution: String
    let mutants: [Mutant]
    /// The fingerprint of the files that grade the exercise.
    let graders: String
  }

  /// The exercises in their order.
  package let entries: [Entry]

  /// Reads the solutions and makes their mutants.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - exercises: The exercises that are proved.
  /// - Throws: A `Problem` if a solution, a stub or a grader cannot be read.
  package init(root: URL, _ exercises: [ProofExercise]) throws {
    entries = try exercises.map { exercise in
      let solution = try Self.text(root, exercise.solution)
      return Entry(
        exercise: exercise, solution: solution,
        mutants: Mutant.all(
          of: exercise.id, solution: solution, stub: try Self.text(root, exercise.stub),
          header: exercise.header),
        graders: fingerprint(
          try exercise.graders(in: root).map { try Self.text(root, $0) }.joined()))
    }
  }

  private static func text(_ root: URL, _ path: String) throws -> String {
    do { return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) } catch {
      throw Problem("\(path) cannot be read, so nothing can be proved.")
    }
  }
}

/// A short word for a text: the same on every machine (FNV-1a).
func fingerprint(_ text: String) -> String {
  let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 36)
}
