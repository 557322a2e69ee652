import MiniUIKit

/// The screen as the run leaves it, with its first responder marked, and beside it the chain up
/// from there.
struct FirstResponderFigure {
  private let run: Run
  private let scenery: Scenery
  private let story: FirstResponderStory
  private static let (margin, top) = (16.0, 34.0)

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
    var svg = SVG(run.experiment.id + "-first")
    let first = story.links.first?.name
    var screen = ScreenDrawing(
      scenery, HitTestStory(), at: Spot(Self.margin, Self.top), fitting: 270, firstResponder: first)
    screen.draw(into: &svg)
    let left = screen.limits.right + 28
    svg.text(
      first == nil ? "nothing is first responder" : "the chain of the first responder", left, 20,
      "soft")
    let chain = chain(at: Spot(left, Self.top))
    let legend = first == nil ? "" : chain.legend
    if first != nil { chain.draw(into: &svg) }
    if !legend.isEmpty { svg.text(legend, left, chain.frame.bottom + 18, "soft") }
    for (line, remark) in story.remarks.enumerated() {
      svg.text(remark, left, chain.frame.bottom + 46 + 20 * Double(line), line > 0 ? "hot" : "ink")
    }
    for (index, link) in story.links.enumerated() {
      let x = chain.box(index).left + 12 + names + 12
      for (line, note) in link.notes.enumerated() {
        svg.text(note, x, chain.middle(index) + 4.5 + 16 * Double(line))
      }
    }
    let remarks = story.remarks.map { left + SVG.width($0) }.max() ?? 0
    let right = max(remarks, first == nil ? left + 210 : chain.frame.right)
    var end = screen.frame.bottom
    if let dashes = screen.dashes {
      end += 18
      svg.text(dashes, Self.margin, end, "soft")
    }
    let below = (legend.isEmpty ? 0.0 : 18) + (remarks > 0 ? 48 : 0)
    let bottom = max(end, first == nil ? 0 : chain.frame.bottom + below) + 16
    return svg.document(
      right + Self.margin, bottom,
      SVG.Words(
        title: run.experiment.id + ": the first responder, " + run.experiment.title,
        description: description))
  }

  private var names: Double {
    story.links.map { SVG.width($0.name, isBold: true) }.max() ?? 60
  }

  /// The chain as boxes in each other, the first responder inside.
  private func chain(at corner: Spot) -> NestedChain {
    let families = NestedChain.families(story.links.map { $0.name }, in: run)
    let links = story.links.indices.map { index in
      NestedChain.Link(
        name: story.links[index].name, family: families[index].family,
        isPlain: families[index].isPlain, isMarked: index == 0,
        lines: max(1, story.links[index].notes.count))
    }
    let notes = story.links.flatMap { $0.notes }.map { SVG.width($0) + 12 }.max() ?? 0
    return NestedChain(links, at: corner, room: max(160, names + notes + 28))
  }

  private var description: String {
    guard let first = story.links.first else {
      return scenery.words + " Nothing is first responder."
    }
    return scenery.words + " First responder, with a double outline: " + first.name
      + ". Boxes in each other, each next for the one inside it, are its chain: " + story.words
      + "."
  }
}
