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
  var places = LabelPlaces()

  init(
    _ scenery: Scenery, _ story: HitTestStory, at corner: Spot, fitting width: Double,
    firstResponder: String? = nil
  ) {
    (self.scenery, self.story, self.firstResponder) = (scenery, story, firstResponder)
    let area = scenery.area
    scale = min(width / area.width, 560 / area.height, 1.8)
    frame = Box(
      corner.x, corner.y, corner.x + area.width * scale, corner.y + area.height * scale)
    limits = Box(frame.left, frame.top, max(frame.right, corner.x + 190), frame.bottom)
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

  /// Draws everything.
  mutating func draw(into svg: inout SVG) {
    svg.box(frame, "screen")
    let hitIsScreen = scenery.backdrop.contains { $0.name == story.hit }
    if hitIsScreen { outline(Shape(spots: frame.corners), into: &svg) }
    for part in scenery.parts { draw(part, into: &svg) }
    for outline in scenery.outlines {
      let shape = Shape(spots: outline.frame.corners.map { spot($0) }).clipped(to: frame)
      svg.polygon(shape.spots, "off")
      places.take(shape.box)
    }
    for touch in scenery.touches {
      let middle = spot(touch)
      places.take(Box(middle.x, middle.y, middle.x, middle.y).grown(by: 13))
    }
    for (index, part) in scenery.parts.enumerated() { label(part, index, into: &svg) }
    drawTouches(into: &svg)
  }

  private func draw(_ part: Scenery.Part, into svg: inout SVG) {
    let shape = shape(part)
    guard !shape.spots.isEmpty else { return }
    let style = part.item.isInvisible ? "off" : Ink.fill(part.item.color) + " edge"
    if !part.item.isUpright, part.item.isNamed {
      // What is turned has a frame that is not its outline.
      let frame = Shape(spots: Box(part.item.frame).corners.map { spot($0) }).clipped(
        to: self.frame)
      svg.polygon(frame.spots, "off")
    }
    svg.polygon(shape.spots, style)
    if part.item.off != nil, !part.item.isInvisible { svg.polygon(shape.spots, "off") }
    if part.item.name == story.hit || part.item.name == firstResponder {
      outline(shape, into: &svg)
    }
  }

  /// A thick double line: the view that is hit, or the first responder.
  private func outline(_ shape: Shape, into svg: inout SVG) {
    svg.polygon(shape.spots, "hit")
    svg.polygon(shape.spots, "gap")
  }

  private mutating func label(_ part: Scenery.Part, _ index: Int, into svg: inout SVG) {
    let shape = shape(part)
    guard !shape.spots.isEmpty else { return }
    guard !part.isScreen else { return }
    let fronts = scenery.parts.dropFirst(index + 1).filter { !$0.isScreen }.map {
      (self.shape($0), isSeeThrough: $0.isSeeThrough)
    }
    let label = SceneLabel(
      part.item, story, isFirstResponder: part.item.name == firstResponder)
    let place = places.place(label.sizes, in: shape, behind: fronts, within: limits)
    label.draw(
      place.box, label.layouts[place.size ?? 0], isOutside: place.size == nil, into: &svg)
  }

  private mutating func drawTouches(into svg: inout SVG) {
    for (index, touch) in scenery.touches.enumerated() {
      let middle = spot(touch)
      for style in ["ring", "cross"] {
        svg.circle(middle, 9, style)
        svg.line(Spot(middle.x - 14, middle.y), Spot(middle.x + 14, middle.y), style)
        svg.line(Spot(middle.x, middle.y - 14), Spot(middle.x, middle.y + 14), style)
      }
      let number = scenery.touches.count > 1 ? " " + String(index + 1) : ""
      let words = ["touch" + number, Scenery.place(touch)]
      let lines = words.map { SVG.width($0) }
      let place = places.place(
        [
          Spot(lines[0] + lines[1] + 2, SceneLabel.height),
          Spot(max(lines[0], lines[1]), 2 * SceneLabel.height - 2),
        ], beside: middle,
        across: scenery.parts.filter { !$0.isScreen }.map { shape($0) }.filter {
          !$0.spots.isEmpty
        },
        within: limits)
      let (box, isOne) = (place.box, place.size == 0)
      svg.text(isOne ? words[0] + " " + words[1] : words[0], box.left, box.top + 13, "halo")
      if !isOne { svg.text(words[1], box.left, box.top + 29, "halo") }
    }
  }
}
