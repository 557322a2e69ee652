// Who is under the finger. This is the whole of UIKit's default hit test (HT-3).

extension UIView {
  /// The smallest opacity with which a view can be touched (HT-11, HT-12).
  static var smallestTouchableAlpha: Double { 0.01 }

  /// The three gates: switched off, hidden, or all but transparent (HT-11).
  @inline(__always)
  final var canBeHit: Bool {
    isUserInteractionEnabled && !isHidden && Double(opacity) >= Self.smallestTouchableAlpha
  }

  // listing: hitTest
  /// The default of `hitTest(_:with:)`.
  final func defaultHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let report = HitTestReport(of: self, point)

    // Step 1, the gates: a view that is off answers nil, for all that lies in it.
    guard canBeHit else { return report.answer(nil) }

    // Step 2, the area: a point outside never reaches the subviews.
    guard report.point(point, event) else { return report.answer(nil) }

    // Step 3, the subviews: the one in front is asked first, in its own coordinates.
    let hit = firstFromFront(subviews) { subview in
      report.ask(subview, subview.pointForHitTest(point), event)
    }
    if let hit { return report.answer(hit) }

    // Step 4, myself: nobody in me wants it.
    return report.answer(self)
  }
  // end

  /// The default of `point(inside:with:)`.
  @inline(__always)
  final func pointInsideBounds(_ point: CGPoint) -> Bool {
    let isInside = boundsRectangle.holds(point)
    listeningTracer?.use { $0.reportUnannounced(self, isInside: isInside) }
    return isInside
  }
}
