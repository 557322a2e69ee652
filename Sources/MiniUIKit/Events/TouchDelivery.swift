/// Brings the touches of an event to their views (EV-26).
enum TouchDelivery {
  /// The order in which the phases of one event are delivered (DEC-18).
  private static var phases: [UITouch.Phase] { [.began, .moved, .ended, .cancelled] }

  // listing: delivery
  /// Calls the touches methods of the hit views of a window.
  ///
  /// Each view hears once for each phase, of exactly its own touches (RC-21). The views come in
  /// the order of their first touch (DEC-19).
  static func deliver(_ event: UIEvent, to window: UIWindow) {
    let touches = event.touches.filter { $0.window === window }
    for touch in touches where touch.phase == .began {
      touch.reachesView = isAdmitted(touch, among: touches)
    }
    for phase in phases {
      var waiting = touches.filter { $0.phase == phase && $0.reachesView }
      while let view = waiting.first?.view {
        let own = waiting.filter { $0.view === view }
        waiting.removeAll { $0.view === view }
        view.receive(phase, own, event)
      }
    }
  }
  // end

  /// Whether a touch that begins reaches its view's touches methods; if not, none of its phases
  /// ever does.
  private static func isAdmitted(_ touch: UITouch, among touches: [UITouch]) -> Bool {
    guard let view = touch.view else { return false }
    let others = touches.filter { $0.id < touch.id }
    // Without isMultipleTouchEnabled, only the first touch of a sequence (EV-10).
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    // An exclusive view and the other views keep each other out (EV-11).
    return !others.contains { other in
      guard other.reachesView, let busy = other.view, busy !== view else { return false }
      return view.isExclusiveTouch || busy.isExclusiveTouch
    }
  }
}
