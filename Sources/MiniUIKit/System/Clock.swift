/// A point in time or a duration in whole microseconds of virtual time.
public typealias Microseconds = Int64

/// Virtual time: it moves only when it is told to.
///
/// Timers fire while it moves, in order of their deadline and, at equal deadlines, in the order in
/// which they were scheduled. Nothing in the engine reads any other clock.
public final class Clock {
  /// The time between two frames of a 60 Hz display, in microseconds.
  public static let frame: Microseconds = 16_667

  /// The longest that virtual time goes on, in seconds: almost 300 years.
  ///
  /// Sums of two times then have room in whole microseconds.
  public static var longest: Seconds { 9e9 }

  /// How long the phone had been running when virtual time began, in seconds: an hour.
  ///
  /// [model]
  public static let uptimeAtStart: Seconds = 3600

  /// The time since the clock began, in microseconds.
  public var now: Microseconds { time }
  private var time: Microseconds = 0

  /// The time since the phone was started, in seconds: the base of every timestamp (EV-7).
  public var uptime: Seconds { Self.uptimeAtStart + Self.seconds(now) }

  /// The timers that wait, the next one to fire last.
  private(set) var timers: [ClockTimer] = []
  private var scheduled = 0

  /// Makes a clock that stands at zero.
  public init() {}

  /// Microseconds as seconds.
  public static func seconds(_ time: Microseconds) -> Seconds { Double(time) / 1_000_000 }

  /// Seconds as whole microseconds, rounded half away from zero.
  ///
  /// - Precondition: The number is finite and smaller than `longest`.
  public static func microseconds(_ seconds: Seconds) -> Microseconds {
    precondition(
      seconds.isFinite && seconds.magnitude < longest,
      "A time must be a finite number of seconds. Virtual time ends after 9e9.")
    return Microseconds(seconds * 1_000_000 + (seconds < 0 ? -0.5 : 0.5))
  }

  /// Schedules some work.
  ///
  /// - Parameters:
  ///   - delay: How long from now, in seconds; a negative one counts as zero.
  ///   - work: Called once, when the clock gets there.
  /// - Returns: The timer, which can be stopped.
  @discardableResult
  public func schedule(after delay: Seconds, _ work: @escaping () -> Void) -> ClockTimer {
    schedule(at: now + max(0, Self.microseconds(delay)), work)
  }

  /// Schedules some work for a point in time; one that has passed counts as now.
  @discardableResult
  public func schedule(at time: Microseconds, _ work: @escaping () -> Void) -> ClockTimer {
    schedule(at: time) { _ in work() }
  }

  /// The same for work that wants to know of its timer.
  func schedule(at time: Microseconds, _ work: @escaping (ClockTimer) -> Void) -> ClockTimer {
    scheduled += 1
    let timer = ClockTimer(deadline: max(now, time), order: scheduled, work: work)
    let place = timers.firstIndex { $0.isDue(before: timer) } ?? timers.count
    timers.insert(timer, at: place)
    return timer
  }

  /// Moves the clock forward and fires every timer that falls due, oldest first.
  ///
  /// - Parameter time: Where the clock stands afterwards, in microseconds since it began.
  /// - Throws: `ScriptError.backwards` if the time has already passed, `isTooLate` if virtual time
  ///   does not go on for so long; nothing has changed then.
  public func advance(to time: Microseconds) throws(ScriptError) {
    guard time < Microseconds(Self.longest * 1_000_000) else { throw .isTooLate }
    guard time >= now else { throw .backwards(from: Self.seconds(now), to: Self.seconds(time)) }
    while let timer = timers.last, timer.deadline <= time {
      timers.removeLast()
      self.time = max(now, timer.deadline)
      timer.fire()
    }
    self.time = max(now, time)
  }

  /// When the next timer fires, in microseconds since the clock began; nil if none waits.
  package var nextDeadline: Microseconds? { timers.last { $0.isWaiting }?.deadline }

  /// Drops every timer, when the phone goes away.
  func stopTimers() { timers = [] }

  /// Moves the clock forward by some seconds.
  ///
  /// - Parameter duration: How far, in virtual seconds.
  /// - Throws: `ScriptError.backwards` if it is negative, `notANumber` if it is not finite,
  ///   `isTooLate` if virtual time does not go on for so long.
  public func advance(by duration: Seconds) throws(ScriptError) {
    guard duration.isFinite else { throw .notANumber("a duration") }
    guard duration < Self.longest else { throw .isTooLate }
    guard duration >= 0 else {
      throw .backwards(from: Self.seconds(now), to: Self.seconds(now) + duration)
    }
    try advance(to: now + Self.microseconds(duration))
  }
}

/// Work that waits for a point in virtual time.
public final class ClockTimer {
  /// When the timer fires, in microseconds since the clock began.
  public let deadline: Microseconds
  private let order: Int
  private var work: ((ClockTimer) -> Void)?
  /// Whether it was stopped, be it after it fired.
  private(set) var isStopped = false

  init(deadline: Microseconds, order: Int, work: @escaping (ClockTimer) -> Void) {
    (self.deadline, self.order, self.work) = (deadline, order, work)
  }

  /// Whether the timer has neither fired nor been stopped.
  public var isWaiting: Bool { work != nil }

  /// Stops the timer; it will not fire.
  ///
  /// Stopping twice is no mistake.
  public func stop() { (work, isStopped) = (nil, true) }

  func fire() {
    let work = work
    self.work = nil
    work?(self)
  }

  func isDue(before other: ClockTimer) -> Bool {
    (deadline, order) < (other.deadline, other.order)
  }
}
