import MiniUIKit

/// Recognizers one in the other, as their views are, once for each set that an experiment has asked; an
/// arrow leads from one that excludes to the one that is excluded.
struct ExclusionsFigure {
  private static let (margin, gap, inset, height, step) = (16.0, 10.0, 9.0, 28.0, 78.0)
  private static let top = 32.0
  /// What the arrow between the first and the last needs beside the others.
  private static let side = 14.0
  private let run: Run
  private let all: [Exclusions]

  init(of run: Run) {
    self.run = run
    all = run.stage.exclusions
  }

  /// How wide one set is drawn: as wide as the widest needs.
  private var width: Double {
    let most = max(1, all.map { $0.names.count }.max() ?? 1)
    let words = all.flatMap { $0.opinions }.flatMap { Self.lines($0) }.map { SVG.width($0) }
    let names = all.flatMap { $0.names }.map { SVG.width($0) + 20 }
    return Self.inset * 2 * Double(most) + max(words.max() ?? 0, (names.max() ?? 0) / 2) + 47
      + (most > 2 ? Self.side : 0)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-exclusions")
    var x = Self.margin
    for one in all {
      draw(one, at: x, into: &svg)
      x += width + Self.gap
    }
    let most = all.map { $0.names.count }.max() ?? 0
    let bottom =
      Self.top + Self.step * Double(most) - (Self.step - Self.height) + 2 * Self.inset
      + Self.inset * Double(max(0, most - 1))
    svg.text(
      "one head: excludes that one; two heads: the first to recognize excludes the other",
      Self.margin, bottom + 20, "soft")
    return svg.document(
      max(x - Self.gap + Self.margin, 560), bottom + 34,
      SVG.Words(
        title: run.experiment.id + ": which recognizers may exclude which, " + run.experiment.title,
        description: "Recognizers from the outermost to the innermost. " + words))
  }

  private var words: String {
    all.map { one in
      var pairs = one.opinions.enumerated().map { index, opinion in
        one.names[index] + " and " + one.names[index + 1] + ": " + opinion.rawValue
      }
      if let across = one.across, let outer = one.names.first, let inner = one.names.last {
        pairs.append(outer + " and " + inner + ": " + across.rawValue)
      }
      return one.heading + ": " + pairs.joined(separator: "; ") + "."
    }.joined(separator: " ")
  }

  private func draw(_ one: Exclusions, at left: Double, into svg: inout SVG) {
    svg.text(one.heading, left, 20, "bold")
    let count = Double(one.names.count)
    let bottom =
      Self.top + Self.step * (count - 1) + Self.height + 2 * Self.inset + Self.inset * (count - 1)
    // The arrows stand below each other, in the middle of the narrowest name.
    let x = left + Self.inset * count + 34
    for (index, name) in one.names.enumerated() {
      let depth = Double(index)
      let y = Self.top + Self.step * depth
      svg.box(
        Box(
          left + Self.inset * depth, y, left + width - Self.inset * depth,
          bottom - Self.inset * depth), "edge", round: 4)
      let pill = left + Self.inset * count
      svg.box(
        Box(pill, y + Self.inset, pill + SVG.width(name) + 20, y + Self.inset + Self.height),
        "raise", round: Self.height / 2)
      svg.text(name, pill + 10, y + Self.inset + 18.5)
      guard index < one.opinions.count else { continue }
      let (from, to) = (y + Self.inset + Self.height + 3, y + Self.step + Self.inset - 3)
      draw(one.opinions[index], at: x, from, to, into: &svg)
    }
    if let across = one.across { bend(across, one.names, from: left, into: &svg) }
  }

  /// An arrow between the first and the last, which leads around those in the middle.
  private func bend(
    _ opinion: Exclusions.Opinion, _ names: [String], from left: Double, into svg: inout SVG
  ) {
    guard opinion != .neither, let first = names.first, let last = names.last else { return }
    let count = Double(names.count)
    let right = left + width - Self.inset * count - 6
    let pill = left + Self.inset * count
    let middle = Self.top + Self.inset + Self.height / 2
    let (high, low) = (
      Spot(pill + SVG.width(first) + 23, middle),
      Spot(pill + SVG.width(last) + 23, middle + Self.step * (count - 1))
    )
    let (isDown, isUp) = (opinion != .inner, opinion != .outer)
    let above = Spot(high.x + (isUp ? 6 : 0), high.y)
    let below = Spot(low.x + (isDown ? 6 : 0), low.y)
    svg.polyline([above, Spot(right, high.y), Spot(right, low.y), below], "arrow")
    for (spot, isHead) in [(high, isUp), (low, isDown)] where isHead {
      svg.polygon(
        [spot, Spot(spot.x + 8, spot.y - 4), Spot(spot.x + 8, spot.y + 4)], "head")
    }
  }

  /// An arrow down to the inner one, up to the outer one, or both; and what it means.
  private func draw(
    _ opinion: Exclusions.Opinion, at x: Double, _ top: Double, _ bottom: Double,
    into svg: inout SVG
  ) {
    let (isDown, isUp) = (opinion != .inner, opinion != .outer)
    if opinion != .neither {
      svg.line(
        Spot(x, isUp ? top + 6 : top), Spot(x, isDown ? bottom - 6 : bottom), "arrow")
      if isUp { svg.polygon([Spot(x, top), Spot(x - 4, top + 8), Spot(x + 4, top + 8)], "head") }
      if isDown {
        svg.polygon([Spot(x, bottom), Spot(x - 4, bottom - 8), Spot(x + 4, bottom - 8)], "head")
      }
    }
    let lines = Self.lines(opinion)
    let first = (top + bottom) / 2 + 4.5 - 7.5 * Double(lines.count - 1)
    for (index, line) in lines.enumerated() {
      svg.halo(line, x + 12, first + 15 * Double(index), opinion == .neither ? "soft" : "ink")
    }
  }

  private static func lines(_ opinion: Exclusions.Opinion) -> [String] {
    switch opinion {
    case .either: []
    case .outer, .inner: ["excludes"]
    case .neither: ["both run"]
    }
  }
}
