import BookKit
import Foundation

/// Tells a reader at a terminal what is waited for, in one line that is gone in the end.
final class Waiting {
  private let what: String
  private let erase: String
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
  ///   - erase: What erases the line, as in `erasing(_:)`.
  ///   - now: The time in seconds.
  ///   - write: Writes to the terminal.
  init(
    _ what: String, erase: String, now: @escaping () -> Double = uptime,
    write: @escaping (String) -> Void
  ) {
    (self.what, self.erase, self.now, self.write) = (what, erase, now, write)
    start = now()
  }

  /// What erases a line at the terminal that an environment names; nil if nothing does there.
  ///
  /// Who wants no colours gets no escapes either: blanks are written over what stands there.
  static func erasing(_ environment: [String: String]) -> String? {
    guard Console.obeysEscapes(environment) else { return nil }
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    return isPlain ? "\r" + String(repeating: " ", count: longest) + "\r" : "\r\u{1B}[K"
  }

  /// Characters of the longest line, after hours of waiting.
  private static let longest = 66

  private static var atTerminal: String? {
    Output.error.isTerminal ? erasing(ProcessInfo.processInfo.environment) : nil
  }

  /// Waiting that is told on standard error; nil if that is no terminal which can erase a line.
  static func atTerminal(_ what: String) -> Waiting? {
    // A terminal that goes away meanwhile must not end us before our child.
    atTerminal.map { Waiting(what, erase: $0) { try? Output.error.send(Array($0.utf8)) } }
  }

  /// Erases the line, if there may be one, so that something else can be said; it comes back.
  static func eraseAtTerminal() {
    if let erase = atTerminal { try? Output.error.send(Array(erase.utf8)) }
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
    write(erase + text)
  }

  /// Erases the line.
  func end() {
    if !line.isEmpty { write(erase) }
    line = ""
  }

  /// Seconds that only go forward.
  private static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
