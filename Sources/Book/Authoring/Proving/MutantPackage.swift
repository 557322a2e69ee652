import BookKit
package import Foundation

/// What proving needs of Swift's commands.
package struct SwiftCommands {
  /// Runs a command in a folder, and returns its exit status and everything it printed.
  package typealias Run = (_ words: [String], _ folder: URL) throws -> (
    status: Int32, output: String
  )
  /// Runs the tests of a package whose names match a pattern, with more variables in their
  /// environment; the package is built first only if the third argument says so.
  package typealias Grade = (
    _ root: URL, _ filter: String, _ builds: Bool, _ environment: [String: String]
  ) throws -> GraderVerdicts

  let run: Run
  let grade: Grade

  /// Makes the commands of two functions.
  package init(run: @escaping Run, grade: @escaping Grade) {
    (self.run, self.grade) = (run, grade)
  }
}

/// A copy of the package in which the exercises hold solutions with their mutants.
///
/// Sources and tests are links to the real ones. Nothing outside its folder is ever written.
package struct MutantPackage {
  /// The folder, from the package's folder.
  static let path = ".build/prove/book"
  private let root: URL
  private let book: URL
  private let swift: SwiftCommands

  /// Makes the copy, or brings it up to date.
  ///
  /// - Parameters:
  ///   - book: The book's package.
  ///   - exercises: What is to be proved; chapters without any are not built.
  ///   - swift: Runs Swift's commands.
  /// - Throws: A `Problem` if the folder cannot be written.
  package init(book: URL, _ exercises: [ProofExercise], swift: SwiftCommands) throws {
    (self.book, self.swift) = (book, swift)
    root = book.appendingPathComponent(Self.path)
    let folders = Set(exercises.map(\.folder))
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      for name in ["Sources", "Tests", "Chapters", "Solutions"] { try link(name) }
      try forgetAnotherEngine()
      let manifest = try String(
        contentsOf: book.appendingPathComponent("Package.swift"), encoding: .utf8)
      try write(manifest + Self.addition(folders), to: "Package.swift")
      for folder in folders { try makeExercises(folder, besides: exercises.map(\.path)) }
    } catch {
      throw Problem("\(Self.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a file; one that is the same keeps its date, and nothing is built for it.
  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// SwiftPM may leave stale what imports a class whose layout has changed, so all is built anew.
  private func forgetAnotherEngine() throws {
    let folders = ["MiniUIKit", "Stage", "Exercises/ExerciseKit", "Exercises/PieceKit"]
    let files = try folders.flatMap { name in
      try FileManager.default.subpathsOfDirectory(atPath: "\(book.path)/Sources/\(name)").sorted()
        .filter { $0.hasSuffix(".swift") }.map { "\(book.path)/Sources/\(name)/\($0)" }
    }
    let engine = try fingerprint(
      files.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined())
    let builds = root.appendingPathComponent(".build")
    let note = builds.appendingPathComponent("engine.txt")
    if let old = try? String(contentsOf: note, encoding: .utf8), old == engine { return }
    try? FileManager.default.removeItem(at: builds)
    try FileManager.default.createDirectory(at: builds, withIntermediateDirectories: true)
    try Data(engine.utf8).write(to: note)
  }

  /// Only what grades these chapters is built.
  private static func addition(_ folders: Set<String>) -> String {
    let numbers = folders.map { "\"\($0.prefix(2))\"" }.sorted().joined(separator: ", ")
    return """

      package.products.removeAll()
      package.targets.removeAll { target in
        ![
          "MiniUIKit", "Stage", "ExerciseKit", "SeededRandom", "Grading", "GradingWithTesting",
          "GradingCore", "PieceKit", "WrittenExercises", "TestKit",
        ].contains(target.name)
          && ![\(numbers)].contains { number in
            ["Exercises", "Graders", "Solutions"].contains { target.name.hasPrefix($0 + number) }
          }
      }

      """
  }

  private func link(_ name: String) throws {
    let files = FileManager.default
    let (place, target) = (root.path + "/" + name, book.path + "/" + name)
    if (try? files.destinationOfSymbolicLink(atPath: place)) == target { return }
    try? files.removeItem(atPath: place)
    try files.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  /// A chapter's folder is a real one; beside what is proved stand the neighbours' solutions.
  private func makeExercises(_ folder: String, besides proved: [String]) throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: "\(root.path)/Exercises/\(folder)", withIntermediateDirectories: true)
    try link("Exercises/\(folder)/README.md")
    for file in try files.contentsOfDirectory(atPath: "\(book.path)/Solutions/\(folder)")
    where !proved.contains("Exercises/\(folder)/\(file)") {
      let solution = "\(book.path)/Solutions/\(folder)/\(file)"
      try write(
        String(contentsOfFile: solution, encoding: .utf8), to: "Exercises/\(folder)/\(file)")
    }
  }
}

extension MutantPackage: MutantRunner {
  /// Builds what answers import, so that they can be compiled.
  package func prepare() throws {
    for target in ["ExerciseKit", "PieceKit"] {
      let build = try swift.run(["swift", "build", "--target", target], root)
      if build.status != 0 {
        throw Problem("\(target) cannot be built: \(build.output.suffix(300))")
      }
    }
  }

  /// Puts answers into their exercises.
  package func put(_ answers: [(exercise: ProofExercise, text: String)]) throws {
    for (exercise, text) in answers { try write(text, to: exercise.path) }
  }

  /// Builds once, with the solutions; then the number alone chooses.
  package func grade(_ exercises: [ProofExercise], mutant: Int) throws -> GraderVerdicts {
    let numbers = exercises.map(\.number).joined(separator: "|")
    return try swift.grade(
      root, "/ex(\(numbers))_", mutant == 0, [MutantSwitch.variable: "\(mutant)"])
  }

  /// Compiles a chapter at a time and links nothing, which is much quicker than a build.
  package func errors(
    in answers: [(exercise: ProofExercise, text: String)]
  ) throws -> [MutantError] {
    try Set(answers.map(\.exercise.folder)).sorted().flatMap { chapter in
      let place = root.deletingLastPathComponent().appendingPathComponent("candidates/\(chapter)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let files = try answers.filter { $0.exercise.folder == chapter }.map { exercise, text in
        let file = place.appendingPathComponent("\(exercise.name).swift")
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let compiler = try swift.run(
        [
          "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6",
          "-parse-as-library", "-suppress-warnings",
          "-module-name", "Exercises\(chapter.prefix(2))",
          "-I", root.appendingPathComponent(".build/debug/Modules").path,
          "-module-cache-path", root.appendingPathComponent(".build/debug/ModuleCache").path,
        ] + files, root)
      let errors = compiler.output.components(separatedBy: "\n").compactMap(MutantError.init)
      if compiler.status != 0, errors.isEmpty {
        throw Problem("The mutants cannot be compiled: \(compiler.output.suffix(300))")
      }
      return errors
    }
  }
}
