import MiniUIKit

/// Which view owns each part of the screen: areas with letter and pattern over the outlines drawn.
struct HitsFigure {
  private let run: Run
  private let scenery: Scenery
  private let cells: HitCells
  private let screen: ScreenDrawing
  private var name: String { run.experiment.id + "-hits" }

  init(of run: Run) {
    self.run = run
    scenery = Scenery(of: run)
    cells = HitCells(scenery.area, on: run.stage)
    screen = ScreenDrawing(
      scenery, HitTestStory(of: run, scenery), at: Spot(16, 16), fitting: 400)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG()
    let owners = owners
    for (index, owner) in owners.enumerated() { addPattern(index, owner.name, into: &svg) }
    svg.box(screen.frame, "screen")
    for (index, owner) in owners.enumerated() {
      svg.add("<path fill=\"url(#\(pattern(index)))\" d=\"\(path(of: owner.letter))\"/>")
    }
    for part in scenery.parts where !screen.shape(part).spots.isEmpty {
      svg.polygon(screen.shape(part).spots, "thin")
    }
    svg.add("<path class=\"border\" d=\"\(borders)\"/>")
    for (letter, column, row, half) in cells.middles {
      let spot = letterSpot(column, row, half)
      svg.text(character(letter), spot.x, spot.y + 5, "halo letter")
    }
    drawTouches(into: &svg)
    let corner = Spot(screen.frame.right + 28, screen.frame.top)
    let width = drawLegend(owners, at: corner, into: &svg)
    let height = max(screen.frame.bottom, corner.y + Double(owners.count) * 28 + 110)
    return svg.document(
      name, corner.x + width + 16, height + 16,
      SVG.Words(
        title: run.experiment.id + ": which view a finger would hit, " + run.experiment.title,
        description: description(owners), rules: Ink.fills(scenery.parts.map { $0.item.color })))
  }

  /// The views that own a square, each with its letter; last the squares without a view.
  private var owners: [(letter: UInt8, name: String)] {
    let hasEmpty = !cells.runs(of: Letters.noView).isEmpty
    return cells.letters.owners + (hasEmpty ? [(Letters.noView, "nobody")] : [])
  }

  /// The spot nearest to the middle of a square where a letter hides neither a touch nor a line.
  private func letterSpot(_ column: Double, _ row: Double, _ half: Double) -> Spot {
    let middle = screen.spot(cells.spot(column, row))
    let corner = screen.spot(cells.spot(column - half, row - half))
    let (width, height) = (middle.x - corner.x - 6, middle.y - corner.y - 6)
    var best: (spot: Spot, square: Double)?
    for down in -6...6 {
      for right in -6...6 {
        let (x, y) = (width * Double(right) / 6, height * Double(down) / 6)
        let spot = Spot(middle.x + x, middle.y + y)
        guard x * x + y * y < best?.square ?? .infinity, isFree(spot) else { continue }
        best = (spot, x * x + y * y)
      }
    }
    return best?.spot ?? middle
  }

  /// Whether a letter at a spot hides neither a touch nor a part of a dashed line.
  private func isFree(_ spot: Spot) -> Bool {
    for touch in scenery.touches {
      let other = screen.spot(touch)
      if (other.x - spot.x).magnitude < 18, (other.y - spot.y).magnitude < 18 { return false }
    }
    for part in scenery.parts {
      let spots = screen.shape(part).spots
      let (xs, ys) = (spots.map { $0.x }, spots.map { $0.y })
      // A letter on a small view would be all that is seen of it.
      if let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
        right - left < 40, bottom - top < 40, left < spot.x, spot.x < right, top < spot.y,
        spot.y < bottom
      {
        return false
      }
      for (index, from) in spots.enumerated() {
        let to = spots[(index + 1) % spots.count]
        let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
        let steps = max(1, Whole.above(length / 2))
        for step in 0...steps {
          let share = Double(step) / Double(steps)
          let (x, y) = (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
          // The small letters reach from 3 above to 5 below.
          if (x - spot.x).magnitude < 5, y > spot.y - 3, y < spot.y + 6 { return false }
        }
      }
    }
    return true
  }

  private func drawTouches(into svg: inout SVG) {
    for touch in scenery.touches {
      let middle = screen.spot(touch)
      for style in ["ring", "cross"] { svg.circle(middle, 8, style) }
      svg.circle(middle, 2, "dot")
    }
  }

  /// Draws the legend and says how wide it is.
  private func drawLegend(
    _ owners: [(letter: UInt8, name: String)], at corner: Spot, into svg: inout SVG
  ) -> Double {
    svg.text("a finger here hits", corner.x, corner.y + 13, "bold")
    var y = corner.y + 26
    for (index, owner) in owners.enumerated() {
      let box = Box(corner.x, y, corner.x + 30, y + 20)
      svg.add(
        "<rect fill=\"url(#\(pattern(index)))\" class=\"swatch\" x=\"\(SVG.number(box.left))\" "
          + "y=\"\(SVG.number(box.top))\" width=\"30\" height=\"20\"/>")
      svg.box(box, "border")
      svg.text(character(owner.letter), corner.x + 15, y + 15, "halo letter")
      svg.text(owner.name, corner.x + 40, y + 15)
      y += 28
    }
    var lines = ["dashed: as the views are drawn", "letters: who owns the area"]
    for touch in scenery.touches.prefix(3) { lines.append("ring: touch " + Scenery.place(touch)) }
    for line in lines {
      y += 18
      svg.text(line, corner.x, y, "soft")
    }
    let widths =
      owners.map { 40 + SVG.width($0.name) } + lines.map { SVG.width($0, size: SVG.small) }
    return max(130, widths.max() ?? 0)
  }

  private func addPattern(_ index: Int, _ name: String, into svg: inout SVG) {
    let part = scenery.parts.first { $0.item.name == name }
    let marks = [
      "M-2 2 2 -2M-2 12 12 -2M8 12 12 8", "M-2 8 2 12M-2 -2 12 12M8 -2 12 2", "M0 5H10", "M5 0V10",
      "M3 5H7M5 3V7", "M0 5H10M5 0V10", "M0 0 10 10M10 0 0 10", "M2 2H4M7 7H9",
    ]
    let mark =
      part == nil ? "" : "<path class=\"mark\" d=\"\(marks[index % marks.count])\"/>"
    let ground = part.map { Ink.fill($0.item.color) } ?? "glass"
    svg.add(
      "<pattern id=\"\(pattern(index))\" width=\"10\" height=\"10\" "
        + "patternUnits=\"userSpaceOnUse\">"
        + "<rect class=\"\(ground)\" width=\"10\" height=\"10\"/>\(mark)</pattern>")
  }

  private func pattern(_ index: Int) -> String {
    "figure-" + String(decoding: name.inASCII.filter { $0 > 0x2C && $0 < 0x7B }, as: UTF8.self)
      + "-" + String(index + 1)
  }

  private func path(of letter: UInt8) -> String {
    cells.blocks(of: letter).map { block in
      let from = screen.spot(
        cells.spot(Double(block.columns.lowerBound), Double(block.rows.lowerBound)))
      let to = screen.spot(
        cells.spot(Double(block.columns.upperBound), Double(block.rows.upperBound)))
      return "M" + Self.number(from.x) + " " + Self.number(from.y) + "H" + Self.number(to.x)
        + "V" + Self.number(to.y) + "H" + Self.number(from.x) + "z"
    }.joined()
  }

  private var borders: String {
    cells.borders.map { line in
      let from = screen.spot(cells.spot(Double(line.from.0), Double(line.from.1)))
      let to = screen.spot(cells.spot(Double(line.to.0), Double(line.to.1)))
      return "M" + Self.number(from.x) + " " + Self.number(from.y)
        + (line.from.1 == line.to.1 ? "H" + Self.number(to.x) : "V" + Self.number(to.y))
    }.joined()
  }

  /// One decimal is enough for cells, and keeps the file small.
  private static func number(_ value: Double) -> String { decimals(value, 1) }

  private func character(_ letter: UInt8) -> String { String(decoding: [letter], as: UTF8.self) }

  private func description(_ owners: [(letter: UInt8, name: String)]) -> String {
    var words =
      scenery.words + " Each area carries the letter of the view a finger would hit there:"
    for owner in owners {
      let runs = cells.runs(of: owner.letter)
      guard let first = runs.first, let last = runs.last else { continue }
      let left = runs.map { $0.columns.lowerBound }.min() ?? 0
      let right = runs.map { $0.columns.upperBound }.max() ?? 0
      let from = cells.spot(Double(left), Double(first.row))
      let to = cells.spot(Double(right), Double(last.row + 1))
      words += " " + character(owner.letter) + " " + owner.name + ", within "
      words += Scenery.place(Self.whole(from)) + " to " + Scenery.place(Self.whole(to)) + ";"
    }
    words.removeLast()
    return words + "."
  }

  /// A spot in whole points: the cells are not exact to more.
  private static func whole(_ spot: Spot) -> Spot {
    Spot(Double(Whole.below(spot.x + 0.5)), Double(Whole.below(spot.y + 0.5)))
  }
}
