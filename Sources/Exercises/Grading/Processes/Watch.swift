import Foundation

/// The supervisor's watch over one answer: reads what it prints, and ends it when it must end.
struct Watch {
  private let starter: Starter
  private let note: SharedNote
  private let limits: Limits
  private var tail = Tail()

  init(_ starter: Starter, _ note: SharedNote, _ limits: Limits) {
    (self.starter, self.note, self.limits) = (starter, note, limits)
  }

  /// Lets one answer run to its end, by itself or not.
  ///
  /// - Parameter number: The answer's number.
  /// - Returns: Its end, and whether the starter has survived it.
  mutating func run(_ number: Int32) -> (Ending, Bool) {
    note.clear()
    starter.start(number)
    var stopped = watch()
    if stopped != nil { end() }
    readOutput()
    if note.end?.hasLeftOthers == true { stopped = .processes }
    let survived = note.end != nil
    var signal: Int32?
    if !survived { signal = endStarter(&stopped) }
    return (
      Ending(note: note, stopped: stopped, signal: signal, tail: tail, limits: limits), survived
    )
  }

  private mutating func watch() -> Verdict? {
    var patience = Patience(limits)
    var (pause, last) = (Int32(10), System.now)
    while true {
      var events = [
        pollfd(fd: starter.reports, events: Int16(POLLIN), revents: 0),
        pollfd(fd: starter.output, events: Int16(POLLIN), revents: 0),
      ]
      poll(&events, 2, pause)
      if events[1].revents != 0 { readOutput() }
      if events[0].revents != 0 { return takeReport() }
      Interruption.obey { end() }
      let now = System.now
      guard now - last >= 0.01 else { continue }
      if let verdict = patience.look(at: Usage(of: note.process) ?? Usage(), after: now - last) {
        return verdict
      }
      (last, pause) = (now, min(pause + 2, 40))
    }
  }

  private func takeReport() -> Verdict? {
    var byte: UInt8 = 0
    read(starter.reports, &byte, 1)
    return nil
  }

  /// Reads what has been printed, and drops all but the end.
  private mutating func readOutput() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { bytes in
      // What is printed without end must not keep the supervisor from looking at the clock.
      for _ in 0..<16 {
        let count = read(starter.output, bytes.baseAddress, bytes.count)
        if count <= 0 { break }
        tail.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      }
    }
  }

  /// Kills the answer, and waits until the starter has noticed and ended all that is left of it.
  private func end() {
    Leftovers.kill(note.process)
    var event = pollfd(fd: starter.reports, events: Int16(POLLIN), revents: 0)
    if poll(&event, 1, 3000) > 0 { _ = takeReport() }
  }

  /// Ends a starter that an answer has killed or stopped, with all that it has left behind.
  ///
  /// - Returns: The signal that ended it.
  private func endStarter(_ stopped: inout Verdict?) -> Int32 {
    kill(starter.process, SIGKILL)
    let signal = starter.end()
    if Leftovers.end(of: note.process, isReaped: false) { stopped = .processes }
    return signal
  }
}
