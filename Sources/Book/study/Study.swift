import Authoring
import BookKit
import Foundation

/// The learner's command: what it prints, where it looks, and how it grades can be replaced.
struct Study {
  /// Where the command works: a folder of the book.
  var directory = placeInBook()
  /// Prints a line on standard output, at once.
  var out: (String) -> Void = { Output.standard.write($0 + "\n") }
  /// Prints a line on standard error.
  var err: (String) -> Void = { Output.error.write($0 + "\n") }
  /// Whether somebody sits at a terminal.
  var isTerminal = StandardInput.isTerminal && Output.standard.isTerminal
  /// Reads a line after a prompt; nil at the end of input.
  var ask: (_ prompt: String) -> String? = { prompt in
    Output.standard.write(prompt + (StandardInput.isTerminal ? "" : "\n"))
    return StandardInput.line()
  }
  /// Runs the tests of the package in a folder whose names match a pattern; some chapters are built
  /// without the answers that do not compile.
  var test: (_ root: URL, _ filter: String, _ chapters: [String]) throws -> TestRun =
    SwiftTest.run
  /// Runs tests that prove graders, which record what wrong answers to some exercises are told.
  var testRecording: (_ root: URL, _ filter: String, _ ids: [String]) throws -> TestRun = {
    let ids = $2.joined(separator: ",")
    return try SwiftTest.run(
      root: $0, filter: $1, building: true, environment: ["RECORD_MESSAGES": ids])
  }
  /// Makes what compiles and grades some exercises' mutants.
  var makeMutantRunner: (_ root: URL, _ exercises: [ProofExercise]) throws -> any MutantRunner = {
    try MutantPackage(book: $0, $1, swift: .ofStudy)
  }
  /// Waits a moment before a watched file is looked at again; false ends the watching.
  var pause: () -> Bool = {
    usleep(100_000)
    return true
  }
  /// Takes the keyboard, so that each key counts as it is pressed; nil where there is none.
  var makeKeys: () -> Keys? = Keys.init
  /// The environment's variables.
  var environment = ProcessInfo.processInfo.environment
  /// Happens between keeping a version and restoring the stub.
  var beforeRestoring: () -> Void = {}
  /// What `swift --version` prints; nil if there is no swift.
  var swiftVersion: () -> String? = Toolchain.version
  /// Sets what is printed when the reader presses Ctrl-C.
  var interruptedBy: (StaticString) -> Void = Interrupt.say

  /// Obeys one command line.
  ///
  /// - Parameter arguments: The words after the command's name.
  /// - Returns: The exit status: 0, 1 for an answer that is not right, 2 for bad input, 3 for an
  ///   exercise that is not started.
  func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(arguments)
    } catch let problem as Problem {
      err(problem.message)
      return 2
    } catch {
      err("study: \(error)")
      return 2
    }
  }

  private func perform(_ arguments: [String]) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil: return try overview()
    case "--json" where rest.isEmpty: return try json()
    case "check": return try withExercise(rest, "check") { try check($0, $1) }
    case "watch": return try watch(rest)
    case "hint": return try hint(rest)
    case "quiz": return try quiz(rest)
    case "solution": return try solution(rest)
    case "reset": return try withExercise(rest, "reset") { try reset($0, $1) }
    case "find": return try find(rest)
    case "doctor" where rest.isEmpty: return try doctor()
    case "render":
      guard rest.isEmpty || rest == ["--write"] else {
        throw Problem(
          "study render takes --write or nothing, not \(quoted(rest.joined(separator: " "))).")
      }
      return render(root: try Catalog.root(from: directory), write: !rest.isEmpty, out: out)
    case "web": return try web(rest)
    case "prove": return try prove(rest)
    case "new": return try new(rest)
    case "phone-log" where rest.isEmpty: return phoneLog()
    case "compare": return try compare(rest)
    case "--help" where rest.isEmpty, "-h" where rest.isEmpty, "help" where rest.isEmpty:
      out(Self.usage)
      return 0
    case .some(let word)
    where ["--json", "doctor", "phone-log", "--help", "-h", "help"].contains(word):
      throw Problem("study \(word) takes nothing more, not \(quoted(rest.joined(separator: " "))).")
    case .some(let word):
      throw Problem(
        "There is no \(quoted("study \(word)")); possible are check, watch, hint, quiz, solution, reset, "
          + "find, doctor, web, phone-log, compare, render, prove, new, --json, --help, or nothing."
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
}
