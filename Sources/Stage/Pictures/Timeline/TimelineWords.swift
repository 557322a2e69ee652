import MiniUIKit

extension TimelineLane {
  /// Adds a line of the trace.
  mutating func add(_ line: TraceLine) {
    let word = Self.first(line.what)
    switch line.kind {
    case "control": addControl(line)
    case "gesture": addState(line)
    case "wait": addWait(line)
    case "gestureTouch":
      // It may recognize as long as it has not said otherwise.
      if line.what == "began", openBar == nil {
        open(Self.state("possible", at: line.time, .possible))
      }
      mark(line.time, "touch " + line.what, isQuiet: true)
    case "timer" where topic == .recognizer: addTimer(line)
    case "delay": addDelay(line, word)
    case "send": addSend(line)
    case "ask": addQuestion(line)
    case "touch"
    where line.what == "moved" && marks.last?.words == "began"
      && marks.last?.time == line.time:
      // What was held back is heard at once: a ring would hide the other.
      extendMark(with: ", moved")
    default:
      if let bar = Self.opened(by: line) { open(bar) }
      let facts = line.details.filter { $0.key != "finger" }.map { " " + $0.key + " " + $0.value }
      mark(
        line.time, line.what + facts.joined(), key: line.kind == "scroll" ? word : nil,
        isQuiet: line.kind == "touch" && line.what == "moved")
      if Self.closes(line.kind, word) { close(at: line.time) }
    }
  }

  /// A control's events say whether it follows a touch, and whether that is inside.
  private mutating func addControl(_ line: TraceLine) {
    switch line.what {
    case "touchDown", "touchDragEnter":
      open(
        Bar(
          start: line.time, end: line.time, words: "tracking, inside", short: "inside",
          state: .active))
    case "touchDragExit":
      open(
        Bar(
          start: line.time, end: line.time, words: "tracking, outside", short: "outside",
          isDashed: true, state: .outside))
    case "touchUpInside", "touchUpOutside", "touchCancel": close(at: line.time)
    default: break
    }
    mark(line.time, line.what)
  }

  /// A recognizer's states last until the next.
  private mutating func addState(_ line: TraceLine) {
    let facts = line.details.map { " (" + $0.key + " " + $0.value + ")" }.joined()
    if line.what == "possible" { return close(at: line.time) }
    if openBar?.words == line.what + facts { return }
    let all: [UIGestureRecognizer.State] = [.began, .changed, .ended, .failed, .cancelled]
    let state = all.first { $0.word == line.what }.map { StateInk($0) } ?? .other
    let lasts = openBar?.state == .began || openBar?.state == .changed
    open(Self.state(line.what + facts, at: line.time, state, lasts: lasts))
  }

  /// A recognizer that waits for another one's failure is still possible, and says for which one.
  private mutating func addWait(_ line: TraceLine) {
    guard line.what == "waits", let other = line.details.first(where: { $0.key == "for" }) else {
      return
    }
    open(Self.state("waits for " + other.value, at: line.time, .held))
  }

  /// What is held back of a touch, until it is released or dropped; a bar for each recognizer that
  /// holds it.
  private mutating func addDelay(_ line: TraceLine, _ word: String) {
    let by = line.details.first { $0.key == "by" }.map { " by " + $0.value } ?? ""
    switch word {
    case "held":
      let words = "held back" + (isHeldByBoth ? " by both" : by)
      if let bar = openBar, bar.state == .held, bar.words == words { return }
      open(
        Bar(
          start: line.time, end: line.time, words: words, short: "held back",
          isDashed: true, state: .held))
    case "dropped":
      close(at: line.time)
      mark(line.time, "dropped" + by)
    default: if openBar?.state == .held { close(at: line.time) }
    }
  }

  /// A question with its answer, and what it was about.
  private mutating func addQuestion(_ line: TraceLine) {
    let parts = line.what.split(separator: " ")
    let words = parts.map { $0 == "->" ? "→" : String($0) }
    let facts = line.details.flatMap { [$0.key, $0.value] }
    mark(line.time, (words + facts).joined(separator: " "))
  }

  /// An action goes from the control to the application.
  private mutating func addSend(_ line: TraceLine) {
    let action = line.what.hasPrefix("sendAction ") ? String(line.what.dropFirst(11)) : line.what
    if let last = marks.last, last.time == line.time, last.words.hasPrefix(action + ": ") {
      extendMark(with: " → " + line.who)
    } else {
      mark(line.time, action + ": " + line.who)
    }
  }

  /// The bar of a state; the end of a gesture that lasts is no recognition any more.
  private static func state(
    _ words: String, at time: Microseconds, _ state: StateInk, lasts: Bool = false
  ) -> Bar {
    let isDashed = state != .began && state != .changed && state != .recognized
    let word = first(words)
    return Bar(
      start: time, end: time, words: words, short: word == "ended" && !lasts ? "recognized" : word,
      isDashed: isDashed, state: state)
  }

  /// The bar that a line begins.
  private static func opened(by line: TraceLine) -> Bar? {
    let words: String
    switch (line.kind, first(line.what)) {
    case ("touch", "began"), ("motion", "began"), ("press", "began"), ("remote", "began"):
      words = ""
    case ("timer", "scheduled"): words = "runs"
    case ("row", "highlight"): words = "highlighted"
    case ("responder", "becomeFirst"): words = "first responder"
    case ("scroll", "willBeginDragging"): words = "dragging"
    case ("scroll", "willBeginDecelerating"): words = "decelerating"
    default: return nil
    }
    return Bar(
      start: line.time, end: line.time, words: words, short: words,
      state: words.isEmpty ? .heard : line.kind == "scroll" ? .active : .other)
  }

  private static func closes(_ kind: String, _ word: String) -> Bool {
    switch (kind, word) {
    case ("touch", "ended"), ("motion", "ended"), ("press", "ended"), ("remote", "ended"),
      ("touch", "cancelled"), ("motion", "cancelled"), ("press", "cancelled"),
      ("remote", "cancelled"), ("timer", "fired"), ("timer", "stopped"), ("row", "unhighlight"),
      ("responder", "resignFirst"),
      ("scroll", "didEndDragging"), ("scroll", "didEndDecelerating"):
      true
    default: false
    }
  }

  private static func first(_ text: String) -> String {
    text.split(separator: " ").first.map { String($0) } ?? text
  }
}
