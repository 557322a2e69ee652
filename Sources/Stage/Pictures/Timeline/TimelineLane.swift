import MiniUIKit

/// One lane of a timeline: what one object does or hears in the course of time.
struct TimelineLane {
  /// What a lane is about, from the top to the bottom.
  enum Topic: Equatable {
    case finger
    case recognizer
    case held
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
      case "delay": self = .held
      case "touch": self = .touches
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
      case .held: 2
      case .touches: 3
      case .control: 4
      case .other: 5
      case .send: 6
      case .action: 7
      }
    }

    /// The topic in words, below the lane's name.
    var words: String {
      switch self {
      case .finger: "on the glass"
      case .recognizer: "recognizer"
      case .held: "touches held back"
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
    /// Whether its outline is dashed and its inside empty.
    var isDashed = false
    /// Whether its words must be written, beside it if they do not fit in it.
    var needsWords = false
  }

  /// Something that happens, once or again and again.
  struct Mark: Equatable {
    var time: Microseconds
    /// When it happens for the last time.
    var end: Microseconds
    var words: String
    var count = 1

    init(_ time: Microseconds, _ words: String) {
      (self.time, end, self.words) = (time, time, words)
    }

    var text: String { count > 1 ? words + " × " + String(count) : words }
  }

  let topic: Topic
  let name: String
  /// The finger, where the same responder hears several of a run.
  var finger: Int?
  /// Who hears the same after it, along the chain.
  var followers: [String] = []
  /// The colour of the view.
  var color: UIColor?
  private(set) var bars: [Bar] = []
  private(set) var marks: [Mark] = []
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
  mutating func mark(_ time: Microseconds, _ words: String, key: String? = nil) {
    if let last = marks.last, time - last.end <= Self.soon,
      key.map({ last.words.hasPrefix($0) }) ?? (last.words == words)
    {
      marks[marks.count - 1].words = words
      marks[marks.count - 1].end = time
      marks[marks.count - 1].count += 1
    } else {
      marks.append(Mark(time, words))
    }
  }

  /// Adds a further line to what has just been marked.
  mutating func extendMark(with words: String) {
    if !marks.isEmpty { marks[marks.count - 1].words += words }
  }
}
