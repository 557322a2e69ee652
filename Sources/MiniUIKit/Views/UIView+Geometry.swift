// Where a view is. As in UIKit, bounds, center and transform are what counts; the frame follows.

extension UIView {
  /// A transform of a view that is not the identity, with what conversion needs, computed once.
  final class Placement {
    var transform = CGAffineTransform.identity
    var toSuperview = CGAffineTransform.identity
    var fromSuperview = CGAffineTransform.identity
  }

  /// The smallest upright rectangle around the view, in its superview's coordinates.
  final var upright: CGRect {
    placement.map { boundsRectangle.applying($0.toSuperview) } ?? frameInSuperview
  }

  /// Puts the view into a rectangle of its superview.
  final func place(in frame: CGRect) {
    noteAnimatableChange()
    precondition(frame.isFinite, "A frame must not contain NaN or infinity (HT-8).")
    let rect = frame.standardized
    var size = rect.size
    if let placement {
      let inverse = placement.transform.inverted()
      precondition(
        placement.transform.isInvertible && inverse.isFinite,
        "A view that its transform squeezes to nothing has no frame to set (HT-8).")
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    precondition(
      size.width.isFinite && size.height.isFinite && rect.middle.isFinite,
      "A frame must not reach to infinity (HT-8).")
    boundsRectangle.size = size
    centerInSuperview = rect.middle
    frameInSuperview = rect
    updatePlacement()
  }

  /// Gives the view other bounds around the same middle.
  final func resize(to bounds: CGRect) {
    noteAnimatableChange()
    precondition(bounds.isFinite, "Bounds must not contain NaN or infinity (HT-8).")
    let rect = bounds.standardized
    if rect.size != boundsRectangle.size {
      frameInSuperview = Self.frame(centerInSuperview, rect.size)
    }
    boundsRectangle = rect
    updatePlacement()
  }

  /// Moves the view's middle to a point of its superview.
  final func move(to center: CGPoint) {
    noteAnimatableChange()
    precondition(center.isFinite, "A center must not contain NaN or infinity (HT-8).")
    centerInSuperview = center
    frameInSuperview = Self.frame(center, boundsRectangle.size)
    updatePlacement()
  }

  /// Turns, scales or shifts the view about its middle.
  final func apply(_ transform: CGAffineTransform) {
    precondition(transform.isFinite, "A transform must not contain NaN or infinity (HT-8).")
    noteAnimatableChange()
    if transform.isIdentity {
      if placement != nil { frameInSuperview = Self.frame(centerInSuperview, boundsRectangle.size) }
      placement = nil
    } else {
      let placement = placement ?? Placement()
      placement.transform = transform
      self.placement = placement
      updatePlacement()
    }
  }

  private static func frame(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  private func updatePlacement() {
    guard let placement else { return }
    let (bounds, center) = (boundsRectangle, centerInSuperview)
    let middle = bounds.middle
    placement.toSuperview = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(placement.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    placement.fromSuperview = placement.toSuperview.inverted()
    if !placement.transform.isInvertible || !placement.fromSuperview.isFinite {
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

  /// Goes up to the nearest view that contains both, and down again; nil is the screen, or for
  /// views in no window what contains the outermost one.
  static func convert(
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
}

extension UIView? {
  /// How many views are on the way up, this one included; 0 for nil.
  fileprivate var depth: Int {
    var (count, each) = (0, self)
    while let view = each { (count, each) = (count + 1, view.superview) }
    return count
  }
}
