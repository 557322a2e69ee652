import Foundation
import LiveBook
import MiniUIKit
import Stage
import TestKit
import Testing

/// The page as `swift run study web` builds it.
///
/// Building takes minutes, so these tests look at the page that is there; without one, or without a
/// program that can open it, they are skipped and say why.
@Suite(.serialized) struct WebTests {
  /// In Embedded Swift there are no weak references, so no target ever dies: these are left out.
  static let nativeOnly = ["6L", "6L2"]

  @Test(arguments: liveBook.map(\.number))
  func `every experiment gives the same bytes in WebAssembly`(number: Int) async throws {
    let page = try built("engine.js")
    let node = try program("node", "a JavaScript runtime")
    let chapter = try #require(liveBook.first { $0.number == number })
    let native = try chapter.experiments.filter { !Self.nativeOnly.contains($0.id) }
      .flatMap { try $0.run().json }
    let output = try run(node, [script("bytes.mjs"), page, String(number)])
    let wasm = output.split(separator: "\n").map(String.init)
    #expect(wasm.count == native.count)
    #expect(wasm == native)
  }

  @Test func `every scene of an exercise gives the same bytes in WebAssembly`() throws {
    let page = try built("engine.js")
    let node = try program("node", "a JavaScript runtime")
    let native = try liveScenes.flatMap { try $0.run().json }
    let output = try run(node, [script("scenes.mjs"), page] + liveScenes.map(\.id))
    let wasm = output.split(separator: "\n").map(String.init)
    #expect(wasm.count == native.count)
    #expect(zip(wasm, native).first { $0 != $1 }.map { "\($0.0) is not \($0.1)" } == nil)
  }

  @Test func `drawings of exercises come alive when they are asked for, and can be touched`() throws
  {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let browser = try program(Self.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let findings = try Findings(run(node, [script("alive.mjs"), browser, folder]))
    #expect(findings["failed"] == nil)
    // The cards stand where the text trains what they ask, in whatever order.
    let offered = (findings["offered at first"] as? [[Any]] ?? []).map { "\($0[0]) \($0[1])" }
      .sorted()
    // Of a trace, an order or a tell-apart the scene comes with the right answer.
    let late = ["2.1", "2.2", "2.6"]
    #expect(
      offered.map { $0.replacing("true", with: "1").replacing("false", with: "0") }
        == (1...8).map { "2.\($0) \(late.contains("2.\($0)") ? 0 : 1)" })
    #expect(findings["nothing is loaded before"] as? [String] == ["runs-02.js", "book.js"])
    let scene = try #require(liveScenes.first { $0.id == "2.5" })
    #expect(findings["the title"] as? String == scene.title)
    #expect(findings["lines"] as? Int == (try scene.run().lines.count))
    #expect(findings["hit"] as? String == "-> front")
    #expect(findings["focus"] as? Bool == true)
    #expect(findings["wide"] as? [Bool] == [true, true])
    #expect((findings["tapped by keys"] as? String)?.hasPrefix("-> ") == true)
    #expect(findings["touched"] as? String == "-> back")
    let paper = findings["after paper"] as? [Any]
    #expect(paper?.first as? String == "" && paper?.last as? Bool == true)
    #expect(findings["audit"] as? [String] == [])
    #expect(
      (findings["after the answer"] as? String)?.hasPrefix("The scene of the question") == true)
    #expect(findings["to repair"] as? [Bool] == [false, true])
    #expect((findings["on a phone"] as? [Any])?.first as? Bool == true)
    #expect((findings["on a phone"] as? [Any])?.last as? Int == 390)
    #expect(findings["complaints"] as? [String] == [])
  }

  /// It holds every experiment of the book and what builds a reader's own scene.
  @Test func `the engine has at most 550 kB`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: built("engine.js")))
    #expect(data.count <= 550_000)
  }

  @Test(arguments: [("engine.js", "LiveBook"), ("judge.js", "WrittenExercises")])
  func `what a page puts together is what was linked`(file: String, module: String) throws {
    let linked = Products.package.appendingPathComponent(".build-wasm/\(module).wasm").path
    let node = try program("node", "a JavaScript runtime")
    let output = try run(node, [script("joined.mjs"), built(file), linked])
    #expect(output == "true\n")
  }

  @Test func `every page opens from a file without a word, a request, or a line too wide`()
    async throws
  {
    try Self.expectPages(in: program(Self.browsers, "a browser"))
  }

  /// What every page is in a browser, at the width of a desk and of a phone.
  static func expectPages(in browser: String) throws {
    let page = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent()
    let node = try program("node", "a JavaScript runtime")
    let names = try FileManager.default.contentsOfDirectory(atPath: page.path)
      .filter { $0.hasSuffix(".html") }.sorted()
    let output = try run(node, [script("pages.mjs"), browser, page.path] + names)
    let findings = try Findings(output)
    #expect(findings["failed"] == nil)
    #expect(findings["pages"] as? Int == names.count)
    for what in ["complaints", "requests", "too wide", "unlabelled", "without policy"] {
      #expect(findings[what] as? [String] == [], "\(what)")
    }
  }

  @Test func `quiz, hints, drawer and gate answer, are kept, and are forgotten`() async throws {
    let page = try built("chapter-02.html")
    let browser = try program(Self.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let findings = try Findings(run(node, [script("article.mjs"), browser, page]))
    #expect(findings["failed"] == nil)
    #expect(findings["wrong answer"] as? String == "is-wrong")
    #expect(findings["right answer"] as? String == "is-right")
    #expect(findings["reasons shown"] as? Int == 1)
    #expect(findings["hints"] as? [Int] == [0, 1, 2, 3])
    #expect(findings["gate"] as? [Bool] == [true, false])
    // Hidden, then open at once.
    #expect(findings["fold"] as? [String] == ["false,false,false", "true,true,true"])
    #expect(findings["kept"] as? [Bool] == [true, true, true])
    #expect(findings["forgotten"] as? [Bool] == [false, false, false])
    #expect(findings["drawer"] as? [Bool] == [false, true, false])
    #expect(findings["the page under the drawer"] as? [String] == ["hidden", "visible", "false"])
    #expect(findings["letters"] as? Int == 0)
    #expect(findings["drawings"] as? Int == 0)
    #expect((findings["wide drawings"] as? Int ?? 0) >= 1)
    #expect((findings["unknown word"] as? String)?.contains("nothing called no-such-place") == true)
    #expect(findings["complaints"] as? [String] == [])
  }

  /// On a Mac a browser is not on the path.
  static let browsers = [
    "chromium-headless-shell", "chromium", "google-chrome", "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  @Test func `pointers in a browser do what fingers do on the phone`() async throws {
    try Self.expectPointers(in: program(Self.browsers, "a browser"))
  }

  /// What a browser's pointers and keys do on the bench, but for some that are left out by name.
  static func expectPointers(in browser: String, without left: Set<String> = []) throws {
    let page = try built("lab.html")
    let node = try program("node", "a JavaScript runtime")
    let checks = try BrowserCheck.all.filter { !left.contains($0.script.name) }
    let words = try String(decoding: JSONEncoder().encode(checks.map(\.script)), as: UTF8.self)
    let output = try run(node, [script("touches.mjs"), browser, page], ["CHECKS": words])
    let findings = try Findings(output)
    #expect(findings["failed"] == nil)
    findings.printSpeed()
    for check in checks {
      let heard = findings.lines(check.script.name)
      #expect(check.expected.contains(heard), "\(check.script.name)")
      #expect(findings["\(check.script.name), shown"] as? Bool == true)
    }
    let count = liveBook.flatMap(\.experiments).count - Self.nativeOnly.count
    #expect(findings["experiments"] as? Int == count)
    // Nothing in the console, and nothing asked of the network.
    #expect(findings["complaints"] as? [String] == [])
    #expect(findings["requests"] as? [String] == [])
  }
}

/// What the scripts print: a line for each thing they saw.
struct Findings {
  private var values: [String: Any] = [:]

  init(_ output: String) throws {
    for line in output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let what = object?["what"] as? String { values[what] = object?["value"] }
    }
  }

  /// Prints what the browser measured; nothing is asserted of it.
  func printSpeed() {
    let speed = values["speed"] as? [String: Any] ?? [:]
    func number(_ key: String) -> String {
      (speed[key] as? Double).map { String(format: "%.1f", $0) } ?? "?"
    }
    let ready = (values["ready"] as? Double).map { String(format: "%.0f", $0) } ?? "?"
    print(
      """
      The page: ready after \(ready) ms; from pointer to drawing \(number("update")) ms in \
      \(speed["largest"] ?? "?"), the largest scene; \(number("dragging")) frames a second while a \
      list is dragged, \(number("decelerating")) while it decelerates.
      """)
  }

  subscript(what: String) -> Any? { values[what] }
  func lines(_ what: String) -> [String] { values[what] as? [String] ?? [] }
}
