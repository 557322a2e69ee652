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
  /// Writes to standard output.
  package var write: (String) -> Void
  /// Writes to standard error.
  package var writeError: (String) -> Void

  /// Makes a console.
  package init(
    _ arguments: [String], write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    (self.arguments, self.write, self.writeError) = (arguments, write, writeError)
  }

  /// Whether there is somebody who can be asked.
  package var mayAsk: Bool { isTerminal && (environment["CI"] ?? "").isEmpty }

  /// Whether the terminal understands bold, and the reader wants it.
  ///
  /// A terminal without a name is none for escapes: the console of Xcode is one.
  package var isBold: Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && Self.obeysEscapes(environment)
  }

  /// Whether an environment names a terminal that understands escapes.
  package static func obeysEscapes(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    return !term.isEmpty && term != "dumb"
  }

  /// Prints lines, all at once.
  ///
  /// - Parameter lines: The lines without their ends.
  package func print(_ lines: [String]) {
    if !lines.isEmpty { write(lines.map { $0 + "\n" }.joined()) }
  }
}

extension Console {
  /// The console of this process.
  static var process: Console {
    var console = Console(
      Array(CommandLine.arguments.dropFirst()),
      write: { Output.standard.write($0) }, writeError: { Output.error.write($0) })
    console.environment = ProcessInfo.processInfo.environment
    console.isTerminal = StandardInput.isTerminal && Output.standard.isTerminal
    console.columns = terminalColumns
    console.readLine = { StandardInput.line() }
    return console
  }

  private static var terminalColumns: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
