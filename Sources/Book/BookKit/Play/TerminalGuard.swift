package import Foundation

/// Leaves the terminal as it was, whatever ends the process, and notes what it is told meanwhile.
///
/// A signal may come at any moment, in the middle of an allocation, too. The handlers therefore read
/// memory that was made before, and call nothing but `write`, `tcsetattr`, `sigaction` and `raise`.
package enum TerminalGuard {
  /// What a handler has noted for the loop, each as a bit.
  package enum Note {
    /// The terminal has another size.
    package static let resized: Int32 = 1
    /// The process is asked to stop for a while, as by Ctrl-Z.
    package static let stop: Int32 = 2
    /// The process goes on.
    package static let resumed: Int32 = 4
  }

  /// What is written when the terminal is entered: the other screen, no cursor, mouse reports with
  /// drags, in the form that knows no largest column.
  static let entering = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h".utf8)
  /// What undoes it.
  static let leaving = Array("\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l".utf8)

  /// The terminal's state from before.
  nonisolated(unsafe) fileprivate static let state =
    UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// Whether the terminal is ours at the moment: 0 or 1.
  nonisolated(unsafe) fileprivate static let isOurs = cell()
  nonisolated(unsafe) fileprivate static let notes = cell()
  nonisolated(unsafe) fileprivate static let leavingBytes: UnsafeMutablePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: leaving.count)
    bytes.initialize(from: leaving, count: leaving.count)
    return bytes
  }()
  /// How many of them are written; none where the screen is not taken over.
  nonisolated(unsafe) fileprivate static let leavingCount = cell()

  /// What ends a process: told to, hung up on, or a trap.
  private static let fatal = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE,
  ]
  private static let noted = [SIGWINCH, SIGTSTP, SIGCONT]

  private static func cell() -> UnsafeMutablePointer<Int32> {
    let cell = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    cell.initialize(to: 0)
    return cell
  }

  /// Makes the memory that handlers read, so that `restore` can be called by one at any time.
  package static func prepare() { _ = (state, isOurs, notes, leavingBytes, leavingCount) }

  /// Installs the handlers, once the terminal's state is known.
  ///
  /// - Parameters:
  ///   - before: The state that is given back.
  ///   - takesScreen: Whether the other screen is shown meanwhile.
  package static func begin(_ before: termios, takesScreen: Bool = true) {
    prepare()
    state.initialize(to: before)
    (isOurs.pointee, notes.pointee) = (0, 0)
    leavingCount.pointee = takesScreen ? Int32(leaving.count) : 0
    // A handler for an overflow of the stack needs one of its own.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    // An unsigned number on macOS.
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
    for number in fatal { handle(number, restoreAndRaise) }
    for number in noted { handle(number, note) }
    // The program that started this one may have blocked them, and that is inherited.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in fatal + noted { sigaddset(&heard, number) }
    sigprocmask(SIG_UNBLOCK, &heard, nil)
  }

  /// Takes the handlers away.
  package static func end() {
    for number in fatal + noted { signal(number, SIG_DFL) }
  }

  /// Says whether the terminal is ours, and so has to be given back.
  package static func own(_ isOurs: Bool) { self.isOurs.pointee = isOurs ? 1 : 0 }

  /// What has been noted since the last call.
  package static func take() -> Int32 {
    let taken = notes.pointee
    notes.pointee &= ~taken
    return taken
  }

  /// Stops the process as the terminal's own key would, until it is continued.
  package static func suspend() {
    signal(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
    handle(SIGTSTP, note)
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
      action.sa_flags = SA_ONSTACK
    #else
      action.__sigaction_handler.sa_handler = handler
      action.sa_flags = Int32(SA_ONSTACK)
    #endif
    sigaction(number, &action, nil)
  }
}

extension TerminalGuard {
  /// Gives the terminal back if it is ours; a handler may call it.
  package static func restore() {
    guard isOurs.pointee == 1 else { return }
    isOurs.pointee = 0
    if leavingCount.pointee > 0 { write(STDOUT_FILENO, leavingBytes, Int(leavingCount.pointee)) }
    tcsetattr(STDIN_FILENO, TCSANOW, state)
  }
}

private func restoreAndRaise(_ number: Int32) {
  TerminalGuard.restore()
  signal(number, SIG_DFL)
  raise(number)
}

private func note(_ number: Int32) {
  switch number {
  case SIGWINCH: TerminalGuard.notes.pointee |= TerminalGuard.Note.resized
  case SIGTSTP: TerminalGuard.notes.pointee |= TerminalGuard.Note.stop
  default: TerminalGuard.notes.pointee |= TerminalGuard.Note.resumed
  }
}
