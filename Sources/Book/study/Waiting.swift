import BookKit
import Foundation

/// Tells a reader at a terminal what is waited for, in one line that is gone in the end.
final class Waiting {
  private let what: String
  private let write: (String) -> Void
  private let now: () -> Double
  private let start: Double
  private var line = ""
  /// How far the build is, as in `7 of 46`.
  private var steps = ""
  private var isBehindAnother = false

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - what: What happens meanwhile, as in `Building`.
  ///   - now: The time in seconds.
  ///   - write: Writes to the terminal.
  init(_ what: String, now: @escaping () -> Double = uptime, write: @escaping (String) -> Void) {
    (self.what, self.now, self.write) = (what, now, write)
    start = now()
  }

  /// Waiting that is told on standard error; nil if that is no terminal which can erase a line.
  static func atTerminal(_ what: String) -> Waiting? {
    guard Output.error.isTerminal,
      Console.obeysEscapes(ProcessInfo.processInfo.environment)
    else { return nil }
    // A terminal that goes away meanwhile must not end us before our child.
    return Waiting(what) { try? Output.error.send(Array($0.utf8)) }
  }

  /// Erases the line, if there may be one, so that something else can be said; it comes back.
  static func eraseAtTerminal() {
    if Output.error.isTerminal { try? Output.error.send(Array("\r\u{1B}[K".utf8)) }
  }

  /// Reads what Swift prints: how far it is, and whether it waits for another build.
  func see(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("Another instance of SwiftPM") { isBehindAnother = true }
    if let step = text.matches(of: /\[([0-9]+)\/([0-9]+)\]/).last {
      (isBehindAnother, steps) = (false, "\(step.1) of \(step.2)")
    }
  }

  /// Shows what is to be seen by now; what is over at once shows nothing.
  func tick() {
    let seconds = Int(now() - start)
    guard now() - start >= 0.5 else { return }
    var text = isBehindAnother ? "Waiting for another swift command to finish building" : what
    if !isBehindAnother, !steps.isEmpty { text += ", step \(steps)" }
    text += seconds == 0 ? " …" : " … \(seconds) s"
    guard text != line else { return }
    line = text
    write("\r\u{1B}[K" + text)
  }

  /// Erases the line.
  func end() {
    if !line.isEmpty { write("\r\u{1B}[K") }
    line = ""
  }

  /// Seconds that only go forward.
  private static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
