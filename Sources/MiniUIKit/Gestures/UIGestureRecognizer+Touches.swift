// Which touches a recognizer has, and where they are.

extension UIGestureRecognizer {
  /// Whether a touch belongs to the present attempt.
  final func tracks(_ touch: UITouch) -> Bool { attempt.touches.contains { $0 === touch } }

  /// Takes a new touch in.
  final func join(_ touch: UITouch) {
    attempt.touches.append(touch)
    attempt.live.append(touch)
  }

  // listing: handle
  /// Hands its part of an event to the recognizer: began, moved, ended, cancelled (DEC-18).
  final func handle(_ event: UIEvent) {
    let wasBegan = progress.decided == .began
    var heard = false
    if attempt.live.count == 1 {
      let touch = attempt.live[0]
      heard = call(touch.phase, event.alone(touch), event)
    } else {
      for phase in UITouch.Phase.delivered where attempt.live.contains(where: { $0.phase == phase })
      {
        let own = Set(attempt.live.filter { $0.phase == phase })
        if call(phase, own, event) { heard = true }
      }
    }
    // A recognizer that has begun and says nothing to an update has changed (GR-9).
    if heard, wasBegan, progress.decided == .began, progress.requested.isEmpty {
      progress.requested = StateList(.changed)
    }
  }
  // end

  /// Calls the method for a phase, unless the attempt is over.
  private final func call(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) -> Bool {
    guard phase != .stationary, !progress.isOver else { return false }
    if let tracer {
      for touch in touches.inOrder {
        let finger = event.fingersSoFar > 1 ? touch.finger : nil
        tracer.report(.gestureTouch(self, phase, finger: finger))
      }
    }
    attempt.center = Self.center(of: attempt.live)
    hasCalledSuper = false
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: hasCalledSuper = true
    }
    // One that has ignored all of them has nothing to hand on. [model]
    if !hasCalledSuper, touches.contains(where: tracks) {
      reportNoSuper(in: .touches(phase), to: environment?.tracer)
    }
    return true
  }

  /// Takes no further part in what some new touches do.
  final func ignoreAll(_ touches: Set<UITouch>, for event: UIEvent) {
    guard !touches.isEmpty else { return }
    attempt.touches.removeAll { touches.contains($0) }
    attempt.live.removeAll { touches.contains($0) }
    environment?.somethingChanged()
  }

  /// Forgets fingers that are no longer on the glass, when their last event is over.
  final func dropLifted() {
    guard attempt.live.contains(where: { $0.isOver }) else { return }
    attempt.live.removeAll { $0.isOver }
  }

  /// The centre of some touches, in window coordinates.
  static func center(of touches: [UITouch]) -> CGPoint {
    touches.count == 1 ? touches[0].place : CGPoint(inTheMiddleOf: touches.map { $0.place })
  }

  /// A point of the window in a view's coordinates.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }
}
