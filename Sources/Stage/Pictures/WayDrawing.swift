import MiniUIKit

/// Draws the steps of a way, one below the other.
struct WayDrawing {
  let lanes: [(lane: WayStep.Lane, x: Double)]
  let width: Double
  private(set) var svg = SVG("")
  /// How far down the drawing goes.
  private(set) var bottom: Double
  private var previous: WayStep?
  private var awakeSince: Double?
  private var part = ""

  init(lanes: [(lane: WayStep.Lane, x: Double)], top: Double, width: Double) {
    (self.lanes, bottom, self.width) = (lanes, top, width)
  }

  /// Draws one step: the arrow that leads to it, its number, and its words.
  mutating func add(_ step: WayStep, number: Int, next: WayStep?) {
    let x = x(of: step.lane)
    let isLater = previous?.time != step.time
    if isLater || step.lane == .hardware {
      if previous != nil { bottom += 12 }
    }
    if isLater {
      svg.text(TraceLine.seconds(step.time) + " s", 8, bottom + 16, "soft")
    } else if let previous, previous.lane != step.lane, step.lane != .hardware {
      arrow(from: self.x(of: previous.lane), to: x, bottom + 4)
      bottom += 13
    }
    let y = bottom + 12
    // Beside the first step stands its time.
    if !step.part.isEmpty, step.part != part, step.lane != .hardware {
      part = step.part
      svg.text(part, 8, y + 4.5, "bold")
    }
    if step.isWake { awakeSince = awakeSince ?? y }
    if step.isSleep, let start = awakeSince {
      // Beside the numbers: how long the main thread is awake.
      svg.box(Box(x - 13.5, start, x - 10.5, y), "awake")
      awakeSince = nil
    }
    svg.badge(number, Spot(x, y), step.lane == .hardware ? "finger" : "badge")
    let lines = wrapped(step.text, Whole.below((width - 10 - x - 14) / 7.3))
    for (index, line) in lines.enumerated() {
      svg.halo(line, x + 14, y + 4.5 + 15 * Double(index))
    }
    bottom = y + 12 + 15 * Double(lines.count - 1)
    if step.isSleep { sleep(step, until: next) }
    previous = step
  }

  /// Writes two lines into an empty lane.
  mutating func note(_ first: String, _ second: String, in lane: WayStep.Lane) {
    let x = x(of: lane)
    svg.text(first, x + 8, 96, "soft")
    svg.text(second, x + 8, 112, "soft")
    bottom = max(bottom, 124)
  }

  /// A gap in which the main thread sleeps.
  private mutating func sleep(_ step: WayStep, until next: WayStep?) {
    let x = x(of: .mainThread)
    var text = "sleeps"
    if let next, next.time > step.time {
      text += " " + decimals(Clock.seconds(next.time - step.time)) + " s"
    }
    svg.text(text, x + 14, bottom + 16, "soft")
    svg.line(Spot(x - 6, bottom + 8), Spot(x + 6, bottom + 8), "arrow")
    svg.line(Spot(x - 6, bottom + 24), Spot(x + 6, bottom + 24), "arrow")
    bottom += 30
  }

  private mutating func arrow(from start: Double, to end: Double, _ y: Double) {
    let side = end > start ? 1.0 : -1
    // Back to the caller: dashed.
    svg.line(Spot(start, y), Spot(end - 5 * side, y), end < start ? "arrow back" : "arrow")
    svg.polygon(
      [Spot(end, y), Spot(end - 8 * side, y - 4), Spot(end - 8 * side, y + 4)], "head")
  }

  private func x(of lane: WayStep.Lane) -> Double { lanes.first { $0.lane == lane }?.x ?? 0 }

  /// A text in lines of at most so many characters, broken at blanks.
  private func wrapped(_ text: String, _ most: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let isArrow = lines.last?.hasSuffix("->") ?? false
      if isArrow, let last = lines.last {
        lines[lines.count - 1] = last + " " + word
      } else if word != "->", let last = lines.last, last.count + 1 + word.count <= most {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
