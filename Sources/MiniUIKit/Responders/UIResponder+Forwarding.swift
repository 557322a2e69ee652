// How touches travel along the responder chain: the default of the four touches methods.

extension UIResponder {
  /// Hands a phase of some touches on to the next responder, as far as the record allows (RC-13).
  ///
  /// A began is passed to `next` and noted on each touch. A later phase reaches only a responder
  /// that received that touch's began from here.
  final func passOn(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    reportUnlessAnnounced(phase, touches, event)
    // A view that has lost its touch in this very call passes on nothing more of it (EV-17).
    guard touches.first?.isDelivered ?? true else { return }
    // listing: passOn
    if phase == .began {
      guard let next else { return }
      for touch in touches { touch.noteForwarding(from: self, to: next) }
      next.receive(phase, touches, event)
    } else {
      touches.forEachGroup(by: { $0.recipient(from: self) }) { receiver, group in
        receiver.receive(phase, group, event)
      }
    }
    // end
  }

  /// Stops the program with a sentence if the chain from here never ends.
  ///
  /// Overrides of `next` can lead back to where the chain has been. A mark is left behind that the
  /// walk would meet again; it is moved on less and less often.
  final func expectChainToEnd() {
    var (mark, steps, limit) = (self, 0, 1)
    var each = next
    while let responder = each {
      precondition(
        responder !== mark, "The responder chain leads in a circle and never ends (RC-1).")
      steps += 1
      if steps == limit { (mark, steps, limit) = (responder, 0, 2 * limit) }
      each = responder.next
    }
  }

  /// Calls the touches method that belongs to a phase, announced and reported.
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let tracer = touches.first?.tracer, tracer.isListening else {
      return call(phase, touches, event)
    }
    report(phase, touches, event, to: tracer)
    let outer = tracer.announce(.touches(phase), of: self)
    call(phase, touches, event)
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

  /// Reports a touches method that its caller did not announce: a call made by hand.
  final func reportUnlessAnnounced(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    guard let tracer = touches.first?.tracer, tracer.isListening,
      !tracer.wasAnnounced(.touches(phase), of: self)
    else { return }
    report(phase, touches, event, to: tracer)
  }

  private func report(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?, to tracer: Tracer
  ) {
    let hasSeveral = (event?.fingersSoFar ?? 1) > 1
    for touch in touches.inOrder {
      tracer.report(.touch(self, phase, finger: hasSeveral ? touch.finger : nil))
    }
  }
}
