import BookKit
import Foundation

extension Study {
  /// Records what the wrong answers to some exercises are told; 1 if a grader is at fault all the
  /// same, as where a wrong answer passes.
  func record(_ exercises: [ExerciseFile], _ catalog: Catalog) throws -> Int32 {
    let before = exercises.map { $0.messages(in: catalog.root) }
    let chapters = Set(exercises.map(\.folder)).compactMap { Int($0.prefix(2)) }.sorted()
    let numbers = chapters.map { String($0) }.joined(separator: "|")
    let run = try testRecording(
      catalog.root, "solutions of chapter (\(numbers)) pass", exercises.map(\.id))
    if let status = sayWhyNothingWasGraded(run, catalog) { return status }
    let changed = zip(exercises, before).filter { $0.messages(in: catalog.root) != $1 }.map(\.0)
    out(
      changed.isEmpty
        ? "Nothing has changed." : "Changed, so read the difference before you keep it:")
    for exercise in changed { out("  \(exercise.messages)") }
    for fault in run.faults { out("\n" + fault) }
    return run.faults.isEmpty ? 0 : 1
  }
}

extension ExerciseFile {
  /// What wrong answers are told, from the package's folder.
  fileprivate var messages: String { "Tests/ExerciseTests/\(folder)/Messages/\(id).txt" }

  fileprivate func messages(in root: URL) -> Data? {
    try? Data(contentsOf: root.appendingPathComponent(messages))
  }
}
