import MiniUIKit

/// A run in the course of time: a lane for each finger, recognizer, view, control and target, and a
/// line with its sentence wherever something is decided.
struct TimelineFigure {
  private static let (width, right) = (720.0, 708.0)

  private let id: String
  private let title: String
  private let story: TimelineStory
  private let axis: TimelineAxis
  private let drawings: [TimelineDrawing]

  /// The figure of a run.
  init(of run: Run) {
    self.init(run.experiment.id, run.experiment.title, TimelineStory(of: run))
  }

  /// The figure of a story.
  init(_ id: String, _ title: String, _ story: TimelineStory) {
    (self.id, self.title) = (id, title)
    var titles = SVG.width("time in seconds", isBold: true)
    for lane in story.lanes {
      titles = max(
        titles, SVG.width(lane.name, isBold: true) + TimelineDrawing.indent(lane))
      titles = max(titles, SVG.width(lane.words))
      if lane.finger != nil || !lane.followers.isEmpty { titles = max(titles, 148) }
    }
    titles = min(titles, 156)
    var axis = TimelineAxis(
      story.times, opening: story.opened, from: 12 + titles + 18, to: Self.right)
    // Words that do not fit into a bar stand above it; the axis may then have to be narrower.
    var labels: [TimelineLabels] = []
    var count = -1
    while count != labels.reduce(0, { $0 + $1.blocks.count }) {
      count = labels.reduce(0) { $0 + $1.blocks.count }
      labels = story.lanes.map { TimelineLabels(TimelineDrawing.outside($0, on: axis)) }
      for (lane, blocks) in zip(story.lanes, labels) {
        let more = TimelineDrawing.isEvents(lane) ? 5.0 : 0
        for block in blocks.blocks {
          let inner = block.x(on: axis) - axis.x(block.time)
          axis.keep(inner + block.width + more, after: block.time, until: Self.right)
        }
      }
    }
    drawings = story.lanes.indices.map {
      TimelineDrawing(story.lanes[$0], labels[$0], on: axis, within: titles)
    }
    (self.story, self.axis) = (story, axis)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(id + "-timeline")
    let flags = TimelineFlags(
      story.decisions, on: axis, within: Box(12, 10, Self.right, 10))
    let start = flags.height > 0 ? flags.height + 6 : 0
    var bottom = start + (axis.gaps.isEmpty ? 32.0 : 54)
    let top = bottom
    let height = drawings.reduce(0) { $0 + $1.height }
    for slot in axis.slots {
      svg.box(Box(slot.from, top - 6, slot.to, top + height), "panel")
    }
    let ticks = axis.ticks(story.times, first: story.decisions.map { $0.time })
    for tick in ticks {
      let x = axis.x(tick)
      svg.line(Spot(x, top - 6), Spot(x, top + height), "rule")
    }
    flags.drawPoles(to: top + height, past: (top - 23, top - 6), into: &svg)
    for tick in ticks {
      let words = TimelineAxis.label(tick)
      let x = min(axis.x(tick), Self.width - 6 - SVG.width(words) / 2)
      svg.halo(words, x, top - 10, "soft middle")
    }
    for slot in axis.stills where slot.to - slot.from - 40 >= SVG.width(slot.words) {
      svg.halo(slot.words, (slot.from + slot.to) / 2, top - 10, "soft middle")
    }
    svg.text("time in seconds", 12, top - 10, "bold")
    for gap in axis.gaps {
      let middle = (gap.from + gap.to) / 2
      svg.halo(
        decimals(Clock.seconds(gap.length), 2) + " s", middle, start + 14, "soft middle")
      svg.halo("idle", middle, start + 28, "soft middle")
    }
    for drawing in drawings {
      svg.line(Spot(12, bottom), Spot(Self.right, bottom), "rule")
      drawing.draw(at: bottom, to: axis.end(story.times.last ?? 0), into: &svg)
      bottom += drawing.height
    }
    svg.line(Spot(12, bottom), Spot(Self.right, bottom), "rule")
    flags.draw(into: &svg)
    for note in notes(flags) {
      bottom += 18
      svg.text(note, 12, bottom, "soft")
    }
    return svg.document(
      Self.width, bottom + 14,
      SVG.Words(
        title: id + ": in the course of time, " + title,
        description: TimelineDescription(story, axis).words, rules: StateInk.rules))
  }

  private func notes(_ flags: TimelineFlags) -> [String] {
    var notes: [String] = []
    let marks = story.lanes.flatMap { $0.marks }
    if story.lanes.isEmpty { notes.append("nothing happens") }
    if flags.left > 0 { notes.append("and " + String(flags.left) + " more decisions") }
    if marks.contains(where: { $0.isQuiet }) {
      let isRepeated = marks.contains { $0.count > 1 }
      notes.append(
        "ring: a touch is heard"
          + (story.hasLoneMoves ? "; one without a word: moved" : "")
          + (isRepeated ? "; thick line: it moves, or the same happens again" : ""))
    } else if marks.contains(where: { $0.count > 1 }) {
      notes.append("× n, a thick line: the same n times in a row")
    }
    if story.lanes.contains(where: { !$0.timers.isEmpty }) {
      notes.append("strip below a bar: a timer; the thinner it is, the less is left")
    }
    if story.lanes.contains(where: { !$0.rests.isEmpty }) {
      notes.append("tick: in the event, stationary, heard by nobody")
    }
    if !axis.slots.isEmpty {
      notes.append(
        "shaded: one moment, drawn wide so that its states can be seen; the rest is to scale")
    }
    if !axis.gaps.isEmpty { notes.append("//: nothing happens, the time is left out") }
    if drawings.contains(where: { $0.hasUnlabelledDash }) {
      notes.append("dashed, no words: tracking, outside")
    }
    if drawings.contains(where: { $0.hasUnlabelledHold }) {
      notes.append("two strokes, no words: the touch is held back")
    }
    for drawing in drawings {
      for note in drawing.notes where !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
