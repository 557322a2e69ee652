import MiniUIKit

/// Touches of a script that overlap in time, as paths that can be played.
struct ScriptGroup {
  /// One finger from down to up.
  struct Touch {
    let finger: Int
    let start: Microseconds
    let from: CGPoint
    var moves: [(at: Microseconds, to: CGPoint)] = []
    var end: Microseconds?

    func duration(_ end: Microseconds) -> Seconds { Clock.seconds(end - start) }
  }

  let touches: [Touch]
  /// When the first finger comes down, in microseconds since the clock began.
  let start: Microseconds
  /// When the last one is lifted.
  let end: Microseconds
  /// The step that follows.
  let next: Int

  /// Collects touches, contact by contact.
  struct Builder {
    var now: Microseconds
    private let start: Microseconds
    private var touches: [Touch] = []

    init(_ start: Microseconds) { (now, self.start) = (start, start) }

    /// Whether there was a finger, and none is on the glass any more.
    var isComplete: Bool { !touches.isEmpty && touches.allSatisfy { $0.end != nil } }

    /// Takes what a finger does; false if no path has room for it.
    mutating func take(_ contact: HIDEvent.Contact) -> Bool {
      let index = touches.lastIndex { $0.finger == contact.finger && $0.end == nil }
      switch (contact.change, index) {
      case (.down, nil):
        // What is in one event stands by finger, so the paths do, too.
        let place = touches.firstIndex { $0.finger > contact.finger } ?? touches.endIndex
        touches.insert(
          Touch(finger: contact.finger, start: now, from: contact.location), at: place)
      case (.moved, let index?): touches[index].moves.append((now, contact.location))
      case (.up, let index?): touches[index].end = now
      default: return false
      }
      return true
    }

    func group(next: Int) -> ScriptGroup {
      ScriptGroup(touches: touches, start: start, end: now, next: next)
    }
  }

  /// What `play(_:)` would be given.
  var paths: [(finger: Int, path: FingerPath)] {
    touches.map { touch in
      let start = Clock.seconds(touch.start - self.start)
      let duration = touch.duration(touch.end ?? end)
      guard !touch.moves.isEmpty else {
        return (touch.finger, .press(at: touch.from, for: duration, after: start))
      }
      let moves = touch.moves.map {
        (at: touch.duration($0.at), x: $0.to.x, y: $0.to.y)
      }
      return (touch.finger, .drag(from: touch.from, moves, over: duration, after: start))
    }
  }

  /// The statement that plays it.
  var swift: [String] {
    guard touches.count == 1 else {
      var all = ["try stage.play(["]
      for touch in touches {
        var lines = call(of: touch, isPath: true)
        lines[0] = "(" + String(touch.finger) + ", ." + lines[0]
        lines[lines.count - 1] += "),"
        for line in lines { all.append("  " + line) }
      }
      return all + ["])"]
    }
    var lines = call(of: touches[0], isPath: false)
    lines[0] = "try " + Self.name(of: touches[0].finger) + "." + lines[0]
    return lines
  }

  /// The call of a finger or a path; moves stand below, a few in each line.
  private func call(of touch: Touch, isPath: Bool) -> [String] {
    let end = touch.end ?? self.end
    var tail = ""
    if isPath, touch.start > start { tail = ", after: " + Self.seconds(touch.start - start) }
    let (point, length) = (Self.point(touch.from), Self.seconds(end - touch.start))
    guard !touch.moves.isEmpty else {
      let isTap = end - touch.start == Clock.microseconds(FingerPath.tapDuration)
      let call = isTap ? "tap(at: " + point : "press(at: " + point + ", for: " + length
      return [call + tail + ")"]
    }
    var lines = ["drag(from: " + point + ", ["]
    var line = ""
    for move in touch.moves {
      let word =
        "(" + Self.seconds(move.at - touch.start) + ", " + Self.number(Double(move.to.x)) + ", "
        + Self.number(Double(move.to.y)) + "),"
      if line.utf8.count + word.utf8.count > 88 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "  " + word : " " + word
    }
    return lines + [line, "], over: " + length + tail + ")"]
  }

  /// A finger of a stage.
  static func name(of finger: Int) -> String {
    finger == 1 ? "stage.finger" : "stage.finger(" + String(finger) + ")"
  }

  /// A point as Swift.
  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: " + number(Double(point.x)) + ", y: " + number(Double(point.y)) + ")"
  }

  /// Seconds as Swift.
  static func seconds(_ time: Microseconds) -> String { number(Clock.seconds(time)) }

  /// A number as Swift, exact: the shortest that reads the same.
  static func number(_ value: Double) -> String {
    var text = "\(value)".utf8.map { $0 }
    if text.suffix(2) == Array(".0".utf8)[...] { text.removeLast(2) }
    return String(decoding: text, as: UTF8.self)
  }
}
