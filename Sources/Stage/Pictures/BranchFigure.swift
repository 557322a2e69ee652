import MiniUIKit

/// The views as a tree, a box for each, with their recognizers beside them; a numbered line marks
/// the branch of each finger.
struct BranchFigure {
  private let run: Run
  private let story: BranchStory
  private static let (height, step, indent, lane) = (28.0, 42.0, 30.0, 26.0)
  private static let (margin, top) = (16.0, 34.0)
  private static let rivalLane = 16.0

  init(of run: Run) {
    self.run = run
    story = BranchStory(of: run)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-branch")
    let heading = story.branches.count == 1 ? "finger" : "fingers"
    if !story.branches.isEmpty { svg.text(heading, Self.margin, 20, "soft") }
    svg.text("view", treeLeft, 20, "soft")
    svg.text("its recognizers", columns.recognizers, 20, "soft")
    drawBranches(into: &svg)
    for index in story.rows.indices { draw(index, into: &svg) }
    for (lane, pair) in story.rivals.enumerated() { bend(pair, in: lane, into: &svg) }
    let bottom = Self.top + Self.step * Double(story.rows.count) + 4
    let legend =
      "two heads: one view lies in the other, so the first to recognize excludes the other"
    if !story.rivals.isEmpty { svg.text(legend, Self.margin, bottom + 12, "soft") }
    return svg.document(
      columns.end, bottom + (story.rivals.isEmpty ? 0 : 24),
      SVG.Words(
        title: run.experiment.id + ": which recognizers get a touch, " + run.experiment.title,
        description: "A tree of views, each below the one it lies in: " + story.words
          + " A numbered line beside the tree marks the views that a finger's touch goes up from the "
          + "hit view; the other views are dotted."
          + story.rivals.map { pair in
            " An arrow with two heads joins " + story.rows[pair.outer].recognizers[0] + " and "
              + story.rows[pair.inner].recognizers[0] + "."
          }.joined()))
  }

  /// Where the tree begins: to the right of the fingers' lanes.
  private var treeLeft: Double {
    Self.margin + max(Self.lane * Double(story.branches.count) + 18, 66)
  }

  /// Where the recognizers stand, and where the figure ends.
  private var columns: (recognizers: Double, end: Double) {
    let rights = story.rows.indices.map { index in
      box(index).right + (hits(index).isEmpty ? 0 : SVG.width(hits(index)) + 8)
    }
    let recognizers = (rights.max() ?? treeLeft) + 40
    let ends = story.rows.indices.map { index in
      var x = recognizers
      for name in story.rows[index].recognizers { x += SVG.width(name) + 20 + 8 }
      if !gets(index).isEmpty { x += SVG.width(gets(index)) + 8 }
      return x
    }
    let lanes = Self.rivalLane * Double(story.rivals.count)
    let end = (ends.max() ?? 0) + (lanes > 0 ? lanes + 20 : 0)
    return (recognizers, max(400, end + Self.margin))
  }

  private func box(_ index: Int) -> Box {
    let row = story.rows[index]
    let left = treeLeft + Self.indent * Double(row.depth)
    let y = Self.top + Self.step * Double(index)
    let width = SVG.width(row.name, isBold: true) + 22
    return Box(left, y, left + width, y + Self.height)
  }

  private func middle(_ index: Int) -> Double { box(index).top + Self.height / 2 }

  private func hits(_ index: Int) -> String {
    if story.rows[index].host != nil { return "no view" }
    let fingers = story.fingers(hitting: index).map { String($0) }
    let answer = story.answer(of: index)
    if story.isPassedOver(index) {
      return (story.rows[index].word.map { $0 + ", " } ?? "") + "not asked"
    }
    return
      (fingers.isEmpty ? "" : "hit by finger " + fingers.joined(separator: " and "))
      + (answer.isEmpty ? "" : ", asked: " + answer)
  }

  /// Whose touches the recognizers of a view get.
  private func gets(_ index: Int) -> String {
    let recognizers = story.rows[index].recognizers.count
    let fingers = story.fingers(for: index).map { String($0) }
    guard recognizers > 0, !fingers.isEmpty else { return "" }
    let outcome = story.outcome(of: index)
    return (recognizers > 1 ? "get " : "gets ") + (fingers.count > 1 ? "fingers " : "finger ")
      + fingers.joined(separator: " and ") + (outcome.isEmpty ? "" : ", " + outcome)
  }

  /// A line for each finger, with its number beside every view of its branch.
  private func drawBranches(into svg: inout SVG) {
    for (index, branch) in story.branches.enumerated() {
      let x = Self.margin + 9.5 + Self.lane * Double(index)
      if let first = branch.rows.first, let last = branch.rows.last, first < last {
        svg.line(Spot(x, middle(first)), Spot(x, middle(last)), "track")
      }
      for row in branch.rows { svg.badge(branch.finger, Spot(x, middle(row)), "finger") }
    }
  }

  /// An arrow with two heads between the recognizers of two views on one branch.
  private func bend(
    _ pair: (outer: Int, inner: Int), in lane: Int, into svg: inout SVG
  ) {
    let right =
      columns.end - Self.margin - Self.rivalLane * Double(story.rivals.count - 1 - lane)
    let spots = [pair.outer, pair.inner].map { Spot(end($0) + 8, middle($0)) }
    svg.polyline(
      [
        Spot(spots[0].x + 6, spots[0].y), Spot(right, spots[0].y), Spot(right, spots[1].y),
        Spot(spots[1].x + 6, spots[1].y),
      ], "arrow")
    for spot in spots {
      svg.polygon([spot, Spot(spot.x + 8, spot.y - 4), Spot(spot.x + 8, spot.y + 4)], "head")
    }
  }

  /// Where the words of a row end.
  private func end(_ index: Int) -> Double {
    var x = columns.recognizers
    for name in story.rows[index].recognizers { x += SVG.width(name) + 20 + 8 }
    return x + SVG.width(gets(index))
  }

  private func draw(_ index: Int, into svg: inout SVG) {
    let (row, box, isOn) = (story.rows[index], box(index), story.isOnBranch(index))
    if let parent = row.parent {
      let (x, above) = (self.box(parent).left + 14, self.box(parent).bottom)
      svg.line(Spot(x, above), Spot(x, middle(index)), "edge")
      svg.line(Spot(x, middle(index)), Spot(box.left, middle(index)), "edge")
    }
    if isOn, row.family != .clear { svg.view(box.corners, row.family) }
    svg.box(box, isOn ? "border" : "thin", round: isOn ? 0 : 4)
    svg.text(row.name, box.left + 10, box.top + 18.5, isOn ? "bold" : "soft")
    var x = columns.recognizers
    if !row.recognizers.isEmpty {
      let start = box.right + (hits(index).isEmpty ? 0 : SVG.width(hits(index)) + 8)
      svg.line(Spot(start + 4, middle(index)), Spot(x - 4, middle(index)), "thin")
    }
    if !hits(index).isEmpty {
      let isSoft = row.host != nil || story.isPassedOver(index)
      svg.text(hits(index), box.right + 8, box.top + 18.5, isSoft ? "soft" : "hot")
    }
    for name in row.recognizers {
      let width = SVG.width(name) + 20
      svg.box(
        Box(x, box.top, x + width, box.bottom), gets(index).isEmpty ? "thin" : "raise",
        round: Self.height / 2)
      svg.text(name, x + 10, box.top + 18.5, gets(index).isEmpty ? "soft" : "ink")
      x += width + 8
    }
    if !gets(index).isEmpty { svg.text(gets(index), x, box.top + 18.5, "hot") }
  }
}
