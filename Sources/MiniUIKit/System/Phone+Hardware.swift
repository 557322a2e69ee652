// What can happen to a phone besides touches: it is shaken, its buttons are pressed, a headset's
// remote control is used. All of it takes the same way as a touch (EV-20 to EV-26), and then goes
// to the first responder (EV-16).

extension Phone {
  /// Shakes the phone.
  ///
  /// - Parameters:
  ///   - duration: From began to ended, in virtual seconds.
  ///   - isCancelled: Whether the system finds that it was no shake after all.
  /// - Throws: `ScriptError` if the duration is negative or not finite; nothing has happened then.
  public func shake(
    for duration: Seconds = Decisions.shakeDuration, isCancelled: Bool = false
  ) throws(ScriptError) {
    try check(duration)
    shake(.began)
    try clock.advance(by: duration)
    shake(isCancelled ? .cancelled : .ended)
  }

  /// Sends one event of a shake: that it has begun, that it is over, or that it was none.
  package func shake(_ phase: ChainMessage.MotionPhase) {
    send(UIEvent(type: .motion, subtype: .motionShake), .motion(phase, .motionShake))
  }

  /// Presses a button and releases it.
  ///
  /// - Parameters:
  ///   - type: Which button.
  ///   - duration: From began to ended, in virtual seconds.
  ///   - isCancelled: Whether the system takes the press away.
  /// - Throws: `ScriptError` if the duration is negative or not finite; nothing has happened then.
  public func press(
    _ type: UIPress.PressType, for duration: Seconds = Decisions.pressDuration,
    isCancelled: Bool = false
  ) throws(ScriptError) {
    try check(duration)
    try report(UIPress(type), for: duration, isCancelled ? .cancelled : .ended)
  }

  /// Presses a key of a hardware keyboard and releases it (EV-31).
  ///
  /// A key that a key command means performs its action, and no responder hears a press [model]. Any
  /// other is a press; when every responder on the chain has passed it on, its text is typed, if the
  /// first responder takes text (EV-35).
  ///
  /// - Parameters:
  ///   - input: What the key makes without the keys held down, or a constant of `UIKeyCommand`.
  ///   - modifierFlags: The keys held down.
  ///   - characters: What it makes; the same if nothing else is given.
  ///   - duration: From began to ended, in virtual seconds.
  /// - Throws: `ScriptError` if the duration is negative or not finite; nothing has happened then.
  public func pressKey(
    _ input: String, _ modifierFlags: UIKeyModifierFlags = [], characters: String? = nil,
    for duration: Seconds = Decisions.pressDuration
  ) throws(ScriptError) {
    try check(duration)
    let key = UIKey(characters ?? input, input, modifierFlags)
    try report(UIPress(.key, key: key), for: duration, .ended)
  }

  /// Reports a press from its beginning to its end, unless the app leaves the front meanwhile.
  private func report(
    _ press: UIPress, for duration: Seconds, _ end: UIPress.Phase
  ) throws(ScriptError) {
    pressesDown.append(press)
    report(press, .began)
    try clock.advance(by: duration)
    guard pressesDown.contains(press) else { return }
    pressesDown.removeAll { $0 === press }
    report(press, end)
  }

  /// Takes the presses away from an app that leaves the front, as its touches are (EV-30). [model]
  func cancelPresses() {
    let lost = pressesDown
    pressesDown = []
    for press in lost { report(press, .cancelled) }
  }

  /// Uses a button of a remote control.
  ///
  /// Nothing reaches the app unless it has called `beginReceivingRemoteControlEvents()` (EV-15).
  public func remoteControl(_ subtype: UIEvent.EventSubtype) {
    guard application.remoteControlListeners > 0 else { return }
    send(UIEvent(type: .remoteControl, subtype: subtype), .remoteControl)
  }

  /// Types a text on the keyboard, if it is up for a responder that takes text.
  ///
  /// Each character comes to the app in a turn of its run loop, as all input does (EV-25).
  public func type(_ text: String) {
    for character in text {
      runLoop.perform { [application] in
        // Looked up for each character: a return may go on to the next field.
        let responder = application.windowScene.keyWindow?.firstResponder
        responder?.keyInput?.insertText(String(character))
      }
    }
  }

  /// Says whether a duration is possible.
  package func check(_ duration: Seconds) throws(ScriptError) {
    guard duration.isFinite else { throw .notANumber("a duration") }
    guard duration < Clock.longest else { throw .isTooLate }
    guard duration >= 0 else {
      throw .backwards(from: Clock.seconds(clock.now), to: Clock.seconds(clock.now) + duration)
    }
  }

  private func report(_ press: UIPress, _ phase: UIPress.Phase) {
    let event = UIPressesEvent()
    event.allPresses = [press]
    press.phase = phase
    press.timestamp = clock.uptime
    event.timestamp = clock.uptime
    if let key = press.key { return send(key, of: press, event) }
    send(event, .presses(phase, [press]))
  }

  private func send(_ event: UIEvent, _ message: ChainMessage) {
    (event.message, event.tracer, event.timestamp) = (message, tracer, clock.uptime)
    hardware { [application] in application.take(event) }
  }

  /// A key that a key command means performs that; any other is a press, and then text, unless a
  /// responder keeps the press (EV-31, EV-35).
  private func send(_ key: UIKey, of press: UIPress, _ event: UIPressesEvent) {
    let isDown = press.phase == .began
    (event.message, event.tracer) = (.presses(press.phase, [press]), tracer)
    hardware { [application] in
      if isDown { press.isCommand = application.performKeyCommand(for: key) }
      guard !press.isCommand else { return }
      application.take(event)
      if isDown, event.hasPassedEveryResponder { application.type(key) }
    }
  }
}

extension UIApplication {
  /// Sends an event that is not of touches, and reports it.
  fileprivate final func take(_ event: UIEvent) {
    tracer?.report(.system(.application, .sendEventBegan))
    sendEvent(event)
    tracer?.report(.system(.application, .sendEventEnded))
  }

  /// Asks for the events of remote controls; calls are counted (EV-15).
  public final func beginReceivingRemoteControlEvents() { remoteControlListeners += 1 }

  /// Takes back one `beginReceivingRemoteControlEvents()`.
  public final func endReceivingRemoteControlEvents() {
    remoteControlListeners = max(0, remoteControlListeners - 1)
  }
}
