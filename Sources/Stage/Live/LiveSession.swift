public import MiniUIKit

/// An experiment's scene to touch oneself: fingers and shakes come from outside, and real time drives
/// the clock.
///
/// The session begins with the scene as the experiment builds it, before its first finger. A face,
/// in a terminal or in a browser, does three things: it says what fingers do, it says how much real
/// time has passed, and it draws what the session knows. The same calls give the same trace.
///
/// The glass is sampled once a frame of virtual time, 60 times a second (EV-28): what a finger does
/// becomes an event at the next frame, and of several moves between two frames the last one counts.
/// A second thing the same finger does, as down and up, comes with the frame after.
///
/// Before the first finger the clock waits, unless the scene itself waits for something.
public final class LiveSession {
  /// How fast virtual time runs: how many times slower than real time.
  public enum Pace: Int, Sendable {
    /// As fast as real time.
    case normal = 1
    /// Ten times slower.
    case slow = 10
  }

  /// The longest real time that one call of `advance(by:)` counts, in microseconds: a face that was
  /// away for a minute goes on where it was.
  public static let longestGap: Microseconds = 250_000

  /// The experiment.
  public let experiment: Experiment
  /// What the reader varied.
  public let settings: Settings
  /// Whether it is recorded how the scene looks after each line.
  public let isFilmed: Bool
  /// What has happened since the scene was built: trace, JSON, map and figures.
  public internal(set) var run: Run
  /// How fast virtual time runs.
  public var pace = Pace.normal
  /// Whether time stands still and what fingers do waits for `step()`.
  public var isPaused = false

  /// The fingers on the glass as the face moves them, and where they are on the screen.
  public internal(set) var fingers: [(finger: Int, location: CGPoint)] = []
  /// What fingers have done that no frame has taken yet.
  var inbox: [HIDEvent.Contact] = []
  /// Whether a shake waits for the next frame.
  var wantsShake = false
  /// When the shake that has begun ends; nil if there is none.
  var shakeEnd: Microseconds?
  /// What is left of a script that is being played.
  var rest: ArraySlice<Script.Step> = []
  /// When the glass is sampled next.
  var nextFrame: Microseconds = 0
  /// Where virtual time would be if it did not move in frames.
  private var due: Microseconds = 0
  /// Real time that is not yet a microsecond of virtual time.
  private var change: Microseconds = 0

  /// Builds an experiment's scene.
  ///
  /// - Parameters:
  ///   - experiment: The experiment.
  ///   - settings: What the reader varies.
  ///   - isFilmed: Whether it is recorded how the scene looks after each line.
  /// - Throws: `ScriptError` if the scene cannot be built.
  public init(
    _ experiment: Experiment, _ settings: Settings = Settings(), isFilmed: Bool = false
  ) throws(ScriptError) {
    (self.experiment, self.settings, self.isFilmed) = (experiment, settings, isFilmed)
    run = try experiment.scene(settings, isFilmed: isFilmed)
    run.stage.recording.look()
    align()
  }

  deinit { run.stage.recording.film?.stop() }

  /// The stage.
  public var stage: Stage { run.stage }
  /// Virtual time, in microseconds since the phone's clock began.
  public var now: Microseconds { stage.phone.clock.now }
  /// What has been done since the scene was built.
  public var script: Script { stage.recording.script }
  /// Whether a script is being played; fingers from outside are not heard meanwhile.
  public var isPlaying: Bool { !rest.isEmpty }

  /// Builds the scene anew; nothing has happened then, and no finger is on the glass.
  ///
  /// - Throws: `ScriptError` if the scene cannot be built; then it is as it was.
  public func reset() throws(ScriptError) {
    begin(try experiment.scene(settings, isFilmed: isFilmed))
  }

  /// Begins with a scene.
  func begin(_ scene: Run) {
    run.stage.recording.film?.stop()
    run = scene
    run.stage.recording.look()
    (fingers, inbox, rest) = ([], [], [])
    (wantsShake, shakeEnd) = (false, nil)
    (nextFrame, due, change) = (0, 0, 0)
    align()
  }

  /// Says that real time has passed.
  ///
  /// - Parameter elapsed: In microseconds; at most `longestGap` of it counts.
  public func advance(by elapsed: Microseconds) {
    guard !isPaused, isUnderWay else { return }
    let real = change + min(max(0, elapsed), Self.longestGap)
    let slowness = Microseconds(pace.rawValue)
    due += real / slowness
    change = real % slowness
    while nextFrame <= due { takeFrame() }
  }

  /// Whether nothing more comes by itself: no finger is on the glass, the phone is not being shaken,
  /// no script is played, and nothing waits for a timer.
  public var isQuiet: Bool {
    fingers.isEmpty && nextInput == nil && !isPlaying && stage.phone.clock.nextDeadline == nil
  }

  /// Whether anything makes time pass: something has been done, or the scene waits for a timer.
  private var isUnderWay: Bool {
    !script.steps.isEmpty || nextInput != nil || isPlaying
      || stage.phone.clock.nextDeadline != nil
  }

  /// Samples the glass: first what is played, then what fingers did.
  func takeFrame() {
    let time = nextFrame
    nextFrame += Clock.frame
    play(until: time)
    endShake(by: time)
    deliver(at: time)
    perform(.wait(until: time))
  }

  /// Lets no frame and no reckoning lie in the past.
  func align() {
    if nextFrame < now {
      nextFrame += (now - nextFrame + Clock.frame - 1) / Clock.frame * Clock.frame
    }
    due = max(due, now)
  }

  /// Does one step.
  ///
  /// None can be impossible: fingers are checked as they come in, scripts before they are played.
  func perform(_ step: Script.Step) {
    do throws(ScriptError) {
      try stage.perform(step)
    } catch {
      preconditionFailure("A live session has checked every step.")
    }
  }
}
