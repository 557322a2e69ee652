public import MiniUIKit

/// What fingers did on a stage and when, exact to the microsecond: enough to do it again.
public struct Script: Sendable, Equatable {
  /// One step.
  public enum Step: Sendable, Equatable {
    /// Virtual time passes until then, in microseconds since the phone's clock began.
    case wait(until: Microseconds)
    /// What some fingers do at one moment, in one event.
    case fingers([HIDEvent.Contact])
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

  /// What each report of the glass says, in order.
  var reports: [[HIDEvent.Contact]] {
    var reports: [[HIDEvent.Contact]] = []
    for case .fingers(let contacts) in steps { reports.append(contacts) }
    return reports
  }
}

extension Stage {
  /// Does one step; whatever fingers do and whatever time passes on a stage comes by here.
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
    }
    recording.note(step)
  }

  /// Begins a step; ends the script instead if the stage is to be played live: the scene stands.
  func beginStep() throws(ScriptError) {
    if isHeld { throw .sceneStands }
    onStep?(false)
  }
}
