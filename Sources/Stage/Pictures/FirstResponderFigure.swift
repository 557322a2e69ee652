import MiniUIKit

/// The screen as the run leaves it, with its first responder marked, and beside it the chain up
/// from there.
struct FirstResponderFigure {
  private let run: Run
  private let scenery: Scenery
  private let story: FirstResponderStory
  private static let (margin, top, height, gap) = (16.0, 34.0, 28.0, 24.0)

  init(of run: Run) {
    self.run = run
    // A picture of the end: the keyboard may have come up after the first touch.
    let snapshot = Snapshot(of: run.stage)
    let touches = run.stage.recording.touches
    scenery = Scenery(of: snapshot, showing: snapshot.area(with: touches), touches)
    story = FirstResponderStory(of: run)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG()
    let first = story.links.first?.name
    var screen = ScreenDrawing(
      scenery, HitTestStory(), at: Spot(Self.margin, Self.top), fitting: 300, firstResponder: first)
    screen.draw(into: &svg)
    let left = screen.limits.right + 40
    svg.text(
      first == nil ? "nothing is first responder" : "the chain of the first responder", left, 20,
      "soft")
    let boxRight = left + (story.links.map { SVG.width($0.name, isBold: true) }.max() ?? 60) + 22
    var (y, right) = (Self.top, left + 210)
    for (index, link) in story.links.enumerated() {
      svg.box(Box(left, y, boxRight, y + Self.height), "border", round: 4)
      if index == 0 {
        svg.box(Box(left, y, boxRight, y + Self.height).grown(by: 3), "border", round: 6)
      }
      svg.text(link.name, left + 10, y + 18.5, "bold")
      var line = y + 18.5
      for note in link.notes {
        svg.text(note, boxRight + 12, line)
        right = max(right, boxRight + 12 + SVG.width(note))
        line += 16
      }
      y += Self.height
      if index + 1 < story.links.count {
        let x = (left + boxRight) / 2
        svg.line(Spot(x, y + (index == 0 ? 3 : 0)), Spot(x, y + Self.gap - 5), "arrow")
        svg.polygon(
          [Spot(x, y + Self.gap), Spot(x - 4, y + Self.gap - 8), Spot(x + 4, y + Self.gap - 8)],
          "head")
        y += Self.gap
      }
    }
    let bottom = max(screen.frame.bottom, y) + 16
    return svg.document(
      run.experiment.id + "-first", right + Self.margin, bottom,
      SVG.Words(
        title: run.experiment.id + ": the first responder, " + run.experiment.title,
        description: description, rules: Ink.fills(scenery.parts.map { $0.item.color })))
  }

  private var description: String {
    guard let first = story.links.first else {
      return scenery.words + " Nothing is first responder."
    }
    return scenery.words + " First responder, with a double outline: " + first.name
      + ". A column of boxes, each with an arrow to the one below, is its chain: " + story.words
      + "."
  }
}
