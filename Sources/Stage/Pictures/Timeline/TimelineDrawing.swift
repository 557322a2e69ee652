import MiniUIKit

/// Draws one lane of a timeline: its name, its bars, and what is marked on them.
struct TimelineDrawing {
  private static let (row, thick) = (15.0, 20.0)
  /// The room that the sign of a state needs.
  private static let sign = 26.0

  /// Words in a bar.
  private struct Inner {
    let text: String
    let x: Double
    let style: String
  }

  let lane: TimelineLane
  let axis: TimelineAxis
  private(set) var labels: TimelineLabels
  private let title: String
  private let subtitles: [String]
  private let inner: [Inner]

  /// What had to be shortened.
  private(set) var notes: [String] = []

  init(_ lane: TimelineLane, _ labels: TimelineLabels, on axis: TimelineAxis, within width: Double)
  {
    (self.lane, self.axis, self.labels) = (lane, axis, labels)
    self.labels.stack(on: axis)
    inner = Self.split(lane, on: axis).inner
    notes = labels.notes
    let room = width - Self.indent(lane)
    title = TimelineLabels.shortened(lane.name, to: room, isBold: true, &notes)
    var words = lane.words
    if let finger = lane.finger { words += ", finger " + String(finger) }
    var lines = [words]
    if !lane.followers.isEmpty {
      lines.append("then")
      for (index, name) in lane.followers.enumerated() {
        let word = name + (index == lane.followers.count - 1 ? "" : ",")
        let longer = lines[lines.count - 1] + " " + word
        if SVG.width(longer) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append(TimelineLabels.shortened(word, to: width, &notes))
        }
      }
    }
    subtitles = lines
  }

  /// How far a name is moved by the colour of its view.
  static func indent(_ lane: TimelineLane) -> Double { lane.color == nil ? 0 : 16 }

  // MARK: - Where words stand

  /// The marks whose words stand above the lane, as they do not fit into a bar.
  static func outside(_ lane: TimelineLane, on axis: TimelineAxis) -> [TimelineLane.Mark] {
    split(lane, on: axis).outer
  }

  private static func split(
    _ lane: TimelineLane, on axis: TimelineAxis
  ) -> (inner: [Inner], outer: [TimelineLane.Mark]) {
    guard lane.topic == .finger || lane.topic == .touches else { return ([], lane.marks) }
    var (inner, outer) = ([Inner](), [TimelineLane.Mark]())
    for mark in lane.marks where !mark.isQuiet {
      let width = SVG.width(mark.text)
      let first = lane.bars.first { $0.start == mark.time && $0.state != .held }
      let last = lane.bars.last { $0.end == mark.time && $0.state != .held }
      let isTaken = first.map { bar in inner.contains { $0.x == axis.x(bar.start) + 7 } } ?? false
      if let first, !isTaken, room(of: first, on: axis) >= width + 12 {
        inner.append(Inner(text: mark.text, x: axis.x(first.start) + 7, style: "ink"))
      } else if let last, let x = ending(mark, last, inner, on: axis) {
        let isOver = mark.words == "cancelled" || mark.words == "taken away"
        inner.append(Inner(text: mark.text, x: x, style: isOver ? "no" : "ink"))
      } else {
        outer.append(mark)
      }
    }
    return (inner, outer)
  }

  /// Where words at the end of a bar begin, if they fit behind those at its begin.
  private static func ending(
    _ mark: TimelineLane.Mark, _ bar: TimelineLane.Bar, _ inner: [Inner], on axis: TimelineAxis
  ) -> Double? {
    let x = end(of: bar, on: axis) - 7 - SVG.width(mark.text)
    let cut = axis.gaps.last { $0.to <= axis.x(bar.end) }?.to ?? -.infinity
    var least = max(axis.x(bar.start) + 7, cut + 4)
    if let last = inner.last, last.x >= axis.x(bar.start) {
      least = max(least, last.x + SVG.width(last.text) + 10)
    }
    return x >= least ? x : nil
  }

  /// How much of a bar is seen before the first stretch that is left out.
  private static func room(of bar: TimelineLane.Bar, on axis: TimelineAxis) -> Double {
    let left = axis.x(bar.start)
    let cut = axis.gaps.first { $0.from >= left }?.from ?? .infinity
    return min(end(of: bar, on: axis), cut) - left
  }

  /// A bar that is over at once takes the room of its moment.
  private static func end(of bar: TimelineLane.Bar, on axis: TimelineAxis) -> Double {
    bar.start == bar.end ? axis.end(bar.end) : axis.x(bar.end)
  }

  // MARK: - Sizes

  /// Whether the lane has no bar, so that the lowest words stand beside their marks.
  private var isEvents: Bool { Self.isEvents(lane) }
  static func isEvents(_ lane: TimelineLane) -> Bool {
    lane.bars.isEmpty && lane.timers.isEmpty && lane.marks.allSatisfy { $0.count == 1 }
  }
  private var labelHeight: Double {
    let rows = Double(labels.rows) - (isEvents ? 1 : 0)
    return rows > 0 ? rows * Self.row + (isEvents ? 0 : 4) : 0
  }
  private var timerHeight: Double { lane.timers.isEmpty ? 0 : 26 }

  var height: Double {
    10 + labelHeight + max(Self.thick + timerHeight, Self.row * Double(1 + subtitles.count)) + 9
  }

  /// Whether a dashed bar is too narrow for its words.
  var hasUnlabelledDash: Bool {
    lane.topic == .control
      && lane.bars.contains { $0.isDashed && Self.fitting($0, on: axis) == nil }
  }

  /// Whether the bar of what is held back is too narrow for its words.
  var hasUnlabelledHold: Bool {
    lane.topic == .touches
      && lane.bars.contains { $0.state == .held && Self.fitting($0, on: axis) == nil }
  }

  // MARK: - Drawing

  /// Draws the lane below some height.
  func draw(at top: Double, to right: Double, into svg: inout SVG) {
    let edge = top + 10 + labelHeight
    let bottom = edge + Self.thick
    if let color = lane.color {
      svg.view(Box(12, edge + 1, 22, edge + 11).corners, ColorFamily(color))
    }
    svg.text(title, 12 + Self.indent(lane), edge + 11, "bold")
    for (index, subtitle) in subtitles.enumerated() {
      svg.text(subtitle, 12, edge + 11 + Self.row * Double(index + 1), "soft")
    }
    svg.line(Spot(axis.left, edge + 10), Spot(right, edge + 10), "thin")
    for (index, bar) in lane.bars.enumerated() { draw(bar, index, edge, bottom, &svg) }
    for gap in axis.gaps { cut(gap.from, gap.to, edge, bottom, &svg) }
    for timer in lane.timers { draw(timer, bottom + 2, &svg) }
    drawTimerWords(bottom + 2, &svg)
    for words in inner { svg.text(words.text, words.x, bottom - 5.5, words.style) }
    for block in labels.blocks { draw(block, edge, &svg) }
    for mark in lane.marks { draw(mark, edge, &svg) }
    for rest in lane.rests {
      svg.line(Spot(axis.x(rest), bottom - 3), Spot(axis.x(rest), bottom + 5), "track")
    }
  }

  private func draw(
    _ bar: TimelineLane.Bar, _ index: Int, _ edge: Double, _ bottom: Double, _ svg: inout SVG
  ) {
    var (left, right) = (axis.x(bar.start), Self.end(of: bar, on: axis))
    if lane.topic == .recognizer {
      // Several states of one moment share its room; one that stays has room after it as well.
      let all = lane.bars.indices.filter { lane.bars[$0].start == bar.start }
      let short = all.filter { lane.bars[$0].end == bar.start }
      let moment = axis.end(bar.start) - left
      let room = all.count > short.count ? moment - Self.sign : moment
      let share = short.isEmpty ? 0 : room / Double(short.count)
      left += share * Double(short.count { $0 < index })
      if bar.start == bar.end { right = left + share }
    }
    guard right > left else { return }
    let box = Box(left, edge, right, bottom)
    bar.state.fill(box, into: &svg)
    let isWide = right - left >= 20
    if bar.state.hasSign, isWide { bar.state.sign(Spot(left + 12, edge + 10), into: &svg) }
    guard let words = Self.fitting(bar, on: axis, from: left, to: right) else { return }
    let style = bar.state == .recognized ? "on" : "ink"
    let x = left + (bar.state.hasSign ? 22 : 7)
    if bar.state == .failed || bar.state == .cancelled {
      svg.halo(words, x, bottom - 5.5, style)
    } else {
      svg.text(words, x, bottom - 5.5, style)
    }
  }

  /// The words of a bar as they fit into it, before the first stretch that is left out.
  private static func fitting(_ bar: TimelineLane.Bar, on axis: TimelineAxis) -> String? {
    fitting(bar, on: axis, from: axis.x(bar.start), to: end(of: bar, on: axis))
  }

  private static func fitting(
    _ bar: TimelineLane.Bar, on axis: TimelineAxis, from left: Double, to right: Double
  ) -> String? {
    let cut = axis.gaps.first { $0.from >= left }?.from ?? .infinity
    let room = min(right, cut) - left - (bar.state.hasSign ? sign : 12)
    // Why something failed stands in the flag.
    let all = bar.state == .held || !bar.state.hasSign ? [bar.words, bar.short] : [bar.short]
    return all.first {
      !$0.isEmpty && SVG.width($0) <= room
    }
  }

  /// A timer runs down: a wedge, at its end as high as what is left of it.
  private func draw(_ timer: TimelineLane.Timer, _ top: Double, _ svg: inout SVG) {
    // A gap tells a timer from the one that follows at once.
    let isFollowed = lane.timers.contains { $0.start == timer.end }
    let from = axis.x(timer.start)
    let to = axis.x(timer.end) - (isFollowed ? 4 : 0)
    let length = PlotStory.number(timer.length[...])
    let share = length > 0 ? Clock.seconds(timer.end - timer.start) / length : 1
    let left = 7 * max(0, min(1, 1 - share))
    guard to > from else { return }
    svg.polygon(
      [Spot(from, top), Spot(to, top), Spot(to, top + left), Spot(from, top + 7)], "wedge")
  }

  private func drawTimerWords(_ top: Double, _ svg: inout SVG) {
    for (index, timer) in lane.timers.enumerated() {
      let x = axis.x(timer.start)
      let next = index + 1 < lane.timers.count ? axis.x(lane.timers[index + 1].start) : 716
      let length = timer.length + " s"
      let fate = timer.fate.isEmpty ? "" : ": " + timer.fate
      let words = ["timer " + length + fate, "timer " + length, length].first {
        SVG.width($0) + 8 <= next - x
      }
      if let words { svg.halo(words, x + 1, top + 20, "wait") }
    }
  }

  private func draw(_ block: TimelineLabels.Block, _ edge: Double, _ svg: inout SVG) {
    let x = block.x(on: axis)
    let base = isEvents ? edge + 17 : edge - 4
    let bottom = base - Double(block.row) * Self.row
    let top = bottom - Double(block.lines.count) * Self.row
    if !isEvents || block.row > 0 {
      svg.line(Spot(x, top + 3), Spot(x, edge + (isEvents ? 3 : 0)), "leader")
    }
    for (index, line) in block.lines.enumerated() {
      svg.halo(line, x + (isEvents ? 9 : 5), top + Double(index + 1) * Self.row - 3.5)
    }
  }

  private func draw(_ mark: TimelineLane.Mark, _ edge: Double, _ svg: inout SVG) {
    let places = mark.moments.map { axis.x($0.time, after: $0.share) }
    let (from, to) = (places[0], places[places.count - 1])
    let isTouch = lane.topic == .recognizer || lane.topic == .touches || lane.topic == .finger
    let y = lane.bars.isEmpty ? edge + (isEvents ? 10 : 4) : edge
    if to > from { svg.box(Box(from, y - 1.5, to, y + 1.5), isTouch ? "finger" : "yes") }
    for x in isTouch && to > from ? [from, to] : Self.apart(places) {
      switch lane.topic {
      case .touches where mark.words.hasPrefix("dropped"):
        svg.circle(Spot(x, y), 6, "paper")
        StateInk.failed.sign(Spot(x, y), into: &svg)
      case .touches where isDropped(at: mark.time): break
      case .recognizer, .touches: svg.circle(Spot(x, y), 3.4, "ear")
      case .finger: svg.circle(Spot(x, y), 3, "finger")
      case .action: star(Spot(x, y), &svg)
      default:
        let high = isEvents ? 7.0 : 4
        svg.box(Box(x - 2.5, y - high, x + 2.5, y + high), mark.isRefusal ? "no" : "yes")
      }
    }
  }

  /// The first, the last, and those between that do not lie on the one before.
  private static func apart(_ places: [Double]) -> [Double] {
    guard let last = places.last else { return [] }
    var apart: [Double] = []
    for place in places where apart.last.map({ place - $0 >= 14 }) ?? true {
      if place == last || last - place >= 14 || apart.isEmpty { apart.append(place) }
    }
    if apart.last != last { apart.append(last) }
    return apart
  }

  private func isDropped(at time: Microseconds) -> Bool {
    lane.marks.contains { $0.time == time && $0.words.hasPrefix("dropped") }
  }

  private func star(_ at: Spot, _ svg: inout SVG) {
    let spots = [
      (0.0, -7.0), (1.8, -2.4), (6.7, -2.2), (2.9, 0.9), (4.1, 5.7), (0, 3), (-4.1, 5.7),
      (-2.9, 0.9), (-6.7, -2.2), (-1.8, -2.4),
    ]
    svg.polygon(spots.map { Spot(at.x + $0.0, at.y + $0.1) }, "yes")
  }

  /// Interrupts what runs through a stretch that is left out.
  private func cut(_ from: Double, _ to: Double, _ edge: Double, _ bottom: Double, _ svg: inout SVG)
  {
    let middle = (from + to) / 2
    svg.box(Box(middle - 7, edge - 2, middle + 7, bottom + 2), "paper")
    for x in [middle - 7, middle + 7] {
      svg.line(Spot(x - 3, bottom + 2), Spot(x + 3, edge - 2), "leader")
    }
  }
}
