import BookKit
import Foundation

/// Exercises that do not compile, each with the compiler's first error; the others are graded
/// without them.
///
/// One module holds all of a chapter's answers. So the chapter is built from a folder in `.build`,
/// in which links stand for the reader's files, and the stub for each that does not compile.
struct LeftOut: Equatable {
  /// The exercises' numbers with their errors.
  private(set) var errors: [String: CompileError] = [:]

  /// The two digits of the chapters in which something is left out.
  func chapters(_ catalog: Catalog) -> [String] {
    Set(exercises(catalog).map { String($0.folder.prefix(2)) }).sorted()
  }

  /// The exercises, in order.
  func exercises(_ catalog: Catalog) -> [ExerciseFile] {
    catalog.exercises.filter { errors[$0.id] != nil }
  }

  /// Adds the exercises that a build failed for.
  ///
  /// - Parameters:
  ///   - run: The build.
  ///   - exercise: The one that is to be graded, if it is one, and so cannot be left out.
  ///   - catalog: The exercises.
  /// - Returns: Whether there is a chance that the next build goes further.
  mutating func add(_ run: TestRun, grading exercise: ExerciseFile?, _ catalog: Catalog) -> Bool {
    var isNew = false
    for error in run.compileErrors {
      guard let culprit = catalog.exercise(of: error), errors[culprit.id] == nil else { continue }
      if culprit == exercise { return false }
      errors[culprit.id] = error
      isNew = true
    }
    return isNew
  }

  /// Makes the folders.
  ///
  /// - Throws: A `Problem` if they cannot be written.
  func makeFolders(_ catalog: Catalog) throws {
    let files = FileManager.default
    do {
      for chapter in catalog.chapters {
        let stubs = chapter.exercises.filter { errors[$0.id] != nil }
        guard !stubs.isEmpty else { continue }
        let real = catalog.root.appendingPathComponent("Exercises/\(chapter.folder)")
        let copy = catalog.root.appendingPathComponent(
          "\(CompileError.copies)/Exercises/\(chapter.folder)")
        try? files.removeItem(at: copy)
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        var targets: [String: URL] = [:]
        for name in try files.contentsOfDirectory(atPath: real.path) where !name.hasPrefix(".") {
          targets[name] = real.appendingPathComponent(name)
        }
        for exercise in stubs {
          targets["\(exercise.name).swift"] = catalog.root.appendingPathComponent(exercise.stub)
        }
        for (name, target) in targets {
          try files.createSymbolicLink(
            at: copy.appendingPathComponent(name), withDestinationURL: target)
        }
      }
    } catch {
      throw Problem("\(CompileError.copies) cannot be written: \(error.localizedDescription)")
    }
  }
}

extension Catalog {
  /// The exercise whose answer an error of the compiler is about, if it is one's.
  ///
  /// A name that the reader has deleted is missed where answers are handed to their graders; there
  /// the exercise is named in the same line, or above it.
  func exercise(of error: CompileError) -> ExerciseFile? {
    let path = error.file(in: root)
    if let exercise = exercises.first(where: { $0.path == path }) { return exercise }
    guard path.hasPrefix("Tests/ExerciseTests/"),
      let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    else { return nil }
    let above = text.components(separatedBy: "\n").prefix(error.line).joined(separator: "\n")
    let name = above.matches(of: /exercise([0-9]+)_([0-9]+)/).last
    return name.flatMap { name in exercises.first { $0.id == "\(name.1).\(name.2)" } }
  }
}
