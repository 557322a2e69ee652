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

  func step(_ number: Int) throws -> Step {
    try #require(steps.first { $0.number == number })
  }

  @Test func `steps are numbered as the chapters`() {
    expectEqual(steps.map(\.number), chapters.map(\.number))
    expectEqual(
      places.experiments.filter { $0.variant == nil }.map(\.id), steps.map { "\($0.number)" })
  }

  @Test(arguments: pairs)
  func `a step keeps what earlier touches did, but for what it changes on purpose`(
    number: Int, touched: Int
  ) throws {
    let (later, touches) = (try step(number), try step(touched))
    let before = try #require(steps.last { $0.number < number })
    let old = try Replay.outcome(of: touches, with: before)
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

  private static let ids = places.experiments.map(\.id)

  private func experiment(_ id: String) throws -> Experiment {
    try #require(places.experiments.first { $0.id == id })
  }

  @Test(arguments: ids)
  func `a step's run fits into twenty lines, is the same each time, and leaves nothing behind`(
    id: String
  ) throws {
    let experiment = try experiment(id)
    let run = try experiment.run()
    let text = run.text()
    expect(text.filter { !$0.isEmpty }.count <= 20, text.joined(separator: "\n"))
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

  @Test(arguments: ids)
  func `a step's scene can be touched live, and does what its script does`(id: String) throws {
    let experiment = try experiment(id)
    let session = try LiveSession(experiment)
    expectEqual(session.lines.filter { $0.kind == "touch" }.count, 0)
    try session.play(session.ownScript())
    session.finish()
    let played = (session.stage.viewController as? Places1)?.diary
    expectEqual(played, (try experiment.play().viewController as? Places1)?.diary)
  }

  @Test func `the phone can be shaken from the step on that answers it`() {
    for step in steps { expectEqual(step.experiment.answersShakes, step.makeScreen() is Places5) }
  }

  @Test(arguments: ids)
  func `what a step asks, its run answers in the words of one choice`(id: String) throws {
    let experiment = try experiment(id)
    guard let question = experiment.prediction else { return }
    let answers = question.choices.map { $0.answer }
    expect((2...4).contains(answers.count) && Set(answers).count == answers.count)
    let outcome = question.outcome(try experiment.run())
    expect(answers.contains(outcome), outcome)
    expect(question.text().allSatisfy { $0.count <= 72 })
  }

  @Test func `every app before its repair asks what will happen`() {
    let before = places.experiments.filter { $0.variant == "before" }
    expect(!before.isEmpty && before.allSatisfy { $0.prediction != nil })
  }

  @Test func `the worked example of chapter 6 has the stars of Places, to the letter`() throws {
    func stars(in file: String) throws -> String {
      let text = try String(contentsOfFile: packageRoot + "/" + file, encoding: .utf8)
      let match = text.firstMatch(of: /\/\/\/ Five stars(?s:.*?)\n}\n/)
      return String(try #require(match).0)
    }
    try expectEqual(
      stars(in: "Chapters/06-controls/Experiments/Stars.swift"),
      stars(in: "Sources/Book/Places/App/Steps/06Controls.swift"))
  }

  // MARK: - The program

  @Test func `without a number every step runs as it is, and with --before as it was`() throws {
    let titles = Transcript("", of: places).lines
    expect(titles.contains { $0.hasPrefix("6  ") } && !titles.contains { $0.hasPrefix("6-") })
    expectEqual(
      Transcript("6 --before", of: places).lines, Transcript("6-before", of: places).lines)
  }

  @Test func `the program shows the app after a chapter, and lists all of them`() throws {
    let run = try step(2).experiment.run()
    expectEqual(Transcript("2", of: places).lines, run.text() + [""])
    expectEqual(
      Transcript("--list", of: places).lines.dropLast().map { $0.prefix { $0 != " " } },
      places.experiments.map { $0.id[...] })
    let json = Transcript("2 --json --only action", of: places).lines
    expect(json.first?.hasPrefix("{\"experiment\":\"2\",\"t\":") == true)
    expect(Transcript("--help", of: places).output.contains("swift run places 4 "))
  }

  @Test(arguments: [
    ("99", "places: there is no step \"99\" in Places; choose from 1, 1-before, "),
    ("7 --harmless", "places: there is no step \"7-harmless\" in Places; choose from 1, "),
    ("--before", "places: --before goes with one step"),
    ("6 --before --naive", "places: --before and --naive are two apps; choose one"),
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
}
