import Foundation

/// Watches over the supervisors, from the process that has started them: an answer may stop its
/// supervisor, or begin to debug it, and nobody below would notice.
///
/// Linux only: on macOS such an answer keeps the run waiting until it is interrupted. An answer that
/// stops the whole run is noticed by nobody.
enum Overseer {
  /// How long a supervisor may stand still, in seconds; it never does by itself.
  private static let patience = 3

  /// Does something that starts supervisors, and ends those that stand still.
  static func watching<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    #if os(Linux)
      let watch = Task.detached { await look() }
      defer { watch.cancel() }
    #endif
    return try await body()
  }

  #if os(Linux)
    private static func look() async {
      var seconds: [pid_t: Int] = [:]
      while true {
        // Nearly all answers are graded before the first look.
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        let stopped = ProcessTable.children(of: getpid()).filter {
          ["T", "t"].contains(ProcessTable.fields(of: $0)?.first)
        }
        seconds = stopped.reduce(into: [:]) { $0[$1] = seconds[$1, default: 0] + 1 }
        // What it has started ends with it.
        for (process, count) in seconds where count > patience { kill(process, SIGKILL) }
      }
    }
  #endif
}
