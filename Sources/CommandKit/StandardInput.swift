import Foundation

/// Standard input, line by line.
package enum StandardInput {
  /// How many bytes a line may have; whatever is longer comes in pieces, as if it were lines.
  ///
  /// A person types less, and a program that never ends its line must not fill the memory.
  package static let longestLine = 1000

  /// Whether it is a terminal.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

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
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
