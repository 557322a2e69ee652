import MiniUIKit
import Stage
import TestKit
import Testing

/// Every experiment can be touched by oneself: its scene stands without its script, everything it
/// needs is alive, and what the script's fingers did can be done again from outside.
@Suite(.provedOnce(.book)) struct LiveScriptsTests {
  /// Experiments whose scripts do more than move fingers and wait, and what more they do.
  static let others = [
    "1A2": "takes keep off the screen under the finger",
    "1D": "schedules a timer after the tap",
    "3J2": "VoiceOver asks the link first",
    "3J3": "VoiceOver activates the link, and no finger comes down",
    "4K2": "takes red off the screen under the finger",
    "5E2": "the delegate changes its mind after a second",
    "5E3": "the delegate changes its mind after a second",
    "5F": "takes the card away", "5F2": "takes the card away",
    "5G": "ends the editing", "5G2": "ends the editing",
    "5H2": "makes another view first responder", "5H3": "makes another view first responder",
    "5M": "the field resigns, and the chat asks again",
    "6J2": "takes the button away under the finger",
    "7K": "adds the recognizer under the finger",
    "9K": "switches one recognizer off between the fingers, and the next one on",
    "10C": "scrolls back between the fingers",
    "12I": "the search field resigns",
    "13C": "shows another controller under the finger",
    "13G": "takes the story away under the finger",
    "13G2": "takes the story away under the finger",
    "13I": "loads the table anew under the finger",
    "13M": "takes a view away under a finger and hides another",
    "14I": "types a digit and a letter",
    "14P": "types before the tap and after it", "14Q": "presses a key and types a letter",
    "14S": "presses keys", "14T": "types after each tap",
    "16F2": "the pencil reports forces", "16H": "presses a key", "16H2": "presses a key",
    "16H3": "presses a key",
  ]

  private func experiment(_ id: String) throws -> Experiment {
    try #require(chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
  }

  @Test(arguments: EveryRun.some(of: chapters.flatMap { $0.experiments.map(\.id) }))
  func `the experiment's own script does the same to the live scene`(id: String) throws {
    let experiment = try experiment(id)
    let run = try experiment.run()
    let session = try LiveSession(experiment)
    try session.play(run.stage.recording.script)
    session.finish()
    if let reason = Self.others[id] {
      #expect(session.run.json != run.json, "\(id) needs no exception any more: \(reason)")
    } else {
      expectEqual(session.run.json, run.json)
    }
  }

  @Test(arguments: chapters.flatMap { $0.experiments.map(\.id) })
  func `where the book shakes the phone, the reader can`(id: String) throws {
    let experiment = try experiment(id)
    expectEqual(experiment.answersShakes, try !experiment.run().stage.recording.shakes.isEmpty)
    guard experiment.answersShakes else { return }
    let session = try LiveSession(experiment)
    session.shake()
    session.advance(by: 20_000)
    expect(session.lines.contains { $0.kind == "motion" && $0.what == "began" })
  }

  @Test(arguments: EveryRun.some(of: chapters.flatMap { $0.experiments.map(\.id) }))
  func `frame by frame and step by step come to the same`(id: String) throws {
    let session = try LiveSession(experiment(id))
    let script = try session.ownScript()
    // Some only print tables, made on stages of their own.
    guard !script.steps.isEmpty else { return }
    try session.play(script)
    session.finish()
    let json = session.run.json

    try session.play(script)
    // An uneven rhythm, as that of a real display.
    var rhythm = [9_000, 17_000, 31_000, 4_000].makeIterator()
    while session.isPlaying { session.advance(by: Microseconds(rhythm.next() ?? 16_000)) }
    expectEqual(Array(session.run.json.prefix(json.count)), json)

    try session.play(script)
    while session.isPlaying { expect(session.step()) }
    expectEqual(session.script, script)
    expectEqual(session.run.json, json)
  }

  @Test(arguments: EveryRun.some(of: chapters.flatMap { $0.experiments.map(\.id) }))
  func `every scene can be drawn and touched`(id: String) throws {
    let session = try LiveSession(experiment(id))
    let map = session.map(of: session.area, columns: 40, rows: 16)
    #expect(map.rows.count <= 16 && map.rows.allSatisfy { $0.count <= 40 })
    session.down(1, at: CGPoint(x: 105, y: 240))
    session.advance(by: 20_000)
    session.up(1)
    session.advance(by: 20_000)
    expectEqual(session.stage.recording.touches, [CGPoint(x: 105, y: 240)])
    let json = session.run.json
    try session.play(session.script)
    session.finish()
    expectEqual(session.run.json, json)
  }
}
