import BookKit
import Foundation

/// What is known of an exercise, in the three words of the overview.
enum State: String {
  case passed
  case notYet = "not yet"
  case notStarted = "not started"

  /// What `study check` ends with.
  var exitStatus: Int32 {
    switch self {
    case .passed: 0
    case .notYet: 1
    case .notStarted: 3
    }
  }

  /// What it ends with where there is no verdict.
  static let exitStatusOfNone: Int32 = 1
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
    let states = verdicts(catalog).all.compactMapValues(State.init)
    return catalog.exercises.reduce(into: states) { states, exercise in
      guard states[exercise.id] == nil, catalog.isUntouched(exercise) else { return }
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
    if let exercise, let flaw = exercise.flaw(in: catalog.root) {
      throw Problem(
        "\(exercise.path) \(flaw).\nThe stub comes back with: swift run study reset \(exercise.id)")
    }
    var leftOut = LeftOut(withFlaws: catalog)
    try leftOut.makeFolders(catalog)
    var run = try test(catalog.root, filter, leftOut.chapters(catalog))
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
      out(error.lines(in: catalog.root).joined(separator: "\n"))
      let changed = catalog.isUntouched(exercise) ? catalog.changed(beside: exercise) : []
      if error.file(in: catalog.root).hasPrefix("Tests/") {
        out("Your file no longer declares this, or declares it otherwise:")
        out("  \(exercise.path)")
      }
      guard changed.isEmpty else {
        // All exercises of a chapter are one module, so a name in one may change what another means.
        out("You have not changed this file, so the cause is in what you have")
        out("changed beside it: \(changed.map(\.id).joined(separator: ", ")).")
        return 1
      }
      out("To begin it again and keep your version: swift run study reset \(exercise.id)")
    } else {
      out("The book does not compile, so nothing can be graded until this is fixed:")
      out(error.lines(in: catalog.root).joined(separator: "\n"))
      let file = error.file(in: catalog.root)
      let git = catalog.root.appendingPathComponent(".git").path
      if !file.hasPrefix("/"), FileManager.default.fileExists(atPath: git) {
        out("To have the book's own file back, without your changes:")
        out("  git checkout -- \(file)")
      }
    }
    return 1
  }

  /// Names what was left out; what is wrong with an exercise says its own check.
  func sayWhatWasLeftOut(_ run: TestRun, _ catalog: Catalog) {
    for file in run.leftOut.files.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      out("")
      out("Left out, since \(file.reason):\n  \(file.path)")
    }
    let ids = run.leftOut.exercises(catalog).map(\.id)
    guard let first = ids.first else { return }
    let verb = ids.count == 1 ? "it does" : "they do"
    let names = ids.joined(separator: ", ")
    out("")
    out(
      hanging("Left out: ", "\(names), since \(verb) not compile (study check \(first) shows why).")
        .joined(separator: "\n"))
  }
}
