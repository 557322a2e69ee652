#if os(Linux)
  import Foundation
  import TestKit

  /// The built command in a terminal of its own, with a learner who types.
  final class Terminal {
    // Linux's numbers; Swift does not see the macros TIOCGPTN, TIOCSPTLCK,
    // POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID.
    private static let (getNumber, setLock): (UInt, UInt) = (0x8004_5430, 0x4004_5431)
    private static let newSession: Int16 = 0x08 | 0x80

    private let master: Int32
    private let slave: Int32
    private var pid: pid_t = 0
    /// The settings before the command was started.
    private(set) var settingsBefore: [UInt32] = []
    /// All that was seen on the screen so far.
    private(set) var screen = ""

    /// Starts the command; Ctrl-C in the terminal reaches it, as it reaches a shell's command.
    init(_ words: [String], in folder: URL) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (number, lock): (UInt32, Int32) = (0, 0)
      guard ioctl(master, Self.getNumber, &number) == 0, ioctl(master, Self.setLock, &lock) == 0
      else { throw POSIXError(.ENOTTY) }
      let name = "/dev/pts/\(number)"
      // Kept open, so that the terminal and its settings outlive the command.
      slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      settingsBefore = settings

      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, Self.newSession)
      // A test's thread blocks signals, and a child would inherit that.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      // The first terminal that the head of a session opens is the one it belongs to.
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      let script = #"cd "$0" && exec "$@""#
      var arguments =
        (["sh", "-c", script, folder.path, Self.binary] + words).map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      let error = posix_spawn(&pid, "/bin/sh", &actions, &attributes, &arguments, environ)
      guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    }

    deinit {
      close(slave)
      close(master)
    }

    /// The command, built beside the tests.
    private static var binary: String { Products.program("study").path }

    /// The terminal's settings.
    var settings: [UInt32] {
      var settings = termios()
      tcgetattr(slave, &settings)
      return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    }

    func signal(_ number: Int32) { kill(pid, number) }

    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(master, bytes, bytes.count)
    }

    /// Reads until a text stands on the screen; false if a minute passes without.
    func shows(_ text: String) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while !screen.contains(text) {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 60_000) == 1 else { return false }
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        screen += String(decoding: bytes[..<count], as: UTF8.self)
      }
      return true
    }

    /// Waits for the command's end, and returns its exit status; nil if a signal ended it.
    ///
    /// A command that is still there after a minute is ended by force.
    func end() -> Int32? {
      var status: Int32 = 0
      for _ in 1...3000 {
        if waitpid(pid, &status, WNOHANG) == pid {
          return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
        }
        usleep(20_000)
      }
      kill(pid, SIGKILL)
      waitpid(pid, &status, 0)
      return nil
    }
  }
#endif
