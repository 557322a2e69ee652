import Foundation
import TestKit

/// One of the built commands, which lie beside the tests, and what came of a call.
struct BuiltCommand {
  let status: Int32
  let output: String
  let errors: String

  /// Calls a command and waits for its end.
  ///
  /// - Parameters:
  ///   - call: The command's name and its arguments, as a shell reads them.
  ///   - redirection: What the shell does with its input and output.
  ///   - before: What the shell does before.
  ///   - programs: Where the command lies.
  ///   - outputIsClosed: Whether nobody reads the pipe that is its standard output.
  /// - Throws: What the system says if no shell can be started.
  init(
    _ call: String, _ redirection: String = "", in before: String = "",
    of programs: URL = Products.folder, outputIsClosed: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A status of its own for a signal; a trap must not be taken for one of ours.
    process.arguments = ["-c", "\(before)'\(programs.path)'/\(call) \(redirection)"]
    process.currentDirectoryURL = Products.package
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    if outputIsClosed { try output.fileHandleForReading.close() }
    try process.run()
    let text = outputIsClosed ? Data() : try output.fileHandleForReading.readToEnd() ?? Data()
    self.output = String(decoding: text, as: UTF8.self)
    self.errors = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    // The shell takes the command's place, or tells of its signal as 128 and more.
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
