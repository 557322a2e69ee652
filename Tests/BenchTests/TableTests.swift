import Foundation
import TestKit
import Testing

@testable import bench

@Suite(.provedOnce(.bench)) struct TableTests {
  @Test func `the page's table has the lines that bench prints, with their targets`() throws {
    let table = try Table(in: String(contentsOf: page, encoding: .utf8))
    let lines = Workload.allCases.flatMap { $0.lines }
    expectEqual(
      table.fixed, lines.map { [$0.name, $0.what, $0.target] },
      "swift run -c release bench --write rewrites it")
    expectEqual(table.lines.first?.contains("; Swift "), true, "the first line names the machine")
  }

  @Test func `a table takes the place of the one before, and can be read again`() throws {
    let begin = Table.marks.begin
    let end = Table.marks.end
    let rows = [
      row("a drag", "≤ 500 ns", Outcome(value: "400 ns", isMet: true)),
      row("a tap", "", Outcome(value: "1.20 µs", roof: "600 ns", ratio: "2.0 ×")),
    ]
    let text = try Table(rows, on: "A machine").replacing(in: "a\n\(begin)\nold\n\(end)\nb\n")
    expectEqual(
      text,
      """
      a
      \(begin)

      A machine

      |    | measured | median  | roof   | ratio | target   | met |
      |----|----------|---------|--------|-------|----------|-----|
      | W4 | a drag   | 400 ns  |        |       | ≤ 500 ns | yes |
      | W4 | a tap    | 1.20 µs | 600 ns | 2.0 × |          |     |

      \(end)
      b

      """)
    let again = try Table(in: text)
    expectEqual(again.fixed, [["W4", "a drag", "≤ 500 ns"], ["W4", "a tap", ""]])
    try expectEqual(Table(rows, on: "A machine").replacing(in: text), text)
  }

  @Test(arguments: ["", "<!-- bench -->", "<!-- bench ends -->\n<!-- bench -->"])
  func `a text without both marks, in order, has no place for it`(text: String) {
    #expect(throws: Table.NoPlace.self) { try Table(in: text) }
  }

  // MARK: - Fixtures

  private let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(Table.file)

  private func row(_ what: String, _ target: String, _ outcome: Outcome) -> Row {
    Row(line: Line(name: "W4", what: what, target: target), outcome: outcome)
  }
}
