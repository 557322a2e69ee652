import MiniUIKit

/// The responder chain from the hit view to nil: a box for each responder, and what it heard.
struct ChainFigure {
  private let run: Run
  private let story: ChainStory
  private static let (left, right, height, gap) = (16.0, 176.0, 30.0, 30.0)
  private static let top = 34.0

  init(of run: Run) {
    self.run = run
    story = ChainStory(of: run)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG()
    svg.text("responder", Self.left, 20, "soft")
    svg.text("what it heard of the touch", Self.right + 16, 20, "soft")
    var y = Self.top
    for (index, link) in story.links.enumerated() {
      draw(link, at: y, isHit: index == 0, into: &svg)
      let next = index + 1 < story.links.count ? story.links[index + 1] : nil
      arrow(from: link, to: next, at: y + Self.height, into: &svg)
      y += Self.height + Self.gap
    }
    svg.text("nil", Self.middle - 9, y + 13, "bold")
    svg.text(end, Self.right + 16, y + 13, "soft")
    return svg.document(
      run.experiment.id + "-chain", width, y + 26,
      SVG.Words(
        title: run.experiment.id + ": the responder chain, " + run.experiment.title,
        description: description))
  }

  private static var middle: Double { (left + right) / 2 }

  /// What is to be said at the end of the chain.
  private var end: String {
    if story.links.isEmpty { return "no touch reached a view" }
    let reached = story.links.last?.heard.isEmpty == false
    return reached ? "the end: nobody is left" : "the end of the chain; nothing got here"
  }

  private var width: Double {
    var width = SVG.width(end, size: SVG.small)
    for link in story.links {
      width = max(width, SVG.width(link.words, isBold: true) + 60)
      if !link.stopped.isEmpty { width = max(width, SVG.width(stop(link), isBold: true) + 26) }
    }
    return min(720, max(440, Self.right + 16 + width + 16))
  }

  private func draw(_ link: ChainStory.Link, at y: Double, isHit: Bool, into svg: inout SVG) {
    let box = Box(Self.left, y, Self.right, y + Self.height)
    let isSilent = link.heard.isEmpty
    svg.box(box, isSilent ? "thin" : "border", round: 4)
    svg.text(link.name, Self.left + 10, y + 19.5, isSilent ? "soft" : "bold")
    let words = link.words + (isHit ? " (hit view)" : "")
    svg.text(words, Self.right + 16, y + 19.5, isSilent ? "soft" : "ink")
  }

  /// The way to the next responder, barred where a phase went no further.
  private func arrow(
    from link: ChainStory.Link, to next: ChainStory.Link?, at y: Double, into svg: inout SVG
  ) {
    let (x, end) = (Self.middle, y + Self.gap)
    let isUsed = next.map { !link.heard.isEmpty && !$0.heard.isEmpty } ?? false
    svg.line(Spot(x, y), Spot(x, end - 5), isUsed ? "arrow" : "arrow back")
    svg.polygon([Spot(x, end), Spot(x - 4, end - 8), Spot(x + 4, end - 8)], "head")
    svg.text("next", x - 38, y + 19, "soft")
    guard next != nil, !link.stopped.isEmpty else { return }
    let bar = y + 10
    svg.line(Spot(x - 9, bar), Spot(x + 22, bar), "cross")
    svg.line(Spot(x - 9, bar + 5), Spot(x + 22, bar + 5), "cross")
    svg.line(Spot(x + 28, bar + 5), Spot(Self.right + 10, bar + 5), "thin")
    svg.text(stop(link), Self.right + 16, bar + 9, "bold")
  }

  private func stop(_ link: ChainStory.Link) -> String {
    "stopped here: " + link.stopped.joined(separator: ", ")
  }

  private var description: String {
    let names = story.links.map { $0.name } + ["nil"]
    return "A column of boxes, each with an arrow called next to the one below: "
      + names.joined(separator: ", ") + ". Beside each box, what it heard: " + story.words
      + ". A double bar crosses the arrow where a phase stopped; a responder that heard nothing "
      + "has a dotted box."
  }
}
