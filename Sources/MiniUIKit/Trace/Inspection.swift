// What a proof of the engine has to see, and no app can: for the random scenes and their laws; and
// what writes a scene down, for a phone.

extension UIGestureRecognizer {
  /// All touches of the present attempt.
  package final var touchesOfAttempt: [UITouch] { attempt.touches }

  /// The touches of the present attempt whose fingers are down, or were lifted in this event.
  package final var liveTouches: [UITouch] { attempt.live }

  /// Whether the environment has it at work, or something is left to be decided.
  package final var isAtWork: Bool { environment != nil || !progress.requested.isEmpty }

  /// Whether it has fingers and may still recognize.
  package final var mayRecognizeStill: Bool {
    environment != nil && progress.isPossible && !attempt.live.isEmpty
  }

  /// The first of those it names by `require(toFail:)` that has not failed (GR-65).
  package final var openRequirement: UIGestureRecognizer? {
    requirements.compactMap { $0.object }.first {
      $0.environment != nil && $0.isEnabled && $0.progress.isPossible
    }
  }
}

extension UIScrollView {
  /// The recognizers the scroll view owns (SV-1).
  package final var ownRecognizers: [UIGestureRecognizer] { [delay, pan, pinch] }

  /// Whether it moves by itself, for whatever reason.
  package final var isMoving: Bool { motion != nil || zoomMotion != nil }

  /// Whether the drag of a scroll view in it has moved it up to now (SV-13).
  package final var isCarried: Bool { drag?.leader != nil }

  /// Whether its content lies beyond an edge.
  package final var isBeyondEdge: Bool { clamped(contentOffset) != contentOffset }

  /// The nearest place where the content may come to rest.
  package final func nearestRest(to place: CGPoint) -> CGPoint { clamped(place) }
}

extension Phone {
  /// The touches of which something is held back from their views (GR-55), by number.
  package var heldTouches: [Int] { heldEntries.map { $0.touch.id } }

  /// The touches that are held back although no recognizer holds them, by number.
  package var forgottenTouches: [Int] {
    let held = heldEntries
    return held.indices.filter { place in
      let (touch, phase) = (held[place].touch, held[place].phase)
      let isBehind = held[..<place].contains { $0.holdsUp(phase, of: touch) }
      return !isBehind && !touch.recognizers.contains { $0.holdsBack(touch, phase) }
    }.map { held[$0].touch.id }
  }

  /// How the began of a finger's touch was handed on (RC-13), by name and in order; nothing once the
  /// touch is over.
  package func handings(ofFinger finger: Int) -> [(from: String, to: String)] {
    (dispatcher.touchOf[finger]?.forwardings ?? []).map { ($0.from.name, $0.to.name) }
  }

  private var heldEntries: ContiguousArray<DelayedTouches.Entry> {
    application.gestures?.delayed.entries ?? []
  }
}

extension UIGestureRecognizer {
  /// Whether a phase of a touch has to wait for this recognizer (GR-55, GR-56).
  fileprivate final func holdsBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    progress.isPossible && tracks(touch)
      && (delaysTouchesBegan && touch.hearing == .nothing
        || delaysTouchesEnded && phase == .ended)
  }
}

extension Clock {
  /// How many timers will still fire.
  package var waitingTimers: Int { timers.count { $0.isWaiting } }
}

extension UIView {
  /// Whether the view knows the window of its superview as its own, and reports where it does.
  package final var isInPlace: Bool {
    guard let superview else { return self is UIWindow || window == nil && tracer == nil }
    return window === superview.window && tracer === superview.tracer
  }
}

/// A target of a control or a recognizer, and what it is sent.
package struct RegisteredAction {
  /// The target; nil if the responder chain is searched, or if the target is gone.
  package let target: AnyObject?
  /// The action's name in the trace.
  package let name: String
  /// For which events of a control; none for a recognizer.
  package let events: UIControl.Event
  /// Where the action goes.
  package let way: Way

  /// Where an action goes.
  package enum Way {
    /// To its target, which lives.
    case target
    /// To its target, which is gone.
    case goneTarget
    /// Up the responder chain.
    case chain
    /// Nowhere: it has code of its own.
    case handler
  }
}

extension UIGestureRecognizer {
  /// Its targets and their actions, in the order in which they were added.
  package final var registeredActions: [RegisteredAction] {
    registrations.map {
      RegisteredAction(
        target: $0.target, name: $0.action.name, events: [],
        way: $0.target == nil ? .goneTarget : .target)
    }
  }

  /// Those that must fail before it may recognize, as `require(toFail:)` was told (GR-65).
  package final var requiredToFail: [UIGestureRecognizer] {
    requirements.compactMap { $0.object }
  }
}

extension UIControl {
  /// Its targets and their actions, in the order in which they were added.
  package final var registeredActions: [RegisteredAction] {
    registrations.map { registration in
      let (name, events) = (registration.action?.name ?? "", registration.events)
      switch registration.receiver {
      case .target(let target, _):
        return RegisteredAction(
          target: target.object, name: name, events: events,
          way: target.object == nil ? .goneTarget : .target)
      case .chain:
        return RegisteredAction(target: nil, name: name, events: events, way: .chain)
      case .handler(let action):
        return RegisteredAction(target: nil, name: action.name, events: events, way: .handler)
      }
    }
  }
}
