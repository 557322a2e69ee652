import Authoring
import BookKit
import Foundation

extension Study {
  /// Proves the graders that were asked for; 1 if they take too many mutants for right.
  func prove(_ words: [String]) throws -> Int32 {
    let catalog = try Catalog(from: directory)
    let request = try ProofRequest(words, catalog)
    if request.records { return try record(request.exercises, catalog) }
    let exercises = request.exercises.map(\.forProof)
    interruptedBy("\nStopped; what was tried is kept. The same command without --again goes on.\n")
    let isProved = try Authoring.prove(
      exercises, root: catalog.root, again: request.again, writes: request.writes,
      runner: try makeMutantRunner(catalog.root, exercises), out: out)
    return isProved ? 0 : 1
  }
}

/// What `study prove` was asked for.
struct ProofRequest {
  let exercises: [ExerciseFile]
  let again: Bool
  let writes: Bool
  /// Whether what wrong answers are told is recorded instead.
  let records: Bool

  init(_ words: [String], _ catalog: Catalog) throws {
    let options = words.filter { $0.hasPrefix("-") }
    if let stranger = options.first(where: { !["--again", "--write", "--record"].contains($0) }) {
      throw Problem("study prove takes --again, --write and --record, not \(stranger).")
    }
    (again, writes) = (options.contains("--again"), options.contains("--write"))
    records = options.contains("--record")
    if records, options.count > 1 { throw Problem("--record takes no other option.") }
    let places = words.filter { !$0.hasPrefix("-") }
    guard places.count <= 1 else {
      throw Problem("study prove takes one exercise or one chapter, or nothing for the whole book.")
    }
    guard let place = places.first else {
      exercises = catalog.chapters.flatMap(\.exercises)
      return
    }
    if writes { throw Problem("--write needs a run of the whole book, not of \(place).") }
    if let chapter = catalog.chapters.first(where: { String($0.number) == place }) {
      exercises = chapter.exercises
    } else {
      exercises = [try catalog.exercise(place)]
    }
  }
}

extension ExerciseFile {
  /// The exercise as proving its grader sees it.
  var forProof: ProofExercise {
    ProofExercise(id: id, folder: folder, header: header)
  }
}

extension SwiftCommands {
  /// Swift's commands as study runs them: Ctrl-C ends them as well.
  static var ofStudy: SwiftCommands {
    SwiftCommands { words, folder in
      let child = try ChildProcess(words, in: folder)
      return (child.status, child.output)
    } grade: { root, filter, builds, environment in
      let run = try SwiftTest.run(
        root: root, filter: filter, building: builds, environment: environment)
      if run.events.isEmpty, let error = run.compileErrors.first {
        throw Problem("\(error.place): \(error.text)")
      }
      return run.verdicts
    }
  }
}

extension TestRun {
  /// The verdicts as proving graders counts them: an answer that was not graded has none.
  var verdicts: GraderVerdicts {
    let verdicts = results.compactMapValues { result -> GraderVerdicts.Verdict? in
      switch result {
      case .passed: .passed
      case .notYet(let message): .rejected(message)
      case .notStarted: nil
      }
    }
    return GraderVerdicts(verdicts: verdicts, output: output)
  }
}
