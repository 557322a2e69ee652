import MiniUIKit

/// A run in the course of time: a lane for each finger, recognizer, view, control and target.
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
      titles = max(titles, SVG.width(lane.name, isBold: true))
      titles = max(titles, SVG.width(lane.topic.words))
      if lane.finger != nil || !lane.followers.isEmpty { titles = max(titles, 138) }
    }
    titles = min(titles, 150)
    var axis = TimelineAxis(story.times, from: 12 + titles + 18, to: Self.right)
    // Words that do not fit into a bar stand beside it; the axis may then have to be narrower.
    var labels: [TimelineLabels] = []
    var count = -1
    while count != labels.reduce(0, { $0 + $1.blocks.count }) {
      count = labels.reduce(0) { $0 + $1.blocks.count }
      labels = story.lanes.map { TimelineLabels($0.marks + TimelineDrawing.outside($0, on: axis)) }
      for block in labels.flatMap({ $0.blocks }) {
        axis.keep(block.width, after: block.time, until: Self.right)
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
    var bottom = axis.gaps.isEmpty ? 32.0 : 54
    let top = bottom
    let height = drawings.reduce(0) { $0 + $1.height }
    for tick in axis.ticks {
      let x = axis.x(tick)
      svg.line(Spot(x, top - 6), Spot(x, top + height), "rule")
      svg.text(TimelineAxis.label(tick), x, top - 10, "soft middle")
    }
    svg.text("time in seconds", 12, top - 10, "bold")
    for gap in axis.gaps {
      let middle = (gap.from + gap.to) / 2
      svg.text(decimals(Clock.seconds(gap.length), 2) + " s", middle, 14, "soft middle")
      svg.text("idle", middle, 28, "soft middle")
    }
    for drawing in drawings {
      svg.line(Spot(12, bottom), Spot(Self.right, bottom), "rule")
      drawing.draw(at: bottom, to: axis.x(story.times.last ?? 0), into: &svg)
      bottom += drawing.height
    }
    svg.line(Spot(12, bottom), Spot(Self.right, bottom), "rule")
    for note in notes {
      bottom += 18
      svg.text(note, 12, bottom, "soft")
    }
    return svg.document(
      Self.width, bottom + 14,
      SVG.Words(
        title: id + ": in the course of time, " + title,
        description: TimelineDescription(story, axis).words,
        rules: StateInk.rules))
  }

  private var notes: [String] {
    var notes: [String] = []
    if story.lanes.isEmpty { notes.append("nothing happens") }
    if story.lanes.contains(where: { $0.marks.contains { $0.count > 1 } }) {
      notes.append("× n, a thick line: the same n times in a row")
    }
    if !axis.gaps.isEmpty { notes.append("//: nothing happens, the time is left out") }
    if drawings.contains(where: { $0.hasUnlabelledDash }) {
      notes.append("dashed, no words: tracking, outside")
    }
    for drawing in drawings {
      for note in drawing.notes where !notes.contains(note) { notes.append(note) }
    }
    return notes
  }
}
