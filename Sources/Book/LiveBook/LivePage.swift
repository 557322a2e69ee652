import MiniUIKit
import Stage

/// What stands behind a page that shows the book live: requests in words, answers in text or JSON.
///
/// A page opens one experiment at a time. It says what fingers do and how much time has passed, and
/// draws what it is answered. Natively it does the same, which is how it is tested.
public final class LivePage {
  /// The experiment that is open; nil before the first.
  var session: LiveSession?
  /// The scene that the reader has built last; nil before the first.
  var own: OwnScene?
  /// The run that the open experiment's question is about.
  private var asked: AskedRun?

  /// Makes a page on which nothing is open.
  public init() {}

  /// Obeys a request.
  ///
  /// - Parameter request: A word, or a word and another, as in `open 3B`:
  ///   `book`, `open ID` (of an experiment, the number of a step of Places, or that of an exercise
  ///   with a scene), `film ID` (the same, for `record`; `own` is the scene that was built last),
  ///   `build` and a scene's lines below it, `why X Y` (of that scene), `place`, `state LINES`, `record`,
  ///   `record LINES` (no more than the last so many), `record book`, `run`, `json`, `swift`, `reset`,
  ///   `shakes ID` (whether something in that scene answers a shake: `yes` or `no`), `shake`,
  ///   `own`, `replay`, `finish`, `pause yes`, `pause no`, `pace 1`, `pace 10`, `step`.
  /// - Returns: What was asked for; for a deed the word `done`, or a sentence that begins with
  ///   `No: `.
  public func answer(_ request: String) -> String {
    // A reader may write any letter here, so that it is read byte by byte.
    let bytes = Array(request.utf8)
    if bytes.count >= 6, String(decoding: bytes[..<6], as: UTF8.self) == "build\n" {
      return build(String(decoding: bytes[6...], as: UTF8.self))
    }
    let words = request.split(separator: " ").map { String($0) }
    let (word, rest) = (words.first ?? "", words.count > 1 ? words[1] : "")
    do throws(ScriptError) {
      if word == "book" { return book }
      if word == "why" { return why(Array(words.dropFirst())) }
      if word == "open" || word == "film" {
        guard let experiment = rest == "own" ? own?.experiment : Self.experiment(rest) else {
          return "No: there is no \(rest)."
        }
        session = try LiveSession(experiment, isFilmed: word == "film")
        asked = try AskedRun(experiment)
        return facts(of: experiment, asked)
      }
      if word == "shakes" { return Self.experiment(rest)?.answersShakes == true ? "yes" : "no" }
      guard let session else { return "No: nothing is open." }
      return try answer(word, rest, session)
    } catch {
      return "No: " + error.description
    }
  }

  private func answer(
    _ word: String, _ rest: String, _ session: LiveSession
  ) throws(ScriptError) -> String {
    switch word {
    case "state": return state(of: session, after: Int(rest) ?? 0)
    case "place": return place(of: session)
    case "record":
      return rest == "book"
        ? try RunRecord(
          of: session.experiment.film(session.settings), session.settings, asked: asked
        ).json
        : RunRecord(
          of: session.run, session.settings, asked: asked, most: Int(rest) ?? .max
        ).json
    case "run":
      return try session.experiment.run(session.settings).json.joined(separator: "\n")
    case "json": return session.run.json.joined(separator: "\n")
    case "swift": return session.script.swift.joined(separator: "\n")
    case "reset": try session.reset()
    case "shake": session.shake()
    case "own": try session.play(session.ownScript())
    case "replay": try session.play(session.script)
    case "finish": session.finish()
    case "pause": session.isPaused = rest == "yes"
    case "pace": session.pace = rest == "10" ? .slow : .normal
    case "step": return session.step() ? "done" : "No: nothing waits."
    default: return "No: a page cannot \(word)."
    }
    return "done"
  }

  /// Builds the scene of the open experiment anew, with one parameter changed.
  ///
  /// - Parameters:
  ///   - parameter: Which of the experiment's parameters, from 0; -1 and -2 are the touch's x and y.
  ///   - value: A number; 1 or 0 for yes or no; for a word its place among the possible ones.
  /// - Returns: As from `answer(_:)`.
  public func set(_ parameter: Int, to value: Double) -> String {
    guard let session, let settings = settings(of: session, parameter, value) else {
      return "No: that is not possible."
    }
    do throws(ScriptError) {
      self.session = try LiveSession(session.experiment, settings, isFilmed: session.isFilmed)
    } catch {
      return "No: " + error.description
    }
    self.session?.pace = session.pace
    return "done"
  }

  private func settings(of session: LiveSession, _ index: Int, _ value: Double) -> Settings? {
    var settings = session.settings
    let experiment = session.experiment
    guard value.isFinite, value.magnitude < 9e9 else { return nil }
    if index < 0 {
      guard var touch = settings.touch ?? experiment.touch else { return nil }
      if index == -1 { touch.x = CGFloat(value) } else { touch.y = CGFloat(value) }
      settings.touch = touch
      return settings
    }
    guard experiment.parameters.indices.contains(index) else { return nil }
    let parameter = experiment.parameters[index]
    let chosen: Parameter.Value
    switch parameter.range {
    case .numbers, .wholeNumbers: chosen = .number(value)
    case .flag: chosen = .flag(value != 0)
    case .words(let words):
      guard words.indices.contains(Int(value)) else { return nil }
      chosen = .word(words[Int(value)])
    }
    guard parameter.allows(chosen) else { return nil }
    settings.set(parameter.name, to: chosen)
    return settings
  }

  /// A finger on the page does something.
  ///
  /// - Parameters:
  ///   - deed: 0 it comes down, 1 it moves, 2 it is lifted, 3 the system takes its touch away.
  ///   - finger: Its number, from 1.
  ///   - x: Where on the screen, in points.
  ///   - y: Where on the screen, in points.
  public func finger(_ deed: Int, _ finger: Int, _ x: Double, _ y: Double) {
    let point = CGPoint(x: x, y: y)
    switch deed {
    case 0: session?.down(finger, at: point)
    case 1: session?.move(finger, to: point)
    case 2: session?.up(finger)
    default: session?.cancel(finger)
    }
  }

  /// Real time passes.
  ///
  /// - Parameter microseconds: How much since the last call.
  public func advance(by microseconds: Double) {
    session?.advance(by: Microseconds(min(max(0, microseconds), 1e6)))
  }

  private static func experiment(_ id: String) -> Experiment? {
    for chapter in liveBook + [livePlaces] {
      if let experiment = chapter.experiments.first(where: { $0.id == id }) { return experiment }
    }
    return liveScenes.first { $0.id == id }
  }
}
