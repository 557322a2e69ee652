/// Brings the touches of an event to their views (EV-26).
enum TouchDelivery {
  // listing: delivery
  /// Calls the touches methods of the hit views of a window.
  ///
  /// Each view hears once for each phase, of exactly its own touches (RC-21). The views come in
  /// the order of their first touch (DEC-19). What a gesture has taken, or holds back, is left out.
  static func deliver(_ event: UIEvent, to window: UIWindow, _ gestures: GestureEnvironment?) {
    admit(event.touches, to: window)
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

  /// Decides of the touches that begin whether they reach their views' touches methods; of one that
  /// does not, no phase ever does.
  private static func admit(_ touches: [UITouch], to window: UIWindow) {
    guard touches.contains(where: { $0.phase == .began }) else { return }
    if touches.count == 1 {
      touches[0].reachesView = touches[0].hitView != nil
      return
    }
    // The views that were hit so far, those that a touch reaches, and the exclusive ones of these.
    var hit: Set<ObjectIdentifier> = []
    var busy: Set<ObjectIdentifier> = []
    var exclusive: Set<ObjectIdentifier> = []
    for touch in touches where touch.window === window {
      guard let view = touch.hitView else { continue }
      let id = ObjectIdentifier(view)
      if touch.phase == .began {
        // Without isMultipleTouchEnabled, only the first touch of a sequence (EV-10).
        let isFirst = view.isMultipleTouchEnabled || !hit.contains(id)
        // An exclusive view and the other views keep each other out (EV-11).
        let rivals = view.isExclusiveTouch ? busy : exclusive
        touch.reachesView = isFirst && rivals.count == (rivals.contains(id) ? 1 : 0)
      }
      hit.insert(id)
      guard touch.reachesView else { continue }
      busy.insert(id)
      if view.isExclusiveTouch { exclusive.insert(id) }
    }
  }
}
