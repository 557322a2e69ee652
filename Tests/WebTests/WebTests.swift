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
    let page = try builtPage()
    let node = try program("node", "a JavaScript runtime")
    let chapter = try #require(liveBook.first { $0.number == number })
    let native = try chapter.experiments.filter { !Self.nativeOnly.contains($0.id) }
      .flatMap { try $0.run().json }
    let output = try run(node, [script("bytes.mjs"), page, String(number)])
    let wasm = output.split(separator: "\n").map(String.init)
    #expect(wasm.count == native.count)
    #expect(wasm == native)
  }

  @Test func `a page is one file of at most 500 kB that asks for nothing`() throws {
    let page = try builtPage()
    let data = try Data(contentsOf: URL(fileURLWithPath: page))
    let text = String(decoding: data.filter { $0 < 128 }, as: UTF8.self)
    #expect(data.count <= 500_000)
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("src=\"http") && !text.contains("href=\"http"))
  }

  @Test func `pointers in a browser do what fingers do on the phone`() async throws {
    let page = try builtPage()
    let names = ["chromium-headless-shell", "chromium", "google-chrome", "chrome"]
    let browser = try program(names, "a browser")
    let node = try program("node", "a JavaScript runtime")
    let checks = try BrowserCheck.all
    let words = try String(decoding: JSONEncoder().encode(checks.map(\.script)), as: UTF8.self)
    let output = try run(node, [script("touches.mjs"), browser, page], ["CHECKS": words])
    let told = try Told(output)
    #expect(told["failed"] == nil)
    told.printSpeed()
    for check in checks {
      #expect(told.lines(check.script.name) == check.expected, "\(check.script.name)")
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
