import Authoring
import Testing

/// The glossary, and how both pages are written and checked.
struct GlossaryTests {
  private func glossary(_ old: String = "", _ new: String = "") throws -> Glossary {
    let folder = try SampleEngine.folder(old, new)
    return Glossary(SampleEngine.files(in: folder))
  }

  @Test func `words stand in order, as their chapters define them`() throws {
    let glossary = try glossary()
    #expect(messages(glossary.findings) == [])
    #expect(glossary.terms.map { $0.name } == ["Branch", "Gates", "Responder"])
    #expect(glossary.terms[0].definition == "a view and all in it.")
    #expect(
      glossary.page.last
        == "| Responder | who hears. | [3 · The rule](03-hears/README.md#the-rule) |")
  }

  @Test func `a word is explained in the section of its name, or where it is bold`() throws {
    let places = try glossary().terms.map { $0.place.target }
    #expect(places[0] == "02-who/README.md#the-rule")
    #expect(places[1] == "02-who/README.md#the-gates")
  }

  @Test func `a word defined twice, not at all, or nowhere in bold is found`() throws {
    #expect(
      try messages(glossary("**Responder**: who hears.", "**Gate**: x. **Responder**: y.").findings)
        == [
          "13: \"Gate\" is defined in chapter 2 already",
          "13: \"Gate\" stands nowhere in bold in the chapter",
        ])
    let gates = try glossary(" **Gates**: three tests.", "")
    let missing = "Words and sources does not define \"gate\""
    #expect(gates.findings.map { $0.message } == [missing, missing])
    #expect(gates.findings.map { $0.line } == [5, 15])
    let branch = try glossary("A **branch**", "A branch")
    #expect(messages(branch.findings) == ["25: \"Branch\" stands nowhere in bold in the chapter"])
  }

  @Test func `labels, numbers and tags in bold are no words`() throws {
    let text = "hears **[doc]** (HT-1); **2 a.** **The test.** **Guess one:** **hold.**"
    #expect(try messages(glossary("hears;", text).findings) == [])
  }

  @Test func `both pages are compared and written like all that is rendered`() throws {
    let folder = try SampleEngine.folder("<!-- listing: A b -->\n```swift", "<!-- x -->\n")
    let pages = [BookFiles.glossary, BookFiles.index]
    let before = render(root: folder.root, chapters: SampleEngine.chapters, write: false)
    #expect(before.differences.map { $0.file } == pages)
    #expect(folder.text(BookFiles.index) == nil)
    let report = render(root: folder.root, chapters: SampleEngine.chapters, write: true)
    #expect(report.written == pages)
    #expect(folder.text(BookFiles.glossary)?.hasPrefix("# Glossary\n") == true)
    let after = render(root: folder.root, chapters: SampleEngine.chapters, write: false)
    #expect(after.differences.isEmpty)
    let files = SampleEngine.files(in: folder)
    for file in pages {
      let page = Page(file: file, text: try #require(folder.text(file)))
      #expect(messages(checkLinks(page, in: files)) == [])
      #expect(messages(checkProse(page)) == [])
    }
  }

  @Test func `a chapter without its way to both pages is found`() throws {
    let folder = try SampleEngine.folder()
    let files = SampleEngine.files(in: folder)
    #expect(messages(checkWords(in: files)) == [])
    let lost = try SampleEngine.folder("(../index.md)", "(../README.md)")
    #expect(checkWords(in: SampleEngine.files(in: lost)).count == 2)
  }
}
