import MiniUIKit

/// A run as its timeline tells it: the lanes with all that is in them.
struct TimelineStory {
  private(set) var lanes: [TimelineLane] = []
  /// The moments at which something is decided.
  private(set) var decisions: [TimelineDecision] = []
  /// Every time at which something happens, once each, in order; the first is zero.
  private(set) var times: [Microseconds] = []
  private let fingers: TimelineFingers
  private let items: [Snapshot.Item]
  /// For the lane of a responder to which touches were passed on: the one that heard them first.
  private var leaders: [(lane: Int, leader: Int?)] = []

  /// The story of a run; of one that is about first responders, nothing else is drawn.
  init(of run: Run) {
    let isAboutResponders = run.experiment.kinds == ["responder"]
    var lines = isAboutResponders ? run.lines("responder") : run.lines
    // What the program does to a view, where the experiment has noted it: "app hides stay".
    for value in run.stage.recording.values where value.name.hasPrefix("app ") {
      let line = TraceLine(
        time: value.time, kind: "program", who: "app", what: String(value.name.dropFirst(4)),
        details: [], depth: 0)
      lines.insert(line, at: lines.firstIndex { $0.time >= value.time } ?? lines.endIndex)
    }
    self.init(
      lines, run.stage.recording.samples,
      run.stage.snapshot?.items ?? [],
      showsChain: run.experiment.showsChain, showsQuestions: run.experiment.kinds.contains("ask"))
    for light in run.stage.recording.lights { add(light) }
    for place in lanes.indices { lanes[place].finish(at: times.last ?? 0) }
  }

  /// The story of some lines of a trace.
  ///
  /// - Parameters:
  ///   - all: The lines.
  ///   - samples: What the fingers do.
  ///   - items: The views, for their colours.
  ///   - showsChain: Whether it shows the responders that hear touches which others pass on.
  ///   - showsQuestions: Whether it shows who is asked by a recognizer, or as a scroll view.
  init(
    _ all: [TraceLine], _ samples: [(time: Microseconds, contact: HIDEvent.Contact)],
    _ items: [Snapshot.Item], showsChain: Bool, showsQuestions: Bool = false
  ) {
    let all = showsQuestions ? all : all.filter { $0.kind != "ask" }
    var fingers = TimelineFingers(samples)
    if fingers.isSeveral { fingers.noteRests(in: all) }
    self.fingers = fingers
    self.items = items
    lanes = fingers.lanes
    for time in [0] + fingers.times + all.filter({ Self.isShown($0) }).map({ $0.time }) {
      if times.last != time { times.append(time) }
    }
    times.sort()
    times = times.indices.filter { $0 == 0 || times[$0] != times[$0 - 1] }.map { times[$0] }
    decisions = TimelineDecision.all(in: all)
    let recognizers = all.filter { $0.kind == "gestureTouch" || $0.kind == "gesture" }
    var previous: TraceLine?
    var leader = 0
    for (number, line) in all.enumerated() {
      let isForwarded =
        line.kind == "touch" && previous?.kind == "touch" && previous?.time == line.time
        && previous?.what == line.what && previous?.details == line.details
      previous = line
      if isForwarded, !showsChain { continue }
      guard var topic = TimelineLane.Topic(kind: line.kind) else { continue }
      // A timer runs in the lane of its recognizer.
      if line.kind == "timer", recognizers.contains(where: { $0.who == line.who }) {
        topic = .recognizer
      }
      let place = lane(for: line, topic)
      lanes[place].line = number
      lanes[place].isHeldByBoth = Self.isHeldByBoth(line, all)
      lanes[place].add(line)
      guard line.kind == "touch" else { continue }
      endTracking(line, before: all[(number + 1)...])
      if !isForwarded { leader = place }
      let known = leaders.firstIndex { $0.lane == place }
      let mine = isForwarded ? leader : nil
      if known == nil { leaders.append((place, mine)) }
      if let known, leaders[known].leader != mine { leaders[known].leader = nil }
    }
    for place in lanes.indices { lanes[place].finish(at: times.last ?? 0) }
    joinFollowers()
    spreadMarks()
    // The sort must be stable.
    lanes = TimelineLane.Topic.ranks.flatMap { rank in lanes.filter { $0.topic.rank == rank } }
  }

  /// Adds what an experiment has noted of a light, in a lane of its own below the others.
  private mutating func add(_ light: Recording.Light) {
    let topic = TimelineLane.Topic.other("light")
    var place = lanes.firstIndex { $0.topic == topic && $0.name == light.name }
    if place == nil {
      lanes.append(TimelineLane(topic, light.name, finger: nil, color: nil))
      place = lanes.count - 1
    }
    lanes[place ?? 0].light(light.isLit, at: light.time)
  }

  /// What happens at a time at which a recognizer has several states, one after the other, stands
  /// where the state begins that was the last one then.
  private mutating func spreadMarks() {
    let all = lanes
    for place in lanes.indices where lanes[place].bars.isEmpty {
      lanes[place].spread { moment in
        let states = all.map { $0.states(at: moment.time) }.first { $0.count > 1 } ?? []
        let before = states.count { $0.line < moment.line }
        return before > 1 ? Double(before - 1) / Double(states.count) : 0
      }
    }
  }

  /// The lane of a line, made if it is the first of its kind and name.
  private mutating func lane(for line: TraceLine, _ topic: TimelineLane.Topic) -> Int {
    var finger: Int?
    if topic == .touches, fingers.isSeveral {
      let named = line.details.first { $0.key == "finger" }.flatMap { Int($0.value) }
      finger = named ?? fingers.only(at: line.time)
    }
    let name = topic == .send ? "sendAction" : line.who
    let known = lanes.firstIndex {
      $0.topic == topic && $0.name == name && $0.finger == finger
    }
    if let known { return known }
    let color = topic == .send ? nil : items.first { $0.name == line.who }?.color
    lanes.append(TimelineLane(topic, name, finger: finger, color: color))
    return lanes.count - 1
  }

  /// The times at which a state begins and is over at once: they need room of their own, for each
  /// of the states that follow each other.
  var opened: [(time: Microseconds, states: Int)] {
    var opened: [(time: Microseconds, states: Int)] = []
    for lane in lanes {
      for bar in lane.bars {
        let count = lane.states(at: bar.start).count
        guard count > 0 else { continue }
        if let known = opened.firstIndex(where: { $0.time == bar.start }) {
          opened[known].states = max(opened[known].states, count)
        } else {
          opened.append((bar.start, count))
        }
      }
    }
    return opened.sorted { $0.time < $1.time }
  }

  /// Whether views hear single moves, which only a ring says, and no recognizer's rings could be
  /// meant.
  var hasLoneMoves: Bool {
    let quiet = lanes.filter { lane in lane.marks.contains { $0.isQuiet } }
    return quiet.allSatisfy { $0.topic == .touches }
      && quiet.contains { $0.marks.contains { $0.isQuiet && $0.count == 1 } }
  }

  /// Whether a touch is held back by a recognizer that waits for another one, so that this holds it
  /// as well (GR-56).
  private static func isHeldByBoth(_ line: TraceLine, _ all: [TraceLine]) -> Bool {
    line.kind == "delay"
      && all.contains { other in
        other.kind == "wait" && other.what == "waits" && other.time == line.time
          && line.details.contains { $0.key == "by" && $0.value == other.who }
      }
  }

  private static func isShown(_ line: TraceLine) -> Bool {
    TimelineLane.Topic(kind: line.kind) != nil
  }

  /// A control follows its touch no more once that is over, or if it has nothing to say to a move.
  private mutating func endTracking(_ line: TraceLine, before rest: ArraySlice<TraceLine>) {
    let says = rest.prefix { $0.time == line.time }.contains {
      $0.kind == "control" && $0.who == line.who
    }
    let stops = line.what == "moved" && !says && !fingers.isSeveral
    guard stops || line.what == "ended" || line.what == "cancelled" else { return }
    for place in lanes.indices
    where lanes[place].topic == .control && lanes[place].name == line.who {
      lanes[place].close(at: line.time)
    }
  }

  /// Who hears exactly what another passed on to them stands in that one's lane.
  private mutating func joinFollowers() {
    var isJoined = [Bool](repeating: false, count: lanes.count)
    for (place, leader) in leaders {
      guard let leader, lanes[leader].isMarked(as: lanes[place]) else { continue }
      lanes[leader].followers.append(lanes[place].name)
      isJoined[place] = true
    }
    lanes = lanes.indices.filter { !isJoined[$0] }.map { lanes[$0] }
  }
}
