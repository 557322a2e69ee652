import Foundation

extension Ending {
  /// What the reader is told: why there is no better verdict, and what the answer printed.
  func failure(of id: String, _ limits: Limits) -> String? {
    guard let sentences = sentences(of: id, limits) else { return nil }
    return ([sentences] + prints.report).joined(separator: "\n")
  }

  private func sentences(of id: String, _ limits: Limits) -> String? {
    if case .wrong(let message) = verdict { return message }
    guard let reason = reason(limits) else { return nil }
    let hint = "\nHint: swift run study hint \(id)"
    let narrow = Message.wrapped(reason) + hint
    return Message.lines(of: narrow) <= Message.height
      ? narrow : Message.wrapped(reason, at: Message.widest) + hint
  }

  private func reason(_ limits: Limits) -> String? {
    switch verdict {
    case .passed, .notStarted, .wrong: nil
    case .crashed: crash
    case .endless:
      """
      Your code was still busy after a second\(place), and it was stopped.
      Look for a loop whose condition never changes.
      Rule: each turn of a loop must bring it nearer to its end.
      """
    case .waiting:
      """
      Your code waited for something\(place), and it was stopped.
      Nothing it could wait for ever comes while it is graded: no key, no timer, no task, no queue.
      Rule: time in a scene is virtual; nothing sleeps, waits for a lock or reads the keyboard.
      """
    case .memory:
      """
      Your code asked for more and more memory\(place), and it was stopped.
      Look for an array that grows in a loop, or for views that are made again and again.
      Rule: what a loop adds, it must also stop adding.
      """
    case .processes:
      """
      Your code started another process\(place); both were stopped.
      Something in it called fork or posix_spawn, or ran a command, which no iOS app can do.
      Rule: an app has one process, and an answer here needs no other.
      """
    case .left:
      """
      Your code ended the process\(place), before it could be graded.
      Something in it called exit, or a function that does.
      Rule: an app never calls exit; a method returns to its caller.
      """
    case .killed:
      """
      The signal \(Signal.name(signal)) ended your code\(place), before it could be graded.
      \(Signal.cause(signal))
      Rule: an app sends no signals; a method returns to its caller.
      """
    case .lost: Self.lost
    }
  }

  private var crash: String {
    switch signal {
    case SIGSEGV, SIGBUS:
      """
      Your code crashed\(place): it used memory that it does not have.
      Nearly always a method calls itself for ever, until the stack for its calls is full.
      Rule: every recursion needs a case in which it does not call itself.
      """
    case SIGABRT where prints.hasOverlap:
      """
      Your code crashed\(place): it changed a variable that was just being used.
      A closure or a call inside the change reaches the same variable again.
      Rule: while one part of your code changes a variable, no other may read or change it.
      """
    case SIGABRT:
      """
      Your code crashed\(place): something in it gave up and called abort.
      A library does that when it is used in a way it cannot go on from.
      Rule: look at the line that ran last, and at what it was given.
      """
    default:
      """
      Your code crashed\(place): Swift stopped it.
      The usual causes: an index out of range, an unwrapped nil, or a number that is too large.
      Rule: look before you index or unwrap.
      """
    }
  }

  /// Where it happened, to go on a sentence with.
  private var place: String { scene.map { " in the scene “\($0)”" } ?? "" }

  /// What is told when the supervisor itself was ended; no other exercise suffers from it.
  private static let lost = """
    The process that watches over your code was ended before it had a verdict.
    Either your code sent it a signal, or something else on this machine did: grade it once more.
    Rule: an app sends no signals to other processes.
    """
}

/// The signals that end a process without a crash, for a reader who never met one.
private enum Signal {
  static func name(_ number: Int32?) -> String {
    switch number {
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGKILL: "SIGKILL"
    case SIGPIPE: "SIGPIPE"
    case SIGALRM: "SIGALRM"
    case SIGVTALRM: "SIGVTALRM"
    case SIGPROF: "SIGPROF"
    case SIGTERM: "SIGTERM"
    case SIGUSR1: "SIGUSR1"
    case SIGUSR2: "SIGUSR2"
    case SIGXFSZ: "SIGXFSZ"
    default: "number \(number ?? 0)"
    }
  }

  static func cause(_ number: Int32?) -> String {
    switch number {
    case SIGKILL: "Something in it sent this signal, or your machine had no memory left."
    case SIGPIPE: "The system sends it to a process that writes into a pipe nobody reads."
    case SIGALRM, SIGVTALRM, SIGPROF: "A timer set with alarm or setitimer sends it."
    case SIGXFSZ: "The system sends it to a process whose file becomes too large."
    default: "Something in it sent this signal, with kill or raise."
    }
  }
}
