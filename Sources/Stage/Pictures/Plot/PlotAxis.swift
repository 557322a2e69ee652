import MiniUIKit

/// An axis of a plot: where a value lies, and which values are written.
struct PlotAxis {
  /// The values at the two ends.
  let values: ClosedRange<Double>
  /// Where the first value lies, and where the last; the other way round if the axis goes up.
  let places: (first: Double, last: Double)
  /// The values that are written.
  let ticks: [Double]

  /// Makes an axis that begins and ends at a written value.
  ///
  /// - Parameters:
  ///   - values: What must have its place on it.
  ///   - first: Where it begins in the picture.
  ///   - last: Where it ends.
  ///   - room: How far apart, at least, two written values are.
  init(_ values: ClosedRange<Double>, from first: Double, to last: Double, room: Double) {
    let length = max(values.upperBound - values.lowerBound, 0.001)
    var step = 0.01
    let most = (last - first).magnitude / room
    for factor in [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 1e8, 1e9] {
      for part in [1.0, 2, 5] where length / step > most { step = factor * part }
    }
    let (low, high) = (Whole.below(values.lowerBound / step), Whole.above(values.upperBound / step))
    ticks = (low...max(high, low + 1)).map { Double($0) * step }
    self.values = ticks[0]...ticks[ticks.count - 1]
    places = (first, last)
  }

  /// Where a value lies.
  func place(_ value: Double) -> Double {
    let part = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return places.first + part * (places.last - places.first)
  }
}
