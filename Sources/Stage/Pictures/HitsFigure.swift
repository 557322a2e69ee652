import MiniUIKit

/// Which view a finger would hit: areas in the colours of the views, with their names; what is drawn
/// of a view and hits another one is hatched in red.
struct HitsFigure {
  /// Words at the right, with a line to what they are about.
  private struct Note {
    let lines: [(text: String, style: String)]
    let target: Spot
    var y = 0.0

    var height: Double { 16 * Double(lines.count) + 10 }
  }

  private let run: Run
  private let scenery: Scenery
  private let story: HitsStory
  private let screen: ScreenDrawing
  private var cells: HitCells { story.cells }

  init(of run: Run) {
    self.run = run
    scenery = Scenery(of: run)
    story = HitsStory(of: run, scenery)
    screen = ScreenDrawing(
      scenery, HitTestStory(of: run, scenery), at: Spot(16, 16), fitting: 400)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-hits")
    svg.box(screen.frame, "screen")
    for owner in cells.letters.owners {
      svg.area(path(of: owner.letter, in: cells), family(of: owner.name))
    }
    for loss in story.losses { svg.lost(path(of: loss.letter, in: story.lost)) }
    for part in scenery.parts where !screen.shape(part).spots.isEmpty {
      svg.polygon(screen.shape(part).spots, "thin")
    }
    svg.add("<path class=\"border\" d=\"\(borders(of: cells))\"/>")
    for outline in scenery.outlines where outline.isInHits {
      let spots = outline.frame.corners.map { screen.spot($0) }
      svg.polygon(Shape(spots: spots).clipped(to: screen.frame).spots, "off")
    }
    for loss in story.losses { svg.add("<path class=\"lost\" d=\"\(rim(of: loss.letter))\"/>") }
    var places = LabelPlaces()
    for touch in scenery.touches {
      let middle = screen.spot(touch)
      places.take(Box(middle.x, middle.y, middle.x, middle.y).grown(by: 15))
    }
    let losses = story.lost.regions(least: 1).filter { $0.letter != 0 }
    let lost = losses.map { region in
      Shape(spots: region.cells.map { spot(of: $0, in: story.lost) }).box
    }
    let touches = placeTouches(&places, beside: lost)
    for box in lost { places.take(box) }
    var notes = drawNames(&places, beside: touches.map { $0.box }, into: &svg)
    notes.sort { ($0.target.y, $0.target.x) < ($1.target.y, $1.target.x) }
    let right = draw(&notes, into: &svg)
    for touch in scenery.touches {
      // A cross-hair must not cover a strip that is lost.
      let side = screen.frame.width / Double(story.lost.columns)
      let isOnAStrip = zip(lost, losses).contains { box, region in
        box.contains(screen.spot(touch)) && Double(region.cells.count) * side * side < 2400
      }
      ScreenDrawing.aim(screen.spot(touch), reaching: isOnAStrip ? 8 : 14, into: &svg)
    }
    for touch in touches {
      svg.halo(touch.words, touch.box.left, touch.box.top + 13, "hot")
    }
    var bottom = max(screen.frame.bottom, (notes.last.map { $0.y + $0.height } ?? 0) - 12)
    for line in lines {
      bottom += 18
      svg.text(line, 16, bottom, "soft")
    }
    let longest = lines.map { SVG.width($0) }.max() ?? 0
    return svg.document(
      min(720, max(right, 16 + longest) + 16), bottom + 16,
      SVG.Words(
        title: run.experiment.id + ": which view a finger would hit, " + run.experiment.title,
        description: description))
  }

  private var lines: [String] {
    [
      "each area has the name of the view that a finger hits there",
      "dotted: as the views are drawn",
    ]
      + scenery.outlines.filter { $0.isInHits && !$0.isSeen }.map { "dashed: " + $0.words }
      + (story.losses.contains { $0.isDrawn }
        ? ["red: within a view's bounds, but another one is hit"] : [])
      + (story.losses.contains { !$0.isDrawn }
        ? ["red: a view says inside, but another one is hit"] : [])
  }

  private func family(of name: String) -> ColorFamily {
    ColorFamily(scenery.parts.first { $0.item.name == name }?.item.color)
  }

  // MARK: - Names

  /// Writes the name of each area into it, and returns the names that need a line to their areas.
  private func drawNames(
    _ places: inout LabelPlaces, beside words: [Box], into svg: inout SVG
  ) -> [Note] {
    var notes: [Note] = []
    var named: [UInt8] = []
    var waiting: [(letter: UInt8, region: HitCells.Region)] = []
    // A cell that is lost has no room for the name of who is hit there.
    let free = HitCells(like: cells) { place, _ in story.lost[place] == 0 ? cells[place] : 0 }
    for region in free.regions(least: 1) where region.letter != 0 {
      let name = self.name(of: region.letter)
      let size = Spot(SVG.width(name, isBold: true) + 8, 19)
      if let box = place(size, in: region, of: free, &places) {
        svg.text(name, box.left + 4, box.top + 14, "bold")
        named.append(region.letter)
      } else {
        waiting.append((region.letter, region))
      }
    }
    for owner in owners where !named.contains(owner) {
      let regions = waiting.filter { $0.letter == owner }.map { $0.region }
      guard let region = regions.max(by: { $0.half < $1.half }) else { continue }
      notes.append(
        Note(
          lines: [(name(of: owner), "bold")],
          target: target(in: region, of: free, beside: words)))
    }
    for loss in story.losses {
      let regions = story.lost.regions(least: 1).filter { $0.letter == loss.letter }
      guard let region = regions.max(by: { $0.cells.count < $1.cells.count }) else { continue }
      notes.append(
        Note(
          lines: [
            (loss.drawn + Self.words(of: loss) + " here:", "no"),
            ("a finger hits " + (loss.hit ?? "no view"), "no"),
          ], target: target(in: region, of: story.lost, beside: words)))
    }
    return notes
  }

  private static func words(of loss: HitsStory.Loss) -> String {
    loss.isRefused ? " says outside" : loss.isDrawn ? " is lost" : " says inside"
  }

  /// Where a line from the right ends in a region: at its right, not at its rim, and not behind a
  /// touch or its words.
  private func target(in region: HitCells.Region, of grid: HitCells, beside words: [Box]) -> Spot {
    let taken =
      scenery.touches.map { touch in
        let middle = screen.spot(touch)
        return Box(middle.x, middle.y, middle.x, middle.y).grown(by: 17)
      } + words
    for clear in [6, 4, 3, 2, 1] {
      var best: [Int] = []
      for place in region.cells {
        let (column, row) = (place % grid.columns, place / grid.columns)
        if let known = best.first, column < known % grid.columns { continue }
        let isInside = [-clear, 0, clear].allSatisfy { x in
          [-clear, 0, clear].allSatisfy { y in
            grid.letter(column + x, row + y) == region.letter
          }
        }
        let spot = spot(of: place, in: grid)
        guard isInside,
          taken.allSatisfy({ $0.bottom < spot.y || $0.top > spot.y || $0.right < spot.x })
        else { continue }
        if let known = best.first, column > known % grid.columns { best = [] }
        best.append(place)
      }
      if !best.isEmpty { return spot(of: best.sorted()[best.count / 2], in: grid) }
    }
    return screen.spot(cells.spot(region.column, region.row))
  }

  private func spot(of place: Int, in grid: HitCells) -> Spot {
    screen.spot(
      grid.spot(
        Double(place % grid.columns) + 0.5, Double(place / grid.columns) + 0.5))
  }

  private var owners: [UInt8] {
    cells.letters.owners.map { $0.letter }
      + (cells.runs(of: Letters.noView).isEmpty ? [] : [Letters.noView])
  }

  private func name(of letter: UInt8) -> String {
    cells.letters.owners.first { $0.letter == letter }?.name ?? "no view"
  }

  /// The first place in a region for a name, from its upper left, across no line that is drawn.
  private func place(
    _ size: Spot, in region: HitCells.Region, of grid: HitCells, _ places: inout LabelPlaces
  ) -> Box? {
    let side = screen.frame.width / Double(grid.columns)
    let (wide, high) = (Whole.above(size.x / side), Whole.above(size.y / side))
    let outlines = scenery.parts.map { screen.shape($0) }.filter { !$0.spots.isEmpty }
    for place in region.cells.sorted() {
      let (column, row) = (place % grid.columns, place / grid.columns)
      guard (row - region.cells[0] / grid.columns) % 3 == 0, column % 2 == 0,
        grid.letter(column + wide, row) == region.letter,
        grid.letter(column, row + high) == region.letter,
        grid.letter(column + wide, row + high) == region.letter
      else { continue }
      let spot = screen.spot(grid.spot(Double(column), Double(row)))
      let box = Box(spot.x, spot.y, spot.x + size.x, spot.y + size.y)
      guard places.isFree(box),
        !outlines.contains(where: { LabelPlaces.crosses($0, box) }),
        (row...row + high).allSatisfy({ y in
          (column...column + wide).allSatisfy { grid.letter($0, y) == region.letter }
        })
      else { continue }
      places.take(box)
      return box
    }
    return nil
  }

  /// Writes what stands at the right, and returns how far it reaches.
  private func draw(_ notes: inout [Note], into svg: inout SVG) -> Double {
    guard !notes.isEmpty else { return screen.limits.right }
    let left = screen.frame.right + 34
    var y = screen.frame.top
    for index in notes.indices {
      notes[index].y = max(y, notes[index].target.y - 9)
      y = notes[index].y + notes[index].height
    }
    var limit = max(screen.frame.bottom, y)
    for index in notes.indices.reversed() {
      notes[index].y = min(notes[index].y, limit - notes[index].height)
      limit = notes[index].y
    }
    var right = left
    for note in notes {
      let isLost = note.lines[0].style == "no"
      svg.polyline(
        [note.target, Spot(left - 16, note.y + 9), Spot(left - 5, note.y + 9)],
        isLost ? "lost" : "leader")
      svg.circle(note.target, 2.5, isLost ? "no" : "knot")
      for (index, line) in note.lines.enumerated() {
        svg.text(line.text, left, note.y + 13.5 + 16 * Double(index), line.style)
        right = max(right, left + SVG.width(line.text, isBold: line.style == "bold"))
      }
    }
    return right
  }

  /// Finds a place for the words of each touch: beside what is lost, or else on it.
  private func placeTouches(
    _ places: inout LabelPlaces, beside lost: [Box]
  ) -> [(words: String, box: Box)] {
    let drawn = scenery.parts.map { screen.shape($0) }.filter { !$0.spots.isEmpty }
    let areas = cells.regions(least: 1).map { region in
      Shape(spots: region.cells.map { spot(of: $0, in: cells) }).box.grown(by: 1)
    }
    return scenery.touches.enumerated().map { index, touch in
      let words = scenery.name(of: index) + " " + Scenery.place(touch)
      let (sizes, middle) = (
        [Spot(SVG.width(words) + 2, SceneLabel.height)], screen.spot(touch)
      )
      // Words in a neighbour's area would be taken for a touch of that one.
      var beside = places
      for box in areas where !box.contains(middle) { beside.take(box) }
      let around = areas.filter { $0.contains(middle) }.min {
        $0.width * $0.height < $1.width * $1.height
      }
      let outlines = drawn + [around].compactMap { $0 }.map { Shape(spots: $0.corners) }
      var free = beside
      for box in lost { free.take(box) }
      let clean = free.place(sizes, near: middle, across: outlines, within: screen.limits)
      let box =
        clean?.box
        ?? beside.place(sizes, beside: middle, across: outlines, within: screen.limits).box
      places.take(box)
      return (words, box)
    }
  }

  // MARK: - Areas

  private func path(of letter: UInt8, in grid: HitCells) -> String {
    grid.blocks(of: letter).map { block in
      let from = screen.spot(
        grid.spot(Double(block.columns.lowerBound), Double(block.rows.lowerBound)))
      let to = screen.spot(
        grid.spot(Double(block.columns.upperBound), Double(block.rows.upperBound)))
      return "M" + Self.number(from.x) + " " + Self.number(from.y) + "H" + Self.number(to.x)
        + "V" + Self.number(to.y) + "H" + Self.number(from.x) + "z"
    }.joined()
  }

  private func borders(of grid: HitCells) -> String {
    grid.borders.map { line in
      let from = screen.spot(grid.spot(Double(line.from.0), Double(line.from.1)))
      let to = screen.spot(grid.spot(Double(line.to.0), Double(line.to.1)))
      return "M" + Self.number(from.x) + " " + Self.number(from.y)
        + (line.from.1 == line.to.1 ? "H" + Self.number(to.x) : "V" + Self.number(to.y))
    }.joined()
  }

  /// The rim of what is lost in one way.
  private func rim(of letter: UInt8) -> String {
    borders(of: HitCells(like: story.lost) { place, _ in story.lost[place] == letter ? 1 : 0 })
  }

  /// One decimal is enough for cells, and keeps the file small.
  private static func number(_ value: Double) -> String { decimals(value, 1) }

  // MARK: - In words

  private var description: String {
    var words = scenery.words + " Areas by the view that a finger would hit there:"
    for owner in owners {
      words += " " + name(of: owner) + ", within " + Self.place(of: owner, in: cells) + ";"
    }
    words.removeLast()
    words += "."
    for loss in story.losses {
      words += " Hatched in red, within " + Self.place(of: loss.letter, in: story.lost) + ": "
      words += loss.drawn + (loss.isDrawn ? " is drawn" : "") + (loss.isRefused ? " but" : "")
      words += (loss.isRefused || !loss.isDrawn ? Self.words(of: loss) : "") + ", and "
      words += (loss.hit ?? "no view") + " is hit."
    }
    return words
  }

  /// Where the cells of a letter are: `(16, 100) to (80, 240)`.
  private static func place(of letter: UInt8, in cells: HitCells) -> String {
    let runs = cells.runs(of: letter)
    guard let first = runs.first, let last = runs.last else { return "nothing" }
    let left = runs.map { $0.columns.lowerBound }.min() ?? 0
    let right = runs.map { $0.columns.upperBound }.max() ?? 0
    let from = cells.spot(Double(left), Double(first.row))
    let to = cells.spot(Double(right), Double(last.row + 1))
    return Scenery.place(whole(from)) + " to " + Scenery.place(whole(to))
  }

  /// A spot in whole points: the cells are not exact to more.
  private static func whole(_ spot: Spot) -> Spot {
    Spot(Double(Whole.below(spot.x + 0.5)), Double(Whole.below(spot.y + 0.5)))
  }
}
