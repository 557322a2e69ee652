import MiniUIKit

/// A control with the border up to which a finger counts as inside, and where the finger was when the
/// control sent its events: on its way out at the left, and on its way back at the right.
struct BorderFigure {
  /// A place of the finger, and what the control sent there.
  private struct Stop {
    let time: Microseconds
    let place: Spot
    /// How far it is from the control; 0 on it.
    let distance: Double
    let events: [String]
    let isInside: Bool
    let isReturning: Bool

    var words: String {
      decimals(Clock.seconds(time)) + ": "
        + (distance > 0 ? decimals(distance) + " points away" : "on the control")
    }
    var changes: Bool { events.contains("touchDragExit") || events.contains("touchDragEnter") }
    var lines: [(text: String, style: String)] {
      [(words, changes ? "bold" : "ink")] + events.map { ($0, changes ? "ink" : "soft") }
    }
  }

  private static let (margin, row) = (16.0, 16.0)
  private let run: Run
  private let name: String
  private let control: Snapshot.Item?
  private let stops: [Stop]

  init(of run: Run) {
    self.run = run
    let lines = run.lines("control")
    let name = lines.first?.who ?? ""
    let items = (run.stage.snapshot ?? Snapshot(of: run.stage)).items
    let control = items.first { $0.name == name }
    (self.name, self.control) = (name, control)
    var stops: [Stop] = []
    var isInside = true
    for sample in run.stage.recording.samples {
      let place = Spot(sample.contact.location)
      let events = lines.filter { $0.time == sample.time && $0.who == name }.map { $0.what }
      if events.contains("touchDragExit") { isInside = false }
      if events.contains("touchDragEnter") { isInside = true }
      let distance = control.map { Self.distance(of: place, from: Box($0.frame)) } ?? 0
      let last = stops.last
      let isReturning =
        last.map { distance < $0.distance || $0.isReturning && distance == $0.distance } ?? false
      stops.append(
        Stop(
          time: sample.time, place: place, distance: distance, events: events,
          isInside: isInside, isReturning: isReturning))
    }
    self.stops = stops
  }

  private static func distance(of spot: Spot, from box: Box) -> Double {
    max(0, box.left - spot.x, spot.x - box.right, box.top - spot.y, spot.y - box.bottom)
  }

  /// The border of what counts as inside, on the screen.
  private var border: Box {
    Box(control?.frame ?? .zero).grown(by: Double(Decisions.controlTolerance))
  }

  private var area: Box {
    var area = border
    for stop in stops {
      (area.left, area.right) = (min(area.left, stop.place.x), max(area.right, stop.place.x))
      (area.top, area.bottom) = (min(area.top, stop.place.y), max(area.bottom, stop.place.y))
    }
    return area.grown(by: 14)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-border")
    let sides = [false, true].map { isReturning in stops.filter { $0.isReturning == isReturning } }
    let widths = sides.map { side in
      side.flatMap { $0.lines }.map { SVG.width($0.text, isBold: $0.style == "bold") }.max() ?? 0
    }
    let area = area
    let scale = min(
      (720 - 2 * Self.margin - widths[0] - widths[1] - 48) / area.width, 460 / area.height, 1.4)
    let left = Self.margin + (widths[0] > 0 ? widths[0] + 24 : 0)
    let frame = Box(
      left, Self.margin, left + area.width * scale, Self.margin + area.height * scale)
    func spot(_ spot: Spot) -> Spot {
      Spot(frame.left + (spot.x - area.left) * scale, frame.top + (spot.y - area.top) * scale)
    }
    svg.box(frame, "screen")
    svg.polygon(border.corners.map { spot($0) }, "off")
    let far = decimals(Double(Decisions.controlTolerance)) + " points around " + name
    let corner = spot(Spot(border.left, border.top))
    svg.text(far, corner.x + 6, corner.y + 16, "soft")
    if let control {
      let corners = control.corners.map { spot(Spot($0)) }
      svg.view(corners, ColorFamily(control.color))
      svg.text(name, corners[0].x + 6, corners[0].y + 16, "bold")
      // How far it is from the control to the border.
      let edge = spot(Spot(control.frame.minX, control.frame.maxY))
      let (x, end) = (edge.x + 14, spot(Spot(border.left, border.bottom)).y)
      svg.polyline([Spot(x, edge.y), Spot(x, end)], "leader")
      for y in [edge.y, end] { svg.polyline([Spot(x - 5, y), Spot(x + 5, y)], "leader") }
      svg.text(decimals(Double(Decisions.controlTolerance)), x + 6, edge.y + 22, "ink")
    }
    let way = stops.map { spot($0.place) }
    for style in ["ring", "cross"] { svg.polyline(way, style) }
    var bottom = frame.bottom
    for (index, side) in sides.enumerated() {
      let isLeft = index == 0
      let (from, to) = isLeft ? (frame.left, frame.left - 10) : (frame.right, frame.right + 10)
      // On the way back what comes later stands higher, where the finger is.
      let sorted = isLeft ? side : side.reversed()
      var tops = sorted.map { spot($0.place).y - 12 }
      var least = frame.top - 6
      for place in sorted.indices {
        tops[place] = max(tops[place], least)
        least = tops[place] + Double(sorted[place].lines.count) * Self.row + 7
      }
      var most = max(frame.bottom + 6, least)
      for place in sorted.indices.reversed() {
        tops[place] = min(tops[place], most - Double(sorted[place].lines.count) * Self.row)
        most = tops[place] - 7
      }
      for (stop, top) in zip(sorted, tops) {
        bottom = max(bottom, top + Double(stop.lines.count) * Self.row + 4)
        let dot = spot(stop.place)
        let start = Spot(dot.x + (isLeft ? -8 : 8), dot.y)
        svg.polyline([start, Spot(from, top + 9), Spot(to, top + 9)], "leader")
        for (line, words) in stop.lines.enumerated() {
          let y = top + 13.5 + Self.row * Double(line)
          let width = SVG.width(words.text, isBold: words.style == "bold")
          svg.text(words.text, isLeft ? frame.left - 14 - width : frame.right + 14, y, words.style)
        }
      }
    }
    for (index, stop) in stops.enumerated() {
      svg.circle(way[index], 5, stop.isInside ? "finger" : "ear")
    }
    for line in ["dashed: not seen on the screen", "ring: for the control the finger is outside"] {
      bottom += 18
      svg.text(line, Self.margin, bottom, "soft")
    }
    let right = frame.right + (widths[1] > 0 ? widths[1] + 24 : 0)
    return svg.document(
      right + Self.margin, bottom + 16,
      SVG.Words(
        title: run.experiment.id + ": where a control takes a finger for inside, "
          + run.experiment.title,
        description: description, rules: StateInk.rules))
  }

  private var description: String {
    let border = border
    let words = stops.map { stop in
      "At " + stop.words + ", " + (stop.isInside ? "inside" : "outside") + ", "
        + Scenery.place(stop.place)
        + (stop.events.isEmpty ? "" : ": " + stop.events.joined(separator: ", ")) + "."
    }
    return "The control " + name + " with a dashed border around it, from "
      + Scenery.place(Spot(border.left, border.top)) + " to "
      + Scenery.place(Spot(border.right, border.bottom)) + ". "
      + words.joined(separator: " ")
  }
}
