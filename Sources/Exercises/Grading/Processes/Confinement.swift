#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// What a process gives up before an answer runs in it.
enum Confinement {
  /// Leaves the terminal, the descriptors and every signal handler.
  ///
  /// - Parameters:
  ///   - output: Where standard output and error go.
  ///   - kept: The other descriptors that stay open.
  static func enter(output: Int32, keeping kept: [Int32]) {
    setsid()
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    dup2(output, STDOUT_FILENO)
    dup2(output, STDERR_FILENO)
    for descriptor in openDescriptors()
    where descriptor > STDERR_FILENO && !kept.contains(descriptor) {
      close(descriptor)
    }
    // Without handlers a crash is a plain one: Swift's own would print 130 lines first.
    for number in Int32(1)...64 { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Sets what the system itself enforces, should the supervisor not get its turn in time.
  static func limit(to limits: Limits) {
    let seconds = UInt64(limits.processor.rounded(.up))
    System.limit(.processor, soft: seconds, hard: seconds + 1)
    System.limit(.fileSize, soft: 64 << 20, hard: 64 << 20)
    System.limit(.coreFile, soft: 0, hard: 0)
    // macOS keeps no account of what is mapped; there the supervisor's looks have to do.
    System.limit(.memory, soft: 4 * UInt64(limits.memory), hard: 4 * UInt64(limits.memory))
  }

  /// Makes prints leave the process line by line, so that a crash swallows none.
  static func printLineByLine() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }

  private static func openDescriptors() -> [Int32] {
    guard let folder = opendir("/dev/fd") else { return Array(3..<256) }
    defer { closedir(folder) }
    var found: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let descriptor = Int32(name) { found.append(descriptor) }
    }
    return found
  }
}
