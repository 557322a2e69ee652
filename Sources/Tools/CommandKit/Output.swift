import Foundation

/// Standard output or standard error; what is written there arrives, or the process says that it
/// did not and ends.
package struct Output: Sendable {
  /// What a program is asked for.
  package static let standard = Output(descriptor: STDOUT_FILENO)
  /// What goes wrong, and what happens meanwhile.
  package static let error = Output(descriptor: STDERR_FILENO)

  /// Why a text was not written.
  package enum Failure: Error, Equatable {
    /// Nobody reads any more: a closed pipe, which is how `head` says that it has enough.
    case closed
    /// The system's number of the error.
    case refused(Int32)
  }

  private let descriptor: Int32

  /// Makes an output of a file that is open.
  ///
  /// - Parameter descriptor: The file's number.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text, and ends the process if that fails: with a sentence on standard error and the
  /// status 2, or in silence and with the status 1 if nobody reads any more.
  ///
  /// - Parameter text: The text; it is tried once.
  package func write(_ text: String) {
    do {
      try send(Array(text.utf8))
    } catch {
      guard case .refused(let number) = error else { exit(1) }
      // If standard error is what failed, this fails as well, and only the status is left.
      let reason = "The output cannot be written: \(String(cString: strerror(number))).\n"
      if descriptor != STDERR_FILENO { try? Output.error.send(Array(reason.utf8)) }
      exit(2)
    }
  }

  /// Writes bytes, even if the system takes them in pieces.
  ///
  /// - Parameter bytes: What is to be written.
  /// - Throws: A `Failure`, after the first error.
  package func send(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody else has made the file one that does not wait; so we do.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw errno == EPIPE ? .closed : .refused(errno)
      }
    }
  }
}
