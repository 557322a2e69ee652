import Foundation

/// Runs `swift test`, which may build first.
enum SwiftTest {
  /// The tests whose names match a pattern, with their events.
  static func run(root: URL, filter: String) throws -> TestRun {
    let note = "Grading; the first time the book is built, which takes about a minute.\n"
    return try run(root: root, filter: filter, note: note)
  }

  /// The same with a note of its own, for somebody who waits at a terminal.
  static func run(
    root: URL, filter: String, note: String, isBuilt: Bool = false,
    environment: [String: String] = [:]
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
    if isBuilt { process.arguments?.append("--skip-build") }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    // A test that reads the keyboard must not take the learner's next line.
    process.standardInput = FileHandle.nullDevice
    if isatty(STDERR_FILENO) == 1 {
      FileHandle.standardError.write(Data(note.utf8))
    }
    do { try process.run() } catch {
      throw Problem("swift test could not be started: \(error.localizedDescription)")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return TestRun(
      output: String(decoding: output, as: UTF8.self),
      events: (try? String(contentsOf: events, encoding: .utf8)) ?? "")
  }
}
