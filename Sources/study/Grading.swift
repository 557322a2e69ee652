import BookKit
import Foundation

/// What is known of an exercise, in the three words of the overview.
enum State: String {
  case passed
  case notYet = "not yet"
  case notStarted = "not started"
}

extension Result {
  var state: State {
    switch self {
    case .passed: .passed
    case .notYet: .notYet
    case .notStarted: .notStarted
    }
  }
}

extension Study {
  /// The verdicts of the last grading of each exercise.
  func verdicts(_ catalog: Catalog) -> Notebook { Notebook(catalog.root, "verdicts") }

  /// What is known of each exercise without grading it; a stub that was never touched is one.
  func rememberedStates(_ catalog: Catalog) -> [String: State] {
    let manager = FileManager.default
    let states = verdicts(catalog).all.compactMapValues(State.init)
    return catalog.exercises.reduce(into: states) { states, exercise in
      let files = [exercise.path, exercise.stub].map {
        catalog.root.appendingPathComponent($0).path
      }
      guard states[exercise.id] == nil, manager.contentsEqual(atPath: files[0], andPath: files[1])
      else { return }
      states[exercise.id] = .notStarted
    }
  }

  /// Grades the exercises whose tests match a pattern, and remembers the verdicts.
  ///
  /// An answer that does not compile is left out, unless it is the one that is to be graded.
  func grade(
    _ catalog: Catalog, _ filter: String, of exercise: ExerciseFile? = nil
  ) throws -> TestRun {
    guard canBuild(in: catalog.root) else {
      throw Problem("Nothing can be graded: the book's folder, or .build in it, is read-only.")
    }
    var leftOut = LeftOut()
    var run = try test(catalog.root, filter, [])
    while run.events.isEmpty, leftOut.add(run, grading: exercise, catalog) {
      try leftOut.makeFolders(catalog)
      run = try test(catalog.root, filter, leftOut.chapters(catalog))
    }
    run.leftOut = leftOut
    let states = run.results.mapValues { $0.state.rawValue }
    if !states.isEmpty { verdicts(catalog).note(states) }
    return run
  }

  /// Whether `swift test` may write what it builds.
  func canBuild(in root: URL) -> Bool {
    let build = root.appendingPathComponent(".build").path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: build, isDirectory: &isFolder) else {
      return access(root.path, W_OK) == 0
    }
    return isFolder.boolValue && access(build, W_OK) == 0
  }

  /// Shows why there are no verdicts at all; nil if there are some.
  func sayWhyNothingWasGraded(
    _ run: TestRun, _ catalog: Catalog, of exercise: ExerciseFile? = nil
  ) -> Int32? {
    guard run.events.isEmpty else { return nil }
    guard let error = run.compileError(of: exercise, catalog) else {
      err("Nothing was graded. The last lines that Swift printed:")
      let last = run.output.split(separator: "\n").suffix(5)
      if !last.isEmpty { err(last.joined(separator: "\n")) }
      return 1
    }
    if let exercise = catalog.exercise(of: error) {
      out("Exercise \(exercise.id) does not compile:")
    } else {
      out("The book does not compile, so nothing can be graded until this is fixed:")
    }
    out(error.lines(in: catalog.root).joined(separator: "\n"))
    return 1
  }

  /// Names the exercises that were left out, and the way back to a stub.
  func sayWhatWasLeftOut(_ run: TestRun, _ catalog: Catalog) {
    for exercise in run.leftOut.exercises(catalog) {
      guard let error = run.leftOut.errors[exercise.id] else { continue }
      out("")
      out("Exercise \(exercise.id) does not compile, so it was left out:")
      out(error.lines(in: catalog.root).joined(separator: "\n"))
      out("To begin it again and keep your version: swift run study reset \(exercise.id)")
    }
  }
}
