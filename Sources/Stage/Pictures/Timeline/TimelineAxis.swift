import MiniUIKit

/// The axis of a timeline: where a time lies, and which idle stretches are left out.
struct TimelineAxis {
  /// How much room a stretch takes that is left out.
  static let gap = 56.0
  private static let longest = 5

  /// The stretches in which something happens.
  private(set) var parts: [(start: Microseconds, end: Microseconds)] = []
  /// Where time zero is.
  let left: Double
  /// How much room a microsecond takes.
  private(set) var scale: Double

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - times: Every time at which something happens, in order.
  ///   - left: Where the axis begins.
  ///   - right: Where it ends.
  init(_ times: [Microseconds], from left: Double, to right: Double) {
    self.left = left
    let long = Self.long(times)
    for (index, time) in times.enumerated() {
      if index == 0 || long.contains(index) {
        parts.append((time, time))
      } else {
        parts[parts.count - 1].end = time
      }
    }
    let lasting = parts.reduce(0) { $0 + $1.end - $1.start }
    let room = right - left - Self.gap * Double(parts.count - 1)
    scale = lasting > 0 ? room / Double(lasting) : 0
  }

  /// Makes the axis narrower, so that there is room between a time and the right end.
  mutating func keep(_ room: Double, after time: Microseconds, until right: Double) {
    let place = place(of: time)
    let most = right - room - left - place.gaps
    if place.lasting > 0 { scale = min(scale, max(0, most) / Double(place.lasting)) }
  }

  /// Where a time lies.
  func x(_ time: Microseconds) -> Double {
    let place = place(of: time)
    return left + place.gaps + Double(place.lasting) * scale
  }

  /// The stretches that are left out: where, and how long they are.
  var gaps: [(from: Double, to: Double, length: Microseconds)] {
    zip(parts, parts.dropFirst()).map { (x($0.end), x($1.start), $1.start - $0.end) }
  }

  /// The times that are written on the axis, so far apart that there is room for them.
  var ticks: [Microseconds] {
    var step: Microseconds = 1000
    for factor: Microseconds in [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] {
      for part: Microseconds in [1, 2, 5] where Double(step) * scale < 48 {
        step = 1000 * factor * part
      }
    }
    var ticks: [Microseconds] = []
    for (start, end) in parts {
      var tick = (start + step - 1) / step * step
      // A stretch without a round time has its beginning written.
      if tick > end { tick = start }
      while tick <= end {
        if ticks.last.map({ hasRoom(after: $0, for: tick) }) ?? true { ticks.append(tick) }
        tick += step
      }
    }
    return ticks
  }

  /// A time as it is written on the axis.
  static func label(_ time: Microseconds) -> String { decimals(Clock.seconds(time)) }

  private func hasRoom(after tick: Microseconds, for next: Microseconds) -> Bool {
    let widths = [tick, next].map { SVG.width(Self.label($0)) }
    return x(next) - x(tick) >= (widths[0] + widths[1]) / 2 + 4
  }

  private func place(of time: Microseconds) -> (gaps: Double, lasting: Microseconds) {
    var result: (gaps: Double, lasting: Microseconds) = (0, 0)
    for (index, part) in parts.enumerated() where part.start <= time || index == 0 {
      if index > 0 { result.gaps += Self.gap }
      result.lasting += min(time, part.end) - part.start
    }
    return result
  }

  /// The places in the list of times before which an idle stretch is so long that nothing else
  /// could be seen beside it.
  private static func long(_ times: [Microseconds]) -> [Int] {
    let gaps = times.indices.dropFirst().map { (index: $0, length: times[$0] - times[$0 - 1]) }
    let sorted = gaps.sorted { ($0.length, $0.index) < ($1.length, $1.index) }
    var before: Microseconds = 0
    for (number, gap) in sorted.enumerated() {
      if before > 0, gap.length >= 500_000, gap.length > 3 * before {
        return sorted[number...].suffix(longest).map { $0.index }
      }
      before += gap.length
    }
    return []
  }
}
