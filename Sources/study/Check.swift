import Foundation

extension Study {
  /// Grades one exercise.
  func check(_ catalog: Catalog, _ exercise: ExerciseFile) throws -> Int32 {
    let run = try test(catalog.root, exercise.filter)
    if let status = sayWhyNothingWasGraded(run, catalog.root) { return status }
    switch run.results[exercise.id] {
    case .passed:
      out("Exercise \(exercise.id) is passed.")
      return 0
    case .notYet(let message):
      out("Exercise \(exercise.id) is not yet right:\n  \(exercise.path)")
      out("")
      out(message)
      return 1
    case .notStarted(let sentence):
      out(sentence.replacingOccurrences(of: ": ", with: ":\n  "))
      return 1
    case nil:
      err("Nothing was graded: no test \(exercise.filter.dropFirst())… gave a verdict.")
      return 1
    }
  }

  /// Shows why there are no verdicts at all; nil if there are some.
  func sayWhyNothingWasGraded(_ run: TestRun, _ root: URL) -> Int32? {
    if let error = run.compileError {
      out("\(error.place(in: root)): \(error.text)")
      out("Swift cannot build this, so no exercise can be graded until it is mended.")
      return 1
    }
    guard run.events.isEmpty else { return nil }
    err("Nothing was graded: swift test did not run.")
    let last = run.output.split(separator: "\n").suffix(5)
    if !last.isEmpty { err(last.joined(separator: "\n")) }
    return 1
  }
}
