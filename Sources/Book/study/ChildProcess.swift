import BookKit
import Foundation

/// A program that was run to its end.
struct ChildProcess {
  /// Its exit status, or 128 and the number of the signal that ended it.
  let status: Int32
  /// What it printed, on standard error as well; of more than 8 MB the beginning.
  let output: String

  /// What is asked several times a second while a program runs; whoever waits binds it for what it
  /// starts, and nobody else is asked.
  @TaskLocal static var meanwhile: Meanwhile?

  /// Does what is to be done while a program runs, on the thread that waits for it.
  struct Meanwhile: @unchecked Sendable {
    /// Whether the program is still wanted; if not, it is ended.
    let isWanted: () -> Bool
  }

  /// Runs a program that is found on the path; Ctrl-C ends it as well.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: Where it runs.
  ///   - environment: Variables beside those that we have ourselves.
  ///   - file: What Ctrl-C removes.
  ///   - waiting: Is shown what comes in, and called several times a second.
  /// - Throws: A `Problem` if it cannot be started.
  init(
    _ words: [String], in folder: URL, environment: [String: String] = [:],
    leaving file: URL? = nil,
    _ waiting: Waiting? = nil
  ) throws {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    // A test that reads the keyboard must not take the learner's next line.
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Problem("\(words[0]) could not be started: \(error.localizedDescription)")
    }
    Interrupt.hold(child: process.processIdentifier, file: file?.path)
    defer { Interrupt.release() }
    output = Self.read(pipe.fileHandleForReading.fileDescriptor, of: process, waiting)
    process.waitUntilExit()
    waiting?.end()
    let isSignal = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (isSignal ? 128 : 0)
  }

  /// Reads until nobody can write any more, or the program is gone: one of its own children may have
  /// stayed behind and kept the pipe.
  private static func read(
    _ descriptor: Int32, of process: Process, _ waiting: Waiting?
  ) -> String {
    let mostBytes = 8_000_000
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var isWanted = true
    while true {
      let isGone = !process.isRunning
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, isGone ? 0 : 100)
      if isReady > 0 {
        let count = Foundation.read(descriptor, &part, part.count)
        if count > 0 {
          output += part.prefix(min(count, mostBytes - output.count))
          waiting?.see(part[..<count])
        } else if count == 0 || errno != EINTR {
          break
        }
      } else if isGone {
        break
      }
      waiting?.tick()
      if isWanted, meanwhile?.isWanted() == false {
        isWanted = false
        kill(process.processIdentifier, SIGINT)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
