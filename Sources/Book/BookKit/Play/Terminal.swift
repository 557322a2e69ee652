import Foundation

/// The terminal this process runs in, taken over for a while.
struct Terminal {
  /// How many characters fit beside and below each other.
  struct Size: Equatable {
    var columns = 80
    var rows = 24
  }

  /// What colours there are.
  enum Colors {
    case none
    case palette
    case full

    /// What an environment promises.
    init(_ environment: [String: String]) {
      let (term, depth) = (environment["TERM"] ?? "", environment["COLORTERM"] ?? "")
      if !(environment["NO_COLOR"] ?? "").isEmpty {
        self = .none
      } else if depth == "truecolor" || depth == "24bit" {
        self = .full
      } else {
        self = term.contains("256color") ? .palette : .none
      }
    }
  }

  private let before: termios

  /// Takes the terminal over; nil if there is none.
  init?() {
    var state = termios()
    guard tcgetattr(STDIN_FILENO, &state) == 0, isatty(STDOUT_FILENO) == 1 else { return nil }
    before = state
    TerminalGuard.begin(state)
  }

  /// Shows our own screen, and lets every key come through as it is pressed.
  func enter() {
    TerminalGuard.own(true)
    var state = before
    cfmakeraw(&state)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &state)
    _ = send(TerminalGuard.entering)
  }

  /// Gives the terminal back as it was, and drops what was typed for us.
  func leave() {
    _ = send(TerminalGuard.leaving)
    var state = before
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &state)
    TerminalGuard.own(false)
  }

  /// Gives the terminal back for good.
  func close() {
    leave()
    TerminalGuard.end()
  }

  /// Gives the terminal back until the process is continued.
  func suspend() {
    leave()
    TerminalGuard.suspend()
    // What happened meanwhile is made good by entering.
    _ = TerminalGuard.take()
    enter()
  }

  /// The size as it is now.
  var size: Size {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return Size() }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Waits for input, but no longer than some milliseconds.
  ///
  /// - Returns: What came in, empty if nothing did; nil at the end of input.
  func read(waiting milliseconds: Int32) -> [UInt8]? {
    if StandardInput.isReadable(within: milliseconds) == false { return [] }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Writes everything; false if that is no longer possible.
  func send(_ bytes: [UInt8]) -> Bool { (try? Output.standard.send(bytes)) != nil }
}
