import MiniUIKit

/// Where keys go when a run is over: the run's window with its first responder, and beside it the
/// window that is key, in which nothing is first responder.
struct KeysFigure {
  private static let (left, top, gap, room) = (16.0, 40.0, 36.0, 230.0)

  private let run: Run
  private let own: [String]
  private let key: [String]

  /// The figure of a run that ends like that; nil for any other.
  init?(of run: Run) {
    let window = run.stage.window
    guard let key = run.stage.phone.application.windowScene.keyWindow, key !== window,
      key.firstResponder == nil, let first = window.firstResponder,
      let root = key.rootViewController?.view
    else { return nil }
    self.run = run
    (own, self.key) = (Self.chain(first, to: window), Self.chain(root, to: key))
  }

  private static func chain(_ responder: UIResponder, to window: UIWindow) -> [String] {
    var names: [String] = []
    var each: UIResponder? = responder
    while let responder = each, names.count < 12 {
      names.append(responder.name)
      each = responder === window ? nil : responder.next
    }
    return names
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-first")
    let first = chain(own, at: Self.left, hasFirst: true)
    let second = chain(key, at: first.frame.right + Self.gap, hasFirst: false)
    for chain in [first, second] { chain.draw(into: &svg) }
    svg.text("not key", first.frame.left, 25, "bold")
    svg.text("the key window", second.frame.left, 25, "bold")
    svg.halo("first responder", first.box(0).left + 70, first.middle(0) + 4.5)
    // A key comes to the window that is key, and finds nobody in it.
    let (x, end) = (second.frame.right - 96, second.box(0).top + 8)
    svg.text("a key", x + 8, 25)
    svg.line(Spot(x, 12), Spot(x, end), "track")
    for y in [end, end + 4.5] { svg.line(Spot(x - 10, y), Spot(x + 10, y), "stop") }
    svg.halo("no first responder", second.box(0).right - 132, second.box(0).top + 30, "no")
    let bottom = max(first.frame.bottom, second.frame.bottom) + 20
    svg.text("each box is next for the one inside it; " + first.legend, Self.left, bottom, "soft")
    return svg.document(
      second.frame.right + Self.left, bottom + 14,
      SVG.Words(
        title: run.experiment.id + ": where a key goes, " + run.experiment.title,
        description: description))
  }

  private func chain(_ names: [String], at left: Double, hasFirst: Bool) -> NestedChain {
    let families = NestedChain.families(names, in: run)
    let links = names.indices.map { index in
      NestedChain.Link(
        name: names[index], family: families[index].family, isPlain: families[index].isPlain,
        isMarked: hasFirst && index == 0, lines: !hasFirst && index == 0 ? 2 : 1)
    }
    return NestedChain(links, at: Spot(left, Self.top), room: Self.room)
  }

  private var description: String {
    "Twice boxes in each other, each next for the one inside it. On the left, not key, from the "
      + "inside: " + own.joined(separator: ", ") + "; " + (own.first ?? "")
      + " is first responder. On the right, the key window, from the inside: "
      + key.joined(separator: ", ") + ". A line, a key, comes into " + (key.last ?? "")
      + " from above, and two red bars end it: no first responder."
  }
}
