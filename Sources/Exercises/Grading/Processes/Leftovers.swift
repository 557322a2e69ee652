import Foundation

/// What an answer leaves behind: processes that it started, or that started each other.
enum Leftovers {
  /// Kills a process with its group.
  static func kill(_ process: pid_t) {
    guard process > 1 else { return }
    _ = Foundation.kill(-process, SIGKILL)
    _ = Foundation.kill(process, SIGKILL)
  }

  /// Ends all that is left of an answer that has ended.
  ///
  /// On Linux the supervisor has become the parent of all that is left, wherever it hides. On macOS
  /// a process that has left its group is not found.
  ///
  /// - Parameters:
  ///   - answer: The answer's process.
  ///   - isReaped: Whether its parent has taken notice of its end, as it does unless it is killed.
  /// - Returns: Whether there was anything.
  static func end(of answer: pid_t, isReaped: Bool) -> Bool {
    var found = false
    if answer > 1, Foundation.kill(-answer, SIGKILL) == 0, isReaped { found = true }
    #if os(Linux)
      // A process may start others faster than they are found; not for ever.
      let start = System.now
      while System.now - start < 2 {
        var status: Int32 = 0
        let process = waitpid(-1, &status, WNOHANG)
        if process < 0 { break }
        if process > 0 {
          // The answer itself comes here if it has killed the process that waited for it.
          found = found || process != answer
          continue
        }
        for process in ProcessTable.descendants(of: getpid()) { kill(process) }
        usleep(1000)
      }
    #endif
    return found
  }
}

/// What the supervisor does when it is itself to end.
enum Interruption {
  nonisolated(unsafe) private static var isWanted = false
  nonisolated(unsafe) private static var parent: pid_t = 0

  /// From now on Ctrl-C and its like are noted instead of ending this process at once.
  static func prepare() {
    parent = getppid()
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in Interruption.isWanted = true } }
  }

  /// Ends this process, if that is wanted or nobody is left who would hear it.
  static func obey(_ end: () -> Void) {
    guard isWanted || getppid() != parent else { return }
    end()
    _ = Leftovers.end(of: 0, isReaped: true)
    _exit(1)
  }
}
