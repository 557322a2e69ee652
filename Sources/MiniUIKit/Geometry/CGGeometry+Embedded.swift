#if hasFeature(Embedded)
  /// A coordinate or a length, in points.
  public typealias CGFloat = Double

  /// A part of a text, in UTF-16 units.
  public struct NSRange: Equatable, Sendable {
    /// Where the part begins, and how long it is.
    public var location, length: Int
    /// Makes a range.
    public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
  }

  /// The place of a row: the number of its section, and its number there.
  public struct IndexPath: Hashable, Comparable, Sendable {
    /// The numbers of the section and of the row, from 0.
    public var section, row: Int
    /// Makes the place of a row.
    public init(row: Int, section: Int) { (self.section, self.row) = (section, row) }
    /// Whether a row comes before another.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      (left.section, left.row) < (right.section, right.row)
    }
  }

  /// A point.
  public struct CGPoint: Equatable, Sendable {
    /// The coordinates, in points.
    public var x, y: CGFloat
    /// Makes a point of its coordinates.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// The origin.
    public init() { (x, y) = (0, 0) }
    /// The origin.
    public static var zero: CGPoint { CGPoint() }
  }

  /// A size.
  public struct CGSize: Equatable, Sendable {
    /// The lengths, in points.
    public var width, height: CGFloat
    /// Makes a size of its lengths.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    /// No size.
    public init() { (width, height) = (0, 0) }
    /// No size.
    public static var zero: CGSize { CGSize() }
  }

  /// A rectangle.
  public struct CGRect: Equatable, Sendable {
    /// The corner with the smallest coordinates, if the size is not negative.
    public var origin: CGPoint
    /// The size; a negative one extends to the other side of the origin.
    public var size: CGSize
    /// Makes a rectangle of a corner and a size.
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    /// Makes a rectangle of its four numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    /// The rectangle of no size at the origin.
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    /// The rectangle of no size at the origin.
    public static var zero: CGRect { CGRect() }
    /// The same rectangle with a size that is not negative.
    public var standardized: CGRect {
      CGRect(
        x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
        width: size.width.magnitude, height: size.height.magnitude)
    }
    /// The width, never negative.
    public var width: CGFloat { size.width.magnitude }
    /// The height, never negative.
    public var height: CGFloat { size.height.magnitude }
    /// The left edge.
    public var minX: CGFloat { standardized.origin.x }
    /// The upper edge.
    public var minY: CGFloat { standardized.origin.y }
    /// The middle between left and right.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The middle between top and bottom.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: CGFloat { minX + width }
    /// The lower edge.
    public var maxY: CGFloat { minY + height }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }
    /// Says whether a point lies inside, right and lower edges excluded.
    public func contains(_ point: CGPoint) -> Bool { standardized.encloses(point) }
    /// The rectangle made smaller by dx on both sides and dy above and below.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      let rect = standardized
      return CGRect(
        x: rect.origin.x + dx, y: rect.origin.y + dy,
        width: rect.size.width - 2 * dx, height: rect.size.height - 2 * dy)
    }
    /// The rectangle moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      let rect = standardized
      return CGRect(
        origin: CGPoint(x: rect.origin.x + dx, y: rect.origin.y + dy), size: rect.size)
    }
    /// The smallest rectangle around both.
    public func union(_ other: CGRect) -> CGRect {
      CGRect(around: standardized.corners + other.standardized.corners)
    }
  }
#endif
