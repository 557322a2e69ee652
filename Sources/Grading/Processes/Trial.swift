import Foundation

/// One answer in a process of its own, watched from outside.
///
/// Between the supervisor and the answer stands a process that does nothing but wait for the
/// answer: an answer that kills its parent hits that one. So there are three:
///
///     supervisor, which gives the verdict ── waits and passes on ── the answer
struct Trial {
  private let note: SharedNote
  private let limits: Limits
  private let waiting: pid_t
  /// What the answer prints.
  private let output: Int32
  /// Nothing ever comes here: it ends when the process that waits does.
  private let life: Int32
  private var tail = Tail()

  /// Starts the processes; nil if the system has no room for them.
  ///
  /// - Parameters:
  ///   - note: What both sides see; it is cleared.
  ///   - limits: What the answer may use, with the memory the process has from the start.
  ///   - body: Runs the answer, in the new process.
  init?(note: SharedNote, limits: Limits, _ body: () -> Void) {
    note.clear()
    guard let output = Pipe(), let life = Pipe() else { return nil }
    fflush(nil)
    let supervisor = getpid()
    let waiting = System.fork()
    if waiting == 0 {
      System.endWithParent(supervisor)
      Confinement.enter(output: output.input, keeping: life.input)
      Self.wait(for: limits, note, life: life.input, body)
    }
    close(output.input)
    close(life.input)
    (self.note, self.limits, self.waiting) = (note, limits, waiting)
    (self.output, self.life) = (output.output, life.output)
    if waiting < 0 {
      closeBoth()
      return nil
    }
    _ = fcntl(self.output, F_SETFL, O_NONBLOCK)
  }

  /// The whole life of the process that waits.
  private static func wait(
    for limits: Limits, _ note: SharedNote, life: Int32, _ body: () -> Void
  ) -> Never {
    let parent = getpid()
    let answer = System.fork()
    if answer == 0 {
      setpgid(0, 0)
      System.endWithParent(parent)
      close(life)
      Confinement.limit(to: limits)
      body()
      _exit(0)
    }
    note.process = answer
    var (status, usage) = (Int32(0), rusage())
    while answer > 0, wait4(answer, &status, 0, &usage) < 0, errno == EINTR {}
    if answer > 0 {
      note.end = ProcessEnd(
        status: status, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime))
    }
    _exit(0)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  // MARK: - The supervisor's side

  /// Watches until the answer has ended or must, and ends all that it started.
  mutating func run() -> Ending {
    let stopped = watch()
    if stopped != nil { end() }
    readOutput()
    var status: Int32 = 0
    while waitpid(waiting, &status, 0) < 0, errno == EINTR {}
    let others = Leftovers.end(of: note.process, isReaped: note.end != nil)
    closeBoth()
    return Ending(
      note: note, stopped: others ? .processes : stopped, waitingStatus: status, tail: tail,
      limits: limits)
  }

  private mutating func watch() -> Verdict? {
    var patience = Patience(limits)
    var (pause, last) = (Int32(10), System.now)
    while true {
      var events = [
        pollfd(fd: life, events: Int16(POLLIN), revents: 0),
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      ]
      // Who holds the output open after the answer's end is found among the leftovers.
      poll(&events, 2, pause)
      if events[1].revents != 0 { readOutput() }
      if events[0].revents != 0 { return nil }
      Interruption.obey { end() }
      let now = System.now
      guard now - last >= 0.01 else { continue }
      if let verdict = patience.look(at: Usage(of: note.process) ?? Usage(), after: now - last) {
        return verdict
      }
      (last, pause) = (now, min(pause + 2, 40))
    }
  }

  /// Reads what has been printed, and drops all but the end.
  private mutating func readOutput() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { bytes in
      // What is printed without end must not keep the supervisor from looking at the clock.
      for _ in 0..<16 {
        let count = read(output, bytes.baseAddress, bytes.count)
        if count <= 0 { break }
        tail.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      }
    }
  }

  /// Kills the answer; the process that waits for it ends by that, or is killed as well.
  private func end() {
    Leftovers.kill(note.process)
    var events = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
    if poll(&events, 1, 500) == 0 { Leftovers.kill(waiting) }
  }

  private func closeBoth() {
    close(output)
    close(life)
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
