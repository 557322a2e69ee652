import MiniUIKit

/// What a view has kept of a touch: the values that it read in each event, and the places of an array
/// that all lead to one object.
///
/// A run tells it in two tables: a row for each event with what was read at once and what the kept
/// object says at the end, and a row for each kind of object that says whether it is one.
struct KeptFigure {
  private static let (left, right, most) = (150.0, 708.0, 112.0)

  private let id: String
  private let title: String
  /// What was read at once, event by event, in two words each: the phase and the place.
  let values: [(phase: String, place: String)]
  /// What the kept object says at the end.
  private let last: String
  /// Whether it is one object each time.
  let isOne: Bool

  /// The figure of a run.
  init(of run: Run) {
    (id, title) = (run.experiment.id, run.experiment.title)
    let tables = run.stage.recording.tables
    let rows = tables.first?.rows.dropFirst().filter { $0.count == 3 } ?? []
    values = rows.map { row in
      let words = row[1].split(separator: " ", maxSplits: 1).map { String($0) }
      return (words.first ?? "", words.count > 1 ? words[1] : "")
    }
    last = rows.last?[2] ?? ""
    isOne = tables.dropFirst().first?.rows.first?.last == "yes"
  }

  private var step: Double {
    min(Self.most, (Self.right - Self.left) / Double(max(1, values.count)))
  }
  private func x(_ index: Int) -> Double { Self.left + step * (Double(index) + 0.5) }
  private var width: Double { step - 14 }

  /// The file's text.
  var svg: String {
    var svg = SVG(id + "-kept")
    let (rowOne, rowTwo, object) = (34.0, 112.0, 200.0)
    svg.text("event", 12, 22, "soft")
    svg.text("values", 12, rowOne + 18, "bold")
    svg.text("read at once", 12, rowOne + 34, "soft")
    svg.text("touches", 12, rowTwo + 12, "bold")
    svg.text("kept for later", 12, rowTwo + 28, "soft")
    svg.text(isOne ? "the UITouch" : "the UITouches", 12, object + 16, "bold")
    svg.text("asked at the end", 12, object + 32, "soft")
    let middle = (x(0) + x(max(0, values.count - 1))) / 2
    for (index, value) in values.enumerated() {
      let x = x(index)
      svg.text(String(index + 1), x, 22, "soft middle")
      svg.box(Box(x - width / 2, rowOne, x + width / 2, rowOne + 46), "raise", round: 5)
      svg.text(value.phase, x, rowOne + 19, "ink middle")
      svg.text(value.place, x, rowOne + 36, "ink middle")
      svg.box(Box(x - width / 2, rowTwo, x + width / 2, rowTwo + 32), "screen")
      svg.circle(Spot(x, rowTwo + 16), 4, "finger")
      let end = isOne ? middle + 44 * (Double(index) - Double(values.count - 1) / 2) : x
      svg.line(Spot(x, rowTwo + 16), Spot(end, object - 8), "track")
      svg.polygon(
        [Spot(end, object), Spot(end - 4.5, object - 9), Spot(end + 4.5, object - 9)], "finger")
    }
    if isOne {
      let half = max(SVG.width(last) / 2 + 20, 22 * Double(values.count))
      svg.box(Box(middle - half, object, middle + half, object + 40), "paper", round: 5)
      svg.box(Box(middle - half, object, middle + half, object + 40), "border", round: 5)
      svg.text(last, middle, object + 24.5, "bold middle")
    }
    return svg.document(
      720, object + 56,
      SVG.Words(title: id + ": what is kept of a touch, " + title, description: description))
  }

  private var description: String {
    guard !values.isEmpty else { return "Nothing was kept." }
    let parts = values.enumerated().map { index, value in
      String(index + 1) + ": " + value.phase + " " + value.place
    }
    return "Values read at once, event by event: " + parts.joined(separator: "; ")
      + ". Below, an array with a place for each event, and an arrow from each place: "
      + (isOne ? "all lead to one UITouch, which says at the end: " + last : "each to an object")
      + "."
  }
}
