import BookKit
import Foundation

extension Study {
  /// Restores an exercise's stub and keeps the learner's version.
  func reset(_ catalog: Catalog, _ exercise: ExerciseFile) throws -> Int32 {
    let file = catalog.root.appendingPathComponent(exercise.path)
    guard let stub = try? Data(contentsOf: catalog.root.appendingPathComponent(exercise.stub))
    else { throw Problem("\(exercise.stub) cannot be read, so nothing was changed.") }
    guard FileManager.default.fileExists(atPath: file.path) else {
      try restore(stub, to: file, named: exercise.path)
      out("The file was gone; the stub is back:\n  \(exercise.path)")
      return 0
    }
    guard let mine = try? Data(contentsOf: file) else {
      throw Problem("\(exercise.path) cannot be read, so nothing was changed.")
    }
    if mine == stub {
      out("Nothing to reset: this is still the stub.\n  \(exercise.path)")
      return 0
    }
    // Beside the stub it would be compiled, or warned about; so it is kept out of the targets.
    let kept = try keep(mine, of: exercise, root: catalog.root)
    try restore(stub, to: file, named: exercise.path)
    verdicts(catalog).note([exercise.id: State.notStarted.rawValue])
    out("Your version is kept:\n  \(kept)")
    out("The stub is back:\n  \(exercise.path)")
    return 0
  }

  /// Writes the learner's version under the first free name, and returns it.
  private func keep(_ data: Data, of exercise: ExerciseFile, root: URL) throws -> String {
    let folder = ".study/kept"
    do {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      var number = 1
      while true {
        let path = "\(folder)/\(exercise.name)-\(number).swift"
        let file = root.appendingPathComponent(path)
        if !FileManager.default.fileExists(atPath: file.path) {
          try data.write(to: file, options: .atomic)
          return path
        }
        number += 1
      }
    } catch {
      throw Problem("\(folder) cannot be written, so nothing was changed.")
    }
  }

  private func restore(_ stub: Data, to file: URL, named path: String) throws {
    let before = modified(file)
    do { try stub.write(to: file, options: .atomic) } catch {
      throw Problem("\(path) cannot be written; it is as it was.")
    }
    // The build compares dates: with an old one the next verdict would be that of the old answer.
    guard let before, let after = modified(file), after <= before else { return }
    try? FileManager.default.setAttributes(
      [.modificationDate: before.addingTimeInterval(1)], ofItemAtPath: file.path)
  }

  private func modified(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
