/// What a default hit test reports of itself and of the views it asks, if anybody listens.
///
/// With no listener all of it comes down to one test. What happens with one is in the tracer's
/// methods below and not inlined, so that the silent way is short.
struct HitTestReport {
  private let view: Borrowed
  /// The tracer, if anybody listens.
  private let tracer: Unmanaged<Tracer>?
  /// Whether nobody announced this very call, so that it has to report itself.
  private let isOwn: Bool

  @inline(__always)
  init(of view: UIView, _ point: CGPoint) {
    self.view = Borrowed(view)
    tracer = view.listeningTracer
    isOwn = tracer?.use { $0.beginUnannounced(view, point) } ?? false
  }

  @inline(__always)
  func answer(_ hit: UIView?) -> UIView? {
    if isOwn { view.use { view in tracer?.use { $0.report(view, answered: hit) } } }
    return hit
  }

  @inline(__always)
  func point(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    view.use { view in
      guard let tracer else { return view.point(inside: point, with: event) }
      return tracer.use { $0.point(view, point, event) }
    }
  }

  @inline(__always)
  func ask(_ subview: Borrowed, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    subview.use { subview in
      guard let tracer else { return subview.hitTest(point, with: event) }
      return tracer.use { $0.hitTestKept(subview, point, event) }
    }
  }
}

extension UIView {
  /// The tracer, if anybody listens.
  @inline(__always)
  final var listeningTracer: Unmanaged<Tracer>? {
    guard let borrowedTracer, borrowedTracer.use({ $0.isListening }) else { return nil }
    return borrowedTracer
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

  /// Reports that a view is asked, if nobody announced the call; says whether nobody did.
  @inline(__always)
  func beginUnannounced(_ view: UIView, _ point: CGPoint) -> Bool {
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

  /// Reports a view's answer to a call that nobody announced.
  @inline(never)
  func report(_ view: UIView, answered hit: UIView?) { noteAnswer(of: view, hit) }

  @inline(__always)
  private func noteAnswer(of view: UIView, _ hit: UIView?) {
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

  /// Reports a view's answer to a question that nobody announced.
  @inline(__always)
  func reportUnannounced(_ view: UIView, isInside: Bool) {
    if !wasAnnounced(.point, of: view) { noteUnannounced(view, isInside) }
  }

  @inline(never)
  private func noteUnannounced(_ view: UIView, _ isInside: Bool) {
    enter()
    keep(view)
    note(view, .point(isInside: isInside))
    leave()
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
