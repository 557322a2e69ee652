import MiniUIKit

/// One lane of a timeline: what one object does or hears in the course of time.
struct TimelineLane {
  /// What a lane is about, from the top to the bottom.
  enum Topic: Equatable {
    case finger
    case recognizer
    case question
    case touches
    case control
    case other(String)
    case send
    case action

    /// The topic of a kind of the trace; nil if timelines do not show it.
    init?(kind: String) {
      switch kind {
      case "system", "hitTest", "point", "chain": return nil
      case "ask": self = .question
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
      case .question: 2
      case .touches: 3
      case .control: 4
      case .other: 5
      case .send: 6
      case .action: 7
      }
    }

    /// The places that there are.
    static let ranks = 0...7

    /// The topic in words, below the lane's name.
    var words: String {
      switch self {
      case .finger: "on the glass"
      case .recognizer: "recognizer"
      case .question: "is asked"
      case .touches: "hears touches"
      case .control: "control events"
      case .send: "who passes it on"
      case .action: "performs"
      case .other("row"): "rows"
      case .other("responder"): "responder"
      case .other("scroll"): "scrolling"
      case .other("gestureScroll"): "is given scrolls"
      case .other("notify"): "notification"
      case .other("press"): "presses"
      case .other("light"): "lit or dark"
      case .other("remote"): "remote control"
      case .other(let kind): kind
      }
    }
  }

  /// Something that lasts.
  struct Bar: Equatable {
    var start: Microseconds
    var end: Microseconds
    /// The number of the line of the trace that begins it.
    var line = 0
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
    /// When it happens once, and in which line of the trace.
    struct Moment: Equatable {
      var time: Microseconds
      var line: Int
      /// How much of the room of its time lies before it, if that is opened.
      var share = 0.0
    }

    /// When it happens, in order.
    var moments: [Moment]
    var words: String
    /// Whether a ring says it as well as words.
    var isQuiet = false
    /// Whether it is an answer, and that is no.
    var isRefusal: Bool { words.split(separator: " ").dropFirst().prefix(2) == ["→", "no"] }

    init(_ moment: Moment, _ words: String, isQuiet: Bool = false) {
      (moments, self.words, self.isQuiet) = ([moment], words, isQuiet)
    }

    var time: Microseconds { moments[0].time }
    /// When it happens for the last time.
    var end: Microseconds { moments[moments.count - 1].time }
    var count: Int { moments.count }
    var text: String { count > 1 ? words + " × " + String(count) : words }
  }

  let topic: Topic
  let name: String

  /// What the lane is about, in words, below its name.
  var words: String {
    let isSilent = topic == .touches && !bars.contains { $0.state == .heard }
    return isSilent && !bars.isEmpty ? "touches held back" : topic.words
  }
  /// Whether what is held back now is held by a recognizer and by the one that it waits for.
  var isHeldByBoth = false
  /// The finger, where the same responder hears several of a run.
  var finger: Int?
  /// Who hears the same after it, along the chain.
  var followers: [String] = []
  /// The colour of the view.
  var color: UIColor?
  private(set) var bars: [Bar] = []
  private(set) var marks: [Mark] = []
  private(set) var timers: [Timer] = []
  /// When a finger is in an event without doing anything.
  var rests: [Microseconds] = []
  private var isOpen = false
  /// The number of the line of the trace that is added now.
  var line = 0

  init(_ topic: Topic, _ name: String, finger: Int? = nil, color: UIColor? = nil) {
    (self.topic, self.name, self.finger, self.color) = (topic, name, finger, color)
  }

  /// The last bar, while it lasts.
  var openBar: Bar? { isOpen ? bars.last : nil }

  /// Begins a bar; one that lasts ends.
  mutating func open(_ bar: Bar) {
    close(at: bar.start)
    bars.append(bar)
    bars[bars.count - 1].line = line
    isOpen = true
  }

  /// Begins a bar if it is lit now, and ends it if it is dark.
  mutating func light(_ isLit: Bool, at time: Microseconds) {
    if !isLit { return close(at: time) }
    if isOpen { return }
    open(Bar(start: time, end: time, words: "lit", short: "lit", state: .active))
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
      marks[marks.count - 1].moments.append(Mark.Moment(time: time, line: line))
    } else {
      marks.append(Mark(Mark.Moment(time: time, line: line), words, isQuiet: isQuiet))
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

  /// Whether the same happens at the same times as in another lane.
  func isMarked(as other: TimelineLane) -> Bool {
    marks.count == other.marks.count
      && zip(marks, other.marks).allSatisfy { mine, its in
        mine.text == its.text && mine.time == its.time && mine.end == its.end
      }
  }

  /// The states that are over at once at a time.
  func states(at time: Microseconds) -> [Bar] {
    topic == .recognizer ? bars.filter { $0.start == time && $0.end == time } : []
  }

  /// Says of all that is marked how much of the room of its time lies before it.
  mutating func spread(_ share: (Mark.Moment) -> Double) {
    for mark in marks.indices {
      for place in marks[mark].moments.indices {
        marks[mark].moments[place].share = share(marks[mark].moments[place])
      }
    }
  }

  /// Adds a further line to what has just been marked.
  mutating func extendMark(with words: String) {
    if !marks.isEmpty { marks[marks.count - 1].words += words }
  }
}
