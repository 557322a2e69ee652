// Which view is under the finger. This is the whole of UIKit's default hit test (HT-3).

extension UIView {
  /// The three gates: switched off, hidden, or all but transparent (HT-11).
  @inline(__always)
  final var canBeHit: Bool {
    isUserInteractionEnabled && !isHidden && Double(opacity) >= Measures.touchableAlpha
  }

  @inline(__always)  // one call less for each view
  // listing: hitTest
  /// The default of `hitTest(_:with:)`.
  final func defaultHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    // Step 1, the gates: a view that is off answers nil, for everything inside it.
    guard canBeHit else { return nil }

    // Step 2, the area: a point outside never reaches the subviews.
    guard isInside(point, event) else { return nil }

    // Step 3, the subviews: the one in front is asked first, in its own coordinates.
    let hit = subviews.firstAnswerFromFront { subview in
      ask(subview, at: subview.pointForHitTest(point), event)
    }
    if let hit { return hit }

    // Step 4, myself: no view in me wants it.
    return self
  }
  // end

  /// The default of `point(inside:with:)`.
  @inline(__always)
  final func pointInsideBounds(_ point: CGPoint) -> Bool {
    let isInside = boundsRectangle.encloses(point)
    reportUnannounced(isInside: isInside)
    return isInside
  }
}
