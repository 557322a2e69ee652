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
    let subviews = subviews
    for place in stride(from: subviews.count - 1, through: 0, by: -1) {
      let subview = subviews[place]
      if let hit = report.ask(subview, subview.pointForHitTest(point), event) {
        return report.answer(hit)
      }
    }

    // Step 4, myself: nobody in me wants it.
    return report.answer(self)
  }
  // end

  /// The default of `point(inside:with:)`.
  @inline(__always)
  final func pointInsideBounds(_ point: CGPoint) -> Bool {
    let isInside = boundsRectangle.holds(point)
    if let tracer, tracer.isListening, !tracer.wasAnnounced(.point, of: self) {
      tracer.report(.point(self, isInside: isInside))
    }
    return isInside
  }
}

/// What a default hit test reports of itself and of the views it asks, if anybody listens.
struct HitTestReport {
  private unowned(unsafe) let view: UIView
  private unowned(unsafe) let tracer: Tracer?
  /// Whether nobody announced this very call, so that it has to report itself.
  private let isOwn: Bool

  @inline(__always)
  init(of view: UIView, _ point: CGPoint) {
    self.view = view
    if let tracer = view.tracer, tracer.isListening {
      self.tracer = tracer
      isOwn = !tracer.wasAnnounced(.hitTest, of: view)
      if isOwn { tracer.report(.hitTestAsked(view, point)) }
    } else {
      (tracer, isOwn) = (nil, false)
    }
  }

  @inline(__always)
  func answer(_ hit: UIView?) -> UIView? {
    if isOwn { tracer?.report(.hitTestAnswered(view, hit)) }
    return hit
  }

  @inline(__always)
  func point(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    guard let tracer else { return view.point(inside: point, with: event) }
    tracer.announce(.point, of: view)
    let isInside = view.point(inside: point, with: event)
    tracer.returned()
    tracer.report(.point(view, isInside: isInside))
    return isInside
  }

  @inline(__always)
  func ask(_ subview: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let tracer else { return subview.hitTest(point, with: event) }
    return tracer.hitTest(subview, point, event)
  }
}

extension Tracer {
  /// Asks a view for the view under a point and reports question and answer.
  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isListening else { return view.hitTest(point, with: event) }
    report(.hitTestAsked(view, point))
    announce(.hitTest, of: view)
    let hit = view.hitTest(point, with: event)
    returned()
    report(.hitTestAnswered(view, hit))
    return hit
  }
}

extension UIView {
  /// Makes a `hitTest(_:with:)` that never calls super visible in the trace; not part of UIKit.
  ///
  /// The engine sees a call when the caller or the default implementation reports it. Where a view
  /// with a hit test of its own asks another such view, neither does; then the override wraps its
  /// body in this. What the caller has announced is not reported twice.
  ///
  /// - Parameters:
  ///   - point: The point asked about, in this view's coordinates.
  ///   - body: The hit test itself.
  /// - Returns: What the body returns.
  public final func reportingHitTest(_ point: CGPoint, _ body: () -> UIView?) -> UIView? {
    HitTestReport(of: self, point).answer(body())
  }
}
