import MiniUIKit

/// Lines around a spot that an experiment has found: how far a finger may move from there until
/// something changes.
struct LinesFigure {
  private static let margin = 16.0
  private let run: Run
  private let middle: Spot
  private let lines: [Stage.Line]

  init(of run: Run) {
    self.run = run
    middle = Spot(run.stage.lines.middle)
    lines = run.stage.lines.all
  }

  /// How far from the middle the picture reaches at most.
  private static let farthest = 112.0

  /// The part of the screen that is shown; a line that goes on beyond it is cut.
  private var area: Box {
    let box = Shape(spots: [middle] + lines.flatMap { $0.places.map { Spot($0) } }).box
    let most = Box(middle.x, middle.y, middle.x, middle.y).grown(by: Self.farthest)
    return Box(
      max(box.left - 8, most.left), max(box.top - 8, most.top),
      min(box.right + 8, most.right), min(box.bottom + 8, most.bottom))
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-lines")
    let area = area
    let scale = min((720 - 2 * Self.margin) / area.width, 3)
    let frame = Box(
      Self.margin, Self.margin, Self.margin + area.width * scale,
      Self.margin + area.height * scale)
    func spot(_ spot: Spot) -> Spot {
      Spot(frame.left + (spot.x - area.left) * scale, frame.top + (spot.y - area.top) * scale)
    }
    svg.box(frame, "screen")
    for line in lines {
      let shape = Shape(spots: line.places.map { spot(Spot($0)) }).clipped(to: frame)
      if let color = line.color { svg.view(shape.spots, ColorFamily(color)) }
      svg.polygon(shape.spots, "border")
    }
    ScreenDrawing.aim(spot(middle), into: &svg)
    for line in lines {
      let anchor = spot(Spot(line.anchor))
      for (row, text) in line.words.enumerated() {
        svg.halo(
          text, anchor.x, anchor.y + 16 * Double(row), row == 0 ? "bold middle" : "ink middle")
      }
    }
    let bottom = frame.bottom + 18
    svg.text("cross-hair: where the finger came down", Self.margin, bottom, "soft")
    return svg.document(
      frame.right + Self.margin, bottom + 16,
      SVG.Words(
        title: run.experiment.id + ": lines around a finger, " + run.experiment.title,
        description: description))
  }

  private var description: String {
    "Around " + Scenery.place(middle) + ": "
      + lines.map { line in
        let box = Shape(spots: line.places.map { Spot($0) }).box
        return line.words.joined(separator: ", ") + ", a line within "
          + Self.place(box.left, box.top) + " to " + Self.place(box.right, box.bottom)
      }.joined(separator: "; ") + "."
  }

  private static func place(_ x: Double, _ y: Double) -> String {
    "(" + decimals(x, 1) + ", " + decimals(y, 1) + ")"
  }
}
