import Foundation

/// Takes what a workload computes, so that the compiler must compute it.
final class Blackhole {
  private(set) var count = 0

  @inline(never)
  func take(_ isThere: Bool) { count &+= isThere ? 1 : 2 }
}

/// Measures by repeated batches, in the thread's processor time: what other programs do meanwhile
/// hardly matters.
enum Measure {
  /// How long one batch takes at least, in nanoseconds.
  private static let batch = 2_000_000.0
  /// How many batches are measured; the median is told.
  private static let batches = 41

  /// How long some work takes once, in nanoseconds: the median of several batches.
  static func nanoseconds(of work: () -> Void) -> Double {
    var repetitions = 1
    while time(repetitions, work) < batch { repetitions *= 2 }
    return median((0..<batches).map { _ in time(repetitions, work) }) / Double(repetitions)
  }

  /// How long something that cannot be repeated takes, in nanoseconds.
  static func once(_ work: () -> Void) -> Double { time(1, work) }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  private static func time(_ repetitions: Int, _ work: () -> Void) -> Double {
    let start = processorTime
    for _ in 0..<repetitions { work() }
    return processorTime - start
  }

  /// What the thread has used of the processor so far, in nanoseconds.
  private static var processorTime: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .nan }
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
