import Foundation
import TestKit
import Testing

@testable import BookSite

/// Each script of the pages says in its first two lines what it may touch, and touches nothing else.
@Suite(.provedOnce(.book)) struct ScriptTests {
  private static let folder = packageRoot + "/Sources/Book"

  private static func paths(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: "\(Self.folder)/\(folder)")
    return (all?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".js") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  private static func bench(in folder: String = "") throws -> [Script] {
    try paths(in: "study/Web/Page").map { try Script($0, in: folder, text($0)) }
  }

  /// The scripts of the book's pages, with those of the bench that they share.
  private static func pages() throws -> [Script] {
    try paths(in: "BookSite/Page").map { try Script($0, text($0)) }
      + bench(in: "bench/")
      .filter { ["bench/engine", "bench/streams", "bench/unpack"].contains($0.name) }
  }

  @Test func `each script begins with what it touches, and with the scripts it uses`() throws {
    let (pages, bench) = try (Self.pages(), Self.bench())
    expect(pages.count > 40 && bench.count > 7, "The scripts are looked for where they lie.")
    let own = pages.filter { !$0.name.hasPrefix("bench/") }
    for (scripts, all) in [(own, pages), (bench, bench)] {
      for script in scripts {
        expectLines(script.head, script.header(among: all), script.path)
      }
    }
  }

  @Test func `what is known of a run is known without a node, by itself and by what it uses`()
    throws
  {
    let figure = try Self.pages().filter { $0.path.contains("/figure/") }
    let known = figure.filter { $0.touches.isEmpty }
    let names = Set(known.map(\.name)).union(["dom"])
    for script in known {
      // Of dom.js they use the numbers: what makes nodes in it counts as touching them.
      expectEqual(script.uses(of: figure).filter { !names.contains($0) }, [], script.path)
    }
    let expected: Set = ["axis", "course", "geometry", "knowledge", "lane-stories", "layers"]
    expectEqual(expected.subtracting(names).sorted(), [])
  }

  @Test func `what draws asks nobody: neither the store nor the engine, the clock or the address`()
    throws
  {
    let drawing = try Self.pages().filter { script in
      script.path.contains("/figure/") && script.path < "BookSite/Page/figure/76"
    }
    expect(drawing.count > 20)
    for script in drawing {
      expectEqual(script.touches.filter { $0 != "nodes" }, [], script.path)
    }
  }

  @Test func `the two lines weigh nothing in a page`() throws {
    for path in Self.paths(in: "BookSite/Page") {
      let text = try Self.text(path)
      let rest = text.components(separatedBy: "\n").dropFirst(2).joined(separator: "\n")
      expectEqual(
        Assets.squeezed(script: Assets.short(text)), Assets.squeezed(script: Assets.short(rest)))
    }
  }

  // MARK: - What is seen in a script

  @Test(arguments: [
    "other();", "const own = { other };", "const own = `${other}`;", "own(...other);",
    "const { a = other } = own;", "const own = { key: other };", "other.own = 1;",
    "const own = (a) => a / other / 2;", "class Own extends other {}", "f(a ? other : 1);",
    "if (other) { own(); }",
  ])
  func `a name of another script is seen wherever it stands`(line: String) {
    let all = [Script("a.js", "const other = 1;"), Script("b.js", line)]
    expectEqual(all[1].uses(of: all), ["a"])
  }

  @Test(arguments: [
    "// other", "/* other */", "own(\"other\");", "own('\\'other');", "own(`other`);",
    "own(/[/]other/);", "own.other;", "own?.other;", "const own = { other: 1 };",
    "class Own { other() {} }", "const own = (other) => other;", "const own = other => other;",
    "function own({ key: other }) { return other; }", "{ const [other] = own; own(other); }",
    "const other = 1;", "own.map(([, other]) => other);",
  ])
  func `a word that only looks like it is none`(line: String) {
    let all = [Script("a.js", "const other = 1;"), Script("b.js", line)]
    expectEqual(all[1].uses(of: all), [])
  }

  @Test(arguments: [
    ("own.classList.add(1);", ["nodes"]), ("make(\"p\");", ["nodes"]),
    ("const own = (make) => make();", []), ("STORE.get(1);", ["store"]),
    ("localStorage.clear();", ["store"]), ("await ENGINES.load();", ["engine"]),
    ("setTimeout(own, location.hash);", ["time", "address"]), ("own.location = 1;", []),
    ("own(`${navigator.clipboard}`);", ["clipboard"]), ("own(1 + 2);", []),
  ])
  func `what a script touches is seen by its words`(line: String, touched: [String]) {
    expectEqual(Script("a.js", line).touches, touched)
  }
}
