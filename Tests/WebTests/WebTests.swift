import Foundation
import LiveBook
import MiniUIKit
import Stage
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
    let told = try Told(run(node, [script("alive.mjs"), browser, folder]))
    #expect(told["failed"] == nil)
    // The cards stand where the text trains what they ask, in whatever order.
    let offered = (told["offered at first"] as? [[Any]] ?? []).map { "\($0[0]) \($0[1])" }.sorted()
    // Of a trace, an order or a tell-apart the scene comes with the right answer.
    let late = ["2.1", "2.2", "2.6"]
    #expect(
      offered.map { $0.replacing("true", with: "1").replacing("false", with: "0") }
        == (1...8).map { "2.\($0) \(late.contains("2.\($0)") ? 0 : 1)" })
    #expect(told["nothing is loaded before"] as? [String] == ["runs-02.js", "book.js"])
    let scene = try #require(liveScenes.first { $0.id == "2.5" })
    #expect(told["the title"] as? String == scene.title)
    #expect(told["lines"] as? Int == (try scene.run().lines.count))
    #expect(told["hit"] as? String == "-> front")
    #expect(told["focus"] as? Bool == true)
    #expect(told["wide"] as? [Bool] == [true, true])
    #expect((told["tapped by keys"] as? String)?.hasPrefix("-> ") == true)
    #expect(told["touched"] as? String == "-> back")
    let paper = told["after paper"] as? [Any]
    #expect(paper?.first as? String == "" && paper?.last as? Bool == true)
    #expect(told["audit"] as? [String] == [])
    #expect((told["after the answer"] as? String)?.hasPrefix("The scene of the question") == true)
    #expect(told["to repair"] as? [Bool] == [false, true])
    #expect((told["on a phone"] as? [Any])?.first as? Bool == true)
    #expect((told["on a phone"] as? [Any])?.last as? Int == 390)
    #expect(told["complaints"] as? [String] == [])
  }

  /// It holds every experiment of the book: 527 kB for fourteen chapters, 605 for sixteen, and 648 with
  /// what builds a reader's own scene.
  @Test func `the engine has at most 680 kB`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: built("engine.js")))
    #expect(data.count <= 680_000)
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
    let told = try Told(output)
    #expect(told["failed"] == nil)
    #expect(told["pages"] as? Int == names.count)
    for what in ["complaints", "requests", "too wide", "unlabelled", "without policy"] {
      #expect(told[what] as? [String] == [], "\(what)")
    }
  }

  @Test func `quiz, hints, drawer and gate answer, are kept, and are forgotten`() async throws {
    let page = try built("chapter-02.html")
    let browser = try program(Self.browsers, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let told = try Told(run(node, [script("article.mjs"), browser, page]))
    #expect(told["failed"] == nil)
    #expect(told["wrong answer"] as? String == "is-wrong")
    #expect(told["right answer"] as? String == "is-right")
    #expect(told["reasons shown"] as? Int == 1)
    #expect(told["hints"] as? [Int] == [0, 1, 2, 3])
    #expect(told["gate"] as? [Bool] == [true, false])
    // Hidden, then open at once.
    #expect(told["fold"] as? [String] == ["false,false,false", "true,true,true"])
    #expect(told["kept"] as? [Bool] == [true, true, true])
    #expect(told["forgotten"] as? [Bool] == [false, false, false])
    #expect(told["drawer"] as? [Bool] == [false, true, false])
    #expect(told["the page under the drawer"] as? [String] == ["hidden", "visible", "false"])
    #expect(told["letters"] as? Int == 0)
    #expect(told["drawings"] as? Int == 0)
    #expect((told["wide drawings"] as? Int ?? 0) >= 1)
    #expect((told["unknown word"] as? String)?.contains("nothing called no-such-place") == true)
    #expect(told["complaints"] as? [String] == [])
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
    let told = try Told(output)
    #expect(told["failed"] == nil)
    told.printSpeed()
    for check in checks {
      let heard = told.lines(check.script.name)
      #expect(check.expected.contains(heard), "\(check.script.name)")
      #expect(told["\(check.script.name), shown"] as? Bool == true)
    }
    let count = liveBook.flatMap(\.experiments).count - Self.nativeOnly.count
    #expect(told["experiments"] as? Int == count)
    // Nothing in the console, and nothing asked of the network.
    #expect(told["complaints"] as? [String] == [])
    #expect(told["requests"] as? [String] == [])
  }
}

/// What the scripts print: a line for each thing they saw.
struct Told {
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
