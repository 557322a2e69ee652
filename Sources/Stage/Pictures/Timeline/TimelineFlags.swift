import MiniUIKit

/// The sentences of the decisions above a timeline, each with a line down through all lanes.
struct TimelineFlags {
  /// A sentence in its place.
  private struct Flag {
    let x: Double
    let box: Box
    let lines: [(text: String, isBold: Bool)]
  }

  private static let (row, most) = (17.0, 12)

  private var flags: [Flag] = []
  /// How much room they take.
  private(set) var height = 0.0
  /// How many found no place.
  let left: Int

  init(_ decisions: [TimelineDecision], on axis: TimelineAxis, within frame: Box) {
    left = max(0, decisions.count - Self.most)
    var rows: [(end: Double, items: [Int])] = []
    var places: [(x: Double, left: Double, width: Double, row: Int)] = []
    let shown = decisions.prefix(Self.most)
    let texts = shown.map { Self.lines(of: $0, fitting: frame.width - 20) }
    for (index, decision) in shown.enumerated() {
      let widths = texts[index].map { SVG.width($0.text, isBold: $0.isBold) }
      let width = min(frame.width, (widths.max() ?? 0) + 18)
      let x = axis.x(decision.time)
      let left = min(max(frame.left, x - width / 2), frame.right - width)
      var row = rows.firstIndex { $0.end + 8 < left } ?? rows.count
      // A later sentence may stand lower, but its line must not run through an earlier one.
      while places.contains(where: { $0.row > row && $0.left - 4 < x && x < $0.left + $0.width + 4 }
      ) {
        row += 1
      }
      while row >= rows.count { rows.append((0, [])) }
      if rows[row].end > 0, rows[row].end + 8 > left {
        rows.append((0, []))
        row = rows.count - 1
      }
      rows[row].end = left + width
      rows[row].items.append(index)
      places.append((x, left, width, row))
    }
    var y = frame.top
    for row in rows {
      let lines = row.items.map { texts[$0].count }.max() ?? 0
      let height = Double(lines) * Self.row + 9
      for item in row.items {
        let place = places[item]
        let tall = Double(texts[item].count) * Self.row + 9
        flags.append(
          Flag(
            x: place.x,
            box: Box(place.left, y + height - tall, place.left + place.width, y + height),
            lines: texts[item]))
      }
      y += height + 5
    }
    height = rows.isEmpty ? 0 : y - frame.top + 3
  }

  private static func lines(
    of decision: TimelineDecision, fitting width: Double
  ) -> [(text: String, isBold: Bool)] {
    var lines = decision.lines.prefix(decision.lines.count > 3 ? 2 : 3).enumerated().map {
      (text: $0.element, isBold: decision.winners.contains($0.offset))
    }
    let rest = decision.lines.count - lines.count
    if rest > 0 { lines.append(("and " + String(rest) + " more", false)) }
    var notes: [String] = []
    return lines.map {
      (TimelineLabels.shortened($0.text, to: width, isBold: $0.isBold, &notes), $0.isBold)
    }
  }

  /// Draws the lines that lead down, past the row of times.
  func drawPoles(to bottom: Double, past times: (top: Double, bottom: Double), into svg: inout SVG)
  {
    for flag in flags {
      svg.line(Spot(flag.x, flag.box.bottom), Spot(flag.x, times.top), "border")
      svg.line(Spot(flag.x, times.bottom), Spot(flag.x, bottom), "border")
    }
  }

  /// Draws the sentences.
  func draw(into svg: inout SVG) {
    for flag in flags {
      svg.box(flag.box, "badge", round: 5)
      for (index, line) in flag.lines.enumerated() {
        svg.text(
          line.text, flag.box.left + 9, flag.box.top + 17 + Self.row * Double(index),
          line.isBold ? "on bold" : "on")
      }
    }
  }
}
