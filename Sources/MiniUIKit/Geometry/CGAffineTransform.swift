#if canImport(CoreGraphics)
  @_exported public import struct CoreGraphics.CGAffineTransform
#else
  /// A transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public struct CGAffineTransform: Equatable, Sendable {
    /// The six numbers of the matrix.
    public var a, b, c, d, tx, ty: CGFloat

    /// Makes a transform of its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The identity.
    public init() { self = .identity }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales.
    public init(scaleX x: CGFloat, y: CGFloat) {
      self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Rotates by an angle in radians; on a screen, whose y axis points down, clockwise.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(Math.sin(Double(angle))), CGFloat(Math.cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The transform that does this one first and then the other.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that moves first and then does this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first and then does this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that rotates first, by radians, and then does this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one itself where none exists.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The point after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around this one after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CGRect(around: standardized.corners.map { $0.applying(transform) })
    }
  }
#endif
