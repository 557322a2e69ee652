/// How much an answer may use, and how long it may wait.
public struct Limits: Sendable {
  /// Seconds of processor time; a busy machine does not use them up.
  public var processor: Double
  /// Seconds in which an answer neither uses the processor nor could.
  public var quiet: Double
  /// Seconds on the wall's clock, for an answer that does a little now and then.
  public var wall: Double
  /// Bytes of memory above what the process has from the start; an answer needs a few thousand.
  public var memory: Int

  /// The limits of one answer.
  ///
  /// - Parameters:
  ///   - processor: Seconds of processor time.
  ///   - quiet: Seconds in which it neither uses the processor nor could.
  ///   - wall: Seconds on the wall's clock.
  ///   - memory: Bytes of memory above what the process has from the start.
  public init(
    processor: Double = 1, quiet: Double = 4, wall: Double = 12, memory: Int = 256 << 20
  ) {
    (self.processor, self.quiet, self.wall, self.memory) = (processor, quiet, wall, memory)
  }
}

/// Decides by what a process has used whether it may go on.
///
/// The clock that counts here stands still while the supervisor itself is stopped or asleep.
struct Patience {
  private let limits: Limits
  private var (processor, quiet, wall) = (0.0, 0.0, 0.0)
  private var (looks, busyLooks) = (0, 0)

  init(_ limits: Limits) { self.limits = limits }

  /// Takes one more look at the process.
  ///
  /// - Parameters:
  ///   - usage: What it has used so far.
  ///   - elapsed: Seconds since the look before.
  /// - Returns: What ends it; nil if it may go on.
  mutating func look(at usage: Usage, after elapsed: Double) -> Verdict? {
    let elapsed = min(elapsed, 0.2)
    wall += elapsed
    looks += 1
    if usage.hasChildren { return .processes }
    if usage.resident > limits.memory { return .memory }
    if usage.processor >= limits.processor { return .endless }

    if usage.isRunnable { busyLooks += 1 }
    let hasMoved = usage.processor > processor || usage.isRunnable
    quiet = hasMoved ? 0 : quiet + elapsed
    processor = usage.processor
    if quiet >= limits.quiet { return .waiting }
    // On a crowded machine an endless loop gets no second of the processor, but it never waits.
    if wall >= limits.wall { return 2 * busyLooks > looks ? .endless : .waiting }
    return nil
  }
}
