// What is drawn of fingers and of the pointer.

extension ScreenDrawing {
  /// A finger's way: a line with a head where it ends.
  func draw(_ way: FingerWay, into svg: inout SVG) {
    let spots = way.spots.map { spot($0) }
    guard let end = spots.last, let before = spots.dropLast().last else { return }
    let (x, y) = (end.x - before.x, end.y - before.y)
    let length = max(0.001, (x * x + y * y).squareRoot())
    let (ux, uy) = (x / length, y / length)
    let neck = Spot(end.x - 11 * ux, end.y - 11 * uy)
    for style in ["ring", "cross"] { svg.polyline(spots.dropLast() + [neck], style) }
    svg.polygon(
      [
        end, Spot(neck.x - 6 * uy, neck.y + 6 * ux), Spot(neck.x + 6 * uy, neck.y - 6 * ux),
      ], "dot")
  }

  /// Writes where a finger is lifted.
  mutating func nameEnd(of way: FingerWay, into svg: inout SVG) {
    guard let end = way.spots.last else { return }
    write(["lifted", Scenery.place(end)], beside: spot(end), into: &svg)
  }

  /// Draws where fingers come down, and where the pointer is, each with its words.
  mutating func drawTouches(into svg: inout SVG) {
    for (index, touch) in scenery.touches.enumerated() {
      let middle = spot(touch)
      Self.aim(middle, into: &svg)
      write([scenery.name(of: index), Scenery.place(touch)], beside: middle, into: &svg)
    }
    for pointer in scenery.pointers {
      let tip = spot(pointer)
      let spots = [
        (0.0, 0.0), (0, 18), (4.2, 14.2), (7.2, 21), (10.2, 19.7), (7.2, 13), (13, 13),
      ]
      svg.polygon(spots.map { Spot(tip.x + $0.0, tip.y + $0.1) }, "dot")
      write(["pointer", Scenery.place(pointer)], beside: tip, into: &svg)
    }
  }

  /// Writes two words beside a spot, in one line or in two.
  private mutating func write(_ words: [String], beside middle: Spot, into svg: inout SVG) {
    let lines = words.map { SVG.width($0) }
    let place = places.place(
      [
        Spot(lines[0] + lines[1] + 2, SceneLabel.height),
        Spot(max(lines[0], lines[1]), 2 * SceneLabel.height - 2),
      ], beside: middle, across: drawn, within: limits)
    let (box, isOne) = (place.box, place.size == 0)
    svg.halo(isOne ? words[0] + " " + words[1] : words[0], box.left, box.top + 13, "hot")
    if !isOne { svg.halo(words[1], box.left, box.top + 29, "hot") }
  }

  /// The cross-hair of a touch.
  static func aim(_ middle: Spot, reaching arm: Double = 14, into svg: inout SVG) {
    for style in ["ring", "cross"] {
      svg.circle(middle, arm - 5, style)
      svg.line(Spot(middle.x - arm, middle.y), Spot(middle.x + arm, middle.y), style)
      svg.line(Spot(middle.x, middle.y - arm), Spot(middle.x, middle.y + arm), style)
    }
  }
}
