import Foundation

extension Study {
  /// Grades one exercise.
  func check(_ catalog: Catalog, _ exercise: ExerciseFile) throws -> Int32 {
    let run = try grade(catalog, exercise.filter, of: exercise)
    if let status = sayWhyNothingWasGraded(run, catalog, of: exercise) { return status }
    defer { sayWhatWasLeftOut(run, catalog) }
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
}
