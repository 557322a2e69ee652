// How a hit test gets into the trace. With no listener, all of it comes down to one test a call.

extension UIView {
  /// Asks a view in this one: its own `hitTest(_:with:)`, with question and answer reported.
  @inline(__always)
  final func ask(_ subview: UIView, at point: CGPoint, _ event: UIEvent?) -> UIView? {
    if let answer = traced({ $0.hitTestKept(subview, point, event) }) { return answer }
    return subview.hitTest(point, with: event)
  }

  /// This view's own `point(inside:with:)`, with the answer reported.
  @inline(__always)
  final func isInside(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    traced { $0.point(self, point, event) } ?? self.point(inside: point, with: event)
  }

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
  @inline(__always)
  public final func reportingHitTest(_ point: CGPoint, _ body: () -> UIView?) -> UIView? {
    guard let reporter = traced({ $0.beginUnannounced(self, point) ? $0 : nil }) ?? nil else {
      return body()
    }
    // From here on it is announced, so that super, which may do the same, says nothing.
    let outer = reporter.announce(.hitTest, of: self)
    let hit = body()
    reporter.returned(to: outer)
    reporter.noteAnswer(of: self, hit)
    return hit
  }

  /// Reports an answer of the default `point(inside:with:)` that the caller did not announce.
  @inline(__always)
  final func reportUnannounced(isInside: Bool) {
    _ = traced { if !$0.wasAnnounced(.point, of: self) { $0.noteUnannounced(self, isInside) } }
  }
}

extension Tracer {
  /// Asks a view for the view under a point and reports question and answer.
  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isListening else { return view.hitTest(point, with: event) }
    keep(view)
    return hitTestKept(view, point, event)
  }

  /// The same for a view that is kept already, among the subviews of the one that asks.
  @inline(never)
  func hitTestKept(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isListening else { return view.hitTest(point, with: event) }
    enter()
    note(view, .asked(point))
    let outer = announce(.hitTest, of: view)
    let hit = view.hitTest(point, with: event)
    returned(to: outer)
    noteAnswer(of: view, hit)
    return hit
  }

  /// Asks a view whether a point is inside and reports the answer.
  ///
  /// If it is, the subviews are asked next, and are kept for that.
  @inline(never)
  func point(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    let outer = announce(.point, of: view)
    let isInside = view.point(inside: point, with: event)
    returned(to: outer)
    note(view, .point(isInside: isInside))
    if isInside { keepSubviews(of: view) }
    return isInside
  }

  /// Reports that a view is asked, if the caller did not announce it; says whether that was so.
  @inline(__always)
  fileprivate func beginUnannounced(_ view: UIView, _ point: CGPoint) -> Bool {
    guard !wasAnnounced(.hitTest, of: view) else { return false }
    begin(view, point)
    return true
  }

  @inline(never)
  private func begin(_ view: UIView, _ point: CGPoint) {
    enter()
    keep(view)
    note(view, .asked(point))
  }

  fileprivate func noteAnswer(of view: UIView, _ hit: UIView?) {
    note(view, .answered(hit.map { .passUnretained($0) }))
    if let hit, hit !== view { keepAnswer(hit) }
    leave()
  }

  /// Keeps an answer; one from outside is reported at once, since it could be renamed unnoticed.
  @inline(never)
  private func keepAnswer(_ hit: UIView) {
    keep(hit)
    if hit.tracer !== self { handOver() }
  }

  @inline(never)
  fileprivate func noteUnannounced(_ view: UIView, _ isInside: Bool) {
    enter()
    keep(view)
    note(view, .point(isInside: isInside))
    leave()
  }
}
