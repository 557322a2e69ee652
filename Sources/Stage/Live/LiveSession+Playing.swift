public import MiniUIKit

// Playing a script: a recording, or what the experiment itself does. It can be paused and slowed
// down like everything else, and comes to the same bytes however it is played.

extension LiveSession {
  /// Builds the scene anew and begins to play a script on it.
  ///
  /// - Parameter script: A session's recording, or the script of a run of the same experiment.
  /// - Throws: `ScriptError` if it cannot be played; then nothing has changed.
  public func play(_ script: Script) throws(ScriptError) {
    let fresh = try experiment.scene(settings, isFilmed: isFilmed)
    try fresh.stage.phone.digitizer.check(script.reports)
    var last = fresh.stage.phone.clock.now
    for case .wait(let time) in script.steps {
      if time < last {
        throw .backwards(from: Clock.seconds(last), to: Clock.seconds(time))
      }
      last = time
    }
    begin(fresh)
    rest = ArraySlice(script.steps)
  }

  /// Shows a whole run of the experiment, with all that its script does besides moving fingers.
  ///
  /// - Parameter run: A run of the same experiment; it is over.
  public func show(_ run: Run) {
    begin(run)
    isPaused = false
  }

  /// Plays what is left of the script at once.
  public func finish() {
    while let step = rest.popFirst() { playOne(step) }
    align()
  }

  /// What the experiment itself does with its fingers, as far as a script can say it.
  ///
  /// - Returns: The script, to be given to `play(_:)`.
  /// - Throws: `ScriptError` if the experiment cannot be played with these settings.
  public func ownScript() throws(ScriptError) -> Script {
    try experiment.run(settings).stage.recording.script
  }

  /// Plays what comes until a moment.
  func play(until time: Microseconds) {
    while let step = rest.first {
      if case .wait(let moment) = step, moment > time { return }
      rest.removeFirst()
      playOne(step)
    }
  }

  private func playOne(_ step: Script.Step) {
    perform(step)
    fingers = stage.phone.digitizer.fingers
  }

  /// Pauses, and lets one thing happen: the next timer or the next event, whichever comes first.
  ///
  /// - Returns: False if nothing waits: no timer, no finger, no shake, no script.
  @discardableResult
  public func step() -> Bool {
    isPaused = true
    let timer = stage.phone.clock.nextDeadline
    defer { align() }
    if let next = rest.first {
      if case .wait(let time) = next, let timer, timer <= time {
        perform(.wait(until: timer))
        return true
      }
      rest.removeFirst()
      playOne(next)
      if case .wait = next, let deed = rest.popFirst() { playOne(deed) }
    } else if let timer, timer <= nextInput ?? timer {
      perform(.wait(until: timer))
    } else if let end = shakeEnd, end == nextInput {
      endShake(by: end)
    } else if nextInput != nil {
      takeFrame()
    } else {
      return false
    }
    return true
  }
}
