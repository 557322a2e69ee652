import MiniUIKit

/// Draws a responder chain as boxes in each other: the first link inside, whoever is next around it.
///
/// What can be said of a link stands in the band above the box inside it.
struct NestedChain {
  /// One responder.
  struct Link {
    let name: String
    let family: ColorFamily
    /// Whether it is no view: its box is dashed.
    let isPlain: Bool
    /// Whether it has nothing to do with what is told.
    var isSilent = false
    /// Whether a silent one that is no view is still drawn dashed, since words say that it is silent.
    var keepsDashes = false
    /// Whether it has a double line.
    var isMarked = false
    /// How many lines its band needs.
    var lines = 1
  }

  private static let (band, line) = (30.0, 16.0)

  let links: [Link]
  /// The outermost box.
  let frame: Box
  private let inset: Double

  /// Lays the boxes out, below a height, so wide that the innermost has the room it needs.
  init(_ links: [Link], at corner: Spot, room: Double) {
    self.links = links
    inset = min(9, 110 / Double(max(1, links.count)))
    let bands = links.reduce(0) { $0 + Self.height(of: $1) }
    let steps = Double(max(0, links.count - 1)) * inset
    frame = Box(
      corner.x, corner.y, corner.x + room + 2 * steps, corner.y + bands + steps + 6)
  }

  /// The colours of the chain's links: those of the views that the run shows.
  static func families(_ names: [String], in run: Run) -> [(family: ColorFamily, isPlain: Bool)] {
    let items = (run.stage.snapshot ?? Snapshot(of: run.stage)).items
    return names.map { name in
      guard let item = items.first(where: { $0.name == name }) else { return (.clear, true) }
      return (ColorFamily(item.color), false)
    }
  }

  /// The box of a link.
  func box(_ index: Int) -> Box {
    let depth = Double(links.count - 1 - index) * inset
    let above = links[(index + 1)...].reduce(0) { $0 + Self.height(of: $1) }
    return Box(
      frame.left + depth, frame.top + above, frame.right - depth, frame.bottom - depth)
  }

  /// The middle of the first line of a link's band.
  func middle(_ index: Int) -> Double { box(index).top + Self.band / 2 }

  private static func height(of link: Link) -> Double {
    band + line * Double(max(0, link.lines - 1))
  }

  /// What dashes and dots mean, in words; empty if there are none.
  var legend: String {
    let dashed = links.contains {
      $0.isPlain && (!$0.isSilent || $0.keepsDashes) && $0.family == .clear
    }
    let dotted = links.contains { $0.isSilent && !$0.keepsDashes }
    return [dashed ? "dashed: no view" : "", dotted ? "dotted: heard nothing" : ""].filter {
      !$0.isEmpty
    }.joined(separator: "; ")
  }

  /// Draws the boxes and the names.
  func draw(into svg: inout SVG) {
    for index in links.indices.reversed() {
      let (link, box) = (links[index], box(index))
      svg.box(box, "paper", round: 6)
      if link.isSilent {
        svg.box(box, link.keepsDashes ? "off" : "thin", round: 6)
      } else {
        let corners = Box(box.left, box.top, box.right, box.bottom).corners
        if link.family == .clear {
          svg.box(box, link.isPlain ? "off" : "edge", round: 6)
        } else {
          svg.view(corners, link.family)
        }
      }
      if link.isMarked { ScreenDrawing.outline(Shape(spots: box.corners), into: &svg) }
      svg.text(link.name, box.left + 12, middle(index) + 4.5, link.isSilent ? "soft" : "bold")
    }
  }
}
