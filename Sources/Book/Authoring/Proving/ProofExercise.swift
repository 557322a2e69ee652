import Foundation

/// An exercise whose grader is proved: where its files lie, and what it asks for.
package struct ProofExercise: Equatable, Sendable {
  /// The number, as in `8.4`.
  package let id: String
  /// The chapter's folder, as in `08-gestures-in-competition`.
  package let folder: String
  /// Stars, kind and minutes, as in `★ · order · 3 minutes`.
  package let header: String

  /// Makes an exercise of its number, its chapter's folder and the first line of its task.
  package init(id: String, folder: String, header: String) {
    (self.id, self.folder, self.header) = (id, folder, header)
  }

  /// Whether it asks what is wrong with a screen that is given.
  var isReport: Bool { header.contains("diagnose") }
  /// The number as it stands in names, as in `8_4`.
  package var number: String { id.replacingOccurrences(of: ".", with: "_") }
  /// The file without folder and extension, as in `Exercise8_4`.
  package var name: String { "Exercise\(number)" }
  /// The reader's file, from the package's folder.
  var path: String { "Exercises/\(folder)/\(name).swift" }
  /// The untouched file, from the package's folder.
  var stub: String { "Exercises/\(folder)/.stubs/\(name).swift" }
  /// Our answer, from the package's folder.
  var solution: String { "Solutions/\(folder)/\(name).swift" }

  /// The files that grade this exercise: its own, those that belong to no single one, and the one
  /// that hands the answer over.
  func graders(in root: URL) -> [String] {
    let folder = "Tests/ExerciseTests/\(folder)"
    let own = "Grader\(number).swift"
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return (files ?? []).sorted()
      .filter { $0.hasSuffix(".swift") && ($0 == own || !$0.hasPrefix("Grader")) }
      .map { "\(folder)/\($0)" } + ["\(folder)/Yours/Yours.swift"]
  }
}
