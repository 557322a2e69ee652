// How touches travel along the responder chain: the default of the four touches methods.

extension UIResponder {
  // listing: passOn
  /// Hands a phase of some touches on to the next responder, as far as the record allows (RC-13).
  ///
  /// A began is passed to `next` and noted on each touch. A later phase reaches only a responder
  /// that received that touch's began from here.
  final func passOn(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let ordered = touches.sorted { $0.id < $1.id }
    reportUnlessAnnounced(phase, ordered, event)
    if phase == .began {
      guard let next else { return }
      for touch in ordered { touch.noteForwarding(from: self, to: next) }
      next.receive(phase, ordered, event)
    } else {
      var rest = ordered[...]
      while let receiver = rest.lazy.compactMap({ $0.recipient(from: self) }).first {
        let group = rest.filter { $0.recipient(from: self) === receiver }
        rest = rest.filter { touch in !group.contains { $0 === touch } }[...]
        receiver.receive(phase, group, event)
      }
    }
  }
  // end

  /// Calls the touches method that belongs to a phase, announced and reported.
  final func receive(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?) {
    guard let tracer = touches.first?.tracer, tracer.isListening else {
      return call(phase, Set(touches), event)
    }
    report(phase, touches, event, to: tracer)
    let outer = tracer.announce(.touches(phase), of: self)
    call(phase, Set(touches), event)
    tracer.returned(to: outer)
  }

  private func call(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Reports a touches method that nobody announced: a call made by hand.
  final func reportUnlessAnnounced(
    _ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?
  ) {
    guard let tracer = touches.first?.tracer, tracer.isListening,
      !tracer.wasAnnounced(.touches(phase), of: self)
    else { return }
    report(phase, touches, event, to: tracer)
  }

  private func report(
    _ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?, to tracer: Tracer
  ) {
    let hasSeveral = (event?.fingersSoFar ?? 1) > 1
    for touch in touches {
      tracer.report(.touch(self, phase, finger: hasSeveral ? touch.finger : nil))
    }
  }
}
