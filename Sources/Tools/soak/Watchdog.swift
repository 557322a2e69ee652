import Foundation

/// Says which scene was played when the engine traps or does not come back.
///
/// A signal may strike anywhere, so its handler only writes bytes and leaves.
enum Watchdog {
  /// How long a scene may take, in seconds.
  private static let patience: UInt32 = 120
  nonisolated(unsafe) private static var scene: UInt64 = 0

  /// Begins to watch.
  static func start() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { _ in Watchdog.bark() }
    }
  }

  /// A scene is about to be played.
  static func watch(_ number: UInt64) {
    scene = number
    alarm(patience)
  }

  private static func bark() {
    write("\nFAILED: the engine trapped, or did not come back, in scene ")
    var digits: (UInt8, left: UInt64) = (0, scene)
    var power: UInt64 = 1
    while power <= digits.left / 10 { power *= 10 }
    while power > 0 {
      digits = (UInt8(48 + digits.left / power), digits.left % power)
      withUnsafeBytes(of: &digits.0) { _ = Foundation.write(2, $0.baseAddress, 1) }
      power /= 10
    }
    write(".\nPlay it again with --scene and this number.\n")
    _exit(1)
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
