// Where a view is. As in UIKit, bounds, center and transform are what counts; the frame follows.

extension UIView {
  /// A transform of a view that is not the identity, with what conversion needs, computed once.
  final class Placement {
    var transform = CGAffineTransform.identity
    var toSuperview = CGAffineTransform.identity
    var fromSuperview = CGAffineTransform.identity
  }

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  ///
  /// With a transform that is not the identity a touch is not decided by the frame (HT-8).
  ///
  /// - Precondition: All four numbers are finite. A negative size is standardised.
  public final var frame: CGRect {
    get { placement.map { bounds.applying($0.toSuperview) } ?? frameInSuperview }
    set {
      noteAnimatableChange()
      precondition(newValue.isFinite, "A frame must not contain NaN or infinity (HT-8).")
      let rect = newValue.standardized
      var size = rect.size
      if let placement {
        let inverse = placement.transform.inverted()
        size = CGRect(origin: .zero, size: size).applying(inverse).size
      }
      boundsRectangle.size = size
      centerInSuperview = rect.middle
      frameInSuperview = rect
      updatePlacement()
    }
  }

  /// The view in its own coordinates; the origin is what lies at its upper left corner (HT-17).
  ///
  /// - Precondition: All four numbers are finite. A negative size is standardised.
  public final var bounds: CGRect {
    get { boundsRectangle }
    set {
      noteAnimatableChange()
      precondition(newValue.isFinite, "Bounds must not contain NaN or infinity (HT-8).")
      let rect = newValue.standardized
      if rect.size != boundsRectangle.size {
        frameInSuperview = Self.frame(centerInSuperview, rect.size)
      }
      boundsRectangle = rect
      updatePlacement()
    }
  }

  /// The middle of the view in its superview's coordinates.
  ///
  /// - Precondition: Both numbers are finite.
  public final var center: CGPoint {
    get { centerInSuperview }
    set {
      noteAnimatableChange()
      precondition(newValue.isFinite, "A center must not contain NaN or infinity (HT-8).")
      centerInSuperview = newValue
      frameInSuperview = Self.frame(newValue, boundsRectangle.size)
      updatePlacement()
    }
  }

  /// A rotation, scale or translation about the view's middle.
  ///
  /// A view that is squeezed to nothing is hit nowhere.
  ///
  /// - Precondition: All six numbers are finite.
  public final var transform: CGAffineTransform {
    get { placement?.transform ?? .identity }
    set {
      precondition(newValue.isFinite, "A transform must not contain NaN or infinity (HT-8).")
      noteAnimatableChange()
      if newValue.isIdentity {
        if placement != nil { frameInSuperview = Self.frame(center, bounds.size) }
        placement = nil
      } else {
        let placement = placement ?? Placement()
        placement.transform = newValue
        self.placement = placement
        updatePlacement()
      }
    }
  }

  private static func frame(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  private func updatePlacement() {
    guard let placement else { return }
    let middle = bounds.middle
    placement.toSuperview = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(placement.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    placement.fromSuperview = placement.toSuperview.inverted()
    if !placement.transform.isInvertible {
      // No point of the superview lies in the view; its far corner is not inside (HT-6).
      placement.fromSuperview = CGAffineTransform(
        a: 0, b: 0, c: 0, d: 0, tx: bounds.origin.x + bounds.size.width,
        ty: bounds.origin.y + bounds.size.height)
    }
  }
}

// MARK: - Conversion

extension UIView {
  /// A point of the superview in this view's coordinates (HT-8).
  @inline(__always)
  package final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if let placement { return point.applying(placement.fromSuperview) }
    return CGPoint(
      x: point.x - frameInSuperview.origin.x + boundsRectangle.origin.x,
      y: point.y - frameInSuperview.origin.y + boundsRectangle.origin.y)
  }

  /// A point of this view in the superview's coordinates.
  package final func pointToSuperview(_ point: CGPoint) -> CGPoint {
    if let placement { return point.applying(placement.toSuperview) }
    return CGPoint(
      x: point.x - boundsRectangle.origin.x + frameInSuperview.origin.x,
      y: point.y - boundsRectangle.origin.y + frameInSuperview.origin.y)
  }

  /// Converts a point of this view into another view's coordinates.
  ///
  /// The other view may be any on the same screen; nil means the window (EV-9).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.convert(point, from: self, to: view ?? window)
  }

  /// Converts a point of another view, or of the window for nil, into this view's coordinates.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.convert(point, from: view ?? window, to: self)
  }

  /// Goes up to the nearest view that contains both, and down again; nil is the screen, or for
  /// views in no window what contains the outermost one.
  private static func convert(
    _ point: CGPoint, from start: UIView?, to end: UIView?
  ) -> CGPoint {
    if let end, end.superview === start { return end.pointFromSuperview(point) }
    var (place, up, down) = (point, start, end)
    var (heightLeft, depthLeft) = (start.depth, end.depth)
    var path: [UIView] = []
    while up !== down {
      if heightLeft >= depthLeft, let view = up {
        place = view.pointToSuperview(place)
        (up, heightLeft) = (view.superview, heightLeft - 1)
      } else if let view = down {
        path.append(view)
        (down, depthLeft) = (view.superview, depthLeft - 1)
      }
    }
    for view in path.reversed() { place = view.pointFromSuperview(place) }
    return place
  }

  /// Converts a rectangle; the smallest upright one around the result.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, to: view) })
  }

  /// Converts a rectangle; the smallest upright one around the result.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, from: view) })
  }
}

extension UIView? {
  /// How many views are on the way up, this one included; 0 for nil.
  fileprivate var depth: Int {
    var (count, each) = (0, self)
    while let view = each { (count, each) = (count + 1, view.superview) }
    return count
  }
}
