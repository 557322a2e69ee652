public import MiniUIKit

/// What fingers and shakes did on a stage and when, exact to the microsecond: enough to do it again.
public struct Script: Sendable, Equatable {
  /// One step.
  public enum Step: Sendable, Equatable {
    /// Virtual time passes until then, in microseconds since the phone's clock began.
    case wait(until: Microseconds)
    /// What some fingers do at one moment, in one event.
    case fingers([HIDEvent.Contact])
    /// A shake of the phone begins, or comes to its end.
    case shake(Shake)
    /// What a pointer does whose buttons are up.
    case pointer(Pointing)
  }

  /// What a pointer does whose buttons are up, and what scrolls under it.
  public enum Pointing: Sendable, Equatable {
    /// It moves, or leaves the screen.
    case moved(CGPoint?)
    /// A scroll begins under it.
    case scrollBegan(CGPoint, UIScrollType)
    /// It goes on.
    case scrolled(CGPoint)
    /// It is over, or taken away.
    case scrollEnded(isCancelled: Bool)
  }

  /// How far a shake of the phone has got.
  public enum Shake: Sendable, Equatable {
    /// It begins.
    case began
    /// It is over.
    case ended
    /// The system finds that it was no shake after all.
    case cancelled
  }

  /// The steps in order; no two waits follow each other.
  public private(set) var steps: [Step] = []

  /// Makes an empty script.
  public init() {}

  /// Adds a step; a wait that follows another one takes its place, for it comes to the same.
  public mutating func add(_ step: Step) {
    if case .wait = step, case .wait = steps.last { steps.removeLast() }
    steps.append(step)
  }

  /// Where fingers are put down or move to, on the screen, in order.
  public var places: [CGPoint] {
    var places: [CGPoint] = []
    for case .fingers(let contacts) in steps { places += contacts.map { $0.location } }
    return places
  }

  /// Where the pointer is whenever a scroll begins under it, on the screen, in order.
  var pointers: [CGPoint] {
    var places: [CGPoint] = []
    for case .pointer(.scrollBegan(let place, _)) in steps where !places.contains(place) {
      places.append(place)
    }
    return places
  }

  /// Whether anything is done in it besides waiting.
  public var hasDeeds: Bool {
    steps.contains { if case .wait = $0 { false } else { true } }
  }

  /// What each report of the glass says, in order.
  var reports: [[HIDEvent.Contact]] {
    var reports: [[HIDEvent.Contact]] = []
    for case .fingers(let contacts) in steps { reports.append(contacts) }
    return reports
  }
}

extension Stage {
  /// Does one step; whatever fingers and shakes do and whatever time passes comes by here.
  ///
  /// - Throws: `ScriptError` if the step is impossible; nothing has happened then.
  func perform(_ step: Script.Step) throws(ScriptError) {
    switch step {
    case .wait(let time):
      try phone.clock.advance(to: time)
      recording.look()
    case .fingers(let contacts):
      try phone.digitizer.check([contacts])
      takeSnapshot()
      recording.look()
      for contact in contacts {
        recording.film?.note(contact, before: recording.lines.count, at: phone.clock.now)
      }
      try phone.digitizer.report(contacts)
      recording.look()
      for contact in contacts { recording.note(contact, at: phone.clock.now) }
    case .shake(let shake):
      recording.look()
      switch shake {
      case .began: phone.shake(.began)
      case .ended: phone.shake(.ended)
      case .cancelled: phone.shake(.cancelled)
      }
      recording.look()
      if shake == .began { recording.noteShake(at: phone.clock.now) }
    case .pointer(let pointing):
      takeSnapshot()
      recording.look()
      try perform(pointing)
      recording.look()
    }
    recording.note(step)
  }

  /// Shakes the phone.
  ///
  /// - Parameters:
  ///   - duration: From began to ended, in virtual seconds.
  ///   - isCancelled: Whether the system finds that it was no shake after all.
  /// - Throws: `ScriptError` if the duration is negative or not finite; nothing has happened then.
  public func shake(
    for duration: Seconds = Decisions.shakeDuration, isCancelled: Bool = false
  ) throws(ScriptError) {
    try beginStep()
    try phone.check(duration)
    let start = phone.clock.now
    try perform(.wait(until: start))
    try perform(.shake(.began))
    try perform(.wait(until: start + Clock.microseconds(duration)))
    try perform(.shake(isCancelled ? .cancelled : .ended))
    onStep?(true)
  }

  /// Lets a shake begin, or come to its end.
  ///
  /// - Parameter shake: How far it has got.
  /// - Throws: What ends a script whose stage is to be played live.
  public func shake(_ shake: Script.Shake) throws(ScriptError) {
    try beginStep()
    try perform(.shake(shake))
    onStep?(true)
  }

  /// Begins a step; ends the script instead if the stage is to be played live: the scene stands.
  func beginStep() throws(ScriptError) {
    if isHeld { throw .sceneStands }
    onStep?(false)
  }
}
