import BookKit
import Foundation

/// What happens when the reader presses Ctrl-C, at any moment.
///
/// A handler may not allocate, so what it needs is laid ready beforehand.
enum Interrupt {
  private nonisolated(unsafe) static var words: StaticString = "\n"
  private nonisolated(unsafe) static var child: pid_t = 0
  private nonisolated(unsafe) static var file: UnsafeMutablePointer<CChar>?

  /// The exit status of a command that was interrupted.
  static let status: Int32 = 130

  /// From now on Ctrl-C ends the child as well, leaves no file behind and says a last word.
  static func prepare() {
    TerminalGuard.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        if Interrupt.child > 0 { kill(Interrupt.child, SIGINT) }
        if let file = Interrupt.file { unlink(file) }
        TerminalGuard.restore()
        let words = Interrupt.words
        _ = write(STDOUT_FILENO, words.utf8Start, words.utf8CodeUnitCount)
        _exit(Interrupt.status)
      }
    }
  }

  /// Sets what is printed last.
  static func say(_ words: StaticString) { self.words = words }

  /// Lays a child and its temporary file, if it has one, ready; both are forgotten by `release`.
  static func hold(child: pid_t, file: String? = nil) {
    self.file = file.flatMap { strdup($0) }
    self.child = child
  }

  /// Forgets them: the child has ended and the file is gone.
  static func release() {
    let held = file
    // Ctrl-C may come between any two of these lines.
    (child, file) = (0, nil)
    free(held)
  }
}
