import MiniUIKit

/// A point of a picture.
struct Spot: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }
}

/// An upright rectangle of a picture.
struct Box: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(_ rect: CGRect) {
    self.init(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }
  var corners: [Spot] {
    [Spot(left, top), Spot(right, top), Spot(right, bottom), Spot(left, bottom)]
  }

  func contains(_ spot: Spot) -> Bool {
    spot.x >= left && spot.x < right && spot.y >= top && spot.y < bottom
  }

  func contains(_ box: Box) -> Bool {
    box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
  }

  func overlaps(_ box: Box) -> Bool {
    left < box.right && box.left < right && top < box.bottom && box.top < bottom
  }

  func grown(by margin: Double) -> Box {
    Box(left - margin, top - margin, right + margin, bottom + margin)
  }
}

/// What is seen of a view's outline: a polygon without dents, its spots in order.
struct Shape {
  let spots: [Spot]
  /// The smallest upright rectangle around it; found once, as labels ask for it thousands of times.
  let box: Box
  /// Whether every side is parallel to one of the screen's; found once, too.
  let isUpright: Bool

  init(spots: [Spot]) {
    (self.spots, box) = (spots, Self.box(around: spots))
    isUpright = spots.indices.allSatisfy { place in
      let (from, to) = (spots[place], spots[(place + 1) % spots.count])
      return (from.x - to.x).magnitude < 0.001 || (from.y - to.y).magnitude < 0.001
    }
  }

  private static func box(around spots: [Spot]) -> Box {
    guard let first = spots.first else { return Box(0, 0, 0, 0) }
    var box = Box(first.x, first.y, first.x, first.y)
    for spot in spots {
      (box.left, box.right) = (min(box.left, spot.x), max(box.right, spot.x))
      (box.top, box.bottom) = (min(box.top, spot.y), max(box.bottom, spot.y))
    }
    return box
  }

  /// Each side with its two ends.
  var sides: [(from: Spot, to: Spot)] {
    spots.indices.map { (spots[$0], spots[($0 + 1) % spots.count]) }
  }

  /// Whether a spot lies inside.
  func contains(_ spot: Spot) -> Bool {
    if isUpright { return box.contains(spot) }
    var isInside = false
    for (a, b) in sides where (a.y > spot.y) != (b.y > spot.y) {
      if spot.x < a.x + (spot.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }

  /// Whether another shape lies in it.
  func holds(_ other: Shape) -> Bool {
    let own = shrunk(by: -0.01)
    return other.spots.allSatisfy { own.contains($0) }
  }

  /// The shape with every side nearer to the middle.
  func shrunk(by margin: Double) -> Shape {
    let (middle, half) = (
      Spot((box.left + box.right) / 2, (box.top + box.bottom) / 2),
      Spot(max(box.width, 1) / 2, max(box.height, 1) / 2)
    )
    let (x, y) = (max(0.2, 1 - margin / half.x), max(0.2, 1 - margin / half.y))
    return Shape(
      spots: spots.map {
        Spot(middle.x + ($0.x - middle.x) * x, middle.y + ($0.y - middle.y) * y)
      })
  }

  /// The stretches of a line that some shapes cover.
  static func covered(
    _ line: (from: Spot, to: Spot), by shapes: [Shape]
  ) -> [(from: Spot, to: Spot)] {
    var shares = shapes.compactMap { $0.share(of: line) }.sorted { $0.0 < $1.0 }
    var joined: [(Double, Double)] = []
    while !shares.isEmpty {
      let next = shares.removeFirst()
      if let last = joined.last, next.0 <= last.1 {
        joined[joined.count - 1].1 = max(last.1, next.1)
      } else {
        joined.append(next)
      }
    }
    func spot(_ share: Double) -> Spot {
      Spot(
        line.from.x + (line.to.x - line.from.x) * share,
        line.from.y + (line.to.y - line.from.y) * share)
    }
    return joined.map { (spot($0.0), spot($0.1)) }
  }

  /// From where to where a line lies well inside, as shares of its length; nil if it does not.
  private func share(of line: (from: Spot, to: Spot)) -> (Double, Double)? {
    let middle = Spot((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    var (low, high) = (0.0, 1.0)
    for (a, b) in sides {
      // How far a spot is on the inner side of this side, by its sign and size.
      func inside(_ spot: Spot) -> Double {
        (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x)
      }
      let sign = inside(middle) < 0 ? -1.0 : 1
      let (from, to) = (sign * inside(line.from), sign * inside(line.to))
      if from <= 0.5, to <= 0.5 { return nil }
      if from < 0 { low = max(low, from / (from - to)) }
      if to < 0 { high = min(high, from / (from - to)) }
    }
    return high - low > 0.001 ? (low, high) : nil
  }

  /// What of it lies in a rectangle; no spots if nothing does.
  func clipped(to box: Box) -> Shape {
    var rest = spots
    rest = Self.cut(rest) { $0.x - box.left }
    rest = Self.cut(rest) { box.right - $0.x }
    rest = Self.cut(rest) { $0.y - box.top }
    rest = Self.cut(rest) { box.bottom - $0.y }
    let shape = Shape(spots: rest)
    return shape.box.isEmpty ? Shape(spots: []) : shape
  }

  /// Keeps the side of a straight line on which a distance is not negative.
  private static func cut(_ spots: [Spot], _ distance: (Spot) -> Double) -> [Spot] {
    var kept: [Spot] = []
    for (index, spot) in spots.enumerated() {
      let next = spots[(index + 1) % spots.count]
      let (here, there) = (distance(spot), distance(next))
      if here >= 0 { kept.append(spot) }
      if (here < 0) != (there < 0) {
        let share = here / (here - there)
        kept.append(Spot(spot.x + (next.x - spot.x) * share, spot.y + (next.y - spot.y) * share))
      }
    }
    return kept
  }
}

/// Whole numbers of a number; the standard library's `rounded()` needs a C library.
enum Whole {
  /// The largest whole number that is not larger.
  static func below(_ value: Double) -> Int {
    let part = Int(value)
    return Double(part) > value ? part - 1 : part
  }

  /// The smallest whole number that is not smaller.
  static func above(_ value: Double) -> Int { -below(-value) }
}
