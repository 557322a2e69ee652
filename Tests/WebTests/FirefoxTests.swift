import Foundation
import LiveBook
import Stage
import Testing

/// The pages in another engine than Chromium's.
///
/// Other suites' scripts are run in it as well, and one of its own; `.ci/more` does that.
@Suite(.serialized) struct FirefoxTests {
  private func firefox() throws -> String {
    let names = [
      "firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox",
    ]
    return try program(names, "Firefox")
  }

  @Test func `every page opens without a word, a request, or a line too wide`() throws {
    try WebTests.expectPages(in: firefox())
  }

  @Test func `taps and keys do what fingers do on the phone`() throws {
    // Moves are another matter: the driver cuts a drag into moves of its own, and those of two
    // fingers do not arrive.
    try WebTests.expectPointers(in: firefox(), without: ["a drag", "two fingers"])
  }

  @Test func `exercises are tried in their cards, kept and forgotten`() throws {
    try JudgeTests.expectTries(in: firefox())
  }

  @Test func `a scene of one's own is built, touched and linked to`() throws {
    try BuildTests.expectScenes(in: firefox())
  }

  @Test func `figures have the lines of their runs, ask, open gates, and judge a touch`() throws {
    let answers = try Answers(of: "another.mjs", in: firefox())
    let book = liveBook.flatMap(\.experiments).map { (name: $0.id, experiment: $0) }
    let places = livePlaces.experiments.map { (name: "places \($0.id)", experiment: $0) }
    for page in ["chapter-01.html", "chapter-10.html", "chapter-16.html"] {
      let figures = answers[page]
      #expect(figures.count >= 12, "\(page)")
      for figure in figures {
        // Its name, with what is amiss, and then its lines.
        let findings = figure.split(separator: "\n").map(String.init)
        let found = try #require((book + places).first { $0.name == findings[0] }, "\(findings[0])")
        let lines = try found.experiment.run().lines.map {
          "\($0.time) \($0.kind) \($0.who) \($0.what)"
        }
        #expect(Array(findings.dropFirst()) == lines, "\(findings[0])")
      }
    }
    #expect(answers["figures are no wider than the window"] == ["12", "true"])
    #expect(
      answers["an answer opens its gate, and both are kept"]
        == ["true,false", "false,true", "✓ right", "false,true", "✓ right"])
    #expect(
      answers["another touch leaves the question open, the same one settles it"]
        == ["still open", "✓ right", "root"])
    #expect(answers["a symptom leads to its place"] == ["true"])
    #expect(
      answers["the gallery draws, plays and chooses"]
        == [String(liveBook.map(\.experiments.count).reduce(0, +)), "true"])
    #expect(answers["the search leads to a rule, by keys alone"] == ["true"])
    #expect(answers["before paper every figure has its size"] == ["true"])
    #expect(answers.complaints == [])
  }
}
