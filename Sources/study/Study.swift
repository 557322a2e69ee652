import Foundation

/// The learner's command: what it prints, where it looks, and how it grades can be replaced.
struct Study {
  /// Where the command was called.
  var directory = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  /// Prints a line on standard output.
  var out: (String) -> Void = { print($0) }
  /// Prints a line on standard error.
  var err: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  /// Runs the tests of the package in a folder whose names match a pattern.
  var test: (_ root: URL, _ filter: String) throws -> TestRun = SwiftTest.run
  /// Makes the place where some exercises' mutants are graded.
  var makeProofSite: (_ root: URL, _ exercises: [ExerciseFile]) throws -> any ProofSite = {
    try Workshop(book: $0, $1)
  }

  /// Obeys one command line.
  ///
  /// - Parameter arguments: The words after the command's name.
  /// - Returns: The exit status: 0, 1 for an answer that is not right, 2 for bad input.
  func run(_ arguments: [String]) -> Int32 {
    do {
      return try obey(arguments)
    } catch let problem as Problem {
      err(problem.text)
      return 2
    } catch {
      err("study: \(error)")
      return 2
    }
  }

  private func obey(_ arguments: [String]) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil: return try overview(Catalog(from: directory))
    case "check": return try withExercise(rest, "check") { try check($0, $1) }
    case "hint": return try hint(rest)
    case "reset": return try withExercise(rest, "reset") { try reset($0, $1) }
    case "render":
      guard rest.isEmpty || rest == ["--write"] else {
        throw Problem("study render takes --write or nothing, not \(rest.joined(separator: " ")).")
      }
      return render(root: try Catalog.root(from: directory), write: !rest.isEmpty, out: out)
    case "prove": return try prove(rest)
    case "--help", "-h", "help":
      out(Self.usage)
      return 0
    case .some(let word):
      throw Problem(
        "There is no \"study \(word)\"; possible are check, hint, reset, render, prove, --help, or nothing."
      )
    }
  }

  private func withExercise(
    _ words: [String], _ command: String, _ body: (Catalog, ExerciseFile) throws -> Int32
  ) throws -> Int32 {
    guard words.count == 1 else {
      throw Problem("study \(command) takes one exercise, as in: swift run study \(command) 2.1")
    }
    let catalog = try Catalog(from: directory)
    return try body(catalog, catalog.exercise(words[0]))
  }

  private static let usage = """
    swift run study              how far you are, and what comes next
    swift run study check 3.4    grades one exercise
    swift run study hint 3.4     the first hint; again: the next one
    swift run study hint 3.4 2   the second hint
    swift run study reset 3.4    restores the stub and keeps your version
    swift run study render       for authors: compares the book's outputs
    swift run study render --write    rewrites them
    swift run study prove        for authors: do graders reject mutants?
    swift run study prove 3.4    the mutants of one exercise, or chapter
    swift run study prove --write    notes the numbers of all; --again
    """
}

/// Something in a command line or a file that stops the command, in one sentence.
struct Problem: Error, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}
