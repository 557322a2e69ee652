/// The run loop of the app's main thread: sleeps until something is to be done (EV-25).
///
/// One turn: after waiting · before sources · the work · before waiting · sleep. What comes in
/// while a turn runs is done in the same turn, after the work before it.
public final class MainRunLoop {
  /// The moments an observer can be called at.
  public enum Activity: Sendable {
    /// The thread has woken.
    case afterWaiting
    /// The sources are about to be served.
    case beforeSources
    /// Nothing is left to do; the thread is about to sleep.
    case beforeWaiting
  }

  /// Whether the thread is awake.
  public private(set) var isAwake = false

  private let clock: Clock
  private let tracer: Tracer
  private var observers: [(activity: Activity, call: () -> Void)] = []
  private var work: [() -> Void] = []

  init(clock: Clock, tracer: Tracer) { (self.clock, self.tracer) = (clock, tracer) }

  /// Calls something at a moment of every turn.
  public func addObserver(_ activity: Activity, _ call: @escaping () -> Void) {
    observers.append((activity, call))
  }

  /// Schedules a timer that wakes the run loop.
  ///
  /// - Parameters:
  ///   - delay: How long from now, in virtual seconds.
  ///   - work: Called once, in a turn of its own.
  /// - Returns: The timer, which can be stopped.
  @discardableResult
  public func schedule(after delay: Seconds, _ work: @escaping () -> Void) -> ClockTimer {
    clock.schedule(at: clock.now + max(0, Clock.microseconds(delay))) {
      [unowned(unsafe) self] timer in
      tracer.report(.system(.runLoop, .wake))
      // It may be stopped while it waits for the turn that is under way.
      enqueue { if !timer.isStopped { work() } }
    }
  }

  /// Does something in the turn under way, after what is being done just now; at once, in a turn of
  /// its own, if the thread sleeps.
  ///
  /// As UIKit does what it puts off until an event has been handled; not part of UIKit.
  public func perform(_ work: @escaping () -> Void) { enqueue(work) }

  /// Drops what is left to do, when the phone goes away in the middle of a turn.
  func dropWork() { work = [] }

  /// Source0: the fetch thread has events for the main thread.
  func signalSource0(_ work: @escaping () -> Void) {
    tracer.report(.system(.source0, .wake))
    enqueue(work)
  }

  private func enqueue(_ item: @escaping () -> Void) {
    if isAwake { work.append(item) } else { turn(item) }
  }

  /// One turn, beginning with some work; what comes in meanwhile is done after it.
  private func turn(_ first: () -> Void) {
    isAwake = true
    notify(.afterWaiting)
    notify(.beforeSources)
    first()
    while !work.isEmpty {
      notify(.beforeSources)
      work.removeFirst()()
    }
    tracer.report(.system(.runLoop, .beforeWaiting))
    notify(.beforeWaiting)
    isAwake = false
    tracer.report(.system(.runLoop, .sleep))
    if !work.isEmpty { turn(work.removeFirst()) }
  }

  private func notify(_ activity: Activity) {
    guard !observers.isEmpty else { return }
    for observer in observers where observer.activity == activity { observer.call() }
  }
}
