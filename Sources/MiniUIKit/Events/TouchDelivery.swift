/// Brings the touches of an event to their views (EV-26).
enum TouchDelivery {
  // listing: delivery
  /// Calls the touches methods of the hit views of a window.
  ///
  /// Each view hears once for each phase, of exactly its own touches (RC-21). The views come in
  /// the order of their first touch (DEC-19). What a gesture has taken, or holds back, is left out.
  static func deliver(_ event: UIEvent, to window: UIWindow, _ gestures: GestureEnvironment?) {
    for touch in event.touches where touch.phase == .began && touch.window === window {
      touch.reachesView = isAdmitted(touch, among: event.touches)
    }
    if event.touches.count == 1 { return deliver(event.touches[0], event, to: window, gestures) }
    for phase in UITouch.Phase.delivered where event.touches.contains(where: { $0.phase == phase })
    {
      let touches = event.touches.filter {
        $0.phase == phase && $0.window === window && $0.reachesView
      }
      for touch in touches { gestures?.withholdIfNeeded(touch) }
      let groups = touches.groups { $0.isWithheld ? nil : $0.hitView }
      for (view, own) in groups {
        // A view before this one may have taken it out of its window (EV-17).
        let own = own.filter { !$0.isTaken }
        guard !own.isEmpty else { continue }
        for touch in own { touch.hearing.note(phase) }
        view.receive(phase, own, event)
      }
    }
  }
  // end

  /// The same for a touch that is alone: nothing to put in order.
  private static func deliver(
    _ touch: UITouch, _ event: UIEvent, to window: UIWindow, _ gestures: GestureEnvironment?
  ) {
    guard touch.window === window, touch.reachesView, touch.phase != .stationary else { return }
    gestures?.withholdIfNeeded(touch)
    guard !touch.isWithheld, let view = touch.hitView else { return }
    touch.hearing.note(touch.phase)
    view.receive(touch.phase, event.alone(touch), event)
  }

  /// Whether a touch that begins reaches its view's touches methods; if not, none of its phases
  /// ever does.
  private static func isAdmitted(_ touch: UITouch, among touches: [UITouch]) -> Bool {
    guard let view = touch.hitView else { return false }
    for other in touches where other.id < touch.id && other.window === touch.window {
      // Without isMultipleTouchEnabled, only the first touch of a sequence (EV-10).
      if other.hitView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if other.reachesView, let busy = other.hitView {
        // An exclusive view and the other views keep each other out (EV-11).
        if view.isExclusiveTouch || busy.isExclusiveTouch { return false }
      }
    }
    return true
  }
}
