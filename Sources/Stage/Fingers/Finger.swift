public import MiniUIKit

/// A finger on a stage's glass.
///
/// Whatever it does happens at once, in virtual time.
public struct Finger {
  /// The finger's number, from 1.
  public let number: Int
  let stage: Stage
  /// What touches.
  var type = UITouch.TouchType.direct
  /// The buttons of a pointer that are pressed.
  var buttonMask = UIEvent.ButtonMask.primary

  /// Comes down.
  ///
  /// - Parameter point: Where, on the screen.
  /// - Throws: `ScriptError` if the finger is down already or the point is not finite.
  public func down(at point: CGPoint) throws(ScriptError) { try report(.down, point) }

  /// Moves.
  ///
  /// - Parameter point: Where to, on the screen.
  /// - Throws: `ScriptError` if the finger is not down or the point is not finite.
  public func move(to point: CGPoint) throws(ScriptError) { try report(.moved, point) }

  /// Is lifted where it is.
  ///
  /// - Throws: `ScriptError` if the finger is not down.
  public func up() throws(ScriptError) { try report(.up, nil) }

  /// Is taken away from the app by the system, as by an alert of its own (EV-30).
  ///
  /// - Throws: `ScriptError` if the finger is not down.
  public func cancel() throws(ScriptError) { try report(.cancelled, nil) }

  /// Taps quickly, for 80 ms.
  ///
  /// - Parameter point: Where, on the screen.
  /// - Throws: `ScriptError` if the finger is down already or the point is not finite.
  public func tap(at point: CGPoint) throws(ScriptError) {
    try press(at: point, for: FingerPath.tapDuration)
  }

  /// Presses without moving.
  ///
  /// - Parameters:
  ///   - point: Where, on the screen.
  ///   - duration: In seconds.
  /// - Throws: `ScriptError` if the finger is down already or a number is not finite.
  public func press(at point: CGPoint, for duration: Seconds) throws(ScriptError) {
    try stage.play([(number, .press(at: point, for: duration))], by: self)
  }

  /// Drags along straight lines at an even speed.
  ///
  /// - Parameters:
  ///   - points: Where it comes down, turns, and is lifted.
  ///   - duration: In seconds.
  /// - Throws: `ScriptError` if the finger is down already or a number is not finite.
  public func drag(through points: [CGPoint], over duration: Seconds) throws(ScriptError) {
    try stage.play([(number, .drag(through: points, over: duration))], by: self)
  }

  /// Drags as it was recorded, place by place.
  ///
  /// - Parameters:
  ///   - point: Where it comes down.
  ///   - moves: When it has moved, in seconds since it came down, and where to; in order of time.
  ///   - duration: From down to up, in seconds.
  /// - Throws: `ScriptError` if the finger is down already, a number is not finite, or the times are
  ///   not in order.
  public func drag(
    from point: CGPoint, _ moves: [(at: Seconds, x: CGFloat, y: CGFloat)], over duration: Seconds
  ) throws(ScriptError) {
    try stage.play([(number, .drag(from: point, moves, over: duration))], by: self)
  }

  private func report(
    _ change: HIDEvent.Contact.Change, _ point: CGPoint?
  ) throws(ScriptError) {
    let place = stage.phone.digitizer.fingers.first { $0.finger == number }?.location
    try stage.report([
      marked(HIDEvent.Contact(finger: number, change, at: point ?? place ?? .zero))
    ])
  }

  /// A contact of what touches here.
  func marked(_ contact: HIDEvent.Contact) -> HIDEvent.Contact {
    var contact = contact
    (contact.type, contact.buttonMask) = (type, buttonMask)
    return contact
  }
}

extension Stage {
  /// Reports what some fingers do now, all in one event.
  ///
  /// - Parameter contacts: What each finger does.
  /// - Throws: `ScriptError` if one of them is impossible; nothing has happened then.
  public func report(_ contacts: [HIDEvent.Contact]) throws(ScriptError) {
    try beginStep()
    try perform(.fingers(contacts))
    onStep?(true)
  }

  /// Plays several fingers at once; what happens at the same instant is one event.
  ///
  /// - Parameter paths: For each finger its number and what it does.
  /// - Throws: `ScriptError` if a finger is down already or a number makes no sense; nothing has
  ///   happened then.
  public func play(_ paths: [(finger: Int, path: FingerPath)]) throws(ScriptError) {
    try play(paths, by: finger)
  }

  /// The same, by what may be no finger.
  func play(
    _ paths: [(finger: Int, path: FingerPath)], by hand: Finger
  ) throws(ScriptError) {
    try beginStep()
    for (_, path) in paths {
      if let problem = path.problem { throw problem }
    }
    let moments = Self.moments(of: paths)
    try phone.digitizer.check(moments.map { $0.contacts })
    takeSnapshot()
    let start = phone.clock.now
    for (time, contacts) in moments {
      try perform(.wait(until: start + time))
      try perform(.fingers(contacts.map(hand.marked)))
    }
    onStep?(true)
  }

  /// What all fingers together do at each moment.
  static func moments(
    of paths: [(finger: Int, path: FingerPath)]
  ) -> [(time: Microseconds, contacts: [HIDEvent.Contact])] {
    var times: [Microseconds] = []
    for (_, path) in paths { times += path.samples.map { $0.time } }
    times.sort()
    var moments: [(time: Microseconds, contacts: [HIDEvent.Contact])] = []
    for (index, time) in times.enumerated() where index == 0 || times[index - 1] != time {
      // A finger that moves and is lifted at the same instant does so in two events.
      for isLast in [false, true] {
        var contacts: [HIDEvent.Contact] = []
        for (finger, path) in paths {
          for sample in path.samples where sample.time == time && sample.isLast == isLast {
            var contact = HIDEvent.Contact(finger: finger, sample.change, at: sample.location)
            contact.force = sample.force
            contacts.append(contact)
          }
        }
        if !contacts.isEmpty { moments.append((time, contacts)) }
      }
    }
    return moments
  }
}
