import Foundation

/// What one grading of a watched exercise said.
enum Outcome: Equatable {
  case passed
  /// With the whole message.
  case notYet(String)
  /// With the sentence that names the file and line.
  case notStarted(String)
  /// With file, line and the compiler's message.
  case notBuilt(file: String, lines: [String])
  /// Nothing was graded; with what was printed last.
  case nothing([String])

  init(_ run: TestRun, of exercise: ExerciseFile, in catalog: Catalog) {
    switch run.results[exercise.id] {
    case .passed: self = .passed
    case .notYet(let message): self = .notYet(message)
    case .notStarted(let sentence): self = .notStarted(sentence)
    case nil:
      if let error = run.compileError(of: exercise, catalog) {
        self = .notBuilt(
          file: error.file(in: catalog.root), lines: error.lines(in: catalog.root))
      } else {
        self = .nothing(run.output.split(separator: "\n").suffix(5).map { String($0) })
      }
    }
  }

  /// The file in which the compiler found an error, from the package's folder.
  var file: String? {
    if case .notBuilt(let file, _) = self { file } else { nil }
  }

  private var name: String {
    switch self {
    case .passed: "Passed"
    case .notYet: "Not yet right"
    case .notStarted: "Not started"
    case .notBuilt: "Does not compile"
    case .nothing: "Not graded"
    }
  }

  /// The verdict, in words that say what has changed.
  func lines(after last: Outcome?) -> [String] {
    if self == last { return ["\(name), the same as before."] }
    switch self {
    case .passed: return [last == nil ? "Passed." : "Passed now."]
    case .notYet(let message):
      switch last {
      case .passed: return ["No longer passed:", message]
      case .notYet: return ["\(name), another message than before:", message]
      default: return ["\(name):", message]
      }
    case .notStarted(let sentence):
      return [sentence.replacingOccurrences(of: ": ", with: ":\n  ")]
    case .notBuilt(_, let lines):
      if case .notBuilt = last { return ["\(name), another error than before:"] + lines }
      return ["\(name):"] + lines
    case .nothing(let lines): return ["\(name); the last lines were:"] + lines
    }
  }
}
