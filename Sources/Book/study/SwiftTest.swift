import BookKit
import Foundation

/// Builds the tests and runs some of them.
///
/// `swift test` would plan the build anew, because `swift run` has just planned it otherwise; so the
/// two steps are taken apart. Verdicts are always those of what was built a moment ago.
enum SwiftTest {
  /// The variable that names chapters, as in `02,03`; Package.swift builds their exercises from the
  /// folder of `LeftOut`.
  static let variable = "STUDY_CHAPTERS"
  private static let product = "LifeOfATouchPackageTests"

  /// Builds the tests, and runs those whose names match a pattern.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - filter: The pattern.
  ///   - chapters: The two digits of each chapter in which answers are left out.
  /// - Returns: What was printed, and the events; none if something does not compile.
  /// - Throws: A `Problem` if Swift cannot be started.
  static func run(root: URL, filter: String, without chapters: [String]) throws -> TestRun {
    if !isBuilt(root), Output.error.isTerminal {
      Output.error.write("The first verdict takes a few minutes, because everything is built.\n")
    }
    let environment = chapters.isEmpty ? [:] : [variable: chapters.joined(separator: ",")]
    return try run(root: root, filter: filter, building: true, environment: environment)
  }

  /// The same for one who knows what is built, and with more variables in the environment.
  static func run(
    root: URL, filter: String, building: Bool, environment: [String: String]
  ) throws -> TestRun {
    if building {
      let build = try ChildProcess(
        ["swift", "build", "--product", product], in: root, environment: environment,
        Waiting.atTerminal("Building"))
      guard build.status == 0 else { return TestRun(output: build.output) }
    }
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("study-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let options = [
      "--filter", filter, "--event-stream-output-path", events.path,
      "--event-stream-version", "6.3",
    ]
    let tests = try ChildProcess(
      command(root) + options, in: root, environment: environment, leaving: events,
      Waiting.atTerminal("Grading"))
    return TestRun(
      output: tests.output, events: (try? String(contentsOf: events, encoding: .utf8)) ?? "")
  }

  /// What runs the tests that are built.
  private static func command(_ root: URL) -> [String] {
    #if os(Linux)
      // A program of its own; `swift test` starts it with the same words.
      [bundle(root).path, "--testing-library", "swift-testing"]
    #else
      // A bundle, for which macOS needs a program out of the toolchain; `swift test` knows where.
      ["swift", "test", "--skip-build", "--disable-xctest"]
    #endif
  }

  private static func bundle(_ root: URL) -> URL {
    root.appendingPathComponent(".build/debug/\(product).xctest")
  }

  /// Whether the tests were ever built.
  static func isBuilt(_ root: URL) -> Bool {
    FileManager.default.fileExists(atPath: bundle(root).path)
  }
}
