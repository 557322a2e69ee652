import Foundation

/// A part of the package that is proved on its own, with everything its proof depends on.
public struct Part: Sendable {
  /// The name under which it is remembered that the part passed.
  let name: String
  /// Files and folders, from the package's folder.
  let inputs: [String]
  /// The chapter's folder if the proof also grades the exercises that nobody has begun.
  let chapter: String?

  private init(_ name: String, _ inputs: [String], chapter: String? = nil) {
    self.name = name
    self.inputs = inputs + ["Package.swift", "Tests/TestKit"]
    self.chapter = chapter
  }
}

// What depends on what: one line a test target, and one for the proofs of a chapter's graders. A
// test compares it with what the files import.
extension Part {
  /// MiniUIKit.
  public static let engine = Part(
    "engine",
    [
      "Sources/MiniUIKit", "Sources/Tools/RandomScenes", "Sources/Tools/SeededRandom",
      "Tests/MiniUIKitTests",
    ])

  /// The phone to experiment on, and its pictures.
  public static let stage = Part(
    "stage",
    ["Sources/MiniUIKit", "Sources/Stage", "Sources/Exercises/PieceKit", "Tests/StageTests"])

  /// The text, with its blocks and figures, and what checks and renders it; it looks at everything.
  public static let book = Part(
    "book", ["README.md", "Sources", "Tests", "Chapters", "Exercises", "Solutions"])

  /// What grades.
  public static let grading = Part(
    "grading",
    [
      "Sources/MiniUIKit", "Sources/Tools/SeededRandom", "Sources/Stage",
      "Sources/Exercises/ExerciseKit",
      "Sources/Exercises/Grading", "Sources/Exercises/GradingWithTesting",
      "Sources/Exercises/GradingCore", "Tests/GradingTests",
    ])

  /// The learner's command.
  public static let study = Part("study", ["Sources", "Chapters", "Tests/StudyTests"])

  /// What all commands share.
  public static let commands = Part("commands", ["Sources", "Chapters", "Tests/CommandTests"])

  /// The benchmark.
  public static let bench = Part(
    "bench",
    ["Sources/MiniUIKit", "Sources/Tools/CommandKit", "Sources/Tools/bench", "Tests/BenchTests"])

  /// Random scenes for a long time.
  public static let soak = Part(
    "soak",
    [
      "Sources/MiniUIKit", "Sources/Tools/RandomScenes", "Sources/Tools/SeededRandom",
      "Sources/Tools/CommandKit",
      "Sources/Tools/soak",
      "Tests/SoakTests",
    ])

  /// The tests' own tools.
  public static let tools = Part("tools", ["Tests/TestKitTests"])

  /// That a chapter's graders let right answers pass, and tell wrong ones why.
  ///
  /// - Parameter folder: The chapter's folder, as in `02-who-is-under-the-finger`.
  /// - Returns: The part.
  public static func chapter(_ folder: String) -> Part {
    Part(
      "chapter \(folder.prefix(2))",
      [
        "Sources/MiniUIKit", "Sources/Stage", "Sources/Tools/SeededRandom",
        "Sources/Exercises/ExerciseKit",
        "Sources/Exercises/PieceKit", "Sources/Exercises/Grading", "Sources/Exercises/GradingCore",
        "Sources/Exercises/WrittenExercises", "Sources/Exercises/GradingWithTesting",
        "Solutions/\(folder)", "Exercises/\(folder)",
        "Tests/ExerciseTests/\(folder)",
      ], chapter: folder)
  }

  /// Whether a run leaves out what it would prove of this part: the graders of a chapter other than
  /// the second, which only an author can break, unless the whole book or this very test is asked for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the test run.
  ///   - environment: Its variables.
  /// - Returns: Whether it is left out.
  func isLeftOut(arguments: [String], environment: [String: String]) -> Bool {
    guard let chapter, !chapter.hasPrefix("02-") else { return false }
    let whole = ["WHOLE_BOOK", "PROVE_ALL", "CI"]
    return !whole.contains { PassRecord.isSet($0, environment) } && !PassRecord.isPartial(arguments)
  }

  /// The same for this test run.
  var isLeftOut: Bool {
    let process = ProcessInfo.processInfo
    return isLeftOut(arguments: process.arguments, environment: process.environment)
  }

  /// All test targets' parts.
  static let targets: [Part] = [
    .engine, .stage, .book, .grading, .study, .commands, .bench, .soak, .tools,
  ]
}
