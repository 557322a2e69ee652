import Foundation
import TestKit
import Testing

/// Pages for somebody who listens to them, or has only keys.
///
/// Every third page is looked at in one of three ways in turn: wide or narrow, light or dark, before its
/// questions are answered or after. `.ci/more` looks at every page in all three.
@Suite(.serialized) struct AccessTests {
  @Test func `a page has names, roles, labels, contrast and an order for keys`() async throws {
    let index = try built("index.html")
    let folder = URL(fileURLWithPath: index).deletingLastPathComponent()
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".html") }.sorted()
    let names = pages.indices.filter { EveryRun.isAsked || $0 % 3 == 0 }.map { pages[$0] }
    let findings = try look(at: names, in: folder, everyWay: EveryRun.isAsked)
    #expect(findings["failed"] == nil)
    var (figures, focused, named) = (0, 0, 0)
    for name in names {
      let facts = try #require(findings[name] as? [String: Any], "\(name)")
      #expect(facts["found"] as? [String] == [], "\(name)")
      figures += facts["figures"] as? Int ?? 0
      focused += facts["focused"] as? Int ?? 0
      named += facts["named"] as? Int ?? 0
    }
    #expect(figures >= (EveryRun.isAsked ? 150 : 50))
    let least = EveryRun.isAsked ? 10_000 : 1_500
    #expect(focused >= least)
    #expect(named >= least)
  }

  @Test func `a page full of mistakes is found out`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mistakes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.mistakes.utf8).write(to: folder.appendingPathComponent("page.html"))
    let findings = try look(at: ["page.html"], in: folder, everyWay: true)
    let found = (findings["page.html"] as? [String: Any])?["found"] as? [String] ?? []
    let expected = [
      "id twice", "for leads nowhere", "field without a label", "image without a text",
      "h3 behind h1", "tab without aria-selected", "tab outside of its tablist",
      "slider without aria-valuenow", "contrast 2.85", "contrast 1.66",
      "the focus is not seen: <a", "the focus goes back", "no name: button", "no name: slider",
    ]
    for what in expected {
      #expect(found.contains { $0.contains(what) }, "\(what)")
    }
  }

  private func look(at names: [String], in folder: URL, everyWay: Bool) throws -> Findings {
    let browser = try program(WebTests.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let ways = everyWay ? "every" : "one"
    return try Findings(run(node, [script("access.mjs"), browser, folder.path, ways] + names))
  }

  private static let mistakes = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes</title><style>
    body { background: #fff; color: #000; } .pale { color: #999; } .blind:focus { outline: none; }
    .up { position: absolute; top: 0; left: 40px; }
    </style></head><body><main><p>&nbsp;</p><h1>One</h1><h3>Three</h3><p id="a" class="pale">pale</p>
    <p id="a">twice</p><button></button><input><img src="data:,"><a href="#a" class="blind">blind</a>
    <button class="up">up</button><span role="tab">tab</span><div role="slider" tabindex="0"></div>
    <label for="nowhere">label</label><svg width="90" height="30"><rect width="90" height="30"/>
    <text x="5" y="20" fill="#333">dark</text></svg></main></body></html>
    """
}
