// Buttons and recognizers: those of the responder that hears the press, and of every view above
// it, hear first (EV-13), and may take the press from the responder (GR-110).
//
// [model] A press is not held back, whatever `delaysTouchesBegan` and `delaysTouchesEnded` say.

extension GestureEnvironment {
  /// Finds the recognizers of a press that begins.
  ///
  /// - Parameters:
  ///   - press: The press.
  ///   - event: Its event.
  ///   - receiver: The responder that hears it first.
  func collect(for press: UIPress, _ event: UIPressesEvent, from receiver: UIResponder) {
    var each = (receiver as? UIView) ?? (receiver as? UIViewController)?.viewIfLoaded
    while let view = each {
      for recognizer in view.recognizers where takes(recognizer, press, event) {
        // An answer may have switched it off, or taken it away, or its whole window: then the end of
        // the press, which goes to the key window, would never come.
        guard recognizer.isEnabled, recognizer.view === view, view.window?.scene != nil else {
          continue
        }
        press.recognizers.append(recognizer)
        if recognizer.environment == nil { working.append(recognizer) }
        recognizer.environment = self
        recognizer.attempt.presses.append(press)
      }
      each = view.superview
    }
  }

  /// Whether a recognizer gets a new press; [model] none while it has a touch.
  private func takes(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedPressTypes.contains(press.type),
      recognizer.mayStart, recognizer.attempt.live.isEmpty, recognizer.attempt.scroll == nil,
      recognizer.shouldReceive(event)
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event as UIEvent)
      && delegate.gestureRecognizer(recognizer, shouldReceive: press)
  }

  /// Hands a press to the recognizers that got it, then settles, as with touches (GR-21).
  func update(with press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    guard !press.recognizers.isEmpty else { return }
    pressesEvent = event
    perform {
      for recognizer in press.recognizers where recognizer.attempt.presses.contains(press) {
        recognizer.handle(press, phase, event)
      }
    }
    guard phase == .ended || phase == .cancelled else { return }
    for recognizer in press.recognizers { recognizer.attempt.presses.removeAll { $0 === press } }
    press.recognizers = []
    somethingChanged()  // one that has nothing left to wait for is at work no more
  }

  /// Takes the presses of every gesture under way from their responders (GR-110): what a responder
  /// has heard of is cancelled, and it hears no more.
  func cancelPressesInResponders() {
    guard pressesEvent != nil else { return }
    for recognizer in working
    where recognizer.cancelsTouchesInView
      && (recognizer.progress.isUnderWay || recognizer.attempt.isReporting)
    {
      for press in recognizer.attempt.presses where !press.isTaken {
        press.isTaken = true
        guard let responder = press.responder else { continue }
        let phase = press.phase
        press.phase = .cancelled
        responder.receive(.presses(.cancelled, [press]), pressesEvent)
        press.phase = phase
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Calls the method for a phase of a press, unless the attempt is over.
  final func handle(_ press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    guard !progress.isOver else { return }
    environment?.tracer.report(.gesturePress(self, phase, press.type))
    hasCalledSuper = false
    switch phase {
    case .began: pressesBegan([press], with: event)
    case .changed: pressesChanged([press], with: event)
    case .ended: pressesEnded([press], with: event)
    case .cancelled: pressesCancelled([press], with: event)
    case .stationary: hasCalledSuper = true
    }
    if !hasCalledSuper, attempt.presses.contains(press) {
      reportNoSuper(in: .presses(phase), to: environment?.tracer)
    }
  }
}
