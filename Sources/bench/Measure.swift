/// Takes what a workload computes, so that the compiler must compute it.
final class Blackhole {
  private(set) var count = 0

  @inline(never)
  func take(_ isThere: Bool) { count &+= isThere ? 1 : 2 }
}

/// Measures by repeated batches.
enum Measure {
  private static let clock = ContinuousClock()
  /// How long one batch takes at least.
  private static let batch = Duration.milliseconds(2)
  /// How many batches are measured; the median is told.
  private static let batches = 41

  /// How long some work takes once, in nanoseconds: the median of several batches.
  static func nanoseconds(of work: () -> Void) -> Double {
    var repetitions = 1
    while time(repetitions, work) < batch { repetitions *= 2 }
    return median((0..<batches).map { _ in time(repetitions, work).nanoseconds })
      / Double(repetitions)
  }

  /// How long something that cannot be repeated takes, in nanoseconds.
  static func once(_ work: () -> Void) -> Double { time(1, work).nanoseconds }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  private static func time(_ repetitions: Int, _ work: () -> Void) -> Duration {
    clock.measure {
      for _ in 0..<repetitions { work() }
    }
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
