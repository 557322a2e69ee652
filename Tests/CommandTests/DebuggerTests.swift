import Foundation
import TestKit
import Testing

/// The debugger's commands and session that chapter 14 shows, wherever a debugger can be started.
@Suite(.enabled(if: Debugger.starts)) struct DebuggerTests {
  @Test func `the debugger accepts every command for an app, and finds nothing to stop at yet`()
    throws
  {
    let lines = try Debugger.lines("touch.lldb")
    expectEqual(lines.filter { $0.hasPrefix("(lldb) breakpoint set") }.count, 5)
    expectEqual(lines.filter { $0.hasSuffix("no locations (pending).") }.count, 5)
    expectEqual(lines.filter { $0.hasPrefix("error") }, [])
  }

  @Test func `the session that the chapter shows is what the debugger says`() throws {
    let shown = try String(contentsOf: Debugger.folder + "session.txt", encoding: .utf8)
    expectLines(
      try Debugger.session("session.lldb"),
      shown.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("# ") })
  }
}

/// The toolchain's debugger.
private enum Debugger {
  static let folder = Products.package
    .appendingPathComponent("Chapters/14-ten-bug-reports/Debugger/")

  /// Whether there is one, and it may look into a process, which a container may forbid.
  static let starts: Bool = {
    #if os(Linux)
      return (try? session("session.lldb"))?.contains { $0.hasPrefix("stopped: ") } == true
    #else
      return false
    #endif
  }()

  /// Everything it prints when it obeys a file of commands.
  static func lines(_ file: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = Products.program("chapter14").path
    let commands = (folder + file).path
    process.arguments = [
      "-c", "exec timeout 60 lldb --no-use-colors -b -s '\(commands)' '\(program)'",
    ]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The commands, the answers to `po`, and where it stops: without sources and addresses.
  static func session(_ file: String) throws -> [String] {
    var result: [String] = []
    var isAnswer = false
    for line in try lines(file) {
      if line.hasPrefix("(lldb) ") {
        isAnswer = line.hasPrefix("(lldb) po ")
        if !line.contains("target create"), !line.contains("command source") { result.append(line) }
      } else if let stop = line.firstMatch(of: /frame #0: .*`(UI\w+\.\w+)/) {
        result.append("stopped: \(stop.1)")
      } else if line.contains(" exited with status") {
        result.append("the program ends")
      } else if isAnswer {
        result.append(line)
      }
    }
    return result
  }
}

private func + (folder: URL, file: String) -> URL { folder.appendingPathComponent(file) }
