import Foundation

/// The process between the supervisor and the answers: it starts one after the other.
///
/// It runs no answer itself, waits for each, and says how it ended. An answer that kills its parent
/// kills this one and not the supervisor, which goes on with a new one:
///
///     supervisor, which gives the verdicts ── starter ── one answer at a time
struct Starter {
  /// The starter's process.
  let process: pid_t
  /// What answers print, for the supervisor to read.
  let output: Int32
  /// A byte comes here when an answer has ended; it closes when the starter itself ends.
  let reports: Int32
  private let orders: Int32

  /// Starts the process; nil if the system has no room for it.
  ///
  /// - Parameters:
  ///   - note: What all these processes see.
  ///   - limits: What each answer may use.
  ///   - play: Runs one answer, by its number, in its own process.
  init?(note: SharedNote, limits: Limits, play: (Int32) -> Void) {
    guard let output = Pipe(), let reports = Pipe(), let orders = Pipe() else { return nil }
    fflush(nil)
    let supervisor = getpid()
    process = System.fork()
    if process == 0 {
      System.endWithParent(supervisor)
      System.adoptOrphans()
      Confinement.enter(output: output.input, keeping: [orders.output, reports.input])
      Self.serve(orders.output, reports.input, note, limits, play)
    }
    for end in [output.input, reports.input, orders.output] { Foundation.close(end) }
    (self.output, self.reports, self.orders) = (output.output, reports.output, orders.input)
    _ = fcntl(self.output, F_SETFL, O_NONBLOCK)
    if process < 0 {
      close()
      return nil
    }
  }

  /// Orders one answer, by its number.
  func start(_ number: Int32) {
    withUnsafeBytes(of: number) { _ = write(orders, $0.baseAddress, $0.count) }
  }

  /// Gives no more orders, by which the process ends, and waits until it has.
  ///
  /// - Returns: The signal that ended it, if one did.
  @discardableResult
  func end() -> Int32 {
    close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f
  }

  private func close() {
    for end in [output, reports, orders] { Foundation.close(end) }
  }

  // MARK: - In the starter's process

  /// Its whole life: an order, an answer, a report, until no more orders come.
  private static func serve(
    _ orders: Int32, _ reports: Int32, _ note: SharedNote, _ limits: Limits,
    _ play: (Int32) -> Void
  ) -> Never {
    let starter = getpid()
    var number: Int32 = 0
    while read(orders, &number, 4) == 4 {
      let answer = patientFork()
      if answer == 0 {
        // Both say which process it is: either may be killed before it comes to it.
        note.process = getpid()
        setpgid(0, 0)
        System.endWithParent(starter)
        Foundation.close(orders)
        Foundation.close(reports)
        Confinement.limit(to: limits)
        play(number)
        _exit(0)
      }
      note.process = answer
      if answer > 0 { note.end = end(of: answer) }
      write(reports, &number, 1)
    }
    _exit(0)
  }

  /// Waits a little if the system has no room for another process.
  private static func patientFork() -> pid_t {
    for _ in 0..<20 {
      let process = System.fork()
      if process >= 0 { return process }
      usleep(100_000)
    }
    return -1
  }

  private static func end(of answer: pid_t) -> ProcessEnd {
    var (status, usage) = (Int32(0), rusage())
    while wait4(answer, &status, 0, &usage) < 0, errno == EINTR {}
    return ProcessEnd(
      status: status, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      hasLeftOthers: Leftovers.end(of: answer, isReaped: true))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// Two ends of a pipe.
private struct Pipe {
  let output: Int32
  let input: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}
