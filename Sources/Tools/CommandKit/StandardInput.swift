import Foundation

/// Standard input, line by line.
package enum StandardInput {
  /// How many bytes a line may have; whatever is longer comes in pieces, as if it were lines.
  ///
  /// A person types less, and a program that never ends its line must not fill the memory.
  package static let longestLine = 1000

  /// Whether it is a terminal.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether there is something to read: bytes, or the end of input.
  ///
  /// It asks `select`, which knows terminals on every system; the `poll` of macOS does not.
  ///
  /// - Parameters:
  ///   - milliseconds: How long it waits at most; below 0, for ever.
  ///   - descriptor: The file's number, below 1024.
  /// - Returns: The answer; nil if the file cannot be asked, so that reading it says why.
  package static func isReadable(
    within milliseconds: Int32, _ descriptor: Int32 = STDIN_FILENO
  ) -> Bool? {
    var files = fd_set()
    // A bit for each file, from the lowest of the first byte.
    withUnsafeMutableBytes(of: &files) { $0[Int(descriptor) / 8] = 1 << (descriptor % 8) }
    // The parts are integers of another size on each system.
    var time = timeval(
      tv_sec: .init(milliseconds / 1000), tv_usec: .init(milliseconds % 1000 * 1000))
    let ready =
      milliseconds < 0
      ? select(descriptor + 1, &files, nil, nil, nil)
      : select(descriptor + 1, &files, nil, nil, &time)
    // A signal came: nothing is known to be there.
    if ready < 0, errno != EINTR { return nil }
    return ready > 0
  }

  private nonisolated(unsafe) static var rest: [UInt8] = []

  /// Reads a line, without its end; nil at the end of input.
  ///
  /// To be called on one thread only.
  package static func line() -> String? {
    line(from: STDIN_FILENO, &rest)
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - descriptor: The file's number.
  ///   - rest: What was read before and not yet returned.
  /// - Returns: The line; bytes that are no UTF-8 stand in it as question marks in a diamond.
  package static func line(from descriptor: Int32, _ rest: inout [UInt8]) -> String? {
    let newline = UInt8(ascii: "\n")
    while rest.count <= longestLine, !rest.contains(newline) {
      guard let more = read(descriptor) else { break }
      rest += more
    }
    if rest.isEmpty { return nil }
    let line = rest.prefix(longestLine).prefix { $0 != newline }
    let hasEnd = rest.dropFirst(line.count).first == newline
    rest.removeFirst(line.count + (hasEnd ? 1 : 0))
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits for bytes; nil at the end of input, or if it cannot be read.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: longestLine)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 { return nil }
      if errno == EAGAIN {
        _ = isReadable(within: -1, descriptor)
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
