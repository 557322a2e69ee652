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
  /// The moments that are opened, in order, and how much room each takes: what happens at them needs
  /// it.
  private let opened: [(time: Microseconds, width: Double)]

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - times: Every time at which something happens, in order.
  ///   - opened: Those of them that get room of their own, and for how many states one after the
  ///     other.
  ///   - left: Where the axis begins.
  ///   - right: Where it ends.
  init(
    _ times: [Microseconds], opening opened: [(time: Microseconds, states: Int)] = [],
    from left: Double, to right: Double
  ) {
    self.left = left
    let states = opened.reduce(0) { $0 + $1.states }
    let share = states <= 3 ? 104 : max(20, 312 / Double(states))
    self.opened = opened.map { ($0.time, share * Double($0.states)) }
    let long = Self.long(times)
    for (index, time) in times.enumerated() {
      if index == 0 || long.contains(index) {
        parts.append((time, time))
      } else {
        parts[parts.count - 1].end = time
      }
    }
    let lasting = parts.reduce(0) { $0 + $1.end - $1.start }
    let room =
      right - left - Self.gap * Double(parts.count - 1)
      - self.opened.reduce(0) { $0 + $1.width }
    scale = lasting > 0 ? max(0, room) / Double(lasting) : 0
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

  /// Where a time is over: further to the right only if it is opened.
  func end(_ time: Microseconds) -> Double {
    x(time) + (opened.first { $0.time == time }?.width ?? 0)
  }

  /// Where something is that happens at a time: if that is opened, after a share of its room.
  func x(_ time: Microseconds, after share: Double) -> Double {
    x(time) + (end(time) - x(time)) * share
  }

  /// Where the opened moments are.
  var slots: [(from: Double, to: Double)] { opened.map { (x($0.time), end($0.time)) } }

  /// The opened moments in words: on the axis, time stands still there.
  var stills: [(from: Double, to: Double, words: String)] {
    opened.map { (x($0.time), end($0.time), "still " + Self.label($0.time)) }
  }

  /// The stretches that are left out: where, and how long they are.
  var gaps: [(from: Double, to: Double, length: Microseconds)] {
    zip(parts, parts.dropFirst()).map { (end($0.end), x($1.start), $1.start - $0.end) }
  }

  /// The times that are written on the axis: as many as there is room for, the important ones first.
  func ticks(_ times: [Microseconds], first important: [Microseconds]) -> [Microseconds] {
    var ticks: [Microseconds] = []
    let ends = parts.flatMap { [$0.start, $0.end] }
    for time in important + ends + times where !ticks.contains(time) {
      if ticks.allSatisfy({ hasRoom(between: $0, and: time) }) { ticks.append(time) }
    }
    return ticks.sorted()
  }

  /// A time as it is written on the axis.
  static func label(_ time: Microseconds) -> String { decimals(Clock.seconds(time)) }

  private func hasRoom(between a: Microseconds, and b: Microseconds) -> Bool {
    let widths = [a, b].map { SVG.width(Self.label($0)) }
    return (x(a) - x(b)).magnitude >= (widths[0] + widths[1]) / 2 + 6
  }

  private func place(of time: Microseconds) -> (gaps: Double, lasting: Microseconds) {
    var result: (gaps: Double, lasting: Microseconds) = (0, 0)
    for (index, part) in parts.enumerated() where part.start <= time || index == 0 {
      if index > 0 { result.gaps += Self.gap }
      result.lasting += min(time, part.end) - part.start
    }
    for moment in opened where moment.time < time { result.gaps += moment.width }
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
