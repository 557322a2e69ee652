import MiniUIKit

/// One lane of a timeline: what one object does or hears in the course of time.
struct TimelineLane {
  /// What a lane is about, from the top to the bottom.
  enum Topic: Equatable {
    case finger
    case recognizer
    case touches
    case control
    case other(String)
    case send
    case action

    /// The topic of a kind of the trace; nil if timelines do not show it.
    init?(kind: String) {
      switch kind {
      case "system", "hitTest", "point", "ask", "chain": return nil
      case "gestureTouch", "gesture", "wait": self = .recognizer
      case "touch", "delay": self = .touches
      case "control": self = .control
      case "send": self = .send
      case "action": self = .action
      default: self = .other(kind)
      }
    }

    /// The place among the lanes.
    var rank: Int {
      switch self {
      case .finger: 0
      case .recognizer: 1
      case .touches: 2
      case .control: 3
      case .other: 4
      case .send: 5
      case .action: 6
      }
    }

    /// The topic in words, below the lane's name.
    var words: String {
      switch self {
      case .finger: "on the glass"
      case .recognizer: "recognizer"
      case .touches: "hears touches"
      case .control: "control events"
      case .send: "who passes it on"
      case .action: "performs"
      case .other("row"): "rows"
      case .other("responder"): "responder"
      case .other("scroll"): "scrolling"
      case .other("notify"): "notification"
      case .other("press"): "presses"
      case .other("remote"): "remote control"
      case .other(let kind): kind
      }
    }
  }

  /// Something that lasts.
  struct Bar: Equatable {
    var start: Microseconds
    var end: Microseconds
    /// What it is; empty if the marks say it.
    var words = ""
    /// The word alone, where there is little room.
    var short = ""
    /// Whether its outline is dashed.
    var isDashed = false
    /// How it is drawn.
    var state = StateInk.other
  }

  /// A timer of a recognizer: it runs until it fires or is stopped.
  struct Timer: Equatable {
    var start: Microseconds
    var end: Microseconds
    /// How long it was to run, in seconds, as the trace writes it.
    var length: String
    /// `fired` or `stopped`; empty if it still runs.
    var fate = ""
  }

  /// Something that happens, once or again and again.
  struct Mark: Equatable {
    var time: Microseconds
    /// When it happens for the last time.
    var end: Microseconds
    var words: String
    var count = 1
    /// Whether a ring says it as well as words.
    var isQuiet = false

    init(_ time: Microseconds, _ words: String, isQuiet: Bool = false) {
      (self.time, end, self.words, self.isQuiet) = (time, time, words, isQuiet)
    }

    var text: String { count > 1 ? words + " × " + String(count) : words }
  }

  let topic: Topic
  let name: String

  /// What the lane is about, in words, below its name.
  var words: String {
    let isSilent = topic == .touches && !bars.contains { $0.state == .heard }
    return isSilent && !bars.isEmpty ? "touches held back" : topic.words
  }
  /// The finger, where the same responder hears several of a run.
  var finger: Int?
  /// Who hears the same after it, along the chain.
  var followers: [String] = []
  /// The colour of the view.
  var color: UIColor?
  private(set) var bars: [Bar] = []
  private(set) var marks: [Mark] = []
  private(set) var timers: [Timer] = []
  private var isOpen = false

  init(_ topic: Topic, _ name: String, finger: Int? = nil, color: UIColor? = nil) {
    (self.topic, self.name, self.finger, self.color) = (topic, name, finger, color)
  }

  /// The last bar, while it lasts.
  var openBar: Bar? { isOpen ? bars.last : nil }

  /// Begins a bar; one that lasts ends.
  mutating func open(_ bar: Bar) {
    close(at: bar.start)
    bars.append(bar)
    isOpen = true
  }

  /// Ends the bar that lasts.
  mutating func close(at time: Microseconds) {
    guard isOpen else { return }
    bars[bars.count - 1].end = max(time, bars[bars.count - 1].start)
    isOpen = false
  }

  /// How soon the same must happen again to be counted, not marked anew.
  private static let soon: Microseconds = 100_000

  /// Adds a mark; the same words again are counted.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - words: What is written.
  ///   - key: How much of the words must be the same; all of them if nil.
  ///   - isQuiet: Whether a ring says it as well.
  mutating func mark(
    _ time: Microseconds, _ words: String, key: String? = nil, isQuiet: Bool = false
  ) {
    if let last = marks.last, time - last.end <= Self.soon,
      key.map({ last.words.hasPrefix($0) }) ?? (last.words == words)
    {
      marks[marks.count - 1].words = words
      marks[marks.count - 1].end = time
      marks[marks.count - 1].count += 1
    } else {
      marks.append(Mark(time, words, isQuiet: isQuiet))
    }
  }

  /// Adds what a recognizer's timer does.
  mutating func addTimer(_ line: TraceLine) {
    if line.what.hasPrefix("scheduled ") {
      let length = String(line.what.dropFirst(10))
      timers.append(Timer(start: line.time, end: line.time, length: length))
    } else if let open = timers.lastIndex(where: { $0.fate.isEmpty }) {
      timers[open].end = line.time
      timers[open].fate = line.what
    }
  }

  /// Ends everything that still lasts.
  mutating func finish(at time: Microseconds) {
    close(at: time)
    for index in timers.indices where timers[index].fate.isEmpty { timers[index].end = time }
  }

  /// Adds a further line to what has just been marked.
  mutating func extendMark(with words: String) {
    if !marks.isEmpty { marks[marks.count - 1].words += words }
  }
}
