import Foundation
import Testing

/// The figures of the book as a browser shows them.
@Suite(.serialized) struct FigureTests {
  @Test(arguments: [(1280, 860), (390, 844)])
  func `every figure lives, and no name lies on another at any moment or tilt`(
    width: Int, height: Int
  ) async throws {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let browser = try program(WebTests.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let output = try run(
      node, [script("figures.mjs"), browser, folder, String(width), String(height)])
    let findings = try Findings(output)
    #expect(findings["failed"] == nil)
    var (figures, names) = (0, 0)
    var costs: [Double] = []
    for chapter in 1...12 {
      let page = "chapter-\(chapter < 10 ? "0" : "")\(chapter).html"
      let facts = try #require(findings[page] as? [String: Any], "\(page)")
      for what in ["overlaps", "outside", "silent", "complaints"] {
        #expect(facts[what] as? [String] == [], "\(page), \(what)")
      }
      figures += facts["figures"] as? Int ?? 0
      names += facts["names"] as? Int ?? 0
      costs += facts["costs"] as? [Double] ?? []
    }
    #expect(figures >= 130)
    #expect(names >= 10_000)
    // What drawing costs depends on what else the machine does, so it is told and not asserted.
    costs.sort()
    let (median, most) = (costs[costs.count / 2], costs[costs.count * 95 / 100])
    print("\(width) wide: a moment is drawn in \(median) ms in the median, 95 % in \(most) ms.")
  }

  @Test func `a figure goes back and forth, asks, judges honestly, and is touched`() async throws {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let browser = try program(WebTests.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let findings = try Findings(run(node, [script("figure.mjs"), browser, folder]))
    func words(_ what: String) -> [String] {
      (findings[what] as? [Any])?.map { "\($0)" } ?? [findings[what].map { "\($0)" } ?? "nothing"]
    }
    #expect(
      words("nothing of the answer is there before the prediction")
        == ["", "", "Closed until you predict", "-1", "1"])
    #expect(
      words("wrong and certain")[0].contains("What happened: “root”. You said “child” (certain)."))
    #expect(words("kept and asked anew")[0].contains("not so"))
    let touch = words("another touch leaves the question open, the same one settles it")
    #expect(touch[0].hasPrefix("still open"))
    #expect(touch[1].hasSuffix("right"))
    #expect(touch[2] == "root")
    let changed = words("changed settings: the verdict stays, the figure changes")
    #expect(changed[0] == "300")
    #expect(changed[2].hasSuffix("right"))
    #expect(words("a corner is dragged, and moved by keys") == ["270", "340", "child", "260"])
    #expect(words("scrubbing on and back comes to the same") == ["1", "1", "1", "1"])
    #expect(words("pointing at a view marks its rows") == ["parent", "parent", "parent"])
    #expect(
      words("the keyboard moves through time")
        == ["point, moment 2 of 11", "touch, moment 11 of 11", "before the first"])
    #expect(words("the keyboard touches")[1...] == ["260", "410", "1"])
    #expect(words("a drag scrolls") == ["1", "1"])
    #expect(words("two fingers by a switch") == ["1", "2"])
    #expect(words("a listing follows").count >= 2)
    #expect(words("on a phone stage, time and sentence are on one screen") == ["1", "1", "1"])
    #expect(words("reduced motion goes in steps") == ["1"])
    #expect(words("paper shows the last moment") == ["1", "none", "block"])
    #expect(words("paper shows what waits behind a question") == ["1", "1", "1", "1", "1"])
    #expect(
      words("on paper nothing lies on anything, and a phone prints what a desk prints") == [
        "", "", "1",
      ])
    #expect(words("a verdict leaves the trace a place of its own") == ["1", "1", "1"])
    #expect(
      words("a table has the head that its run gave it") == ["3 0 0,0 2 0", "1 0 0"])
    #expect(
      words("on a phone words stay whole, and a tall drawing takes the place of a wide one")
        == ["1", "0", "7D-states-tall.svg", "1", "0"])
    #expect(words("in forced colours only the row of now has an edge") == ["1", "solid"])
    #expect(words("a listing keeps its code while it is played") == ["1", "1"])
    #expect(
      words("an answer waits for its run, and scrubbing to the end settles it") == [
        "1", "your answer", "1", "1",
      ])
    #expect(
      words("nothing is told before time moves") == ["hidden", "1", "visible", "0", "1"])
    #expect(
      words("a finger scrolls the page, until it is meant for the scene") == ["1", "1", "1", "1"])
    #expect(words("beside the screen there is nothing to touch") == ["1"])
    #expect(words("a finger that scrolls over the line leaves the moment") == ["1", "1"])
    #expect(words("the line that proves it is red's touchesCancelled") == ["red cancelled", "1"])
    #expect(words("a fold is drawn from all its members") == ["129", "1"])
    #expect(
      words("paper is narrower, and has all of a figure whose question is open")
        == ["1", "1", "1", "1", "", "0", "1", "0", "0", "1", "js", "0"])
    // Nothing is laid out while nothing happens.
    #expect(words("an idle page does nothing")[1] == "0")
    #expect(findings["complaints"] as? [String] == [])
  }
}
