// Events of a pointer whose buttons are up (EV-40).

extension EventDispatcher {
  /// The pointer is somewhere on the screen, or is gone.
  func movePointer(to location: CGPoint?) {
    send(location: location, stroke: nil)
  }

  /// A scroll begins under the pointer.
  func beginScroll(_ type: UIScrollType, at location: CGPoint) {
    guard !application.isIgnoringInteractionEvents else { return reportIgnored() }
    let (window, view) = target(at: location)
    let place = window?.pointFromSuperview(location) ?? location
    let stroke = ScrollStroke(type, at: place, in: window, over: view)
    self.stroke = stroke
    let event = PointerEvent(
      at: place, in: window, over: view, .init(stroke: stroke, phase: .began, way: .zero))
    event.timestamp = clock.uptime
    application.gestures?.collect(for: stroke, event)
    send(event)
  }

  /// A scroll goes on, or comes to its end.
  func scroll(_ phase: ScrollStroke.Phase, by way: CGPoint = .zero) {
    guard let stroke else { return }
    let isOver = phase == .ended || phase == .cancelled
    if isOver { self.stroke = nil }
    // What is ignored takes the scroll away, so that nothing waits for its end (EV-29). [model]
    let isIgnored = application.isIgnoringInteractionEvents
    if isIgnored { reportIgnored() }
    if isIgnored { self.stroke = nil }
    let event = PointerEvent(
      at: stroke.place, in: stroke.window, over: stroke.view,
      .init(stroke: stroke, phase: isIgnored ? .cancelled : phase, way: way))
    send(event)
  }

  private func send(location: CGPoint?, stroke: ScrollStroke?) {
    guard !application.isIgnoringInteractionEvents else { return reportIgnored() }
    let (window, view) = location.map { target(at: $0) } ?? (nil, nil)
    let place = location.map { window?.pointFromSuperview($0) ?? $0 } ?? .zero
    send(PointerEvent(at: place, in: window, over: view, nil))
  }

  private func reportIgnored() { tracer.report(.system(.application, .ignored)) }

  private func send(_ event: PointerEvent) {
    event.timestamp = clock.uptime
    tracer.report(.system(.application, .sendEventBegan))
    application.sendEvent(event)
    tracer.report(.system(.application, .sendEventEnded))
  }
}
