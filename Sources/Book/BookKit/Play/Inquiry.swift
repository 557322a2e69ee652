import MiniUIKit
import Stage

/// The question about a scene that is played: asked, answered, and settled by what the reader's
/// finger, or the book's, brings about.
///
/// It is never forced: whoever touches first has skipped it, and gets no verdict.
struct Inquiry {
  /// Where the reader is with it.
  enum Step {
    /// The answers stand there.
    case asking
    /// An answer is chosen; how sure, is asked.
    case weighing
    /// The answer is kept, and waits for a run that settles it.
    case watching
    /// There is a verdict.
    case settled
    /// The reader has touched without an answer.
    case skipped
  }

  let asked: AskedRun
  private(set) var step = Step.asking
  /// The answer, from the moment it is chosen.
  private(set) var guess: Guess?
  /// What was judged last.
  private(set) var judged: Judged?

  /// A run that is over, and what it says to the question.
  struct Judged {
    var reply: AskedRun.Reply
    /// The line that proves it.
    var proof: TraceLine?
    /// Whether the reader's own finger made it.
    var isOwn: Bool
    /// The run on the scene, and how much had been done in it.
    fileprivate var run: Run
    fileprivate var deeds: Int
  }

  /// The question of an experiment; nil if it has none.
  init?(_ experiment: Experiment) {
    guard let asked = try? AskedRun(experiment), !asked.prediction.choices.isEmpty else {
      return nil
    }
    self.asked = asked
  }

  /// Whether the question still stands where the trace will be.
  var isOpen: Bool { step == .asking || step == .weighing }

  /// Takes a digit while the question is open; false if it means nothing then.
  mutating func take(_ number: Int) -> Bool {
    switch step {
    case .asking where asked.prediction.choices.indices.contains(number - 1):
      guess = Guess(choice: asked.prediction.choices[number - 1], sureness: nil)
      step = .weighing
    case .weighing where number == 0: askAgain()
    case .weighing:
      guard let sureness = Sureness(rawValue: number) else { return false }
      guess?.sureness = sureness
      step = .watching
    default: return false
    }
    return true
  }

  /// The reader goes on without an answer.
  mutating func skip() {
    if isOpen { (step, guess) = (.skipped, nil) }
  }

  /// The question stands there again.
  mutating func askAgain() { (step, guess, judged) = (.asking, nil, nil) }

  /// Whether a further touch needs a fresh scene: what was done so far is another run than the one
  /// that was asked about, and would remain so.
  func needsFreshScene(_ session: LiveSession) -> Bool {
    step == .watching && session.fingers.isEmpty
      && session.stage.recording.touches.count >= asked.touches
  }

  /// The same before a further shake.
  func needsFreshSceneToShake(_ session: LiveSession) -> Bool {
    step == .watching && session.stage.recording.shakes.count >= asked.shakes
  }

  /// Judges what has happened on the scene, once it is over.
  ///
  /// - Parameters:
  ///   - session: The scene.
  ///   - isBooks: Whether the book's touch was played.
  /// - Returns: Whether there is something new to say.
  mutating func settle(_ session: LiveSession, isBooks: Bool) -> Bool {
    guard step == .watching, isOver(session) else { return false }
    if let judged, judged.run === session.run,
      judged.deeds == Self.deeds(on: session)
    {
      return false
    }
    // What happens on the scene after the book's run has ended is no part of it.
    judge(isBooks ? asked.run : session.run, isOwn: !isBooks, session)
    if judged?.reply.difference == nil { step = .settled }
    return true
  }

  private mutating func judge(_ run: Run, isOwn: Bool, _ session: LiveSession) {
    let (reply, lines) = (asked.reply(of: run), run.lines)
    judged = Judged(
      reply: reply, proof: reply.proof.map { lines[$0] }, isOwn: isOwn, run: session.run,
      deeds: Self.deeds(on: session))
  }

  private func isOver(_ session: LiveSession) -> Bool {
    let recording = session.stage.recording
    guard let last = recording.lastDeed, session.fingers.isEmpty, !session.isPlaying else {
      return false
    }
    if recording.touches.count < asked.touches || recording.shakes.count < asked.shakes {
      // There may be another one to come.
      return session.now - last >= Clock.microseconds(1)
    }
    return session.isQuiet || session.now - last >= asked.rest
  }

  private static func deeds(on session: LiveSession) -> Int {
    session.stage.recording.samples.count + session.stage.recording.shakes.count
  }

  /// Settles the question by the book's run, which fingers and shakes alone cannot bring about.
  mutating func settleByBook(_ session: LiveSession) {
    judge(asked.run, isOwn: false, session)
    step = .settled
  }

  // MARK: - What stands there

  /// What is to be read about it now; empty if nothing is.
  func text(width: Int, glyphs: Glyphs) -> [String] {
    switch step {
    case .asking:
      return asked.prediction.text(width: width)
        + [""]
        + wrapped(
          "Type the number of your answer. To see it without one, touch the scene or press d.",
          width: width) + mark(width)
    case .weighing:
      return asked.prediction.text(width: width)
        + ["", guess?.words ?? ""] + wrapped(Sureness.question + "; 0 goes back.", width: width)
    case .watching, .settled:
      guard let guess else { return [] }
      guard let judged else {
        return wrapped(guess.words, width: width) + [""]
          + wrapped(
            "Now touch the scene: the mouse is the finger. Or move one with the arrow keys; space"
              + " puts it down and lifts it."
              + (asked.run.experiment.answersShakes ? " k shakes the phone." : "")
              + " d plays the book's touch.", width: width) + mark(width)
      }
      return asked.prediction.verdict(
        on: guess, judged.reply, proof: judged.proof, isOwn: judged.isOwn, width: width,
        glyphs: glyphs)
        + wrapped(
          step == .settled
            ? "v hides this and shows it; r asks again."
            : "Touch again, or press d to play the book's touch.", width: width)
    case .skipped: return []
    }
  }

  private func mark(_ width: Int) -> [String] {
    place == nil ? [] : wrapped("x is where the book's finger comes down.", width: width)
  }

  /// Where the finger comes down that the question is about, as long as there is no verdict.
  var place: CGPoint? {
    step == .settled || step == .skipped
      ? nil : asked.run.stage.recording.samples.first?.contact.location
  }

  /// The place of the line that proves it, in the trace of the run on the scene.
  var proof: Int? { step == .settled ? judged?.reply.proof : nil }
}
