import MiniUIKit

/// The way of the events of a run through the system: lanes beside each other, time going down.
struct WayFigure {
  private let run: Run
  private let steps: [WayStep]
  private let lanes: [(lane: WayStep.Lane, x: Double)]
  private static let width = 720.0
  private static let top = 78.0

  init(of run: Run) {
    self.run = run
    steps = WayStep.steps(of: run)
    let hasHomeScreen = steps.contains { $0.lane == .springBoard }
    lanes =
      hasHomeScreen
      ? [
        (.hardware, 72), (.backboardd, 154), (.springBoard, 250), (.fetchThread, 398),
        (.mainThread, 514), (.views, 628),
      ]
      : [
        (.hardware, 76), (.backboardd, 168), (.fetchThread, 274), (.mainThread, 392), (.views, 508),
      ]
  }

  /// The file's text.
  var svg: String {
    var drawing = WayDrawing(lanes: lanes, top: Self.top, width: Self.width)
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      drawing.add(step, number: index + 1, next: next)
    }
    if !steps.contains(where: { $0.lane == .mainThread }) {
      drawing.note("sleeps: nothing", "reaches the app", in: .mainThread)
    }
    var svg = SVG(run.experiment.id + "-way")
    drawFrame(to: drawing.bottom, into: &svg)
    for line in drawing.svg.lines { svg.add(line) }
    return svg.document(
      Self.width, drawing.bottom + 16,
      SVG.Words(
        title: run.experiment.id + ": the way through the system, " + run.experiment.title,
        description: description))
  }

  /// Draws headings and lines of the lanes, and the box of the app's process.
  private func drawFrame(to bottom: Double, into svg: inout SVG) {
    let app = (lanes.first { $0.lane == .fetchThread }?.x ?? 0) - 14
    svg.box(Box(app, 8, Self.width - 8, bottom), "screen", round: 6)
    svg.text("your app", app + 8, 25, "soft")
    for (lane, x) in lanes {
      svg.text(lane.title.name, x - 8, 46, "bold")
      svg.text(lane.title.place, x - 8, 62, "soft")
      svg.line(Spot(x, Self.top - 8), Spot(x, bottom - 6), "thin")
    }
    svg.text("time", 8, 46, "bold")
    svg.text("part", 8, 62, "soft")
  }

  private var description: String {
    var words = "Lanes from the left to the right: "
    words += lanes.map { $0.lane.title.name }.joined(separator: ", ")
    words += ". Time goes down; an arrow wherever a step hands over to another lane. Steps: "
    var parts: [String] = []
    for (index, step) in steps.enumerated() {
      parts.append(
        String(index + 1) + " at " + TraceLine.seconds(step.time) + " s, " + step.lane.title.name
          + ": " + step.text)
    }
    return words + parts.joined(separator: "; ") + "."
  }
}
