import Authoring
import TestKit
import Testing

/// The glossary, and how both pages are written and checked.
@Suite(.provedOnce(.book)) struct GlossaryTests {
  private func glossary(_ old: String = "", _ new: String = "") throws -> Glossary {
    let folder = try SampleEngine.folder(old, new)
    return Glossary(SampleEngine.files(in: folder))
  }

  @Test func `words stand in order, as their chapters define them`() throws {
    let glossary = try glossary()
    expectEqual(messages(glossary.findings), [])
    expectEqual(glossary.terms.map { $0.name }, ["Branch", "Gates", "Responder"])
    expectEqual(glossary.terms[0].definition, "a view and all in it.")
    expectEqual(
      glossary.page.last, "| Responder | who hears. | [3 · The rule](03-hears/README.md#the-rule) |"
    )
  }

  @Test func `a word is explained in the section of its name, or where it is bold`() throws {
    let places = try glossary().terms.map { $0.place.target }
    expectEqual(places[0], "02-who/README.md#the-rule")
    expectEqual(places[1], "02-who/README.md#the-gates")
  }

  @Test func `a word defined twice, not at all, or nowhere in bold is found`() throws {
    try expectEqual(
      messages(glossary("**Responder**: who hears.", "**Gate**: x. **Responder**: y.").findings),
      [
        "13: \"Gate\" is defined in chapter 2 already",
        "13: \"Gate\" stands nowhere in bold in the chapter",
      ])
    let gates = try glossary(" **Gates**: three tests.", "")
    let missing = "Words and sources does not define \"gate\""
    expectEqual(gates.findings.map { $0.message }, [missing, missing])
    expectEqual(gates.findings.map { $0.line }, [5, 15])
    let branch = try glossary("A **branch**", "A branch")
    expectEqual(messages(branch.findings), ["25: \"Branch\" stands nowhere in bold in the chapter"])
  }

  @Test func `labels, numbers and tags in bold are no words`() throws {
    let text = "hears **[doc]** (HT-1); **2 a.** **The test.** **Guess one:** **hold.**"
    try expectEqual(messages(glossary("hears;", text).findings), [])
  }

  @Test func `both pages are compared and written like all that is rendered`() throws {
    let folder = try SampleEngine.folder("<!-- listing: A b -->\n```swift", "<!-- x -->\n")
    let pages = [BookFiles.glossary, BookFiles.index]
    let before = render(root: folder.root, chapters: SampleEngine.chapters, write: false)
    expectEqual(before.differences.map { $0.file }, pages)
    expectNil(folder.text(BookFiles.index))
    let report = render(root: folder.root, chapters: SampleEngine.chapters, write: true)
    expectEqual(report.written, pages)
    expectEqual(folder.text(BookFiles.glossary)?.hasPrefix("# Glossary\n"), true)
    let after = render(root: folder.root, chapters: SampleEngine.chapters, write: false)
    expect(after.differences.isEmpty)
    let files = SampleEngine.files(in: folder)
    for file in pages {
      let page = Page(file: file, text: try #require(folder.text(file)))
      expectEqual(messages(checkLinks(page, in: files)), [])
      expectEqual(messages(checkProse(page)), [])
    }
  }

  @Test func `a chapter without its way to both pages is found`() throws {
    let folder = try SampleEngine.folder()
    let files = SampleEngine.files(in: folder)
    expectEqual(messages(checkWords(in: files)), [])
    let lost = try SampleEngine.folder("(../index.md)", "(../README.md)")
    expectEqual(checkWords(in: SampleEngine.files(in: lost)).count, 2)
  }
}
