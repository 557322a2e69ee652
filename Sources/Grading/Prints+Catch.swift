// Apart from the rest, because the C library's `stdout` is a variable that Swift 6 only accepts
// from a module imported like this, and not from Foundation.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

extension Prints {
  /// Lets prints take the way of the verdict, line by line, so that a crash swallows none.
  static func catchAll() {
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }
}
