import Foundation
import Testing

/// Addresses that lead nowhere, two pages at once, and a session that does not end.
@Suite(.serialized) struct EdgeTests {
  @Test func `an address that leads nowhere is answered by a sentence`() async throws {
    let answers = try Answers(of: "edges.mjs")
    let expected = [
      ("chapter-02.html#nowhere", "There is nothing called nowhere on this page. "),
      ("chapter-02.html#%E0%A4%A", "There is nothing called %E0%A4%A on this page. "),
      ("chapter-02.html#7A", "There is nothing called 7A on this page. All experiments"),
      ("chapter-02.html#run-9Z", "There is nothing called run-9Z on this page. "),
      ("rules.html##", "There is nothing called # on this page. The contents of the book"),
      ("index.html#99Z", "There is no experiment 99Z; this is 1A."),
      ("lab.html#99Z", "There is no experiment 99Z; this is 1A."),
      ("lab.html#%", "There is no experiment %; this is 1A."),
    ]
    for (address, words) in expected {
      #expect(answers[address].first?.hasPrefix(words) == true, "\(address)")
      // The page itself is there all the same.
      #expect(answers[address].last == "true", "\(address)")
    }
    #expect(answers["chapter-02.html#2A"] == ["", "true"])
    #expect(answers["lab.html#2A"] == ["", "true"])
    #expect(
      answers["another experiment, and one that is none, while one is open"] == [
        "3B: ", "1A: There is no experiment nothing; this is 1A.",
        "1A: There is no experiment %; this is 1A.", "2A: ",
      ])
    #expect(
      answers["two pages keep what both are told"] == [
        "2.check.1", "3.check.1",
        "Your answers were forgotten on another page of the book. Read this page anew", "2.check.2",
      ])
    #expect(answers.complaints == [])
  }

  @Test func `after 100,000 events a figure draws no more than what is visible`() async throws {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let browser = try program(WebTests.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let findings = try Findings(run(node, [script("long.mjs"), browser, folder]))
    func facts(_ what: String) -> [String: Any] { findings[what] as? [String: Any] ?? [:] }
    func count(_ what: String, _ part: String) -> Int { facts(what)[part] as? Int ?? .max }
    #expect((findings["100,000 events"] as? [Any])?.map { "\($0)" } == ["100000", "1"])
    for what in ["while the finger moves", "after it", "at its begin"] {
      // 80 slots on the axis, 60 rows while a finger is down and 700 after it.
      #expect(count(what, "ticks") <= 160, "\(what)")
      #expect(count(what, "scrubber") <= 400, "\(what)")
      #expect(count(what, "lanes") <= 1500, "\(what)")
      #expect(count(what, "stage") <= 2 * count("before", "stage"), "\(what)")
    }
    #expect(count("while the finger moves", "trace") <= 600)
    #expect(count("after it", "trace") <= 7000)
    // The axis scrolls under a line that shows the whole; what is left out is said.
    #expect(count("after it", "whole") == 1)
    #expect(count("after it", "lines") == 2000)
    #expect(count("after it", "before") > 100_000)
    // The list moves under the finger in the lines that are shown, not only at their end.
    let scenes = facts("after it")["scenes"] as? Int ?? 0
    #expect(scenes > 50)
    #expect((facts("after it")["words"] as? String)?.hasSuffix(" lines") == true)
    #expect(findings["complaints"] as? [String] == [])
    // What it costs depends on what else the machine does, so it is told and not asserted.
    let times = findings["pointer to paint"] as? [Double] ?? []
    try #require(times.count >= 40)
    print(
      """
      After 100,000 events: from pointer to paint \(times[times.count / 2]) ms in the median, 95 % \
      in \(times[times.count * 95 / 100]) ms.
      """)
  }
}
