/// The part of the app that turns HID events into `UIEvent`s (EV-24): it keeps the touches that
/// are alive, finds window and view for each new one, and sends the event to the application.
final class EventDispatcher {
  let clock: Clock
  let tracer: Tracer
  private let runLoop: MainRunLoop
  unowned(unsafe) let application: UIApplication

  /// The one event object for all touches (EV-18).
  private let event = UIEvent(type: .touches)

  /// The touches that are alive by finger; the event has them in the order in which they began.
  private(set) var touchOf = ByFinger<UITouch>()
  private var touchesSoFar = 0
  private var taps = TapCounter()
  /// The scroll under way (EV-40).
  var stroke: ScrollStroke?
  /// What a pencil will correct.
  var estimates = Estimates()

  /// Moves that wait for the next frame (EV-28).
  private var held: [HIDEvent] = []
  private var lastMove: Microseconds?
  private var frameTimer: ClockTimer?

  init(application: UIApplication, clock: Clock, tracer: Tracer, runLoop: MainRunLoop) {
    self.application = application
    (self.clock, self.tracer, self.runLoop) = (clock, tracer, runLoop)
  }

  /// Takes an event from the queue: at once, or, if it only moves fingers, once a frame.
  func handle(_ hid: HIDEvent) {
    let onlyMoves = hid.contacts.allSatisfy { $0.change == .moved }
    if onlyMoves, let lastMove, clock.now < lastMove + Clock.frame {
      held.append(hid)
      if frameTimer?.isWaiting != true {
        let delay = Clock.seconds(lastMove + Clock.frame - clock.now)
        frameTimer = runLoop.schedule(after: delay) { [unowned(unsafe) self] in deliverHeld() }
      }
      return
    }
    deliverHeld()
    dispatch(CollectionOfOne(hid))
  }

  private func deliverHeld() {
    frameTimer?.stop()
    guard !held.isEmpty else { return }
    let samples = held
    held = []
    dispatch(samples)
  }

  // listing: dispatch
  /// Makes one event of some samples and sends it.
  private func dispatch(_ samples: some Sequence<HIDEvent>) {
    beginEvent()
    for sample in samples {
      for contact in sample.contacts { update(contact, at: sample.time) }
    }
    event.isComplete = true
    guard event.touches.contains(where: { $0.phase != .stationary }) else { return }
    event.serial += 1
    event.timestamp = clock.uptime
    event.fingersSoFar = max(event.fingersSoFar, event.touches.count)

    tracer.report(.system(.application, .sendEventBegan))
    application.sendEvent(event)
    tracer.report(.system(.application, .sendEventEnded))
    endEvent()
  }
  // end

  /// Until something else is said, every touch is stationary (EV-3).
  private func beginEvent() {
    event.isComplete = false
    for touch in event.touches {
      touch.phase = .stationary
      touch.previousPlace = touch.place
      touch.forgetSamples()
    }
    if event.touches.isEmpty { event.fingersSoFar = 1 }
    event.buttonMask = event.touches.reduce([]) { $0.union($1.buttonMask) }
  }

  private func update(_ contact: HIDEvent.Contact, at time: Microseconds) {
    if application.isIgnoringInteractionEvents { return ignore(contact) }
    if contact.change == .down { return begin(contact, at: time) }
    guard let touch = touchOf[contact.finger] else { return }
    let place = touch.window?.pointFromSuperview(contact.location) ?? contact.location
    let hasChanged = place != touch.place || Self.force(of: contact) != touch.force
    if contact.change != .moved || hasChanged { touch.keepSample() }
    switch contact.change {
    case .down: break
    case .moved:
      lastMove = clock.now
      guard hasChanged else { return }
      touch.phase = .moved
    case .up: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    }
    touch.place = place
    set(touch, contact, time)
    taps.follow(touch)
  }

  // listing: begin
  /// A finger came down: window, view and recognizers are chosen now, and for the touch's whole life
  /// (HT-19, GR-11).
  private func begin(_ contact: HIDEvent.Contact, at time: Microseconds) {
    touchesSoFar += 1
    let touch = UITouch(id: touchesSoFar, finger: contact.finger, tracer: tracer)
    for _ in 0..<max(1, application.hitTestPasses) {
      (touch.window, touch.hitView) = target(at: contact.location, event)
    }
    if let view = touch.hitView, view.isUnderBlockingAnimation {
      tracer.report(.system(.application, .swallowed))
      (touch.window, touch.hitView) = (nil, nil)
    }
    touch.place = touch.window?.pointFromSuperview(contact.location) ?? contact.location
    (touch.previousPlace, touch.firstPlace) = (touch.place, touch.place)
    set(touch, contact, time)
    if touch.type == .indirectPointer { touch.buttonMask = contact.buttonMask }
    event.buttonMask.formUnion(touch.buttonMask)
    taps.begin(touch)
    event.touches.append(touch)
    touchOf[contact.finger] = touch
    application.gestures?.collect(for: touch, event)
  }

  /// The first window, from the front, in which a view wants the point (HT-1).
  func target(at location: CGPoint, _ event: UIEvent? = nil) -> (UIWindow?, UIView?) {
    for window in application.windowScene.windowsFromFront {
      let point = window.pointFromSuperview(location)
      if let view = tracer.hitTest(window, point, event) { return (window, view) }
    }
    return (nil, nil)
  }
  // end

  private func set(_ touch: UITouch, _ contact: HIDEvent.Contact, _ time: Microseconds) {
    touch.timestamp = Clock.uptimeAtStart + Clock.seconds(time)
    (touch.force, touch.majorRadius, touch.type) =
      (Self.force(of: contact), contact.majorRadius, type(of: contact))
    let precise = contact.preciseLocation ?? contact.location
    touch.precisePlace = touch.window?.pointFromSuperview(precise) ?? precise
    touch.hasSample = true
    estimates.note(touch, isEstimate: contact.type == .pencil && contact.isForceEstimated)
  }

  /// What a touch says that it is: a pointer, to an app that knows of pointers, else a finger (EV-41).
  private func type(of contact: HIDEvent.Contact) -> UITouch.TouchType {
    let isKnown = application.supportsIndirectInputEvents || contact.type != .indirectPointer
    return isKnown ? contact.type : .direct
  }

  /// What the screen measures of a contact's force: a pencil's, and nothing of a finger's (EV-6).
  private static func force(of contact: HIDEvent.Contact) -> CGFloat {
    contact.type == .pencil ? contact.force : 0
  }

  /// Events that are ignored are dropped, not kept for later (EV-29); a touch that was alive is
  /// cancelled, so that nothing waits for its end for ever.
  ///
  /// [model]
  private func ignore(_ contact: HIDEvent.Contact) {
    tracer.report(.system(.application, .ignored))
    touchOf[contact.finger]?.phase = .cancelled
  }

  private func endEvent() {
    guard event.touches.contains(where: { $0.isOver }) else { return }
    for touch in event.touches where touch.isOver {
      taps.end(touch)
      touch.isLifted = true
      touch.forgetForwardingsIfOver()
      for recognizer in touch.recognizers { recognizer.dropLifted() }
      touchOf[touch.finger] = nil
    }
    event.touches.removeAll { $0.isOver }
    event.forgetSingle()
    if event.touches.isEmpty { lastMove = nil }
  }
}
