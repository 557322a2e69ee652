import BookKit
import Foundation

extension Study {
  /// Restores an exercise's stub and keeps the learner's version.
  func reset(_ catalog: Catalog, _ exercise: ExerciseFile) throws -> Int32 {
    let file = catalog.root.appendingPathComponent(exercise.path)
    guard let stub = try? Data(contentsOf: catalog.root.appendingPathComponent(exercise.stub))
    else { throw Problem("\(exercise.stub) cannot be read, so nothing was changed.") }
    var status = stat()
    guard lstat(file.path, &status) == 0 else {
      try restore(stub, exercise, catalog.root, after: nil)
      out("The file was gone; the stub is back:\n  \(exercise.path)")
      return 0
    }
    // A pipe or a link that leads nowhere is moved away unread.
    if isPlainFile(file.path) {
      guard let mine = try? Data(contentsOf: file) else {
        throw Problem("\(exercise.path) cannot be read, so nothing was changed.")
      }
      if mine == stub {
        out("There is nothing to reset: this is still the stub.\n  \(exercise.path)")
        return 0
      }
    }
    let date = modified(file)
    // Beside the stub it would be compiled, or warned about; so it is kept out of the targets.
    let kept = try keep(file, of: exercise, root: catalog.root)
    out("Your version is kept:\n  \(kept)")
    beforeRestoring()
    try restore(stub, exercise, catalog.root, after: date)
    verdicts(catalog).note([exercise.id: State.notStarted.rawValue])
    out("The stub is back:\n  \(exercise.path)")
    return 0
  }

  /// Moves the learner's file under the first free name, and returns it.
  ///
  /// It is moved, not copied: so what is kept is what was saved last, even if that was a moment ago.
  private func keep(_ file: URL, of exercise: ExerciseFile, root: URL) throws -> String {
    let folder = ".study/kept"
    do {
      return try Notebook.locked(root) {
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        var number = 1
        var path: String { "\(folder)/\(exercise.name)-\(number).swift" }
        var status = stat()
        while lstat(root.appendingPathComponent(path).path, &status) == 0 { number += 1 }
        try move(file, to: root.appendingPathComponent(path))
        return path
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem("\(folder) cannot be written, so nothing was changed.")
    }
  }

  /// Moves a file, to another file system if need be.
  private func move(_ file: URL, to kept: URL) throws {
    if rename(file.path, kept.path) == 0 { return }
    guard errno == EXDEV else { throw CocoaError(.fileWriteUnknown) }
    try moveAcross(file, to: kept)
  }

  /// Writes the stub where no file is; what an editor has saved there meanwhile stays.
  private func restore(
    _ stub: Data, _ exercise: ExerciseFile, _ root: URL, after date: Date?
  ) throws {
    let file = root.appendingPathComponent(exercise.path)
    do {
      try stub.write(to: file, options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw Problem(
        "\(exercise.path) was saved again just now, so it is left as it is. "
          + "Close it in your editor, and reset it again.")
    } catch {
      throw Problem(
        "\(exercise.path) cannot be written: \(error.localizedDescription) "
          + "Once that is fixed, reset it again.")
    }
    // The build compares dates: with an old one the next verdict would be that of the old answer.
    guard let date, let after = modified(file), after <= date else { return }
    try? FileManager.default.setAttributes(
      [.modificationDate: date.addingTimeInterval(1)], ofItemAtPath: file.path)
  }

  private func modified(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
