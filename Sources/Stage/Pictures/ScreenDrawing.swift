import MiniUIKit

/// Draws the part of the screen that a scene shows, with views, touches and labels.
struct ScreenDrawing {
  let scenery: Scenery
  let story: HitTestStory
  /// Where the part of the screen lies on the paper.
  let frame: Box
  /// Where labels may lie.
  let limits: Box
  /// Points of the paper for one point of the screen.
  let scale: Double
  /// The name of the first responder, if it is to be marked.
  let firstResponder: String?
  /// How fingers move.
  let ways: [FingerWay]
  /// Whether the name of a view that others cover stands at the right, with a bracket as high as the
  /// view.
  let hasBrackets: Bool

  /// A label in its place.
  private struct Placed {
    let label: SceneLabel
    let box: Box
    /// Which of its layouts it has; nil if it does not lie in its view.
    let size: Int?
    /// What it is the label of, on the paper.
    let shape: Shape
    /// Whether a view in front of its own could be meant as well.
    let isDoubtful: Bool
    /// Whether it stands at the right, as its view has room for it, but is covered.
    let isBracketed: Bool
    /// Whether the outline of a view behind its own runs through it.
    let isCrossed: Bool
    /// Whether it is so far from its view that a line must lead there.
    var isFar: Bool { size == nil && !shape.box.grown(by: 9).overlaps(box) }
  }

  /// The places that labels have taken.
  var places = LabelPlaces()
  private var labels: [Placed] = []
  /// Views without a size, as dots.
  private var dots: [(label: SceneLabel, middle: Spot, box: Box)] = []

  init(
    _ scenery: Scenery, _ story: HitTestStory, at corner: Spot, fitting width: Double,
    firstResponder: String? = nil, ways: [FingerWay] = [], hasBrackets: Bool = false
  ) {
    (self.scenery, self.story, self.firstResponder) = (scenery, story, firstResponder)
    (self.ways, self.hasBrackets) = (ways, hasBrackets)
    let area = scenery.area
    scale = min(width / area.width, 560 / area.height, 1.8)
    frame = Box(
      corner.x, corner.y, corner.x + area.width * scale, corner.y + area.height * scale)
    limits = Box(frame.left, frame.top, max(frame.right, corner.x + 190), frame.bottom)
    arrange()
  }

  /// Whether labels pile up so that it is not clear any more what is whose.
  var isCrowded: Bool { labels.count { $0.isFar || $0.isDoubtful } > 2 }

  /// How far everything reaches to the right.
  var right: Double {
    var (right, number) = (limits.right, 0.0)
    for each in labels where each.isBracketed {
      right = max(right, frame.right + 20 + number * 16 + each.label.width)
      number += 1
    }
    return right
  }

  /// A spot of the screen on the paper.
  func spot(_ spot: Spot) -> Spot {
    Spot(
      frame.left + (spot.x - scenery.area.left) * scale,
      frame.top + (spot.y - scenery.area.top) * scale)
  }

  /// A shape on the paper, as far as it lies on the part of the screen that is shown.
  func shape(_ part: Scenery.Part) -> Shape {
    Shape(spots: part.shape.spots.map { spot($0) }).clipped(to: frame)
  }

  // MARK: - Where the labels are

  private mutating func arrange() {
    for outline in scenery.outlines {
      let shape = Shape(spots: outline.frame.corners.map { spot($0) }).clipped(to: frame)
      if min(shape.box.width, shape.box.height) < 60 {
        places.take(shape.box)
      } else {
        for (from, to) in shape.sides { places.take(Shape(spots: [from, to]).box.grown(by: 1)) }
      }
    }
    for part in scenery.parts where isAsked(part) && !part.item.isUpright {
      places.take(zero(part))
    }
    for touch in scenery.touches {
      let middle = spot(touch)
      places.take(Box(middle.x, middle.y, middle.x, middle.y).grown(by: 13))
    }
    for pointer in scenery.pointers {
      let tip = spot(pointer)
      places.take(Box(tip.x - 4, tip.y - 4, tip.x + 16, tip.y + 24))
    }
    for way in ways {
      let spots = way.spots.map { spot($0) }
      for (from, to) in zip(spots, spots.dropFirst()) {
        places.take(Shape(spots: [from, to]).box.grown(by: 6))
      }
    }
    for (index, part) in scenery.parts.enumerated() {
      for (from, to) in covered(part, index) where from.x == to.x || from.y == to.y {
        places.take(Shape(spots: [from, to]).box.grown(by: 1))
      }
    }
    for (index, part) in scenery.parts.enumerated() where !part.isScreen {
      let shape = shape(part)
      if !shape.spots.isEmpty { place(part, index, shape) }
    }
    placeDots()
  }

  /// Finds places for the names of the views that were asked and have no size.
  private mutating func placeDots() {
    for part in scenery.parts where isAsked(part) && !part.isScreen {
      let box = Box(part.item.frame)
      guard box.isEmpty, scenery.area.contains(Spot(box.left, box.top)) else { continue }
      let size = decimals(box.width) + " by " + decimals(box.height)
      let label = SceneLabel(
        part.item.name, story.numbers(of: part.item.name), [("(" + size + ")", "soft")])
      let middle = spot(Spot(box.left, box.top))
      let place = places.place(
        label.sizes, beside: middle, across: drawn, onBlank: true, within: limits)
      dots.append((label, middle, place.box))
    }
  }

  private mutating func place(_ part: Scenery.Part, _ index: Int, _ shape: Shape) {
    let others = scenery.parts.enumerated().filter { !$0.element.isScreen }
    let fronts = others.filter { $0.offset > index }.map {
      (self.shape($0.element), isSeeThrough: $0.element.isSeeThrough)
    }
    let behind = others.filter {
      part.isSeeThrough && $0.offset < index && !$0.element.isSeeThrough
        && !scenery.is(part.item.name, in: $0.element.item.name)
    }
    let isPassed =
      !story.steps.isEmpty && story.numbers(of: part.item.name).isEmpty && part.item.isNamed
      && !story.pointed.contains(part.item.name)
      && scenery.touches.prefix(1).contains { part.shape.contains($0) }
    let label = SceneLabel(
      part.item, story, isPassed: isPassed,
      isFirstResponder: part.item.name == firstResponder)
    // A double line needs room inside.
    let isOutlined = part.item.name == story.hit || part.item.name == firstResponder
    let found = places.place(
      label.sizes, in: isOutlined && shape.box.height > 30 ? shape.shrunk(by: 4) : shape,
      behind: fronts, across: behind.map { self.shape($0.element) }, avoiding: drawn,
      within: limits)
    let isDoubtful = fronts.contains { front in
      found.box.corners.allSatisfy { front.0.contains($0) }
    }
    let isCrossed =
      part.isSeeThrough
      && others.contains {
        $0.offset < index && LabelPlaces.crosses(self.shape($0.element), found.box)
      }
    let (width, height) = (label.sizes[0].x + 8, label.sizes[0].y + 8)
    let isLarge = shape.box.width >= width && shape.box.height >= height
    labels.append(
      Placed(
        label: label, box: found.box, size: found.size, shape: shape,
        isDoubtful: found.size != nil && isDoubtful,
        isBracketed: hasBrackets && found.size == nil && isLarge, isCrossed: isCrossed))
  }

  // MARK: - Drawing

  /// Draws everything.
  mutating func draw(into svg: inout SVG) {
    svg.box(frame, "screen")
    let hitIsScreen = scenery.backdrop.contains { $0.name == story.hit }
    if hitIsScreen { Self.outline(Shape(spots: frame.corners), into: &svg) }
    for part in scenery.parts { draw(part, into: &svg) }
    for (index, part) in scenery.parts.enumerated() {
      let style = "covered e-" + ColorFamily(part.item.color).rawValue
      for (from, to) in covered(part, index) { svg.line(from, to, style) }
    }
    for outline in scenery.outlines {
      let spots = outline.frame.corners.map { spot($0) }
      svg.polygon(
        Shape(spots: spots).clipped(to: frame).spots, outline.isSeen ? "border" : "off")
    }
    var brackets = 0
    for each in labels {
      if each.isBracketed {
        Self.bracket(each.label, each.shape.box, at: frame.right, brackets, into: &svg)
        brackets += 1
        continue
      }
      if each.isFar { Self.leader(from: each.box, to: each.shape, into: &svg) }
      each.label.draw(
        each.box, each.label.layouts[each.size ?? 0], hasHalo: each.size == nil || each.isCrossed,
        into: &svg)
    }
    for dot in dots {
      let end = Spot(
        min(max(dot.middle.x, dot.box.left), dot.box.right),
        min(max(dot.middle.y, dot.box.top), dot.box.bottom))
      svg.line(end, dot.middle, "leader")
      svg.circle(dot.middle, 4, "head")
      dot.label.draw(dot.box, into: &svg)
    }
    for way in ways { draw(way, into: &svg) }
    drawTouches(into: &svg)
    for way in ways where way.isLifted { nameEnd(of: way, into: &svg) }
  }

  private func draw(_ part: Scenery.Part, into svg: inout SVG) {
    let shape = shape(part)
    guard !shape.spots.isEmpty else { return }
    if !part.item.isUpright, part.item.isNamed {
      // What is turned has a frame that is not its outline.
      let frame = Shape(spots: Box(part.item.frame).corners.map { spot($0) }).clipped(
        to: self.frame)
      svg.polygon(frame.spots, "off")
    }
    if part.item.isInvisible {
      svg.polygon(shape.spots, "off")
    } else {
      let family = ColorFamily(part.item.color)
      svg.view(shape.spots, family, along: part.item.isUpright ? nil : axes(part)?.x.unit)
    }
    if isAsked(part), !part.item.isUpright { drawAxes(part, into: &svg) }
    if part.item.name == story.hit || part.item.name == firstResponder {
      Self.outline(shape, into: &svg)
    }
  }

  private func isAsked(_ part: Scenery.Part) -> Bool {
    part.item.isNamed && !story.numbers(of: part.item.name).isEmpty
  }

  /// A side of a view, on the paper.
  private struct Axis {
    let from: Spot
    let to: Spot
    var length: Double {
      let (x, y) = (to.x - from.x, to.y - from.y)
      return max(0.001, (x * x + y * y).squareRoot())
    }
    var unit: Spot { Spot((to.x - from.x) / length, (to.y - from.y) / length) }
  }

  /// The sides in which a view's own x and y grow.
  private func axes(_ part: Scenery.Part) -> (x: Axis, y: Axis)? {
    let corners = part.item.corners.map { spot(Spot($0)) }
    guard corners.count == 4 else { return nil }
    return (Axis(from: corners[0], to: corners[1]), Axis(from: corners[0], to: corners[3]))
  }

  /// Where the words are that say where a turned view's own coordinates begin: a little inside.
  private func zero(_ part: Scenery.Part) -> Box {
    let corners = part.item.corners.map { spot(Spot($0)) }
    guard corners.count == 4 else { return Box(0, 0, 0, 0) }
    let inner = Axis(from: corners[0], to: corners[2])
    let far = min(36, 0.3 * inner.length)
    let middle = Spot(inner.from.x + far * inner.unit.x, inner.from.y + far * inner.unit.y)
    let half = SVG.width("(0, 0)") / 2
    return Box(middle.x - half, middle.y - 8.5, middle.x + half, middle.y + 8.5)
  }

  /// The axes of a turned view, and how far the first touch is from its y axis.
  private func drawAxes(_ part: Scenery.Part, into svg: inout SVG) {
    guard let (x, y) = axes(part) else { return }
    for (axis, other, name) in [(x, y, "x"), (y, x, "y")] {
      let (end, unit) = (axis.to, axis.unit)
      let neck = Spot(end.x - 11 * unit.x, end.y - 11 * unit.y)
      svg.line(axis.from, neck, "hit")
      svg.polygon(
        [
          end, Spot(neck.x - 5 * unit.y, neck.y + 5 * unit.x),
          Spot(neck.x + 5 * unit.y, neck.y - 5 * unit.x),
        ], "head")
      let place = Spot(end.x - 30 * unit.x, end.y - 30 * unit.y)
      svg.halo(
        name, place.x - 14 * other.unit.x, place.y - 14 * other.unit.y + 4.5, "bold middle")
    }
    let zero = zero(part)
    svg.halo("(0, 0)", (zero.left + zero.right) / 2, zero.top + 13, "soft middle")
    guard let touch = scenery.touches.first.map({ spot($0) }) else { return }
    let unit = y.unit
    let far = (touch.x - y.from.x) * unit.x + (touch.y - y.from.y) * unit.y
    let foot = Spot(y.from.x + far * unit.x, y.from.y + far * unit.y)
    svg.line(foot, touch, "track")
    svg.circle(foot, 3, "finger")
  }

  /// What is dashed, in words; nil if nothing is.
  var dashes: String? {
    let parts = scenery.parts.enumerated().filter { !shape($0.element).spots.isEmpty }
    var outlined: [String] = []
    for outline in scenery.outlines
    where !outline.isSeen && !outlined.contains(outline.words) {
      outlined.append(outline.words)
    }
    let named =
      parts.filter { !$0.element.item.isUpright && $0.element.item.isNamed }.map {
        "the frame of " + $0.element.item.name
      } + outlined
    let isDashed = parts.contains {
      $0.element.item.isInvisible || !covered($0.element, $0.offset).isEmpty
    }
    if named.isEmpty { return isDashed ? "dashed: not seen on the screen" : nil }
    return "dashed, not seen on the screen: " + named.joined(separator: ", ")
  }

  /// What has a thick line as it is seen there, in words; nil if nothing is.
  var seen: String? {
    let words = scenery.outlines.filter { $0.isSeen }.map { $0.words }
    return words.isEmpty ? nil : "thick line: " + words.joined(separator: ", ")
  }

  /// What a label should not lie on, if it can be helped: what is drawn, dashes included.
  var drawn: [Shape] {
    let shapes = scenery.parts.filter { !$0.isScreen }.map { shape($0) }
    let turned = scenery.parts.filter { !$0.item.isUpright && $0.item.isNamed }.map {
      Box($0.item.frame)
    }
    let boxes = turned + scenery.outlines.map { $0.frame }
    let dashed = boxes.map { Shape(spots: $0.corners.map { spot($0) }).clipped(to: frame) }
    return (shapes + dashed).filter { !$0.spots.isEmpty }
  }

  /// What of a view's edge is covered by views in front: it is drawn with dashes.
  private func covered(_ part: Scenery.Part, _ index: Int) -> [(from: Spot, to: Spot)] {
    guard part.item.isNamed, !part.isScreen, !part.item.isInvisible else { return [] }
    let fronts = scenery.parts.dropFirst(index + 1).filter { !$0.isSeeThrough && !$0.isScreen }
      .map { self.shape($0) }.filter { !$0.spots.isEmpty }
    return fronts.isEmpty ? [] : shape(part).sides.flatMap { Shape.covered($0, by: fronts) }
  }

  /// A double line: the view that is hit, or the first responder.
  static func outline(_ shape: Shape, into svg: inout SVG) {
    svg.polygon(shape.spots, "hit")
    svg.polygon(shape.shrunk(by: 4).spots, "inner")
  }

  /// A bracket as high as a view, with its name beside it; each further one stands more to the right.
  private static func bracket(
    _ label: SceneLabel, _ box: Box, at left: Double, _ number: Int, into svg: inout SVG
  ) {
    let x = left + 14 + Double(number) * 16
    svg.polyline(
      [
        Spot(x - 6, box.top), Spot(x, box.top), Spot(x, box.bottom), Spot(x - 6, box.bottom),
      ], "leader")
    let y = box.top + 8 + Double(number) * 24
    label.draw(Box(x + 6, y, x + 6 + label.width, y + SceneLabel.height), into: &svg)
  }

  private static func leader(from label: Box, to shape: Shape, into svg: inout SVG) {
    let box = shape.box
    let end = Spot((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let start = Spot(
      min(max(end.x, label.left), label.right), end.y < label.top ? label.top : label.bottom)
    svg.line(start, end, "leader")
    svg.circle(end, 2.5, "knot")
  }
}
