import MiniUIKit

/// The responder chain from the hit view to nil: boxes in each other, and a track for each phase of
/// the touch, which climbs from the innermost as far as it is passed on.
struct ChainFigure {
  private let run: Run
  private let story: ChainStory
  private let chain: NestedChain
  private let names: Double
  private static let (left, top, track) = (16.0, 44.0, 104.0)

  init(of run: Run) {
    self.run = run
    let story = ChainStory(of: run)
    self.story = story
    let families = NestedChain.families(story.links.map { $0.name }, in: run)
    let links = story.links.indices.map { index in
      NestedChain.Link(
        name: story.links[index].name, family: families[index].family,
        isPlain: families[index].isPlain, isSilent: story.links[index].heard.isEmpty,
        keepsDashes: families[index].isPlain && story.links[index].isPassedOver,
        isMarked: index == 0 && !story.links[0].heard.isEmpty)
    }
    let longest = story.links.indices.map { index in
      SVG.width(story.links[index].name, isBold: true) + Self.more(story.links[index], index)
    }
    names = (longest.max() ?? 60) + 34
    let room = names + Self.track * Double(max(1, story.tracks.count))
    chain = NestedChain(links, at: Spot(Self.left, Self.top), room: max(250, room))
  }

  /// How much room the words behind a name take.
  private static func more(_ link: ChainStory.Link, _ index: Int) -> Double {
    if index == 0 { return SVG.width("hit view") + 8 }
    return link.isPassedOver ? SVG.width("passed over") + 8 : 0
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-chain")
    chain.draw(into: &svg)
    for (index, link) in story.links.enumerated() {
      let x = chain.box(index).left + 12 + SVG.width(link.name, isBold: true) + 6
      let y = chain.middle(index) + 4.5
      if index == 0 { svg.text("hit view", x, y, "soft") }
      if link.isPassedOver { svg.text("passed over", x, y, "soft") }
    }
    svg.text("nil", Self.left + 12, 27, "bold")
    svg.text(end, Self.left + 44, 27, "soft")
    for (index, track) in story.tracks.enumerated() { draw(track, index, into: &svg) }
    var bottom = story.links.isEmpty ? 44 : chain.frame.bottom + 2
    if !story.links.isEmpty {
      for line in ["each box is next for the one inside it", chain.legend] where !line.isEmpty {
        bottom += 18
        svg.text(line, Self.left, bottom, "soft")
      }
    }
    if hasNotes {
      bottom += 18
      Self.drawNote(Spot(Self.left + 7, bottom - 4.5), into: &svg)
      svg.text(noteWords, Self.left + 20, bottom, "soft")
    }
    return svg.document(
      width, bottom + 14,
      SVG.Words(
        title: run.experiment.id + ": the responder chain, " + run.experiment.title,
        description: description))
  }

  /// What is to be said at the end of the chain.
  private var end: String {
    if story.links.isEmpty { return "no touch reached a view" }
    let reached = story.links.last?.heard.isEmpty == false
    return reached ? "the end: no responder is left" : "the end of the chain; nothing got here"
  }

  private var width: Double {
    let words = Self.left + 44 + SVG.width(end) + 16
    let notes = hasNotes ? Self.left + 20 + SVG.width(noteWords) + 16 : 0
    return min(720, max(story.links.isEmpty ? 0 : chain.frame.right + 16, words, notes, 320))
  }

  private var noteWords: String {
    isByHand
      ? "a note that super leaves; a step without one is by hand"
      : "a note that began leaves; later phases follow the notes"
  }

  /// Whether a phase left a box without a note, and was heard further along.
  private var isByHand: Bool {
    story.tracks.contains { track in
      track.heard.dropLast().contains { !story.links[$0].hasNote }
    }
  }

  private var hasNotes: Bool { story.links.contains { $0.hasNote } }

  /// A note: a small sheet of paper.
  private static func drawNote(_ at: Spot, into svg: inout SVG) {
    svg.box(Box(at.x - 6.5, at.y - 5, at.x + 6.5, at.y + 5), "raise")
    for y in [-1.5, 1.5] { svg.line(Spot(at.x - 4, at.y + y), Spot(at.x + 4, at.y + y), "leader") }
  }

  /// A phase on its way: a dot in each box that heard it, a bar where it went no further.
  ///
  /// Only began asks for next, and so only began comes to nil. A later phase that has been in all boxes
  /// has lost nothing: its bar isn't red.
  private func draw(_ track: ChainStory.Track, _ place: Int, into svg: inout SVG) {
    guard let first = track.heard.first, let last = track.heard.last else { return }
    let inner = chain.box(0)
    let x = inner.left + names + Self.track * Double(place)
    let isAtEnd = track.isFirst && last == story.links.count - 1
    let top = isAtEnd ? 30.0 : chain.box(last).top - 5
    svg.line(Spot(x, chain.middle(first)), Spot(x, isAtEnd ? top + 8 : top), "track")
    if isAtEnd {
      svg.polygon([Spot(x, top), Spot(x - 4.5, top + 9), Spot(x + 4.5, top + 9)], "finger")
    } else {
      let isWhole = last == story.links.count - 1
      svg.line(Spot(x - 10, top), Spot(x + 10, top), isWhole ? "edge" : "stop")
      svg.line(Spot(x - 10, top - 4.5), Spot(x + 10, top - 4.5), isWhole ? "edge" : "stop")
      let isFree = track.isFirst || story.links[last].hasNote
      svg.halo(isFree ? "stops here" : "no note", x + 15, top - 1, isWhole ? "soft" : "no")
    }
    for index in track.heard where track.isFirst && story.links[index].hasNote {
      Self.drawNote(Spot(x, chain.box(index).top), into: &svg)
    }
    for index in track.heard { svg.circle(Spot(x, chain.middle(index)), 5, "dot") }
    svg.halo(track.words, x + 11, chain.middle(first) + 4.5, "hot")
  }

  private var description: String {
    let names = story.links.map { $0.name } + ["nil"]
    return "Boxes in each other, each next for the one inside it, from the inside: "
      + names.joined(separator: ", ") + ". A track for each phase climbs from box to box, with a "
      + "dot in each that heard it: " + story.words
      + ". A small sheet on the track of began is "
      + (isByHand
        ? "a note that super leaves; a step without one is by hand. "
        : "a note, which later phases follow. ")
      + "A bar ends a track where the phase stopped, a grey one above the last responder; "
      + "a responder that heard nothing has a dotted box, or is called passed over."
  }
}
