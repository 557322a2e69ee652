import Foundation

/// What a program touches of the world: arguments, environment, input and output.
package struct Console {
  /// What stands behind the program's name.
  package var arguments: [String]
  /// The environment's variables.
  package var environment: [String: String] = [:]
  /// Whether standard input and standard output are both a terminal.
  package var isTerminal = false
  /// How many characters fit into one line of the terminal.
  package var columns = 80
  /// Reads a line of input; nil at its end.
  package var readLine: () -> String? = { nil }
  /// Writes to standard output; false if nobody reads any more.
  package var write: (String) -> Bool
  /// Writes to standard error.
  package var writeError: (String) -> Void

  /// Makes a console.
  package init(
    _ arguments: [String], write: @escaping (String) -> Bool,
    writeError: @escaping (String) -> Void
  ) {
    (self.arguments, self.write, self.writeError) = (arguments, write, writeError)
  }

  /// Whether there is somebody who can be asked.
  package var mayAsk: Bool { isTerminal && (environment["CI"] ?? "").isEmpty }

  /// Whether the terminal understands bold, and the reader wants it.
  package var isBold: Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Prints lines, all at once.
  ///
  /// - Parameter lines: The lines without their ends.
  /// - Returns: False if nobody reads any more.
  @discardableResult
  package func print(_ lines: [String]) -> Bool {
    lines.isEmpty || write(lines.map { $0 + "\n" }.joined())
  }
}

extension Console {
  /// The console of this process.
  static var process: Console {
    var console = Console(
      Array(CommandLine.arguments.dropFirst()),
      write: { send($0, to: STDOUT_FILENO) },
      writeError: { _ = send($0, to: STDERR_FILENO) })
    console.environment = ProcessInfo.processInfo.environment
    console.isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    console.columns = terminalColumns
    console.readLine = { Swift.readLine() }
    return console
  }

  private static var terminalColumns: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

/// Writes everything, even if the system takes it in pieces.
private func send(_ text: String, to file: Int32) -> Bool {
  var rest = ArraySlice(text.utf8)
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      // A closed pipe is how `head` says that it has enough; anything else is an error.
      if errno == EPIPE { return false }
      let reason = String(cString: strerror(errno))
      FileHandle.standardError.write(Data("The output cannot be written: \(reason).\n".utf8))
      exit(2)
    }
  }
  return true
}
