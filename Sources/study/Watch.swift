import BookKit
import Foundation

extension Study {
  /// Grades an exercise, or the next one, and again whenever it is saved.
  func watch(_ words: [String]) throws -> Int32 {
    guard words.count <= 1 else {
      throw Problem("study watch takes one exercise or nothing, as in: swift run study watch 2.1")
    }
    let catalog = try Catalog(from: directory)
    guard let exercise = try words.first.map(catalog.exercise) ?? next(catalog) else {
      out("All exercises are passed; to watch one, give its number.")
      return 0
    }
    interruptedBy("\nWatching has ended.\n")
    out("Watching exercise \(exercise.id); every time you save, it is graded. Ctrl-C ends.")
    out("  \(exercise.path)")
    return try watch(catalog, exercise)
  }

  /// Which exercise comes next; the one that does not compile, if there is one.
  private func next(_ catalog: Catalog) throws -> ExerciseFile? {
    let run = try grade(catalog, Self.allExercises)
    let states = run.results.isEmpty ? rememberedStates(catalog) : run.results.mapValues(\.state)
    return run.leftOut.exercises(catalog).first ?? catalog.next(after: states)
  }

  /// Grades at once and after every save, until the pause says that it is over.
  private func watch(_ catalog: Catalog, _ exercise: ExerciseFile) throws -> Int32 {
    var files = [exercise.path]
    var stamps: [FileStamp?] {
      files.map { FileStamp(catalog.root.appendingPathComponent($0).path) }
    }
    var seen = stamps
    var shown: [FileStamp?]?
    var last: Outcome?
    var leftOut = LeftOut()
    repeat {
      let now = stamps
      // Only a file that has come to rest is graded: editors save in several steps.
      guard now == seen else {
        seen = now
        continue
      }
      if now == shown { continue }
      guard now[0] != nil else {
        out("\nThe file is gone; waiting until it is there again.")
        shown = now
        continue
      }
      let run = try grade(catalog, exercise.filter, of: exercise)
      let outcome = Outcome(run, of: exercise, in: catalog)
      // Saved meanwhile: the verdict may be that of the text before, so nobody is told.
      guard stamps == now else { continue }
      out("")
      out(outcome.lines(after: last).joined(separator: "\n"))
      if run.leftOut != leftOut { sayWhatWasLeftOut(run, catalog) }
      (last, leftOut) = (outcome, run.leftOut)
      files = [exercise.path] + [outcome.file].compactMap { $0 }.filter { $0 != exercise.path }
      seen = [now[0]] + stamps.dropFirst()
      shown = seen
    } while pause()
    return 0
  }
}
