import MiniUIKit

/// Two distances that move one after the other, drawn as the two halves of one track: below zero how
/// far the first still is from its end, above zero how far the second has come.
///
/// Below the curve stand the same numbers in rows: the finger's, and those of the two.
struct TrackFigure {
  /// What is so at one moment.
  struct Moment: Equatable {
    var time: Microseconds
    /// How far the finger has gone up.
    var finger: Double
    var first: Double
    var second: Double
    /// The number on the track.
    var place: Double { second - first }
  }

  private static let (width, left, right) = (720.0, 206.0, 650.0)
  private static let (top, tall, row) = (44.0, 230.0, 24.0)

  private let id: String
  private let title: String
  /// What is noted, in the order in which it is noted first: the two distances.
  private let names: [String]
  /// The moments, in order.
  let moments: [Moment]

  /// The figure of a run that has noted two distances.
  init(of run: Run) {
    (id, title) = (run.experiment.id, run.experiment.title)
    let values = run.stage.recording.values
    var names: [String] = []
    for value in values where !names.contains(value.name) { names.append(value.name) }
    self.names = names
    var moments: [Moment] = []
    for (index, value) in values.enumerated() where value.name == names.first {
      let second = values[index...].first { $0.name != value.name && $0.time == value.time }
      let finger = Self.way(of: run.stage.recording.samples, until: value.time)
      let moment = Moment(
        time: value.time, finger: finger, first: value.value, second: second?.value ?? 0)
      if moments.last?.time == value.time { moments.removeLast() }
      moments.append(moment)
    }
    self.moments = names.count == 2 ? moments : []
  }

  /// How far up the finger is at a time, from where it came down.
  private static func way(
    of samples: [(time: Microseconds, contact: HIDEvent.Contact)], until time: Microseconds
  ) -> Double {
    let known = samples.filter { $0.time <= time }
    guard let start = known.first?.contact.location.y, let end = known.last?.contact.location.y
    else { return 0 }
    return Double(start - end)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(id + "-track")
    guard let last = moments.last, names.count == 2 else {
      svg.text("nothing is noted", 12, 30)
      return document(svg, 50)
    }
    let bottom = Self.top + Self.tall
    let time = PlotAxis(
      0...Clock.seconds(last.time), from: Self.left, to: Self.right, room: 90)
    let places = moments.map { $0.place } + [0]
    let track = PlotAxis(
      (places.min() ?? 0)...(places.max() ?? 0), from: bottom, to: Self.top, room: 36)
    let zero = track.place(0)
    let frame = Box(Self.left, Self.top, Self.right, bottom)
    svg.box(Box(frame.left, frame.top, frame.right, zero), "second")
    svg.box(Box(frame.left, zero, frame.right, frame.bottom), "first")
    for tick in track.ticks {
      let y = track.place(tick)
      svg.line(Spot(frame.left - 5, y), Spot(frame.right, y), tick == 0 ? "border" : "rule")
      svg.text(decimals(tick), frame.left - 9, y + 4, tick == 0 ? "bold end" : "soft end")
    }
    svg.text("number on the track", 12, 24, "bold")
    svg.halo("above zero the " + names[1] + " move", frame.left + 8, frame.top + 17, "now")
    svg.halo("below zero the " + names[0] + " moves", frame.right - 8, frame.bottom - 9, "wait end")
    let spots = moments.map {
      Spot(time.place(Clock.seconds($0.time)), track.place($0.place))
    }
    svg.polyline(spots, "way")
    for (index, (spot, moment)) in zip(spots, moments).enumerated() {
      svg.line(Spot(spot.x, spot.y), Spot(spot.x, bottom + 10), "thin")
      svg.circle(spot, 4.5, "dot")
      let isAtEnd = index == 0 || index == moments.count - 1
      svg.halo(
        decimals(moment.place), spot.x + (isAtEnd ? 8 : -7), spot.y - 8,
        isAtEnd ? "hot" : "hot end")
    }
    drawRows(spots, below: bottom + 10, &svg)
    return document(svg, bottom + 10 + 4 * Self.row + 16)
  }

  /// The numbers below the curve: a row for the time and for each thing that moves.
  private func drawRows(_ spots: [Spot], below top: Double, _ svg: inout SVG) {
    let rows: [(title: String, style: String, value: (Moment) -> Double)] = [
      ("time in seconds", "soft", { Clock.seconds($0.time) }),
      ("the finger is up by", "hot", { $0.finger }),
      ("the " + names[0] + " is down by", "wait", { $0.first }),
      ("the " + names[1] + " are up by", "now", { $0.second }),
    ]
    for (index, row) in rows.enumerated() {
      let y = top + Self.row * Double(index + 1) - 7
      svg.line(Spot(12, y + 7), Spot(Self.right + 40, y + 7), "rule")
      svg.text(row.title, 12, y, row.style)
      for (spot, moment) in zip(spots, moments) {
        svg.halo(decimals(row.value(moment)), spot.x, y, row.style + " middle")
      }
    }
  }

  private func document(_ svg: SVG, _ height: Double) -> String {
    svg.document(
      Self.width, height,
      SVG.Words(
        title: id + ": one track, " + title, description: description,
        rules: """
          .touch .first{fill:#fbefd2}
          .touch .second{fill:#e2ecfa}
          .touch .way{fill:none;stroke:#b8144f;stroke-width:2.4;stroke-linejoin:round}
          @media (prefers-color-scheme:dark){
          .touch .first{fill:#35290f}
          .touch .second{fill:#1d2b42}
          .touch .way{stroke:#ff8fb4}
          }
          """))
  }

  private var description: String {
    guard names.count == 2, !moments.isEmpty else { return "Nothing is noted." }
    let all = moments.map {
      "at " + decimals(Clock.seconds($0.time)) + " s " + decimals($0.place)
        + ", with the finger up by " + decimals($0.finger) + ", the " + names[0] + " down by "
        + decimals($0.first) + " and the " + names[1] + " up by " + decimals($0.second)
    }
    return "The number on the track, upward, over the time, to the right; below zero the "
      + names[0] + " moves, above it the " + names[1] + ". It is " + all.joined(separator: "; ")
      + "."
  }
}
