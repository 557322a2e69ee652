import MiniUIKit

/// Draws one lane of a timeline: its name, its bars, and what is marked on them.
struct TimelineDrawing {
  private static let (row, thick) = (15.0, 18.0)

  let lane: TimelineLane
  let axis: TimelineAxis
  private(set) var labels: TimelineLabels
  private let title: String
  private let subtitles: [String]

  /// What had to be shortened.
  private(set) var notes: [String] = []

  init(_ lane: TimelineLane, _ labels: TimelineLabels, on axis: TimelineAxis, within width: Double)
  {
    (self.lane, self.axis, self.labels) = (lane, axis, labels)
    self.labels.stack(on: axis)
    notes = labels.notes
    title = TimelineLabels.shortened(lane.name, to: width, isBold: true, &notes)
    var words = lane.topic.words
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

  /// The words that must be said and do not fit into their bar.
  static func outside(_ lane: TimelineLane, on axis: TimelineAxis) -> [TimelineLane.Mark] {
    lane.bars.filter { $0.needsWords && fitting($0, on: axis) != $0.words }
      .map { TimelineLane.Mark($0.start, ($0.short == "waits" ? "" : "state ") + $0.words) }
  }

  var height: Double {
    max(labelHeight + bar, Double(1 + subtitles.count) * Self.row + 1) + 14
  }

  private var labelHeight: Double { Double(labels.rows) * Self.row + (labels.rows > 0 ? 4 : 0) }
  private var bar: Double { lane.bars.isEmpty ? 4 : Self.thick }

  /// Whether a dashed bar is too narrow for its words.
  var hasUnlabelledDash: Bool {
    lane.bars.contains { $0.isDashed && !$0.needsWords && Self.fitting($0, on: axis) == nil }
  }

  /// Draws the lane below some height.
  func draw(at top: Double, to right: Double, into svg: inout SVG) {
    let bottom = top + height - 7
    let edge = bottom - bar
    var y = bottom - Double(subtitles.count) * Self.row - 3
    svg.text(title, 12, y, "bold")
    for subtitle in subtitles {
      y += Self.row
      svg.text(subtitle, 12, y, "soft")
    }
    let base = lane.bars.isEmpty ? edge : edge + bar / 2
    svg.line(Spot(axis.left, base), Spot(right, base), "thin")
    for each in lane.bars {
      draw(each, Box(axis.x(each.start), edge, axis.x(each.end), bottom), &svg)
    }
    for gap in axis.gaps { cut(gap.from, gap.to, edge, bottom, &svg) }
    for block in labels.blocks {
      draw(block, edge, &svg)
      svg.circle(Spot(axis.x(block.time), edge), 3, "head")
    }
    for mark in lane.marks {
      let (from, to) = (axis.x(mark.time), axis.x(mark.end))
      guard to > from else { continue }
      svg.box(Box(from, edge - 1.5, to, edge + 1.5), "head")
      svg.circle(Spot(to, edge), 3, "head")
    }
  }

  private func draw(_ bar: TimelineLane.Bar, _ box: Box, _ svg: inout SVG) {
    guard box.width > 0 else { return }
    let fill = "s-other"
    svg.box(box, bar.isDashed ? "paper" : fill)
    if bar.isDashed { svg.box(box, "off") }
    if let words = Self.fitting(bar, on: axis) {
      svg.text(words, box.left + 5, box.bottom - 4.5, "ink")
    }
  }

  /// The words of a bar as they fit into it, before the first stretch that is left out.
  private static func fitting(_ bar: TimelineLane.Bar, on axis: TimelineAxis) -> String? {
    let left = axis.x(bar.start)
    let cut = axis.gaps.first { $0.from >= left }?.from ?? .infinity
    let room = min(axis.x(bar.end), cut) - left - 7
    return [bar.words, bar.short].first {
      !$0.isEmpty && SVG.width($0) <= room
    }
  }

  private func draw(_ block: TimelineLabels.Block, _ edge: Double, _ svg: inout SVG) {
    let x = axis.x(block.time)
    let bottom = edge - 4 - Double(block.row) * Self.row
    let top = bottom - Double(block.lines.count) * Self.row
    svg.line(Spot(x, top + 3), Spot(x, edge), "mark")
    for (index, line) in block.lines.enumerated() {
      svg.text(line, x + 5, top + Double(index + 1) * Self.row - 3.5, "ink")
    }
  }

  /// Interrupts what runs through a stretch that is left out.
  private func cut(_ from: Double, _ to: Double, _ edge: Double, _ bottom: Double, _ svg: inout SVG)
  {
    let middle = (from + to) / 2
    svg.box(Box(middle - 7, edge - 2, middle + 7, bottom + 2), "paper")
    for x in [middle - 7, middle + 7] {
      svg.line(Spot(x - 3, bottom + 2), Spot(x + 3, edge - 2), "mark")
    }
  }
}
