import Authoring
import MiniUIKit
import Stage
import TestKit
import Testing

/// Whether a run answers an experiment's question, and which line says so.
@Suite(.provedOnce(.book)) struct AskedRunTests {
  private static let questions = chapters.flatMap { $0.experiments }
    .filter { $0.prediction != nil }.map(\.id)

  private func experiment(_ id: String) throws -> Experiment {
    try #require(chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
  }

  private func asked(_ id: String) throws -> AskedRun {
    let asked = try AskedRun(experiment(id))
    return try #require(asked)
  }

  @Test(arguments: questions)
  func `the book's run settles its question, and so does the book's script`(id: String) throws {
    let asked = try asked(id)
    let reply = asked.reply(of: asked.run)
    expectNil(reply.difference)
    expectEqual(reply.outcome, asked.right)
    if let proof = reply.proof { expect(asked.run.lines.indices.contains(proof)) }
    let session = try LiveSession(experiment(id))
    try session.play(session.ownScript())
    session.finish()
    if asked.canBePlayed {
      expectNil(asked.reply(of: session.run).difference)
    } else {
      expectEqual(
        asked.reply(of: session.run).difference,
        "In the book's run the code does something of its own besides, and here it did not.")
    }
  }

  @Test(arguments: questions)
  func `a scene that nothing touches settles no question about a touch`(id: String) throws {
    let asked = try asked(id)
    guard asked.isTouched else { return }
    let reply = asked.reply(of: try LiveSession(experiment(id)).run)
    expectEqual(reply.difference, "There was no touch.")
  }

  /// What is said of 2A if a finger taps somewhere.
  private func reply(_ id: String, tapping points: [CGPoint], for hold: Microseconds = 80_000)
    throws -> AskedRun.Reply
  {
    let session = try LiveSession(experiment(id))
    for point in points {
      session.down(1, at: point)
      session.advance(by: min(hold, 240_000))
      for _ in 0..<Int(max(0, hold - 240_000) / 100_000) { session.advance(by: 100_000) }
      session.up(1)
      session.advance(by: 200_000)
    }
    return try asked(id).reply(of: session.run)
  }

  @Test func `another touch is named by the view it is on`() throws {
    try expectEqual(
      reply("2A", tapping: [CGPoint(x: 100, y: 150)]).difference,
      "You touched (100, 150), on parent.")
    try expectEqual(
      reply("2A", tapping: [CGPoint(x: 4, y: 4)]).difference, "You touched (4, 4), on nothing.")
  }

  @Test func `a touch with the same way through the views is the same`() throws {
    let reply = try reply("2A", tapping: [CGPoint(x: 250, y: 420)])
    expectNil(reply.difference)
    expectEqual(reply.outcome, "root")
  }

  @Test func `one touch more is another run`() throws {
    let point = try #require(experiment("2A").touch)
    try expectEqual(
      reply("2A", tapping: [point, point]).difference,
      "There were 2 touches, and the question is about 1.")
  }

  @Test func `a question about a shake is settled by a shake, and by one alone`() throws {
    let experiment = try experiment("5A")
    let cup = try #require(experiment.touch)
    let session = try LiveSession(experiment)
    func reply() throws -> AskedRun.Reply { try asked("5A").reply(of: session.run) }
    session.down(1, at: cup)
    session.advance(by: 80_000)
    session.up(1)
    session.advance(by: 200_000)
    try expectEqual(reply().difference, "The phone was not shaken.")
    session.shake()
    for _ in 0..<5 { session.advance(by: 100_000) }
    try expectNil(reply().difference)
    try expectEqual(reply().outcome, "not at all")
    session.shake()
    for _ in 0..<5 { session.advance(by: 100_000) }
    try expectEqual(
      reply().difference, "The phone was shaken 2 times, and the question is about one shake.")
  }

  @Test func `a touch that is held is not a tap`() throws {
    let point = try #require(
      asked("7A").run.stage.recording.touches.first)
    try expectEqual(
      reply("7A", tapping: [point], for: 1_540_000).difference?.hasPrefix("Your finger was down"),
      true)
  }

  @Test func `the proof of a hit is the answer of the window`() throws {
    let asked = try asked("2A")
    let proof = try #require(asked.reply(of: asked.run).proof)
    expectEqual(asked.run.lines[proof].text, "  0.000  hitTest window -> root")
  }

  @Test func `a changed setting is named where the question is not only about the hit`() throws {
    // Found by running: questions whose experiment has a parameter, and is not about the hit.
    var named = 0
    for id in Self.questions {
      let experiment = try experiment(id)
      let kinds = experiment.kinds
      guard !kinds.contains("hitTest") || kinds.contains("gesture"),
        let parameter = experiment.parameters.first(where: { $0.standard == .flag(false) })
      else { continue }
      var settings = Settings()
      settings.set(parameter.name, to: .flag(true))
      let asked = try asked(id)
      guard let run = try? experiment.run(settings),
        let difference = asked.reply(of: run).difference
      else { continue }
      if difference == "Now \(parameter.name) is yes." { named += 1 }
    }
    #expect(named > 0)
  }
}
