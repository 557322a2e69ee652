public import MiniUIKit

/// What one finger does, as values: samples of the glass, 60 in a second of virtual time.
public struct FingerPath: Sendable {
  /// One sample of the glass.
  struct Sample: Sendable {
    var time: Microseconds
    var change: HIDEvent.Contact.Change
    var location: CGPoint
    var force: CGFloat

    /// Whether the finger is not on the glass afterwards.
    var isLast: Bool { change == .up || change == .cancelled }
  }

  let samples: [Sample]
  /// What is wrong with the numbers it was made of; playing the path throws this.
  let problem: ScriptError?

  private init(_ samples: [Sample], problem: ScriptError? = nil) {
    (self.samples, self.problem) = (samples, problem)
  }

  /// How long a quick tap lasts, in seconds: that of the published log.
  ///
  /// A4 of the experiments.
  public static let tapDuration: Seconds = 0.08

  /// A quick tap: down, and up after 80 ms.
  ///
  /// - Parameters:
  ///   - point: Where, on the screen.
  ///   - start: When the finger comes down, in seconds from the start of the script.
  /// - Returns: The path.
  public static func tap(at point: CGPoint, after start: Seconds = 0) -> FingerPath {
    press(at: point, for: tapDuration, after: start)
  }

  /// A press without moving.
  ///
  /// - Parameters:
  ///   - point: Where, on the screen.
  ///   - duration: From down to up, in seconds.
  ///   - start: When the finger comes down, in seconds from the start of the script.
  /// - Returns: The path.
  public static func press(
    at point: CGPoint, for duration: Seconds, after start: Seconds = 0
  ) -> FingerPath {
    if let problem = problem(start, duration) { return FingerPath([], problem: problem) }
    let (down, up) = times(start, duration)
    return FingerPath([
      Sample(time: down, change: .down, location: point, force: 1),
      Sample(time: up, change: .up, location: point, force: 1),
    ])
  }

  /// A drag along straight lines at an even speed, sampled at every frame.
  ///
  /// - Parameters:
  ///   - points: Where the finger comes down, turns, and is lifted, on the screen; at least one.
  ///   - duration: From down to up, in seconds.
  ///   - start: When the finger comes down, in seconds from the start of the script.
  /// - Returns: The path.
  public static func drag(
    through points: [CGPoint], over duration: Seconds, after start: Seconds = 0
  ) -> FingerPath {
    guard let first = points.first, let last = points.last else { return FingerPath([]) }
    if let problem = problem(start, duration) { return FingerPath([], problem: problem) }
    let (down, up) = times(start, duration)
    var samples = [Sample(time: down, change: .down, location: first, force: 1)]
    var time = down + Clock.frame
    while time < up {
      let place = point(on: points, at: Double(time - down) / Double(up - down))
      samples.append(Sample(time: time, change: .moved, location: place, force: 1))
      time += Clock.frame
    }
    if last != samples[samples.count - 1].location {
      samples.append(Sample(time: up, change: .moved, location: last, force: 1))
    }
    samples.append(Sample(time: up, change: .up, location: last, force: 1))
    return FingerPath(samples)
  }

  /// A drag as it was recorded, place by place.
  ///
  /// - Parameters:
  ///   - point: Where the finger comes down, on the screen.
  ///   - moves: When it has moved, in seconds since it came down, and where to; in order of time.
  ///   - duration: From down to up, in seconds.
  ///   - start: When the finger comes down, in seconds from the start of the script.
  /// - Returns: The path.
  public static func drag(
    from point: CGPoint, _ moves: [(at: Seconds, x: CGFloat, y: CGFloat)],
    over duration: Seconds, after start: Seconds = 0
  ) -> FingerPath {
    var (last, problem) = (0.0, problem(start, duration))
    for move in moves where problem == nil {
      problem = Self.problem(last, move.at - last)
      last = move.at
    }
    problem = problem ?? Self.problem(last, duration - last)
    if let problem { return FingerPath([], problem: problem) }
    let (down, up) = times(start, duration)
    var samples = [Sample(time: down, change: .down, location: point, force: 1)]
    for move in moves {
      samples.append(
        Sample(
          time: down + Clock.microseconds(move.at), change: .moved,
          location: CGPoint(x: move.x, y: move.y), force: 1))
    }
    let place = samples[samples.count - 1].location
    samples.append(Sample(time: up, change: .up, location: place, force: 1))
    return FingerPath(samples)
  }

  private static func problem(_ start: Seconds, _ duration: Seconds) -> ScriptError? {
    guard start.isFinite, duration.isFinite, start < 9e9, duration < 9e9 else {
      return .notANumber("a duration")
    }
    if start < 0 { return .backwards(from: 0, to: start) }
    return duration < 0 ? .backwards(from: start, to: start + duration) : nil
  }

  private static func times(_ start: Seconds, _ duration: Seconds) -> (Microseconds, Microseconds) {
    let down = Clock.microseconds(start)
    return (down, down + Clock.microseconds(duration))
  }

  /// The point after a part, from 0 to 1, of the whole length.
  private static func point(on points: [CGPoint], at part: Double) -> CGPoint {
    var lengths: [CGFloat] = []
    for (from, to) in zip(points, points.dropFirst()) { lengths.append(from.distance(to: to)) }
    var rest = lengths.reduce(0, +) * CGFloat(part)
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 {
        let (from, to, share) = (points[index], points[index + 1], rest / length)
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      rest -= length
    }
    return points[points.count - 1]
  }
}
