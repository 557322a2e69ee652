// Points, sizes, rectangles, ranges and index paths are Foundation's own where Foundation exists, so
// that a reader's `import Foundation` and the engine mean the same types. In Embedded Swift there is
// no Foundation; there, CGGeometry+Embedded.swift has the same members.

#if !hasFeature(Embedded)
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
  @_exported public import struct Foundation.IndexPath
  @_exported public import struct Foundation.NSRange
#endif

/// A duration or a point in time, in virtual seconds.
public typealias Seconds = Double

extension CGRect {
  /// Says whether a point lies inside, the lower and right edges not included (HT-6).
  ///
  /// Reads the fields and not `contains(_:)`, which on Linux is eight times slower.
  /// The rectangle must have no negative size.
  @inline(__always)
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y
      && point.x < origin.x + size.width && point.y < origin.y + size.height
  }

  /// The middle of the rectangle.
  package var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The four corners, clockwise from the origin.
  package var corners: [CGPoint] {
    let (x, y) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, CGPoint(x: x, y: origin.y), CGPoint(x: x, y: y), CGPoint(x: origin.x, y: y),
    ]
  }

  /// The smallest rectangle around some points; zero for none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = CGRect(x: 0, y: 0, width: 0, height: 0)
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// The mean of some points; zero for none.
  package init(inTheMiddleOf points: [CGPoint]) {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for point in points { (x, y) = (x + point.x, y + point.y) }
    let count = CGFloat(max(1, points.count))
    self.init(x: x / count, y: y / count)
  }

  /// Whether both numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance to another point, in points.
  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether there is a transform that undoes this one.
  package var isInvertible: Bool { a * d - b * c != 0 }
}
