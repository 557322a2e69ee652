import Foundation

/// What is known about an answer's end: the facts behind its verdict.
struct Ending {
  let verdict: Verdict
  /// The scene that was announced last.
  let scene: String?
  /// The signal that ended the answer.
  let signal: Int32?
  /// What the answer handed to `exit`.
  let exitStatus: Int32?
  let prints: Prints

  init(
    note: SharedNote, stopped: Verdict?, signal starterSignal: Int32?, tail: Tail, limits: Limits
  ) {
    let end = note.end
    // The answer ends with its starter, by the same signal.
    signal = end == nil ? starterSignal : end?.signal
    exitStatus = end?.exitStatus
    scene = note.read(.scene).map { Message.shown(Message.printable($0), atMost: 80) }
    prints = Prints(tail)
    let noted = note.read(.verdict).flatMap { Verdict(text: $0) }
    if let noted, stopped != .processes {
      verdict = noted
    } else {
      verdict = stopped ?? Self.verdict(signal, end?.processor ?? 0, prints, limits)
    }
  }

  init(_ verdict: Verdict) {
    (self.verdict, scene, signal, exitStatus, prints) = (verdict, nil, nil, nil, Prints(Tail()))
  }

  /// The verdict on an answer that ended by itself, without one from its grader.
  private static func verdict(
    _ signal: Int32?, _ processor: Double, _ prints: Prints, _ limits: Limits
  ) -> Verdict {
    switch signal {
    case nil: .left
    case SIGXCPU: .endless
    // The system kills so when the warning of SIGXCPU is ignored.
    case SIGKILL where processor >= limits.processor: .endless
    case SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS:
      prints.hasNoMemory ? .memory : .crashed
    default: .killed
    }
  }
}
