import Foundation
import Testing

/// What hands do with a figure: by mouse, and by keys alone.
@Suite(.serialized) struct HandsTests {
  @Test func `tabs, fingers and handles obey mouse and keys`() async throws {
    let answers = try Answers(of: "hands.mjs")
    let trace = "true 0 true true, false -1 false false"
    let code = "false -1 false false, true 0 true true"
    #expect(answers["tabs by arrows, Home and End"] == [trace, code, trace, code, trace])
    #expect(answers["tabs, as they are told"] == ["Trace or code", "Trace", "Code"])
    // The line on which a view is asked, and the views that wait for its answer.
    #expect(answers["C changes sides, and the code follows"] == ["1", "2", "true", "0"])
    #expect(answers["a run before the listing has no tabs"] == ["0"])
    #expect(
      answers["a mirrored finger beside the mouse"]
        == ["1 above,2 above", "1 down,2 down", "true", "true"])
    #expect(
      answers["two fingers by keys alone, each by itself"] == [
        "1 down", "2 down", "2 moved", "2 moved", "1 moved", "1 up", "2 cancelled",
      ])
    #expect(
      answers["two mirrored fingers by keys alone"] == [
        "true", "1 down", "2 down", "1 moved", "2 moved", "1 moved", "2 moved", "1 up", "2 up",
      ])
    #expect(answers["a shake brings back a pin"] == ["false", "true", "Shake the phone", "true"])
    #expect(
      answers["a shake belongs to the touch before it, by its key as well"]
        == ["2", "note", "0", "true"])
    #expect(
      answers["a position, an inset and an offset have handles"]
        == ["panel, top 420 | table, offset 0", "close, margin 0", ""])
    #expect(
      answers["an edge is dragged, an offset is moved by keys"]
        == ["480", "480", "false", "20", "480,-60,20"])
    #expect(
      answers["lanes are a table, too"] == [
        "finger, on the glass | 0.000 to 0.080 | down",
        "tap(grey), recognizer | 0.000 to 0.080 | possible",
        "tap(grey), recognizer | 0.000 | hears the touch",
        "tap(grey), recognizer | 0.000 to 0.080 | timer",
        "tap(grey), recognizer | 0.080 | hears the touch",
        "tap(grey), recognizer | 0.080 | failed",
        "action, viewController | 0.080 | didTapRed",
        "decision | 0.080 | tap(red) is recognized, tap(grey) fails: excluded by tap(red)",
      ])
    #expect(
      answers["a scrubber says its moment, a trace has one row of now"]
        == ["slider", "6", "15", "true", "listbox", "1", "true", "application"])
    #expect(
      answers["what is spoken comes once a second at most, and the last word is said"]
        == ["true", "true", "true", "1"])
    #expect(
      answers["tables whose rows are settings"] == [
        "72", "gesture: show run 9E with control button and gesture double",
        "lifted: show run 13B with end lifted", "swiped: show run 13B with end swiped",
        "removed: show run 13B with end removed", "alert: show run 13B with end alert",
      ])
    #expect(
      answers["a row plays its run where it stands, in every table that has scenes"] == [
        // Rows that are buttons, lines, no scene; then what is set and seen, and the row's own word.
        "8,0,true", #"{"show":"covered"} false 1 true ended"#,
        "13,0,true", #"{"show":"a list takes","column":"control"} false 1 true touchUpInside"#,
      ])
    #expect(
      answers["a row opens another figure with its setting"]
        == ["false,swiped,run-13B2", "removed", "true", "true", "1"])
    #expect(answers.complaints == [])
  }
}

/// A finger that rests, trembles by a pixel, or pinches: the engine hears what the finger does, whatever
/// the run changes in the figure meanwhile.
@Suite(.serialized) struct RestTests {
  @Test func `a finger that rests, trembles and pinches does so for the engine`() async throws {
    let figures = [
      "chapter-04.html#4G", "chapter-07.html#7D", "chapter-07.html#7B", "chapter-10.html#10E",
      "chapter-10.html#10A2", "chapter-05.html#5L2",
    ]
    // Each by mouse at a desk, and by two fingers on a phone.
    try expectRest(figures, atLeast: 12)
  }

  @Test func `a finger that rests, trembles and pinches does so in every living figure`()
    async throws
  {
    try expectRest([], atLeast: 380)
  }

  private func expectRest(_ figures: [String], atLeast count: Int) throws {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let browser = try program(WebTests.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let findings = try Findings(run(node, [script("rest.mjs"), browser, folder] + figures))
    #expect(findings["failed"] == nil)
    #expect(findings["figures"] as? Int ?? 0 >= count)
    for what in ["far", "unheard", "complaints"] {
      #expect(findings[what] as? [String] == [], "\(what)")
    }
  }
}

/// What a script of a reader saw, each thing as words.
struct Answers {
  private let findings: Findings

  /// Runs a script with a browser and the site.
  ///
  /// - Parameters:
  ///   - name: The script's name.
  ///   - browser: The browser's program, if it isn't the first that is found.
  ///   - words: What it is told besides.
  /// - Throws: A cancellation if something is missing that it needs, or what running it throws.
  init(of name: String, in browser: String? = nil, _ words: String...) throws {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let browser = try browser ?? program(WebTests.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    findings = try Findings(run(node, [script(name), browser, folder] + words))
  }

  subscript(what: String) -> [String] {
    (findings[what] as? [Any])?.map { "\($0)" } ?? [findings[what].map { "\($0)" } ?? "nothing"]
  }

  /// What the console said; nil if the script has not come to its end.
  var complaints: [String]? { findings["complaints"] as? [String] }
}
