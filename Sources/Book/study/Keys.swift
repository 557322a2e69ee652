import BookKit
import Foundation

/// The keys that a reader presses, each at once and without Return.
struct Keys {
  /// The key that was pressed next; nil if none was.
  var next: () -> Character?
  /// Gives the keyboard back as it was.
  var release: () -> Void
  /// How many characters fit into a line of the terminal, as it is now.
  var columns: () -> Int

  /// Keys that come from somewhere else.
  init(
    next: @escaping () -> Character?, columns: Int = 80, release: @escaping () -> Void = {}
  ) {
    (self.next, self.release, self.columns) = (next, release, { columns })
  }

  /// The keyboard of this process's terminal; nil if there is none, or another process has it.
  ///
  /// The screen remains as it is, and Ctrl-C and Ctrl-Z mean what they always mean. However the
  /// process ends, the keyboard is given back.
  init?() {
    var before = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0,
      tcgetpgrp(STDIN_FILENO) == getpgrp()
    else { return nil }
    var ours = before
    ours.c_lflag &= ~tcflag_t(ICANON | ECHO)
    TerminalGuard.begin(before, takesScreen: false)
    // Ctrl-C has more to do than to give the terminal back.
    Interrupt.prepare()
    let enter = {
      TerminalGuard.own(true)
      var state = ours
      tcsetattr(STDIN_FILENO, TCSADRAIN, &state)
    }
    enter()
    next = {
      let notes = TerminalGuard.take()
      if notes & TerminalGuard.Note.stop != 0 {
        TerminalGuard.restore()
        TerminalGuard.suspend()
        _ = TerminalGuard.take()
        enter()
      } else if notes & TerminalGuard.Note.resumed != 0 {
        enter()
      }
      return Self.key()
    }
    columns = {
      var size = winsize()
      let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      return isKnown ? Int(size.ws_col) : 80
    }
    release = {
      TerminalGuard.restore()
      TerminalGuard.end()
      Interrupt.prepare()
    }
  }

  /// The next key, if one waits; what an arrow or a key with Alt sends counts as one key.
  private static func key() -> Character? {
    guard let first = byte() else { return nil }
    guard first == 0x1B else { return Character(UnicodeScalar(first)) }
    while byte() != nil {}
    return "\u{1B}"
  }

  private static func byte() -> UInt8? {
    var byte: UInt8 = 0
    guard StandardInput.isReadable(within: 0) == true, read(STDIN_FILENO, &byte, 1) == 1 else {
      return nil
    }
    return byte
  }
}
