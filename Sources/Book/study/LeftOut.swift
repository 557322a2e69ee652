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
  /// What lies beside the answers and keeps a chapter from being built, by the chapter's folder.
  private(set) var files: [String: [UnbuiltFile]] = [:]

  /// Nothing yet but the files that no compiler may open, or that no build may see.
  init(withFlaws catalog: Catalog) {
    for chapter in catalog.chapters {
      let unbuilt = chapter.unbuiltFiles(in: catalog.root)
      if !unbuilt.isEmpty { files[chapter.folder] = unbuilt }
    }
    for exercise in catalog.exercises {
      guard let flaw = exercise.flaw(in: catalog.root) else { continue }
      errors[exercise.id] = CompileError(place: exercise.path, text: "This \(flaw).")
    }
  }

  init() {}

  /// The two digits of the chapters in which something is left out.
  func chapters(_ catalog: Catalog) -> [String] {
    Set((exercises(catalog).map(\.folder) + files.keys).map { String($0.prefix(2)) }).sorted()
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
    let before = errors
    for error in run.compileErrors {
      guard let culprit = catalog.exercise(of: error), errors[culprit.id] == nil else { continue }
      if culprit == exercise { return false }
      // A file that nobody has changed suffers from a name in another one of its chapter.
      let changed =
        catalog.isUntouched(culprit)
        ? catalog.changed(beside: culprit).filter { $0 != exercise && before[$0.id] == nil } : []
      for each in changed.isEmpty ? [culprit] : changed where errors[each.id] == nil {
        errors[each.id] = error
      }
    }
    return errors != before
  }

  /// Makes the folders.
  ///
  /// - Throws: A `Problem` if they cannot be written.
  func makeFolders(_ catalog: Catalog) throws {
    do {
      for chapter in catalog.chapters {
        let stubs = chapter.exercises.filter { errors[$0.id] != nil }
        let unbuilt = files[chapter.folder] ?? []
        if !stubs.isEmpty || !unbuilt.isEmpty { try link(chapter, stubs, unbuilt, catalog.root) }
      }
    } catch {
      throw Problem("\(CompileError.copies) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Makes one folder: a link for each file, but none for those that are not to be built.
  private func link(
    _ chapter: ChapterFolder, _ stubs: [ExerciseFile], _ unbuilt: [UnbuiltFile], _ root: URL
  ) throws {
    let manager = FileManager.default
    let copies = root.appendingPathComponent(CompileError.copies)
    try? manager.removeItem(at: copies.appendingPathComponent("Exercises/\(chapter.folder)"))
    var targets: [String: String] = [:]
    for path in chapter.files(in: root) where !unbuilt.contains(where: { $0.path == path }) {
      // Where an answer should be there may be a folder.
      if !stubs.contains(where: { path.hasPrefix($0.path + "/") }) { targets[path] = path }
    }
    for exercise in stubs { targets[exercise.path] = exercise.stub }
    for (path, target) in targets {
      let link = copies.appendingPathComponent(path)
      try manager.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        at: link, withDestinationURL: root.appendingPathComponent(target))
    }
  }
}

extension Catalog {
  /// Whether an exercise's file is still its stub.
  func isUntouched(_ exercise: ExerciseFile) -> Bool {
    let files = [exercise.path, exercise.stub].map { root.appendingPathComponent($0).path }
    return files.allSatisfy(isPlainFile)
      && FileManager.default.contentsEqual(atPath: files[0], andPath: files[1])
  }

  /// The exercises of the same chapter whose files the reader has changed.
  func changed(beside exercise: ExerciseFile) -> [ExerciseFile] {
    exercises.filter { $0.folder == exercise.folder && !isUntouched($0) }
  }

  /// The exercise whose answer an error of the compiler is about, if it is one's.
  ///
  /// A name that the reader has deleted is missed where answers are handed to their graders; there
  /// the exercise is named in the same line, or above it.
  func exercise(of error: CompileError) -> ExerciseFile? {
    let path = error.file(in: root)
    // The linker knows no folder.
    if let exercise = exercises.first(where: { $0.path == path || "\($0.name).swift" == path }) {
      return exercise
    }
    guard path.hasPrefix("Tests/ExerciseTests/"),
      let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    else { return nil }
    let above = text.components(separatedBy: "\n").prefix(error.line).joined(separator: "\n")
    let name = above.matches(of: /exercise([0-9]+)_([0-9]+)/).last
    return name.flatMap { name in exercises.first { $0.id == "\(name.1).\(name.2)" } }
  }
}
