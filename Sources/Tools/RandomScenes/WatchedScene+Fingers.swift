import MiniUIKit

extension WatchedScene {
  // MARK: - Input

  /// Reports what some fingers do, all in one event; what is impossible is left out.
  func report(_ changes: [(finger: Int, change: HIDEvent.Contact.Change, at: CGPoint)]) {
    var contacts: [HIDEvent.Contact] = []
    for (finger, change, place) in changes {
      guard (places[finger] == nil) == (change == .down) else { continue }
      places[finger] = change == .up || change == .cancelled ? nil : place
      contacts.append(HIDEvent.Contact(finger: finger, change, at: place))
    }
    guard !contacts.isEmpty else { return }
    events += 1
    attempt { () throws(ScriptError) in try phone.digitizer.report(contacts) }
  }

  func down(_ finger: Int, _ place: CGPoint) { report([(finger, .down, place)]) }
  func move(_ finger: Int, by x: CGFloat, _ y: CGFloat) {
    guard let place = places[finger] else { return }
    report([(finger, .moved, CGPoint(x: place.x + x, y: place.y + y))])
  }
  func lift(_ finger: Int, _ change: HIDEvent.Contact.Change = .up) {
    guard let place = places[finger] else { return }
    report([(finger, change, place)])
  }
  func tap(_ finger: Int, _ place: CGPoint) {
    down(finger, place)
    wait(0.03)
    lift(finger)
  }

  /// Lets time pass.
  func wait(_ duration: Seconds) {
    attempt { () throws(ScriptError) in try phone.clock.advance(by: duration) }
  }

  /// Uses something of the phone that is no touch.
  func use(_ work: (Phone) throws(ScriptError) -> Void) {
    events += 1
    attempt { () throws(ScriptError) in try work(phone) }
  }

  /// Lets the app's own code act: at once where the engine has just called it, else in a turn of its
  /// own, as an app acts only when its run loop is awake (EV-25).
  func inTurn(_ deed: @escaping () -> Void) {
    if phone.runLoop.isAwake { deed() } else { phone.runLoop.perform(deed) }
  }

  /// A scene never asks for what is impossible.
  private func attempt(_ work: () throws(ScriptError) -> Void) {
    do { try work() } catch { states.append("script: \(error)") }
  }

  // MARK: - The end

  /// Lifts all fingers, brings back what was switched off, waits, and judges what is left.
  func finish() {
    callbacks.quietly {
      phone.isApplicationInFront = true
      while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
      for finger in places.keys.sorted() { lift(finger) }
      wait(8)
      inTurn { [unowned self] in for window in windows { window.endEditing(true) } }
      wait(1)
    }
    check()
    judgeRest()
  }

  private func judgeRest() {
    let working = recognizers.indices.filter { recognizers[$0].isAtWork }
    gestures.read(.rest(working: working, held: phone.heldTouches))
    for (number, scroll) in scrolls.enumerated() { motions.read(.rest(number, scroll)) }
    for (number, each) in controls.enumerated() {
      control.read(
        .rest(number, isTracking: each.isTracking, isHighlighted: each.isHighlighted))
    }
    touches.readRest()
    expect(!phone.runLoop.isAwake, "at rest", "the run loop is awake")
    let timers = phone.clock.waitingTimers
    expect(timers == 0, "at rest", "\(timers) timers still wait")
    for window in windows where window.firstResponder != nil {
      expect(false, "at rest", "\(window.name) has kept its first responder")
    }
    dismissAll()
  }

  func expect(_ holds: Bool, _ law: String, _ sentence: @autoclosure () -> String) {
    if !holds { states.append(law + ": " + sentence()) }
  }

  /// Takes note that the engine calls the app: never between two turns of the run loop (EV-25).
  func noteCall(_ moment: Moment) {
    expect(phone.runLoop.isAwake, "turn", "\(moment) is called while the run loop sleeps")
  }

  // MARK: - What holds after every event

  /// Checks what holds whenever the engine is at rest: the tree of views, the first responder, the fingers.
  func check() {
    expect(!phone.runLoop.isAwake, "run loop", "awake between two events")
    for window in application.windowScene.allWindowsFromFront { check(window) }
    for view in views { check(view) }
    checkControllers()
    for window in windows {
      guard let first = window.firstResponder else { continue }
      let own = (first as? UIView)?.window
      expect(
        own === window, "first responder", "\(first.name) is that of a window it is not in (FR-7)")
    }
    for recognizer in recognizers {
      let fingers = recognizer.liveTouches.count
      expect(
        fingers <= phone.digitizer.fingers.count, "fingers",
        "\(recognizer.wordInTrace) has \(fingers)")
    }
  }

  private func check(_ view: UIView) {
    census.watch(view)
    expect(view.isInPlace, "tree", "\(view.name) and its superview are in different windows")
    if let field = view as? UITextField {
      expect(
        field.isEditing == field.isFirstResponder, "first responder",
        "\(field.name) edits without it")
    }
    for child in view.subviews {
      expect(child.superview === view, "tree", "\(child.name) has another superview")
      check(child)
    }
  }
}
