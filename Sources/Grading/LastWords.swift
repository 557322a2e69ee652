import Foundation

/// The verdicts of answers that come to no end of their own, written from a signal handler.
///
/// A handler may not allocate, so the bytes are made beforehand and never freed.
enum LastWords {
  private nonisolated(unsafe) static var crashed = UnsafeRawBufferPointer(start: nil, count: 0)
  private nonisolated(unsafe) static var endless = UnsafeRawBufferPointer(start: nil, count: 0)
  private nonisolated(unsafe) static var waiting = UnsafeRawBufferPointer(start: nil, count: 0)
  private nonisolated(unsafe) static var left = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Catches every end the answer could come to, on the thread that is going to run it.
  static func prepare(seal: String, limits: Child.Limits) {
    crashed = bytes(.crashed, seal)
    endless = bytes(.endless, seal)
    waiting = bytes(.waiting, seal)
    left = bytes(.left, seal)

    useStackOfItsOwn()
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      handle(signal) { _ in LastWords.say(LastWords.crashed) }
    }
    handle(SIGPROF) { _ in LastWords.say(LastWords.endless) }
    handle(SIGALRM) { _ in LastWords.say(LastWords.waiting) }
    // Whatever status the answer ends the process with, the parent must read a verdict.
    atexit { LastWords.say(LastWords.left) }
    startTimers(limits)
  }

  private static func bytes(_ verdict: Verdict, _ seal: String) -> UnsafeRawBufferPointer {
    let text = Array(verdict.text(seal: seal).utf8)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    memory.copyBytes(from: text)
    return UnsafeRawBufferPointer(memory)
  }

  private static func say(_ words: UnsafeRawBufferPointer) -> Never {
    _ = write(STDERR_FILENO, words.baseAddress, words.count)
    _exit(0)
  }

  /// Gives the handlers a stack: an endless recursion has used up the answer's.
  private static func useStackOfItsOwn() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }

  private static func startTimers(_ limits: Child.Limits) {
    var limit = itimerval()
    limit.it_value.tv_sec = limits.processor
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &limit, nil)
    #else
      setitimer(Int32(ITIMER_PROF.rawValue), &limit, nil)
    #endif
    alarm(UInt32(limits.wall))
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }
}
