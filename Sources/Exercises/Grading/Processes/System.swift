#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// What grading asks of the operating system and Swift's modules do not offer on both systems.
enum System {
  /// Splits this process in two; returns 0 in the new one, and its number in the old one.
  static func fork() -> pid_t {
    #if canImport(Darwin)
      unavailableFork()
    #elseif canImport(Musl)
      Musl.fork()
    #else
      Glibc.fork()
    #endif
  }

  /// Lets processes that this one starts split in two without starting a program.
  ///
  /// Objective-C's runtime kills the new process when it first uses a class that begins in a way of
  /// its own, since another thread may just have begun it. Answers use Foundation, and no thread of
  /// a supervisor is at work when it splits. The runtime reads the variable when a process starts,
  /// so it is set in the parent.
  static func allowForkWithoutExec() {
    #if canImport(Darwin)
      setenv("OBJC_DISABLE_INITIALIZE_FORK_SAFETY", "YES", 1)
    #endif
  }

  /// Lets this process be killed when its parent ends, if that is still the given one.
  ///
  /// macOS has nothing like it: there the supervisor ends the answer when it is interrupted, and
  /// only one that is killed leaves an answer behind, until its processor time is used up.
  static func endWithParent(_ parent: pid_t) {
    #if os(Linux)
      _ = prctl(1, UInt(SIGKILL))  // PR_SET_PDEATHSIG
    #endif
    if getppid() != parent { _exit(1) }
  }

  /// Makes this process the parent of every descendant whose own parent has ended.
  ///
  /// macOS has nothing like it: there a process that leaves its group is not found again.
  static func adoptOrphans() {
    #if os(Linux)
      _ = prctl(36, 1)  // PR_SET_CHILD_SUBREAPER
    #endif
  }

  /// Sets a limit of this process; the numbers of the limits have another type on each system.
  static func limit(_ resource: Resource, soft: UInt64, hard: UInt64) {
    var limits = rlimit()
    guard getrlimit(resource.number, &limits) == 0 else { return }
    limits.rlim_max = min(limits.rlim_max, rlim_t(hard))
    limits.rlim_cur = min(limits.rlim_max, rlim_t(soft))
    setrlimit(resource.number, &limits)
  }

  /// What a process can be limited in.
  enum Resource {
    case processor, memory, fileSize, coreFile

    #if canImport(Glibc)
      var number: __rlimit_resource_t {
        switch self {
        case .processor: __rlimit_resource_t(RLIMIT_CPU.rawValue)
        case .memory: __rlimit_resource_t(RLIMIT_DATA.rawValue)
        case .fileSize: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        case .coreFile: __rlimit_resource_t(RLIMIT_CORE.rawValue)
        }
      }
    #else
      var number: Int32 {
        switch self {
        case .processor: RLIMIT_CPU
        case .memory: RLIMIT_DATA
        case .fileSize: RLIMIT_FSIZE
        case .coreFile: RLIMIT_CORE
        }
      }
    #endif
  }

  /// Seconds on a clock that only goes forward.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

#if canImport(Darwin)
  // Unavailable in Swift, because much of a program does not survive it. An answer does: the
  // supervisor's other threads are idle, and the new process needs none of them.
  @_silgen_name("fork") private func unavailableFork() -> pid_t
#else
  // In no Swift module. It takes any number of arguments, and these two are passed like any.
  @_silgen_name("prctl") private func prctl(_ option: Int32, _ value: UInt) -> Int32
#endif
