import Authoring
import TestKit
import Testing

/// The glossary, and how the index beside it is written and checked.
@Suite(.provedOnce(.book)) struct GlossaryTests {
  private func glossary(_ old: String = "", _ new: String = "") throws -> Glossary {
    let folder = try SampleEngine.folder(old, new)
    return Glossary(SampleEngine.files(in: folder))
  }

  @Test func `words stand in order, each with the section that sets it in bold`() throws {
    let glossary = try glossary()
    expectEqual(messages(glossary.findings), [])
    expectEqual(glossary.terms.map { $0.name }, ["Branch", "Gates", "Responder"])
    expectEqual(glossary.terms[0].definition, "a view and all in it.")
    expectEqual(glossary.terms[0].target, "02-who/README.md#the-rule")
  }

  @Test(arguments: [
    // A word without a row, in both chapters that have it.
    (
      "| Gates | three tests. | [2 · The gates](02-who/README.md#the-gates) |\n", "",
      ["15: the glossary does not define \"gate\"", "5: the glossary does not define \"gate\""]
    ),
    (
      "#the-gates", "#the-rule",
      ["6: no section \"02-who/README.md#the-rule\" sets \"Gates\" in bold"]
    ),
    (
      "A **branch**", "A branch",
      ["5: no section \"02-who/README.md#the-rule\" sets \"Branch\" in bold"]
    ),
    (
      "| Responder |", "| Answer |",
      [
        "5: the glossary does not define \"responder\"", "7: \"Answer\" stands behind \"Gates\"",
        "7: no section \"03-hears/README.md#the-rule\" sets \"Answer\" in bold",
      ]
    ),
  ])
  func `a word without a row, a row without its word, and a wrong order are found`(
    old: String, new: String, findings: [String]
  ) throws {
    expectEqual(try messages(glossary(old, new).findings).sorted(), findings)
  }

  @Test func `labels, numbers and tags in bold are no words`() throws {
    let text = "hears **[doc]** (HT-1); **2 a.** **The test.** **Guess one:** **hold.** **c**"
    try expectEqual(messages(glossary("hears;", text).findings), [])
  }

  @Test func `the index is compared and written like all that is rendered`() throws {
    let folder = try SampleEngine.folder("<!-- listing: A b -->\n```swift", "<!-- x -->\n")
    let before = render(root: folder.root, chapters: SampleEngine.chapters, write: false)
    expectEqual(before.differences.map { $0.file }, [BookFiles.index])
    expectNil(folder.text(BookFiles.index))
    let report = render(root: folder.root, chapters: SampleEngine.chapters, write: true)
    expectEqual(report.written, [BookFiles.index])
    let after = render(root: folder.root, chapters: SampleEngine.chapters, write: false)
    expect(after.differences.isEmpty)
    let files = SampleEngine.files(in: folder)
    let page = Page(file: BookFiles.index, text: try #require(folder.text(BookFiles.index)))
    expectEqual(messages(checkLinks(page, in: files)), [])
    expectEqual(messages(checkProse(page)), [])
  }
}
