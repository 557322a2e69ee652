import MiniUIKit

/// What the fingers of a run do on the glass.
struct TimelineFingers {
  private(set) var lanes: [TimelineLane] = []
  /// When a finger does something.
  private(set) var times: [Microseconds] = []
  private var spans: [(finger: Int, down: Microseconds, up: Microseconds?)] = []
  private let deeds: [(time: Microseconds, finger: Int)]

  /// Whether the run has several fingers.
  var isSeveral: Bool { lanes.count > 1 }
  /// When a finger does something for the last time.
  var end: Microseconds { times.last ?? 0 }

  init(_ samples: [(time: Microseconds, contact: HIDEvent.Contact)]) {
    deeds = samples.map { ($0.time, $0.contact.finger) }
    var ways: [(finger: Int, time: Microseconds, spots: [Spot])] = []
    for (time, contact) in samples {
      if !ways.contains(where: { $0.finger == contact.finger }) {
        ways.append((contact.finger, time, []))
        lanes.append(TimelineLane(.finger, "finger " + String(contact.finger)))
      }
      guard let place = ways.firstIndex(where: { $0.finger == contact.finger }) else { continue }
      times.append(time)
      let spot = Spot(contact.location)
      switch contact.change {
      case .down:
        ways[place].spots = [spot]
        spans.append((contact.finger, time, nil))
        lanes[place].open(TimelineLane.Bar(start: time, end: time, state: .finger))
        lanes[place].mark(time, "down " + Self.place(spot))
      case .moved:
        if let turn = Self.turn(ways[place].spots, to: spot) {
          // It turned where it was before.
          lanes[place].mark(ways[place].time, "turns at " + Self.place(turn))
        }
        if spot != ways[place].spots.last { ways[place].spots.append(spot) }
      case .up, .cancelled:
        let word = contact.change == .up ? "up" : "taken away"
        let hasMoved = ways[place].spots.count > 1
        lanes[place].close(at: time)
        lanes[place].mark(time, hasMoved ? word + " " + Self.place(spot) : word)
        for index in spans.indices where spans[index].finger == contact.finger {
          spans[index].up = spans[index].up ?? time
        }
      }
      ways[place].time = time
    }
  }

  /// Notes in each lane when its finger is in an event in which only others do something.
  ///
  /// - Parameter lines: The lines of the trace, which say when an event is sent.
  mutating func noteRests(in lines: [TraceLine]) {
    var known: [Int] = []
    for (_, finger) in deeds where !known.contains(finger) { known.append(finger) }
    for (lane, finger) in known.enumerated() { lanes[lane].rests = rests(of: finger, in: lines) }
  }

  private func rests(of finger: Int, in lines: [TraceLine]) -> [Microseconds] {
    var rests: [Microseconds] = []
    var before: Microseconds = -1
    let application = SystemStage.application.rawValue
    for line in lines where line.who == application && line.what == "sendEvent began" {
      let done = deeds.filter { before < $0.time && $0.time <= line.time }
      before = line.time
      let isDown = spans.contains { span in
        span.finger == finger && span.down < line.time && span.up.map { line.time < $0 } ?? true
      }
      if isDown, !done.isEmpty, !done.contains(where: { $0.finger == finger }) {
        rests.append(line.time)
      }
    }
    return rests
  }

  /// The finger that a line without a number is about: the only one on the glass, or that was.
  func only(at time: Microseconds) -> Int? {
    let down = spans.filter { $0.down <= time && time <= $0.up ?? time }
    return (down.first ?? spans.last { $0.down <= time })?.finger
  }

  /// A place on the screen, to a tenth of a point: a finger turns between two samples.
  private static func place(_ spot: Spot) -> String {
    let tenths = [spot.x, spot.y].map { $0.magnitude < 9e9 ? decimals($0, 1) : "far" }
    return "(" + tenths.joined(separator: ", ") + ")"
  }

  /// Where a way turns by more than a right angle.
  private static func turn(_ way: [Spot], to next: Spot) -> Spot? {
    guard way.count > 1, next != way[way.count - 1] else { return nil }
    let (from, here) = (way[way.count - 2], way[way.count - 1])
    let along = (here.x - from.x) * (next.x - here.x) + (here.y - from.y) * (next.y - here.y)
    return along < 0 ? here : nil
  }
}
