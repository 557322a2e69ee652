/// Finds places for labels so that none lies on another.
struct LabelPlaces {
  private var taken: [Box] = []

  /// Keeps a place from all labels to come.
  mutating func take(_ box: Box) { taken.append(box) }

  func isFree(_ box: Box) -> Bool { !taken.contains { $0.overlaps(box) } }

  /// A place for the label of a view, as near to its upper left as possible.
  ///
  /// Inside what is seen of the view, if there is room; else beside something of it; else anywhere
  /// in the limits.
  ///
  /// - Parameters:
  ///   - sizes: The sizes the label can have, the best first.
  ///   - shape: What is seen of the view if nothing lies in front.
  ///   - fronts: What lies in front, and whether it can be seen through.
  ///   - outlines: What can be seen through it, and has names of its own.
  ///   - drawn: What is drawn, and better not crossed by a label that stands outside its view.
  ///   - limits: Where labels may be at all.
  /// - Returns: The place, which is taken now, and which of the sizes it has; no size if it is the
  ///   first one somewhere outside the view.
  mutating func place(
    _ sizes: [Spot], in shape: Shape, behind fronts: [(Shape, isSeeThrough: Bool)],
    across outlines: [Shape] = [], avoiding drawn: [Shape] = [], within limits: Box
  ) -> (box: Box, size: Int?) {
    let all = fronts.map { $0.0 }
    let solid = fronts.filter { !$0.isSeeThrough }.map { $0.0 }
    let (box, here) = (shape.box, shape.isUpright ? 4.0 : 0)
    let start = Spot(max(box.left + here, limits.left + 2), max(box.top + here, limits.top + 2))
    let inner = Box(start.x, start.y, min(box.right, limits.right), min(box.bottom, limits.bottom))
    for (index, size) in sizes.enumerated() {
      let found = search(size, from: start, in: inner) { candidate in
        candidate.corners.allSatisfy { shape.contains($0) }
          && !all.contains { Self.covers($0, candidate) }
          && !drawn.contains { Self.crosses($0, candidate) }
      }
      if let found { return (found, index) }
    }
    for (pass, hiding) in [all, all, solid].enumerated() {
      // A name on another view would be taken for that one's; better it stands beside its own.
      let strange = pass == 0 ? outlines : []
      if pass == 1, !outlines.isEmpty {
        for box in Self.beside(shape.box, sizes[0])
        where limits.contains(box) && isFree(box)
          && !(all + outlines).contains(where: { Self.covers($0, box) })
        {
          take(box)
          return (box, nil)
        }
      }
      for (index, size) in sizes.enumerated() {
        let found = search(size, from: start, in: inner) { candidate in
          candidate.corners.allSatisfy { shape.contains($0) }
            && !hiding.contains { Self.covers($0, candidate) }
            && !strange.contains { Self.covers($0, candidate) }
        }
        if let found { return (found, index) }
      }
    }
    let size = sizes[0]
    for box in Self.beside(shape.box, size)
    where limits.contains(box) && isFree(box) && !drawn.contains(where: { Self.crosses($0, box) })
      && !all.contains(where: { Self.covers($0, box) })
    {
      take(box)
      return (box, nil)
    }
    let near = Spot(min(start.x, limits.right - size.x - 2), box.bottom + 3)
    let corner = Spot(limits.left + 2, limits.top + 2)
    let about = Box(near.x, near.y, near.x + size.x, near.y + size.y).grown(by: 60)
    let found =
      search(size, from: near, in: limits) { candidate in
        about.contains(candidate)
          && !drawn.contains {
            Self.crosses($0, candidate) || Self.covers($0, candidate) && !$0.holds(shape)
          }
      } ?? search(size, from: near, in: limits) { _ in true }
      ?? search(size, from: corner, in: limits) { _ in true }
    return (found ?? Box(start.x, start.y, start.x + size.x, start.y + size.y), nil)
  }

  /// How well a place for the label of a spot lies among the outlines.
  private enum Fit {
    /// In the same of them as the spot.
    case own
    /// Across none of them, but in another one.
    case clean
    /// On none of them.
    case blank
    /// Anywhere.
    case any
  }

  /// A place for the label of a spot: beside it, below or above.
  ///
  /// If possible it lies in whatever the spot lies in, so that it is not taken for a name of something
  /// else; or at least across no outline, or `onBlank` on nothing that has one.
  mutating func place(
    _ sizes: [Spot], beside spot: Spot, across outlines: [Shape], onBlank: Bool = false,
    within limits: Box
  ) -> (box: Box, size: Int) {
    let ways: [(Fit, Int)] =
      onBlank
      ? [(.blank, 38), (.blank, 64), (.any, 38), (.blank, 120), (.any, 120)]
      : [(.own, 38), (.clean, 64), (.any, 38), (.own, 120), (.clean, 120), (.any, 120)]
    if let found = place(sizes, beside: spot, across: outlines, within: limits, ways) {
      return found
    }
    let (size, start) = (sizes[0], Spot(limits.left, spot.y))
    let found = search(size, from: start, in: limits) { _ in true }
    return (found ?? Box(start.x, start.y, start.x + size.x, start.y + size.y), 0)
  }

  /// A place near a spot that crosses no outline; nil if there is none.
  mutating func place(
    _ sizes: [Spot], near spot: Spot, across outlines: [Shape], within limits: Box
  ) -> (box: Box, size: Int)? {
    place(sizes, beside: spot, across: outlines, within: limits, [(.own, 38), (.clean, 38)])
  }

  private mutating func place(
    _ sizes: [Spot], beside spot: Spot, across outlines: [Shape], within limits: Box,
    _ ways: [(Fit, Int)]
  ) -> (box: Box, size: Int)? {
    for (fit, farthest) in ways {
      for (index, size) in sizes.enumerated() {
        for far in stride(from: 20, through: farthest, by: 6).map({ Double($0) }) {
          for box in Self.around(spot, far, size) where limits.contains(box) && isFree(box) {
            guard outlines.allSatisfy({ Self.suits($0, box, of: spot, fit) }) else { continue }
            take(box)
            return (box, index)
          }
        }
      }
    }
    return nil
  }

  private static func suits(_ shape: Shape, _ box: Box, of spot: Spot, _ fit: Fit) -> Bool {
    switch fit {
    case .own: !crosses(shape, box) && shape.contains(spot) == covers(shape, box)
    case .clean: !crosses(shape, box)
    case .blank: !covers(shape, box)
    case .any: true
    }
  }

  private static func around(_ spot: Spot, _ far: Double, _ size: Spot) -> [Box] {
    let (level, middle) = (spot.y - size.y / 2, spot.x - size.x / 2)
    let (low, high) = (spot.y - 8, spot.y + 8 - size.y)
    let starts = [
      Spot(spot.x + far, level), Spot(spot.x - far - size.x, level),
      Spot(spot.x + far, low), Spot(spot.x + far, high),
      Spot(spot.x - far - size.x, low), Spot(spot.x - far - size.x, high),
      Spot(middle, spot.y + far),
      Spot(middle, spot.y - far - size.y), Spot(spot.x - 8, spot.y + far),
      Spot(spot.x - 8, spot.y - far - size.y), Spot(spot.x + 8 - size.x, spot.y + far),
      Spot(spot.x + 8 - size.x, spot.y - far - size.y),
    ]
    return starts.map { Box($0.x, $0.y, $0.x + size.x, $0.y + size.y) }
  }

  /// Places above, below, to the right and to the left of a box.
  private static func beside(_ box: Box, _ size: Spot) -> [Box] {
    let middle = (box.top + box.bottom - size.y) / 2
    let starts = [
      Spot(box.left, box.top - size.y - 2), Spot(box.left, box.bottom + 3),
      Spot(box.right + 6, middle), Spot(box.left - size.x - 6, middle),
      Spot(box.right + 6, box.top - 2), Spot(box.right + 6, box.bottom + 2 - size.y),
    ]
    return starts.map { Box($0.x, $0.y, $0.x + size.x, $0.y + size.y) }
  }

  /// The free place that suits and is nearest to a start, going down and to the right.
  private mutating func search(
    _ size: Spot, from start: Spot, in limits: Box, _ suits: (Box) -> Bool
  ) -> Box? {
    let (width, height) = (size.x, size.y)
    var best: Box?
    var smallest = Double.infinity
    func way(_ x: Double, _ y: Double) -> Double { (x - start.x) + 1.5 * (y - start.y) }
    var y = start.y
    // What lies further to the right, or down, is further away than the best so far.
    while y + height <= limits.bottom, way(start.x, y) < smallest {
      var x = start.x
      while x + width <= limits.right, way(x, y) < smallest {
        let candidate = Box(x, y, x + width, y + height)
        if isFree(candidate), suits(candidate) { (best, smallest) = (candidate, way(x, y)) }
        x += 4
      }
      y += 3
    }
    if let best { take(best) }
    return best
  }

  /// Whether a shape covers a part of a box.
  private static func covers(_ shape: Shape, _ box: Box) -> Bool {
    guard shape.box.overlaps(box) else { return false }
    if shape.isUpright { return true }
    return !shape.clipped(to: box).spots.isEmpty
  }

  /// Whether the outline of a shape runs through a box.
  static func crosses(_ shape: Shape, _ box: Box) -> Bool {
    covers(shape, box) && !box.grown(by: 2).corners.allSatisfy { shape.contains($0) }
  }
}
