// A pointer whose buttons are up: pans that take scroll events compete as with touches (GR-120), and
// hovering competes with nothing (GR-122).

extension GestureEnvironment {
  // MARK: - Scroll events

  // listing: collectScroll
  /// Finds the pans of a scroll that begins: those of the view under the pointer, and of all views
  /// above it (GR-120).
  func collect(for stroke: ScrollStroke, _ event: PointerEvent) {
    var each = stroke.view
    while let view = each {
      for recognizer in view.recognizers where takes(recognizer, stroke, event) {
        // An answer may have switched it off, or taken it away.
        guard recognizer.isEnabled, recognizer.view === view else { continue }
        stroke.recognizers.append(recognizer)
        if recognizer.environment == nil { working.append(recognizer) }
        recognizer.environment = self
        recognizer.attempt.scroll = stroke
      }
      each = view.superview
    }
  }

  /// Whether a recognizer gets a new scroll; [model] none while it has a touch.
  private func takes(
    _ recognizer: UIGestureRecognizer, _ stroke: ScrollStroke, _ event: PointerEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.takesScrolls(of: stroke.type) else { return false }
    guard recognizer.mayStart, recognizer.attempt.live.isEmpty, !recognizer.isBusy else {
      return false
    }
    // There is no touch, so no other question follows (GR-120).
    return mayReceive(recognizer, event)
  }
  // end

  private func mayReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    guard recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    let answer = delegate.gestureRecognizer(recognizer, shouldReceive: event)
    tracer.report(.ask(delegate, "shouldReceive event", answer, about: recognizer))
    return answer
  }

  /// Hands an event of a pointer to the recognizers that get it.
  func update(with event: PointerEvent) {
    pointerEvent = event
    guard let step = event.step else { return hover(event) }
    let stroke = step.stroke
    perform {
      for recognizer in stroke.recognizers where recognizer.attempt.scroll === stroke {
        guard !recognizer.progress.isOver else { continue }
        tracer.report(.gestureScroll(recognizer, step.phase.rawValue, step.way))
        recognizer.attempt.center = stroke.place
        recognizer.noteScroll(at: event.timestamp)
        recognizer.scrolled(step, at: event.timestamp)
      }
    }
    guard step.phase == .ended || step.phase == .cancelled else { return }
    for recognizer in stroke.recognizers where recognizer.attempt.scroll === stroke {
      recognizer.attempt.scroll = nil
    }
    stroke.recognizers = []
    somethingChanged()  // one that has nothing left to wait for is at work no more
  }

  // MARK: - Hovering

  // listing: hover
  /// Tells each hover recognizer whether the pointer has come in, moved, or left its view (GR-122).
  private func hover(_ event: PointerEvent) {
    var now: [UIHoverGestureRecognizer] = []
    var each = event.view
    while let view = each {
      for recognizer in view.recognizers {
        guard let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled else { continue }
        if hover.progress.isUnderWay || hover.attempt.live.isEmpty && mayReceive(hover, event) {
          now.append(hover)
        }
      }
      each = view.superview
    }
    let before = hovers
    hovers = now
    for old in before where !now.contains(old) {
      old.tell(old.isEnabled ? .ended : .cancelled, event.place, self)
    }
    for hover in now { hover.tell(before.contains(hover) ? .changed : .began, event.place, self) }
  }
  // end
}
