import Authoring
import BookKit
import Foundation
import MiniUIKit
import Stage
import TestKit
import Testing

@Suite(.provedOnce(.book)) struct RenderTests {
  private let page = "Chapters/02-who/README.md"

  /// A book with one chapter whose text is given, and everything else empty.
  private func book(_ text: String, _ files: [String: String] = [:]) throws -> Folder {
    let folder = try Folder(["README.md": "", BookFiles.howTo: "", page: text])
    for (name, text) in files { try folder.write(text, name) }
    return folder
  }

  private func report(_ folder: Folder, write: Bool = false) -> RenderReport {
    render(root: folder.root, chapters: [Sample.chapter], write: write)
  }

  @Test func `blocks that are what the program makes are not reported`() throws {
    let run = try Sample.full.run().text().joined(separator: "\n")
    let ask = "Which view is hit?\n  1  red\n  2  nobody"
    let folder = try book(
      """
      <!-- run: chapter2 2A -->
      ```text
      \(run)
      ```
      <!-- ask: chapter2 2A -->
      ```text
      \(ask)
      ```
      <!-- listing: Sources/Red.swift loop -->
      ```swift
      for a in b {
        c()
      }
      ```
      <!-- command -->
      ```sh
      swift run chapter2 2A --touch 1,1   # one run
      swift run chapter2 --json | head -3
      swift test
      swift run study check 2.1
      swift test --filter ex2_1_
      ```

      """,
      [
        "Sources/Red.swift": "{\n  // listing: loop\n  for a in b {\n    c()\n  }\n  // end\n}\n",
        "Exercises/02-who/Exercise2_1.swift": "",
      ])
    let report = report(folder)
    expectEqual(messages(report.errors), [])
    expectEqual(messages(report.differences), [])
  }

  @Test func `a block that differs is reported with its difference, and written`() throws {
    let old =
      "Text\n\n- Item\n  <!-- run: chapter2 2B -->\n  ```text\n  2B  Old title\n  ```\n\nEnd\n"
    let folder = try book(old)
    let before = report(folder)
    expectEqual(messages(before.differences), ["5: the block is not what the program makes"])
    expectEqual(before.differences.first?.difference, ["- 2B  Old title", "+ 2B  No finger"])
    expectEqual(folder.text(page), old)
    expectEqual(report(folder, write: true).written, [page])
    expectEqual(folder.text(page), old.replacing("Old title", with: "No finger"))
    expect(report(folder).isClean)
  }

  @Test func `several blocks of one page are written at once`() throws {
    let folder = try book(
      "<!-- run: chapter2 2A -->\n```\n```\n<!-- run: chapter2 2B -->\n```\nx\ny\nz\n```\n")
    expectEqual(report(folder, write: true).differences.count, 2)
    expect(report(folder).isClean)
  }

  @Test func `a block or figure that is not in order is an error with its line`() throws {
    let samples = [
      ("```\nx\n```\n", "1: the block is bound to nothing: no comment before it"),
      (
        "<!-- command -->\n\n```\nswift test\n```\n",
        "1: the binding has no fenced block on the next line"
      ),
      ("<!-- run: chapter2 2A -->\nText\n", "1: the binding has no fenced block on the next line"),
      ("<!-- command -->\n```\nswift test\n", "2: the fence is never closed"),
      ("<!-- command -->\n```", "2: the fence is never closed"),
      ("<!-- walk: chapter2 -->\n```\n```\n", "1: unknown binding"),
      ("<!-- run: chapter9 2A -->\n```\n```\n", "2: there is no program \"chapter9\""),
      ("<!-- run: chapter2 2Z -->\n```\n```\n", "2: there is no experiment \"2Z\""),
      ("<!-- run: chapter2 --svg x -->\n```\n```\n", "2: run: prints text"),
      ("<!-- ask: chapter2 2B -->\n```\n```\n", "2: ask: needs one experiment"),
      ("<!-- ask: chapter2 -->\n```\n```\n", "2: ask: needs one experiment"),
      ("<!-- listing: No.swift loop -->\n```\n```\n", "2: there is no file \"No.swift\""),
      ("<!-- listing: ../x loop -->\n```\n```\n", "2: there is no file"),
      ("<!-- output: swift test -->\n```\n```\n", "2: output: stands only in the top README.md"),
      ("<!-- command -->\n```\n```\n", "2: the block has no command"),
      ("<!-- command -->\n```\nrm -rf /\n```\n", "2: \"rm -rf /\" is none of"),
      ("<!-- command -->\n```\nswift run chapter2 --bad\n```\n", "2: there is no option"),
      ("<!-- command -->\n```\nswift run study dance\n```\n", "2: study has no command"),
      ("<!-- command -->\n```\nswift run study check 2.9\n```\n", "2: study has no command"),
      ("<!-- command -->\n```\nswift test --filter ex2_9\n```\n", "2: swift test takes nothing"),
      ("<!-- command -->\n```\nswift test | rm\n```\n", "2: pipe only into"),
      ("<!-- command -->\n```\nWHOLE_BOOK=1 swift run\n```\n", "2: \"WHOLE_BOOK=1 swift run\" is"),
      ("Try `swift run chapter2 2Z`.\n", "1: there is no experiment"),
      ("Try `swift run study hint 2.9`.\n", "1: study has no command"),
      ("![a](Figures/2Z.svg)\n", "1: no experiment makes the figure"),
      ("![a](../../../x.svg)\n", "1: no experiment makes the figure"),
    ]
    for (text, message) in samples {
      let report = report(try book(text))
      expectEqual(report.errors.count, 1)
      expectEqual(messages(report.errors).first?.hasPrefix(message), true, "\(report.errors)")
    }
  }

  @Test func `only the top page may show what is not run here`() throws {
    let folder = try book("")
    try folder.write("<!-- output: swift test -->\n```text\nanything\n```\n", "README.md")
    expect(report(folder).isClean)
  }

  @Test func `figures are compared, written, and must be shown`() throws {
    let folder = try book("![a](Figures/2A.svg)\n", ["Chapters/02-who/Figures/Old.svg": "x"])
    let first = report(folder)
    expectEqual(messages(first.differences), ["1: the figure is missing"])
    expectEqual(messages(first.errors), ["1: no experiment makes this figure; delete it"])
    expectEqual(report(folder, write: true).written, ["Chapters/02-who/Figures/2A.svg"])
    expect(report(folder).differences.isEmpty)
    try folder.write("<svg/>", "Chapters/02-who/Figures/2A.svg")
    expectEqual(
      messages(report(folder).differences), ["1: the figure is not what the program makes"])
    try folder.write("Nothing\n", page)
    expect(messages(report(folder).errors).contains("1: no page shows this figure; delete it"))
  }

  @Test func `an empty page is checked without harm`() {
    let page = Page(file: "README.md", text: "")
    expect(page.blocks.isEmpty)
    expect(checkCase(page, of: Sample.chapter).allSatisfy { $0.line >= 1 })
    #expect(checkProse(page).isEmpty && checkQuestions(page).isEmpty && checkFolds(page).isEmpty)
  }

  @Test func `a missing page is an error`() throws {
    let folder = try Folder()
    expectEqual(report(folder).errors.map { $0.file }, ["README.md", BookFiles.howTo, page])
  }

  @Test func `a listing whose marks are not in order is refused`() {
    let samples = [
      ("// listing: a\nx\n", "has no // end"), ("// listing: a\n// end\n", "is empty"),
      ("// listing: b\nx\n// end\n", "no listing"),
      ("// listing: a\n// listing: b\n// end\n", "has no // end"),
      ("// listing: a\nx\n// end\n// listing: a\nx\n// end\n", "several"),
      ("// listing: a\n" + String(repeating: "x\n", count: 26) + "// end\n", "26 lines"),
    ]
    for (source, message) in samples {
      let problem = #expect(throws: Problem.self) { try listing("a", in: source) }
      expectEqual(problem?.message.contains(message), true)
    }
  }
}
