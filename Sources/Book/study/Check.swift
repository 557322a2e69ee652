import Foundation

extension Study {
  /// Grades one exercise, and returns the exit status that says what came of it.
  func check(_ catalog: Catalog, _ exercise: ExerciseFile) throws -> Int32 {
    let run = try grade(catalog, exercise.filter, of: exercise)
    if let status = sayWhyNothingWasGraded(run, catalog, of: exercise) { return status }
    defer { sayWhatWasLeftOut(run, catalog) }
    switch run.results[exercise.id] {
    case .passed:
      out("Exercise \(exercise.id) is passed.")
      return State.passed.exitStatus
    case .notYet(let message):
      out("Exercise \(exercise.id) is not yet right:\n  \(exercise.path)")
      out("")
      out(message)
      return State.notYet.exitStatus
    case .notStarted(let sentence):
      out(sentence.replacingOccurrences(of: ": ", with: ":\n  "))
      return State.notStarted.exitStatus
    case nil:
      err("Nothing was graded: no test \(exercise.filter.dropFirst())… gave a verdict.")
      return State.exitStatusOfNone
    }
  }
}
