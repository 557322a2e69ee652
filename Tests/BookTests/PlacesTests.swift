import Authoring
import BookKit
import MiniUIKit
import Stage
import TestKit
import Testing

@testable import PlacesApp

/// The app that grows through the book keeps what it could do.
@Suite(.provedOnce(.book)) struct PlacesTests {
  /// Each step with each step before it.
  private static let pairs = steps.flatMap { step in
    steps.prefix { $0.number < step.number }.map { (step.number, $0.number) }
  }

  private func step(_ number: Int) throws -> Step {
    try #require(steps.first { $0.number == number })
  }

  @Test func `steps are numbered as the chapters, without a gap`() {
    expectEqual(steps.map(\.number), Array(1...steps.count))
    expectEqual(places.experiments.map(\.id), steps.map { "\($0.number)" })
  }

  @Test(arguments: pairs)
  func `a step keeps what earlier touches did, but for what it changes on purpose`(
    number: Int, touched: Int
  ) throws {
    let (later, touches) = (try step(number), try step(touched))
    let old = try Replay.outcome(of: touches, with: try step(number - 1))
    let new = try Replay.outcome(of: touches, with: later)
    let isDeclared = later.changes.contains { $0.step == touched }
    guard old.isKept(in: new) == isDeclared else { return }
    let said = isDeclared ? "is said to change, and does not" : "is changed, and nobody says why"
    Issue.record(
      "step \(touched) \(said) by step \(number):\n\(old.difference(to: new).joined(separator: "\n"))"
    )
  }

  @Test func `what a step changes on purpose is an earlier step, with its reason in a sentence`() {
    for step in steps {
      for change in step.changes {
        expect((1..<step.number).contains(change.step))
        expect(change.because.hasSuffix(".") && change.because.first?.isUppercase == true)
      }
    }
  }

  @Test func `a regression is shown as a difference of two traces`() {
    let old = Replay.Outcome(
      diary: ["rated"], actions: ["screen didRate"],
      trace: ["touch stars began", "action screen didRate", "touch stars ended"])
    let new = Replay.Outcome(
      diary: ["closed"], actions: ["screen didTap"],
      trace: ["touch stars began", "action screen didTap", "touch stars ended"])
    expect(old.isKept(in: old))
    expect(!old.isKept(in: new))
    expectLines(
      old.difference(to: new),
      [
        "- action screen didRate", "- touch stars ended", "- diary rated",
        "+ action screen didTap", "+ touch stars ended", "+ diary closed",
      ])
    expectLines(old.difference(to: old), [])
  }

  @Test func `a later app may send further actions, but none less and none in another order`() {
    func outcome(_ actions: String...) -> Replay.Outcome {
      Replay.Outcome(diary: [], actions: actions, trace: [])
    }
    expect(outcome("a", "b").isKept(in: outcome("c", "a", "c", "b")))
    expect(!outcome("a", "b").isKept(in: outcome("b", "a")))
    expect(!outcome("a", "b").isKept(in: outcome("a")))
  }

  @Test(arguments: steps.map(\.number))
  func `a step's run fits into twelve lines, is the same each time, and leaves nothing behind`(
    number: Int
  ) throws {
    let experiment = try step(number).experiment
    let run = try experiment.run()
    let text = run.text()
    expect(text.filter { !$0.isEmpty }.count <= 12, text.joined(separator: "\n"))
    expect(text.allSatisfy { $0.count <= 72 }, text.joined(separator: "\n"))
    expect(experiment.title.count <= 60)
    for kind in experiment.kinds { expect(traceKinds.contains(kind), kind) }
    let again = try experiment.run()
    expectLines(again.text(), text)
    expectLines(again.json, run.json)
    var screen = Weak<UIViewController>(nil)
    do { screen = Weak(try experiment.play().viewController) }
    expectNil(screen.object)
  }

  @Test(arguments: steps.map(\.number))
  func `a step's scene can be touched live, and does what its script does`(number: Int) throws {
    // A live session knows fingers only, and so shakes no phone.
    let run = try step(number).experiment.run()
    if run.lines.contains(where: { $0.kind == "motion" }) { return }
    let session = try LiveSession(try step(number).experiment)
    expectEqual(session.lines.filter { $0.kind == "touch" }.count, 0)
    try session.play(session.ownScript())
    session.finish()
    let played = (session.stage.viewController as? Places1)?.diary
    expectEqual(played, (try step(number).experiment.play().viewController as? Places1)?.diary)
  }

  // MARK: - The program

  @Test func `the program shows the app after a chapter, and lists all of them`() throws {
    let run = try step(2).experiment.run()
    expectEqual(Transcript("2", of: places).lines, run.text() + [""])
    expectEqual(
      Transcript("--list", of: places).lines.dropLast().map { $0.prefix { $0 != " " } },
      steps.map { "\($0.number)"[...] })
    let json = Transcript("2 --json --only action", of: places).lines
    expect(json.first?.hasPrefix("{\"experiment\":\"2\",\"t\":") == true)
    expect(Transcript("--help", of: places).output.contains("swift run places 1"))
  }

  @Test(arguments: [
    ("99", "places: there is no step \"99\" in Places; choose from 1, 2, "),
    ("4 4", "places: 4 is given twice"), ("4 --alpha 1", "places: there is no option \"--alpha\""),
    ("--touch 1,1", "places: 1 has no touch that can be moved; no step of Places has --touch"),
    ("1 2 --play", "places: --play takes one step, not 2"),
    ("4 --play", "places: --play needs a terminal"),
  ])
  func `what does not exist is refused in one sentence, with status 2`(
    arguments: String, message: String
  ) {
    let transcript = Transcript(arguments, of: places)
    expectEqual(transcript.status, 2)
    expectEqual(transcript.output, "")
    expectEqual(transcript.errors.filter(\.isNewline).count, 1)
    expect(transcript.errors.hasPrefix(message), transcript.errors)
  }

  // MARK: - Loose ends, and where they are repaired

  /// The app after a step, once the touches of a step are done.
  private func screen<Screen: Places1>(
    _ app: Int, after touches: Int, as kind: Screen.Type = Places1.self
  ) throws -> Screen {
    let stage = try step(app).stage()
    try step(touches).touches(stage)
    return try #require(stage.viewController as? Screen)
  }

  @Test
  func `a touch keeps its pin however far it moves, and is no visit unless it is lifted there`()
    throws
  {
    let stage = try step(1).stage()
    try step(1).touches(stage)
    let log = try #require(stage.window as? LoggingWindow).log
    expectEqual(log.count, 4)
    expect(log.allSatisfy { $0.hasSuffix(" for harbour") })
    expectEqual(try screen(4, after: 1).diary, [])
    let tap = try step(4).stage()
    try tap.finger.tap(at: CGPoint(x: 100, y: 250))
    expectEqual((tap.viewController as? Places1)?.diary, ["visited harbour"])
  }

  @Test func `why says which gate, which edge or which other view keeps a finger away`() throws {
    let stage = try step(2).stage()
    let screen = try #require(stage.viewController as? Places2)
    let callout = try #require(screen.callout)
    expectEqual(why(callout.remove, at: removeButton), "the point is outside harbour")
    expectNil(why(screen.here, at: CGPoint(x: 60, y: 342)))
    screen.here.isHidden = true
    expectEqual(why(screen.here, at: CGPoint(x: 60, y: 342)), "here takes no touches")
    expectEqual(why(screen.map, at: CGPoint(x: 240, y: 200)), "market is hit before it")
    expectEqual(why(UIView(), at: .zero), "not in a window")
  }

  @Test func `the button of the callout answers from step 3 on`() throws {
    let stage = try step(3).stage()
    let screen = try #require(stage.viewController as? Places3)
    expectNil(why(try #require(screen.callout).remove, at: removeButton))
  }

  @Test func `a pin takes a finger within 44 points, and the layer lets every other touch through`()
    throws
  {
    let stage = try step(3).stage()
    for (x, name) in [(217.9, "map"), (218, "market"), (261.9, "market"), (262, "map")] {
      expectEqual(stage.owner(at: CGPoint(x: x, y: 200))?.name, name)
    }
    expectEqual(stage.owner(at: CGPoint(x: 60, y: 342))?.name, "here")
  }
}
