import BookKit
import Foundation

/// Runs `swift test`, which may build first.
enum SwiftTest {
  /// The tests whose names match a pattern, with their events.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - filter: The pattern.
  /// - Returns: What was printed, and the events.
  /// - Throws: A `Problem` if `swift test` cannot be started.
  static func run(root: URL, filter: String) throws -> TestRun {
    if !isBuilt(root) { tell("The book is built first, which takes a minute or two.") }
    return try run(root: root, filter: filter, building: true, environment: [:])
  }

  /// The same for one who knows what is built, and with more variables in the tests' environment.
  static func run(
    root: URL, filter: String, building: Bool, environment: [String: String]
  ) throws -> TestRun {
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("study-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = root
    process.arguments = [
      "swift", "test", "--disable-xctest", "--filter", filter,
      "--event-stream-output-path", events.path, "--event-stream-version", "6.3",
    ]
    if !building { process.arguments?.append("--skip-build") }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    // A test that reads the keyboard must not take the learner's next line.
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Problem("swift test could not be started: \(error.localizedDescription)")
    }
    Interrupt.hold(child: process.processIdentifier, file: events.path)
    defer { Interrupt.release() }
    let output = read(pipe.fileHandleForReading)
    process.waitUntilExit()
    return TestRun(
      output: output, events: (try? String(contentsOf: events, encoding: .utf8)) ?? "")
  }

  /// Whether the tests were ever built.
  static func isBuilt(_ root: URL) -> Bool {
    let folder = root.appendingPathComponent(".build/debug")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasSuffix(".xctest") }
  }

  /// Reads to the end, and says so if the build waits for another one.
  private static func read(_ handle: FileHandle) -> String {
    var output = Data()
    var waits = false
    while case let part = handle.availableData, !part.isEmpty {
      output += part
      if !waits, output.range(of: Data("Another instance of SwiftPM".utf8)) != nil {
        waits = true
        tell("Another swift command is building the book; this one waits until it is done.")
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Tells a reader at a terminal why it takes long.
  private static func tell(_ sentence: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
