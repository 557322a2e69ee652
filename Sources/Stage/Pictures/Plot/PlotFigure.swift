import MiniUIKit

/// The offset of a scroll view, drawn over time: how a drag, a flick and a bounce look; or those of
/// several, which share a drag.
struct PlotFigure {
  private static let (width, left, right) = (720.0, 78.0, 700.0)
  private static let (room, tall, row) = (30.0, 260.0, 17.0)

  private let id: String
  private let title: String
  private let story: PlotStory
  /// The scroll views that move besides the story's, if any do.
  private let others: [PlotStory]
  /// Where the content would be if it went as far as the finger; none if that is no news.
  private let finger: [PlotStory.Place]
  /// Where the content will come to rest, and when that is known; nil if the experiment doesn't say.
  private let target: PlotStory.Place?

  /// The figure of a run.
  init(of run: Run) {
    let stories = PlotStory.all(of: run)
    self.init(
      run.experiment.id, run.experiment.title, stories[0], others: Array(stories.dropFirst()),
      finger: stories[0].finger(run.stage.recording.samples),
      target: run.stage.recording.values.first { $0.name == "target" }.map {
        PlotStory.Place(time: $0.time, offset: $0.value)
      })
  }

  /// The figure of a story.
  init(
    _ id: String, _ title: String, _ story: PlotStory, others: [PlotStory] = [],
    finger: [PlotStory.Place] = [], target: PlotStory.Place? = nil
  ) {
    (self.id, self.title, self.story, self.others) = (id, title, story, others)
    self.finger = others.isEmpty ? finger : []
    self.target = others.isEmpty && !story.stretches.isEmpty ? target : nil
  }

  /// When the plot ends.
  private var end: Microseconds { ([story] + others).map { $0.end }.max() ?? 0 }

  /// The file's text.
  var svg: String {
    var svg = SVG(id + "-plot")
    let labels = labels
    let rows = Double((labels.map { $0.row }.max() ?? 0) + 1)
    let top = Self.room + rows * Self.row + 12
    let bottom = top + Self.tall
    if story.stretches.isEmpty {
      svg.text("nothing scrolls", 12, 30)
      return document(svg, 50)
    }
    let (time, offset) = (timeAxis, offsetAxis(from: bottom, to: top))
    let frame = Box(Self.left, top, Self.right, bottom)
    drawBeyond(offset, frame, &svg)
    drawGrid(time, offset, frame, &svg)
    for label in labels { draw(label, time, frame, rows, &svg) }
    drawEdges(offset, frame, &svg)
    drawTarget(time, offset, &svg)
    if others.isEmpty {
      for stretch in story.stretches { draw(stretch, time, offset, &svg) }
      drawFinger(time, offset, &svg)
    } else {
      for (index, each) in ([story] + others).enumerated() {
        drawSteps(of: each, index, time, offset, &svg)
      }
    }
    svg.text("content offset " + (story.isHorizontal ? "x" : "y") + " in points", 12, 20, "bold")
    svg.text("time in seconds", Self.right, bottom + 40, "bold end")
    return document(svg, bottom + 54)
  }

  private func document(_ svg: SVG, _ height: Double) -> String {
    svg.document(
      Self.width, height,
      SVG.Words(
        title: id + ": the offset in the course of time, " + title, description: description,
        rules: """
          .touch .beyond{fill:#fae5df}
          .touch .limit{stroke:#a1341f;stroke-width:1.5}
          .touch .curve{fill:none;stroke:#1557b0;stroke-width:2.4;stroke-linejoin:round}
          .touch .dragging{stroke:#b8144f}
          .touch .decelerating{stroke-dasharray:7 3}
          .touch .bouncing{stroke:#8a5a00;stroke-dasharray:2 3;stroke-width:3}
          .touch .rest{stroke:#625b51;stroke-width:1.4}
          .touch .curve1{stroke:#8a5a00;stroke-dasharray:7 3}
          .touch .curve0dot{fill:#1557b0}
          .touch .curve1dot{fill:#8a5a00}
          @media (prefers-color-scheme:dark){
          .touch .beyond{fill:#3c1d16}
          .touch .limit{stroke:#ff9d87}
          .touch .curve{stroke:#8ab8ff}
          .touch .dragging{stroke:#ff8fb4}
          .touch .bouncing{stroke:#f2c46b}
          .touch .rest{stroke:#aaa498}
          .touch .curve1,.touch .curve1dot{stroke:#f2c46b}
          .touch .curve0dot{fill:#8ab8ff}
          .touch .curve1dot{fill:#f2c46b}
          }
          """))
  }

  // MARK: - The axes

  private var timeAxis: PlotAxis {
    PlotAxis(0...Clock.seconds(end), from: Self.left, to: Self.right, room: 56)
  }

  private func offsetAxis(from bottom: Double, to top: Double) -> PlotAxis {
    let all = ([story] + others).map { $0.offsets }
    var low = all.map { $0.lowerBound }.min() ?? 0
    var high = all.map { $0.upperBound }.max() ?? 0
    for place in finger + [target].compactMap({ $0 }) {
      (low, high) = (min(low, place.offset), max(high, place.offset))
    }
    // An edge is shown if the content comes near it.
    let near = max(20, (high - low) / 3)
    for edge in edges where edge > low - near && edge < high + near {
      (low, high) = (min(low, edge), max(high, edge))
    }
    return PlotAxis(low...max(high, low + 1), from: bottom, to: top, room: 30)
  }

  private var edges: [Double] { story.edges.map { [$0.lowerBound, $0.upperBound] } ?? [] }

  private func drawGrid(_ time: PlotAxis, _ offset: PlotAxis, _ frame: Box, _ svg: inout SVG) {
    for tick in time.ticks {
      let x = time.place(tick)
      svg.line(Spot(x, frame.top), Spot(x, frame.bottom + 5), "rule")
      svg.text(decimals(tick, 2), x, frame.bottom + 19, "soft middle")
    }
    for tick in offset.ticks {
      let y = offset.place(tick)
      svg.line(Spot(frame.left - 5, y), Spot(frame.right, y), "rule")
      svg.text(decimals(tick), frame.left - 9, y + 4, "soft end")
    }
    svg.line(Spot(frame.left, frame.top), Spot(frame.left, frame.bottom), "arrow")
    svg.line(Spot(frame.left, frame.bottom), Spot(frame.right, frame.bottom), "arrow")
  }

  /// Shades where there is no content.
  private func drawBeyond(_ offset: PlotAxis, _ frame: Box, _ svg: inout SVG) {
    // Where several views move, an edge is one of them's, and the others may go beyond.
    guard let edges = story.edges, others.isEmpty else { return }
    if offset.values.contains(edges.lowerBound), edges.lowerBound > offset.values.lowerBound {
      let top = offset.place(edges.lowerBound)
      svg.box(Box(frame.left, top, frame.right, frame.bottom), "beyond")
    }
    if offset.values.contains(edges.upperBound), edges.upperBound < offset.values.upperBound {
      let bottom = offset.place(edges.upperBound)
      svg.box(Box(frame.left, frame.top, frame.right, bottom), "beyond")
    }
  }

  private func drawEdges(_ offset: PlotAxis, _ frame: Box, _ svg: inout SVG) {
    for (index, edge) in edges.enumerated() where offset.values.contains(edge) {
      if index == 1, edges[0] == edge { continue }
      let y = offset.place(edge)
      svg.line(Spot(frame.left, y), Spot(frame.right, y), "limit")
      // The words stand on the side where there is content.
      let below = index == 0 ? y - 6 : y + 15
      let whose = others.isEmpty ? "" : story.name + "'s "
      svg.halo(whose + "edge " + decimals(edge), frame.right - 4, below, "no end")
    }
  }

  /// Draws a level line from the moment at which it is known where the content will come to rest.
  private func drawTarget(_ time: PlotAxis, _ offset: PlotAxis, _ svg: inout SVG) {
    guard let target else { return }
    let start = Spot(time.place(Clock.seconds(target.time)), offset.place(target.offset))
    svg.line(start, Spot(time.place(Clock.seconds(end)), start.y), "leader")
    svg.circle(start, 3, "knot")
    // The curve comes from the other side.
    let before = story.stretches.last { $0.start < target.time }?.places.last?.offset ?? 0
    let words = "target " + decimals(target.offset, 1) + ", known here"
    svg.halo(words, start.x + 8, start.y + (target.offset < before ? 16 : -7))
  }

  // MARK: - The curve and its phases

  /// A phase's name above the plot, and in which row it stands.
  private struct Label {
    var stretch: PlotStory.Stretch
    var words: String
    var row: Int
  }

  private var labels: [Label] {
    var (labels, ends): ([Label], [Double]) = ([], [])
    // Of several views the names are written, not the phases.
    guard others.isEmpty else { return [] }
    for stretch in story.stretches where stretch.phase != .rest {
      let words = Self.words(stretch.phase)
      let x = timeAxis.place(Clock.seconds(stretch.start))
      let row = ends.firstIndex { $0 <= x } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = x + 8 + SVG.width(words) + 8
      labels.append(Label(stretch: stretch, words: words, row: row))
    }
    return labels
  }

  private static func words(_ phase: PlotStory.Phase) -> String {
    phase == .rest ? "at rest" : phase.rawValue
  }

  /// The colour of a phase's name: that of its curve.
  private static func style(_ phase: PlotStory.Phase) -> String {
    switch phase {
    case .rest: "soft"
    case .dragging: "hot"
    case .decelerating, .animated: "now"
    case .bouncing: "wait"
    }
  }

  private func draw(
    _ label: Label, _ time: PlotAxis, _ frame: Box, _ rows: Double, _ svg: inout SVG
  ) {
    let x = time.place(Clock.seconds(label.stretch.start))
    let y = frame.top - 8 - (rows - 1 - Double(label.row)) * Self.row
    svg.line(Spot(x, y - 10), Spot(x, frame.bottom), "thin")
    let isLast = x + SVG.width(label.words) + 8 > Self.right
    let style = Self.style(label.stretch.phase)
    svg.halo(label.words, isLast ? x - 5 : x + 5, y, isLast ? style + " end" : style)
    let end = time.place(Clock.seconds(label.stretch.end))
    svg.line(Spot(end, frame.top), Spot(end, frame.bottom), "thin")
  }

  private func draw(
    _ stretch: PlotStory.Stretch, _ time: PlotAxis, _ offset: PlotAxis, _ svg: inout SVG
  ) {
    let points = stretch.places.map { place in
      SVG.number(time.place(Clock.seconds(place.time))) + ","
        + SVG.number(offset.place(place.offset))
    }
    svg.add(
      "<polyline class=\"curve " + stretch.phase.rawValue + "\" points=\""
        + points.joined(separator: " ") + "\"/>")
  }

  /// Draws how far the finger goes, as the content does not go as far.
  private func drawFinger(_ time: PlotAxis, _ offset: PlotAxis, _ svg: inout SVG) {
    guard let last = finger.last else { return }
    func spot(_ place: PlotStory.Place) -> Spot {
      Spot(time.place(Clock.seconds(place.time)), offset.place(place.offset))
    }
    svg.polyline(finger.map { spot($0) }, "arrow")
    let drags = story.stretches.filter { $0.phase == .dragging }
    let content = drags.last.map { $0.places[$0.places.count - 1] } ?? last
    for (words, place, style) in [("the finger", last, "bold"), ("the content", content, "hot")] {
      let (number, at) = (decimals(place.offset, 1), spot(place))
      svg.circle(at, 3.5, style == "hot" ? "finger" : "badge")
      // On the side to which the content does not come back.
      let isLow = place.offset < (story.edges?.lowerBound ?? 0)
      svg.halo(words + ": " + number, at.x + 8, at.y + (isLow ? 15 : -7), style)
    }
  }

  /// Draws the offset of one of several views: it stays until the next step changes it.
  private func drawSteps(
    of story: PlotStory, _ index: Int, _ time: PlotAxis, _ offset: PlotAxis, _ svg: inout SVG
  ) {
    var spots: [Spot] = []
    var corners: [Spot] = []
    for place in story.stretches.flatMap({ $0.places }) {
      let spot = Spot(time.place(Clock.seconds(place.time)), offset.place(place.offset))
      if let last = spots.last, last.y != spot.y {
        spots.append(Spot(spot.x, last.y))
        corners.append(spot)
      }
      spots.append(spot)
    }
    guard let last = spots.last else { return }
    spots.append(Spot(time.place(Clock.seconds(end)), last.y))
    svg.polyline(spots, "curve curve" + String(index))
    let style = index == 0 ? "now" : "wait"
    for corner in corners {
      svg.circle(corner, 3.5, index == 0 ? "curve0dot" : "curve1dot")
    }
    svg.halo(story.name, last.x - 6, last.y - 8, style + " end")
  }

  // MARK: - In words

  private var description: String {
    let all = ([words(of: story)] + others.map { words(of: $0) }).joined(separator: " ")
    if let target {
      let known = decimals(Clock.seconds(target.time))
      return all + " A level line from " + known + " s is its target, " + decimals(target.offset, 1)
        + ", which is known then."
    }
    guard let last = finger.last else { return all }
    return all + " A further line is the finger's: it leads to " + decimals(last.offset, 1) + " at "
      + decimals(Clock.seconds(last.time)) + " s."
  }

  private func words(of story: PlotStory) -> String {
    guard let first = story.stretches.first?.places.first else { return "Nothing scrolls." }
    var words =
      "The offset of " + story.name + " in points, upward, over the time in seconds, to the right."
    let edges = story.edges.map { [$0.lowerBound, $0.upperBound] } ?? []
    for (index, edge) in edges.enumerated() where index == 0 || edges[0] != edge {
      words += (index == 0 ? " Edges at " : " and ") + decimals(edge)
    }
    if !edges.isEmpty { words += "." }
    words += " It begins at " + decimals(first.offset)
    for stretch in story.stretches {
      words += "; " + Self.words(stretch.phase) + " until " + decimals(Clock.seconds(stretch.end))
      words += " s, to " + decimals(stretch.places[stretch.places.count - 1].offset)
      if stretch.phase == .bouncing || stretch.phase == .dragging {
        words += Self.farthest(stretch, beyond: story.edges)
      }
    }
    return words + "."
  }

  /// How far beyond an edge a stretch gets.
  private static func farthest(
    _ stretch: PlotStory.Stretch, beyond edges: ClosedRange<Double>?
  ) -> String {
    guard let edges else { return "" }
    let offsets = stretch.places.map { $0.offset }
    guard let low = offsets.min(), let high = offsets.max() else { return "" }
    if high > edges.upperBound { return ", at most " + decimals(high) }
    if low < edges.lowerBound { return ", at least " + decimals(low) }
    return ""
  }
}
